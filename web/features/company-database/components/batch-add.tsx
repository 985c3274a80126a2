import { Button, Group, Progress, Stack, Text, Textarea } from "@mantine/core";
import { IconPlayerStop, IconRefresh } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { parsePaste } from "#domain/batch/parse-paste.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { LeaveGuard } from "#web/ui/leave-guard.tsx";
import { SUBMIT_SHORTCUT, SubmitHint, submitOnShortcut } from "#web/ui/submit-shortcut.tsx";
import { toast } from "#web/ui/toast.tsx";
import { databaseMessages } from "../messages.ts";
import { type Batch, useBatch } from "../use-batch.ts";
import { BatchLines } from "./batch-lines.tsx";

const words = databaseMessages.batch;

interface BatchAddProps {
  readonly renderSighting: (sighting: Sighting) => ReactNode;
}

export function BatchAdd({ renderSighting }: BatchAddProps) {
  const [pasted, setPasted] = useState("");
  const batch = useBatch({ onComplete: () => setPasted("") });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (parsePaste(pasted).length === 0) toast.error(words.noUrlsTitle, words.noUrls);
    else void batch.start(pasted);
  }

  return (
    <Stack gap="md">
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Textarea
            aria-label="Crunchbase URLs"
            placeholder={words.placeholder}
            autosize
            minRows={4}
            maxRows={10}
            spellCheck={false}
            onKeyDown={submitOnShortcut}
            value={pasted}
            disabled={batch.isRunning}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Group justify="space-between" gap="sm">
            <Text size="xs" c="dimmed">
              Duplicates and companies fetched in the last 24 hours are skipped.
            </Text>
            <Group gap="sm" ml="auto">
              <SubmitHint />
              <Button {...SUBMIT_SHORTCUT} type="submit" miw={150} disabled={batch.isRunning}>
                {batch.isRunning ? words.processing : words.process}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
      {batch.lines.length > 0 && <BatchPanel batch={batch} renderSighting={renderSighting} />}
      <LeaveGuard isActive={batch.isRunning} />
    </Stack>
  );
}

function BatchPanel({ batch, renderSighting }: BatchAddProps & { batch: Batch }) {
  const { isRunning, lines, progress } = batch;
  const { processed, total, percent, succeeded, failed } = progress;
  const retryLabel = words.retry(lines);
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm" mih={30}>
        <Text size="sm" fw={600} style={{ fontVariantNumeric: "tabular-nums" }} role="status">
          {isRunning ? words.progress(processed, total) : `${succeeded} succeeded, ${failed} failed`}
          <Text span size="sm" c="dimmed" fw={500} ml={8}>
            {percent}%
          </Text>
        </Text>
        <Group gap="xs">
          {isRunning && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlayerStop size={14} />}
              onClick={batch.cancel}
            >
              Cancel
            </Button>
          )}
          {!isRunning && retryLabel !== null && (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<IconRefresh size={14} />}
              onClick={() => void batch.retry()}
            >
              {retryLabel}
            </Button>
          )}
          {!isRunning && (
            <Button size="compact-sm" variant="subtle" color="gray" c="dimmed" onClick={batch.dismiss}>
              Dismiss
            </Button>
          )}
        </Group>
      </Group>
      <Progress
        value={percent}
        aria-label="Batch progress"
        color={!isRunning && failed > 0 ? "orange" : undefined}
        transitionDuration={200}
      />
      <BatchLines lines={lines} sightings={batch.sightings} isRunning={isRunning} renderSighting={renderSighting} />
    </Stack>
  );
}
