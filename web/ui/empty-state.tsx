import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap={6} ta="center">
      <Text fw={600}>{title}</Text>
      {children !== undefined && (
        <Text size="sm" c="dimmed" maw={440}>
          {children}
        </Text>
      )}
      {action !== undefined && <div style={{ marginTop: 10, maxWidth: "100%" }}>{action}</div>}
    </Stack>
  );
}
