import { Button } from "@mantine/core";
import { useNavigate } from "react-router";
import { COMPARED_MAX, COMPARED_MIN, comparedKey } from "#domain/company/compared-keys.ts";
import { paths } from "#web/paths.ts";
import { compareMessages as messages } from "../messages.ts";

interface CompareSelectedProps {
  /** Of records; those without one cannot be compared. */
  readonly companies: readonly { readonly id: string; readonly url: string | null }[];
}

/** For the bar of selected rows. */
export function CompareSelected({ companies }: CompareSelectedProps) {
  const navigate = useNavigate();
  const keys = [...new Set(companies.map(comparedKey))];
  const fits = keys.length >= COMPARED_MIN && keys.length <= COMPARED_MAX;
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={!fits}
      title={fits ? undefined : messages.selectHint}
      onClick={() => void navigate(paths.compareOf(keys))}
    >
      {messages.compare}
    </Button>
  );
}
