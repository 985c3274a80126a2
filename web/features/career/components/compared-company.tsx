import { InputBase } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { loadPart } from "#web/lib/chunk.ts";
import { useLazyField } from "#web/ui/use-lazy-field.ts";
import { careerMessages } from "../messages.ts";
import type { ComparedCompanyProps } from "./compared-company-field.tsx";

const load = async () => (await loadPart(() => import("./compared-company-field.tsx"))).ComparedCompanyField;

/** Chooses the company to compare with. Its list is loaded when it is hovered or focused. */
export function ComparedCompany(props: ComparedCompanyProps) {
  const { opened, inputProps } = useLazyField(load, props.compared?.name ?? "");
  if (opened !== null) return <opened.Opened {...props} use={opened.use} />;
  return (
    <InputBase
      size="xs"
      w={250}
      aria-label={careerMessages.compare}
      placeholder={careerMessages.compare}
      rightSection={<IconSelector size={14} aria-hidden />}
      rightSectionPointerEvents="none"
      {...inputProps}
    />
  );
}
