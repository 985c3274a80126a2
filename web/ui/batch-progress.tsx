import { Group, Progress, Stack, Text } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import type { ReactNode } from "react";

interface BatchProgressProps {
  readonly processed: number;
  readonly total: number;
  readonly percent: number;
  readonly succeeded: number;
  readonly failed: number;
  /** The current or next item; null when all are processed. */
  readonly current: string | null;
}

export function BatchProgress({ processed, total, percent, succeeded, failed, current }: BatchProgressProps) {
  return (
    <Stack gap={8}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600} role="status">
          {current === null ? "Processed" : "Processing"}: {processed} of {total}
        </Text>
        <Text size="sm" fw={600} style={{ fontVariantNumeric: "tabular-nums" }}>
          {percent}%
        </Text>
      </Group>
      <Progress value={percent} size="md" radius="xl" aria-label="Batch progress" />
      <Group justify="space-between" gap="xs">
        {current !== null && (
          <Text size="xs" c="dimmed" truncate flex={1} miw={160}>
            Current: {current}
          </Text>
        )}
        <Group gap="md">
          <Count icon={<IconCircleCheck size={15} color="var(--mantine-color-green-6)" aria-hidden />}>
            Success: {succeeded}
          </Count>
          <Count icon={<IconCircleX size={15} color="var(--mantine-color-red-6)" aria-hidden />}>
            Failed: {failed}
          </Count>
        </Group>
      </Group>
    </Stack>
  );
}

function Count({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Group gap={4} wrap="nowrap">
      {icon}
      <Text size="xs">{children}</Text>
    </Group>
  );
}
