import { Box, Button, Group, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { shortName } from "#domain/history/short-name.ts";
import { type HistoryPeriod, useHistoryPeriod } from "#web/data/history/queries.ts";
import { useSetHistoryDays } from "#web/data/history/writes.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { LazyModal } from "#web/ui/lazy-modal.tsx";
import { toast } from "#web/ui/toast.tsx";
import { historyMessages } from "../messages.ts";

const messages = historyMessages.retention;
const PERIODS = new Map([
  [30, "30 days"],
  [90, "90 days"],
  [180, "180 days"],
  [365, "1 year"],
  [730, "2 years"],
  [1825, "5 years"],
  [3650, "10 years"],
]);

interface RetentionProps {
  readonly you: string | null;
}

/** How long the history is kept, for the whole team. A shorter period is confirmed first. */
export function Retention({ you }: RetentionProps) {
  const period = useHistoryPeriod();
  const setDays = useSetHistoryDays();
  const [shorter, setShorter] = useState<number | null>(null);

  function save(next: number) {
    setShorter(null);
    setDays.mutate(next, {
      onSuccess: () => toast.success(messages.savedTitle, messages.saved(periodOf(next))),
      onError: (error) => toast.error(messages.failedTitle, errorMessage(error)),
    });
  }

  // Reserves the line.
  if (period === null) return <Box mb="md" h={36} />;
  const { days, lastChange } = period;
  const known = [...new Set([...PERIODS.keys(), days])].sort((a, b) => a - b);
  return (
    <>
      <Group gap="sm" mb="md" mih={36}>
        <Text size="sm" component="label" htmlFor="history-days">
          {messages.label}
        </Text>
        <NativeSelect
          id="history-days"
          size="xs"
          data={known.map((value) => ({ value: String(value), label: periodOf(value) }))}
          value={String(setDays.isPending ? setDays.variables : days)}
          disabled={setDays.isPending}
          onChange={({ currentTarget: { value } }) => {
            const next = Number(value);
            if (next < days) setShorter(next);
            else save(next);
          }}
        />
        {lastChange !== null && (
          <Text size="sm" c="dimmed">
            {lastChangeText(lastChange, you)}
          </Text>
        )}
      </Group>
      <LazyModal
        opened={shorter !== null}
        onClose={() => setShorter(null)}
        title={messages.shorterTitle(periodOf(shorter ?? days))}
        centered
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Text size="sm">{messages.shorter}</Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={() => setShorter(null)} data-autofocus>
            Cancel
          </Button>
          <Button color="red.9" onClick={() => shorter !== null && save(shorter)}>
            Delete older history
          </Button>
        </Group>
      </LazyModal>
    </>
  );
}

function lastChangeText(
  { actor, at, old, new: next }: NonNullable<HistoryPeriod["lastChange"]>,
  you: string | null,
): string {
  return messages.lastChange(
    shortName(actor, you),
    Number(old.history_days),
    Number(next.history_days),
    formatMoment(at),
  );
}

function periodOf(days: number): string {
  return PERIODS.get(days) ?? `${days} days`;
}
