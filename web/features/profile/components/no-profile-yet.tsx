import { Anchor, Card } from "@mantine/core";
import { Link } from "react-router";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

const EXAMPLE = "https://www.linkedin.com/in/sample-founder";

/** Shown before the first request, with a sample person. */
export function NoProfileYet({ children }: { children: string }) {
  const sampleData = useSampleData();
  return (
    <Card py="xl">
      <EmptyState
        title="No profile yet"
        action={
          sampleData.profiles ? (
            <Anchor component={Link} to={{ search: `${new URLSearchParams({ url: EXAMPLE })}` }} size="sm">
              Try a sample person
            </Anchor>
          ) : undefined
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
