import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { IconRefresh } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import type { BatchProgress as Progress } from "#domain/batch/progress.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import { sharedReasons } from "#domain/batch/shared-reasons.ts";
import { hotlistBatchLines } from "#domain/hotlist/batch-lines.ts";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { BatchProgress } from "#web/ui/batch-progress.tsx";
import { LeaveGuard } from "#web/ui/leave-guard.tsx";
import { LineNotes } from "#web/ui/line-notes.tsx";
import { SharedReasons } from "#web/ui/shared-reasons.tsx";
import { SUBMIT_SHORTCUT, SubmitHint, submitOnShortcut } from "#web/ui/submit-shortcut.tsx";
import { toast } from "#web/ui/toast.tsx";
import { hotlistMessages } from "../messages.ts";
import { type BatchAdd as Batch, useBatchAdd } from "../use-batch-add.ts";

const words = hotlistMessages.batch;

interface BatchAddProps {
  readonly squad: Squad;
  readonly hotlist: readonly HotlistCompany[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds many companies by URL. A running batch can be canceled, but the dialog not closed. */
export function BatchAdd({ squad, hotlist, isOpen, onClose }: BatchAddProps) {
  const batch = useBatchAdd(squad);
  // Opening after the mount animates it and restores the focus on close.
  const isMounted = useMounted();
  return (
    <Modal
      opened={isMounted && isOpen}
      onClose={onClose}
      title={<Text fw={650}>{words.title(squad.name)}</Text>}
      size="lg"
      withCloseButton={!batch.isRunning}
      closeOnEscape={!batch.isRunning}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <BatchAddForm batch={batch} squad={squad} hotlist={hotlist} />
      <LeaveGuard isActive={batch.isRunning} />
    </Modal>
  );
}

function BatchAddForm({ batch, squad, hotlist }: Pick<BatchAddProps, "squad" | "hotlist"> & { batch: Batch }) {
  const [pasted, setPasted] = useState("");
  const { lines, progress, isRunning } = batch;
  const retryLabel = words.retry(lines);

  async function process(work: Promise<Progress>) {
    const { succeeded, failed, processed, total } = await work;
    setPasted("");
    if (processed < total) {
      toast.completed(succeeded, words.canceledTitle, words.canceled(succeeded, total - processed));
    } else toast.completed(succeeded, words.completeTitle, words.complete(succeeded, failed));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const start = hotlistBatchLines(pasted, squad, hotlist);
    if (start.length === 0) toast.error(words.noUrlsTitle, words.noUrls);
    else void process(batch.start(start));
  }

  return (
    <Stack component="form" gap="md" onSubmit={submit}>
      <Textarea
        data-autofocus
        label={words.field}
        placeholder={words.placeholder}
        autosize
        minRows={6}
        maxRows={12}
        spellCheck={false}
        onKeyDown={submitOnShortcut}
        value={pasted}
        disabled={isRunning}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      {lines.length > 0 && <BatchProgress {...progress} current={isRunning ? currentOf(lines) : null} />}
      {!isRunning && lines.length > 0 && <Outcome lines={lines} />}
      <Group justify="flex-end" align="center" gap="sm">
        {isRunning && (
          <Button variant="default" onClick={batch.cancel}>
            Cancel
          </Button>
        )}
        {!isRunning && retryLabel !== null && (
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={() => void process(batch.retry())}>
            {retryLabel}
          </Button>
        )}
        {!isRunning && <SubmitHint />}
        <Button {...SUBMIT_SHORTCUT} type="submit" disabled={isRunning}>
          {isRunning ? words.processing : words.process}
        </Button>
      </Group>
    </Stack>
  );
}

/** Lines that were not added, and why. */
function Outcome({ lines }: { lines: readonly BatchLine[] }) {
  const { shared, reasonOf } = sharedReasons(lines.map(({ outcome }) => outcome));
  const notes = lines.flatMap(({ line, text, outcome }) => {
    if (outcome.kind === "failed") return [{ line, text, note: reasonOf(outcome.reason) }];
    if (outcome.kind === "repeated") return [{ line, text, note: words.repeated(outcome.firstLine) }];
    if (outcome.kind === "waiting") return [{ line, text, note: words.notProcessed }];
    return [];
  });
  if (notes.length === 0) return null;
  return (
    <Stack gap={6}>
      <Text size="sm" fw={600}>
        {notes.length === 1 ? "1 line not added" : `${notes.length} lines not added`}
      </Text>
      <SharedReasons reasons={shared} />
      <LineNotes label="Lines not added" lines={notes} />
    </Stack>
  );
}

/** During the pause between two companies: the next one. */
function currentOf(lines: readonly BatchLine[]): string | null {
  const isLeft = ({ outcome: { kind } }: BatchLine) => kind === "working" || kind === "waiting";
  return lines.find(isLeft)?.url ?? null;
}
