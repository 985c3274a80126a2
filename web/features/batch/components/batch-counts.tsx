import { Group, Text } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import type { ReactNode } from "react";

interface BatchCountsProps {
  readonly succeeded: number;
  readonly failed: number;
  /** The current or next company; null while none is fetched. */
  readonly current: string | null;
}

export function BatchCounts({ succeeded, failed, current }: BatchCountsProps) {
  return (
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
        <Count icon={<IconCircleX size={15} color="var(--mantine-color-red-6)" aria-hidden />}>Failed: {failed}</Count>
      </Group>
    </Group>
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
