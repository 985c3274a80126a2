import { Anchor, Card } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

const EXAMPLE = "https://www.crunchbase.com/organization/celonis";

/** Empty state of the screener, with a sample company to try. */
export function NoCompanyYet() {
  const sampleData = useSampleData();
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
        Paste a Crunchbase company URL above to see its founding year, team size, funding rounds, top investors and
        press.
      </EmptyState>
    </Card>
  );
}
