import { ActionIcon, Button, Group, Progress, Text } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { type Batch, progressOf } from "#domain/batch/batch.ts";
import { batchMessages } from "#domain/batch/messages.ts";
import { type BatchControls, useBatch } from "#web/data/batch/use-batch.ts";
import { openBatchState, paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.tsx";
import { batchScreenMessages, fillSentence } from "../messages.ts";
import { useIsFormShown } from "../shown-forms.ts";
import classes from "./batch-tray.module.css";
import { FillActions } from "./fill-actions.tsx";

/** The batch, on every screen that does not show its form; announces its result. */
export function BatchTray() {
  const controls = useBatch();
  const { batch, isElsewhere, markSeen } = controls;
  const isFormShown = useIsFormShown(batch?.target);
  useAnnouncement(batch);
  const isNew = batch?.state.kind === "ended" && !batch.state.isSeen;
  useEffect(() => {
    if (isNew && isFormShown) markSeen();
  }, [isNew, isFormShown, markSeen]);

  const isSeen = batch?.state.kind === "ended" && batch.state.isSeen;
  if (batch === null || isFormShown || isSeen) return null;
  const { target, state } = batch;
  const progress = progressOf(batch);
  const reason = state.kind === "paused" ? batchScreenMessages.reasons[state.reason] : fillError(batch);
  return (
    <section aria-label={batchScreenMessages.tray} className={classes.tray} data-batch-tray data-print="hidden">
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm" fw={600} lh={1.3} role="status">
          {state.kind === "paused" && "Paused · "}
          {state.kind === "ended"
            ? target.kind === "open-data"
              ? fillSentence(batch.lines)
              : batchScreenMessages.trayEnded(target, progress)
            : batchScreenMessages.trayRunning(target, progress)}
        </Text>
        <TrayActions batch={batch} controls={controls} />
      </Group>
      {state.kind !== "ended" && <Progress value={progress.percent} size="sm" aria-label="Batch progress" />}
      {(reason !== "" || isElsewhere) && (
        <Text size="xs" c="dimmed">
          {isElsewhere ? batchScreenMessages.elsewhere : reason}
        </Text>
      )}
    </section>
  );
}

/** Why companies of a batch that fills blanks failed: it has no form that shows it. */
function fillError({ target, state, lines }: Batch): string {
  if (target.kind !== "open-data" || state.kind !== "ended") return "";
  const failed = lines.find(({ outcome }) => outcome.kind === "failed")?.outcome;
  return failed?.kind === "failed" ? failed.reason : "";
}

function TrayActions({ batch, controls }: { readonly batch: Batch; readonly controls: BatchControls }) {
  const { target, state } = batch;
  const isPaused = state.kind === "paused";
  const pauseLabel = isPaused ? (state.reason === "interrupted" ? "Continue" : "Resume") : "Pause";
  const icon = { variant: "subtle", color: "gray", size: "sm" } as const;
  return (
    <Group gap={4} wrap="nowrap">
      {target.kind === "open-data" ? (
        state.kind === "ended" && (
          <FillActions batch={batch} onRetry={() => void controls.retry()} onDone={controls.dismiss} />
        )
      ) : (
        <Button
          component={Link}
          to={target.kind === "database" ? paths.companyDatabase : paths.hotlistOf(target.squadId)}
          state={openBatchState}
          size="compact-xs"
          variant="light"
        >
          {state.kind === "ended" ? "Open result" : "Open"}
        </Button>
      )}
      {state.kind === "ended" ? (
        <ActionIcon {...icon} aria-label="Dismiss result" onClick={controls.dismiss}>
          <IconX size={15} />
        </ActionIcon>
      ) : (
        <>
          <ActionIcon
            {...icon}
            aria-label={`${pauseLabel} batch`}
            title={pauseLabel}
            onClick={() => controls.command(isPaused ? "resume" : "pause")}
          >
            {isPaused ? <IconPlayerPlay size={15} /> : <IconPlayerPause size={15} />}
          </ActionIcon>
          <ActionIcon {...icon} aria-label="Cancel batch" title="Cancel" onClick={() => controls.command("cancel")}>
            <IconPlayerStop size={15} />
          </ActionIcon>
        </>
      )}
    </Group>
  );
}

/** The toast of a batch that has ended, once (specification, section 8). */
function useAnnouncement(batch: Batch | null): void {
  const announced = useRef<number>(null);
  useEffect(() => {
    if (batch?.state.kind !== "ended" || batch.state.isSeen || announced.current === batch.id) return;
    announced.current = batch.id;
    // It was announced before the reload.
    if (batch.storedAtMs < performance.timeOrigin) return;
    if (batch.target.kind === "open-data") return;
    const { succeeded, failed, processed, total } = progressOf(batch);
    if (processed < total) {
      toast.completed(succeeded, batchMessages.canceledTitle, batchMessages.canceled(succeeded, total - processed));
    } else toast.completed(succeeded, batchMessages.completeTitle, batchMessages.complete(succeeded, failed));
  }, [batch]);
}
