import { Group, Paper, Progress, Skeleton, Text } from "@mantine/core";
import { useRequestCount } from "#web/data/profile/queries.ts";

/** The requests used: `N of 100`. */
export function RequestCounter() {
  const { data, isLoadingError } = useRequestCount();
  return (
    <Paper withBorder radius="lg" px="md" py="sm" miw={190} role="group" aria-label="LinkedIn requests">
      <Group justify="space-between" gap="md" wrap="nowrap" mb={8}>
        <Text size="sm" c="dimmed">
          Requests
        </Text>
        {data === undefined && !isLoadingError && <Skeleton h={20} w={64} />}
        {isLoadingError && <Text size="sm">Unavailable</Text>}
        {data !== undefined && (
          <Text size="sm" fw={650} style={{ fontVariantNumeric: "tabular-nums" }}>
            {data.count} of {data.max}
          </Text>
        )}
      </Group>
      <Progress
        size={5}
        value={data === undefined ? 0 : (data.count / Math.max(data.max, 1)) * 100}
        color={data !== undefined && data.count >= data.max ? "red" : undefined}
        aria-label="Requests used"
      />
    </Paper>
  );
}
