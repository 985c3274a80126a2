import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconRefresh } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { type Batch, progressOf } from "#domain/batch/batch.ts";
import { batchMessages } from "#domain/batch/messages.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import type { BatchControls } from "#web/data/batch/use-batch.ts";
import { paths } from "#web/paths.ts";
import { batchScreenMessages } from "../messages.ts";
import { useSightings } from "../use-preview.ts";
import { BatchCounts } from "./batch-counts.tsx";
import { BatchLines } from "./batch-lines.tsx";

interface BatchPanelProps {
  readonly batch: Batch;
  readonly controls: BatchControls;
  readonly renderSighting: (sighting: Sighting) => ReactNode;
  /** Puts lines back into the field. */
  readonly onEdit: (text: string) => void;
}

/** The batch's progress, then its result. */
export function BatchPanel({ batch, controls, renderSighting, onEdit }: BatchPanelProps) {
  const { target, lines, state } = batch;
  const progress = progressOf(batch);
  const { percent, failed } = progress;
  const isEnded = state.kind === "ended";
  const urls = useMemo(() => {
    const pasted = lines.flatMap(({ url, outcome }) => (url === null || outcome.kind === "repeated" ? [] : [url]));
    return target.kind === "database" ? [...new Set(pasted)] : [];
  }, [lines, target]);
  const sightings = useSightings(urls);
  const isHotlist = target.kind === "hotlist";
  const notAdded = lines.filter(({ outcome }) => outcome.kind !== "saved");
  const shownLines = isHotlist ? notAdded : lines;
  const status = { running: batchScreenMessages.processing, paused: batchScreenMessages.paused, ended: null }[
    state.kind
  ];

  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm" mih={30}>
        <Text size="sm" fw={600} style={{ fontVariantNumeric: "tabular-nums" }} role="status">
          {status?.(progress) ?? batchScreenMessages.ended(target, progress)}
          <Text span size="sm" c="dimmed" fw={500} ml={8}>
            {percent}%
          </Text>
        </Text>
        <Group gap="xs">
          {isEnded ? <EndedActions {...{ batch, controls, onEdit }} /> : <Actions {...{ batch, controls }} />}
        </Group>
      </Group>
      <Progress
        value={percent}
        aria-label="Batch progress"
        color={isEnded && failed > 0 ? "orange" : undefined}
        transitionDuration={200}
      />
      {state.kind === "paused" && state.reason !== "user" && (
        <Text size="sm">{batchScreenMessages.reasons[state.reason]}</Text>
      )}
      {controls.isElsewhere && <Text size="sm">{batchScreenMessages.elsewhere}</Text>}
      {(!isEnded || isHotlist) && (
        <BatchCounts {...progress} current={state.kind === "running" ? currentOf(lines) : null} />
      )}
      {isHotlist && isEnded && notAdded.length > 0 && (
        <Text size="sm" fw={600}>
          {batchScreenMessages.notAdded(notAdded.length)}
        </Text>
      )}
      {(!isHotlist || isEnded) && shownLines.length > 0 && (
        <BatchLines
          label={isHotlist ? "Lines not added" : "Batch lines"}
          lines={shownLines}
          sightings={sightings}
          phase={state.kind === "running" ? "running" : "stopped"}
          renderSighting={renderSighting}
        />
      )}
    </Stack>
  );
}

function Actions({ batch, controls }: Pick<BatchPanelProps, "batch" | "controls">) {
  const isPaused = batch.state.kind === "paused";
  const isClosed = batch.state.kind === "paused" && batch.state.reason === "interrupted";
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={isPaused ? <IconPlayerPlay size={14} /> : <IconPlayerPause size={14} />}
        onClick={() => controls.command(isPaused ? "resume" : "pause")}
      >
        {isClosed ? "Continue" : isPaused ? "Resume" : "Pause"}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlayerStop size={14} />}
        onClick={() => controls.command("cancel")}
      >
        Cancel
      </Button>
    </>
  );
}

function EndedActions({ batch, controls, onEdit }: Pick<BatchPanelProps, "batch" | "controls" | "onEdit">) {
  const { lines } = batch;
  const savedPath = savedPathOf(batch);
  const retryLabel = batchMessages.retry(lines);
  const unusable = lines.filter(({ url }) => url === null);
  return (
    <>
      {savedPath !== null && (
        <Button component={Link} to={savedPath} size="compact-sm" variant="light">
          {batchScreenMessages.showThem}
        </Button>
      )}
      {unusable.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPencil size={14} />}
          onClick={() => onEdit(unusable.map(({ text }) => text).join("\n"))}
        >
          {batchScreenMessages.edit(unusable.length)}
        </Button>
      )}
      {retryLabel !== null && (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconRefresh size={14} />}
          onClick={() => void controls.retry()}
        >
          {retryLabel}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" color="gray" c="dimmed" onClick={controls.dismiss}>
        Dismiss
      </Button>
    </>
  );
}

/** The list with only what the batch saved; null if it saved nothing. */
function savedPathOf(batch: Batch): string | null {
  const { target, operationId } = batch;
  if (operationId === null || progressOf(batch).succeeded === 0) return null;
  return target.kind === "hotlist"
    ? paths.hotlistOfOperation(target.squadId, operationId)
    : paths.companiesOfOperation(operationId);
}

/** During the pause between two companies: the next one. */
function currentOf(lines: readonly BatchLine[]): string | null {
  const isLeft = ({ outcome: { kind } }: BatchLine) => kind === "working" || kind === "waiting";
  return lines.find(isLeft)?.url ?? null;
}
