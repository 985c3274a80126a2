import { Anchor, Card, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSampleData } from "#web/data/sample-data/queries.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

const EXAMPLE = "https://www.linkedin.com/in/sample-founder";

interface NoProfileYetProps {
  readonly children: string;
  /** Another way to a profile, offered first where no profile service is set up. */
  readonly alternative: ReactNode;
}

/** Shown before the first request, with a sample person. */
export function NoProfileYet({ children, alternative }: NoProfileYetProps) {
  const sampleData = useSampleData();
  return (
    <Card py="xl">
      <EmptyState
        title="No profile yet"
        action={
          sampleData.profiles ? (
            <Stack gap="xs" align="center">
              {alternative}
              <Anchor component={Link} to={{ search: `${new URLSearchParams({ url: EXAMPLE })}` }} size="sm">
                Try a sample person
              </Anchor>
            </Stack>
          ) : undefined
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
