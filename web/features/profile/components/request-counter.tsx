import { Group, Paper, Skeleton, Text } from "@mantine/core";
import { useRequestCount } from "#web/data/profile/queries.ts";
import classes from "./request-counter.module.css";

/** The requests used: `N of 100`. */
export function RequestCounter() {
  const { data, isLoadingError } = useRequestCount();
  const { count, max } = data ?? { count: 0, max: 1 };
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
            {count} of {max}
          </Text>
        )}
      </Group>
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Requests used"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={count}
      >
        <div
          className={classes.used}
          data-full={count >= max || undefined}
          style={{ width: `${(count / Math.max(max, 1)) * 100}%` }}
        />
      </div>
    </Paper>
  );
}
