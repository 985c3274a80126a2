import { Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the right, below the title on narrow screens. */
  readonly actions?: ReactNode;
  /** False if the printed record has its own heading. Default true. */
  readonly isPrinted?: boolean;
}

/** Also sets the document title. */
export function PageHeader({ title, description, actions, isPrinted = true }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Venture Research`;
  }, [title]);
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="xl" data-print={isPrinted ? undefined : "hidden"}>
      <Stack gap={6} maw={640}>
        <Title order={1}>{title}</Title>
        {description !== undefined && (
          <Text c="dimmed" size="sm">
            {description}
          </Text>
        )}
      </Stack>
      {actions}
    </Group>
  );
}
