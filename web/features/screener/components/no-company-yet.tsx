import { Anchor, Card } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useBackend } from "#web/backend/client.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

const EXAMPLE = "https://www.crunchbase.com/organization/celonis";

/** Before a company is asked for: what will stand here, and a company to try it with. */
export function NoCompanyYet() {
  const { sampleData } = useBackend().config;
  const { search } = useLocation();
  const example = new URLSearchParams(search);
  example.set("url", EXAMPLE);
  return (
    <Card py="xl">
      <EmptyState
        title="No company yet"
        action={
          sampleData.companies ? (
            <Anchor component={Link} to={{ search: `${example}` }} size="sm">
              Try a sample company
            </Anchor>
          ) : undefined
        }
      >
        The company will stand here: its founding year, team, funding rounds, top investors and press.
      </EmptyState>
    </Card>
  );
}
