import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { type Batch, type BatchTarget, isSameTarget } from "#domain/batch/batch.ts";
import { batchMessages } from "#domain/batch/messages.ts";
import type { BatchLine } from "#domain/batch/run.ts";
import type { Sighting } from "#domain/hotlist/sighting.ts";
import { useBatch } from "#web/data/batch/use-batch.ts";
import { SUBMIT_SHORTCUT, SubmitHint, submitOnShortcut } from "#web/ui/submit-shortcut.tsx";
import { toast } from "#web/ui/toast.tsx";
import { batchScreenMessages } from "../messages.ts";
import { useShownForm } from "../shown-forms.ts";
import { type LinesOf, usePreview } from "../use-preview.ts";
import { BatchPanel } from "./batch-panel.tsx";
import { BatchPreview } from "./batch-preview.tsx";

export interface BatchFormProps {
  /** The same object in each render. */
  readonly target: BatchTarget;
  readonly linesOf: LinesOf;
  /** The lines that the batch starts with; throws `BackendError`. */
  readonly prepare: (pasted: string) => Promise<readonly BatchLine[]>;
  readonly isShown: boolean;
  readonly minRows: number;
  readonly renderSighting: (sighting: Sighting) => ReactNode;
  /** Closes the form while the batch runs on. */
  readonly onHide?: () => void;
}

/** The field for a batch, what it would do, and the target's batch. */
export function BatchForm({ target, linesOf, prepare, isShown, minRows, renderSighting, onHide }: BatchFormProps) {
  const [pasted, setPasted] = useState("");
  const [isPreparing, setPreparing] = useState(false);
  const controls = useBatch();
  const { batch } = controls;
  const own = batch !== null && isSameTarget(batch.target, target) ? batch : null;
  const isBusy = isPreparing || (own !== null && own.state.kind !== "ended");
  const other = batch !== null && own === null && batch.state.kind !== "ended" ? batch : null;
  const preview = usePreview(isBusy ? "" : pasted, linesOf);
  useShownForm(target, isShown);
  useClearedField(own, () => setPasted(""));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPreparing(true);
    try {
      const lines = await prepare(pasted);
      if (lines.length === 0) toast.error(batchMessages.noUrlsTitle, batchScreenMessages.noUrls(target));
      else if (!(await controls.start(target, lines))) {
        toast.error(batchScreenMessages.errorTitle, batchScreenMessages.elsewhere);
      }
    } catch (error) {
      toast.error(
        batchScreenMessages.errorTitle,
        error instanceof Error && error.message !== "" ? error.message : batchScreenMessages.failed,
      );
    } finally {
      setPreparing(false);
    }
  }

  return (
    <Stack gap="md">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <Textarea
            data-autofocus
            {...(target.kind === "hotlist"
              ? { label: batchScreenMessages.field }
              : { "aria-label": batchScreenMessages.field })}
            placeholder={batchMessages.placeholder}
            autosize
            minRows={minRows}
            maxRows={12}
            spellCheck={false}
            onKeyDown={submitOnShortcut}
            value={pasted}
            disabled={isBusy}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          {!isBusy && preview.lines.length > 0 && (
            <BatchPreview preview={preview} pasted={pasted} onChange={setPasted} renderSighting={renderSighting} />
          )}
          <Group justify="space-between" gap="sm">
            <Text size="xs" c="dimmed" flex="1 1 240px">
              {other === null ? batchScreenMessages.hint : batchScreenMessages.busy(other.target)}
            </Text>
            <Group gap="sm" ml="auto">
              {!isBusy && <SubmitHint />}
              {isBusy && onHide !== undefined && (
                <Button variant="default" onClick={onHide}>
                  Continue in the background
                </Button>
              )}
              <Button {...SUBMIT_SHORTCUT} type="submit" miw={150} disabled={isBusy || other !== null}>
                {isBusy ? batchMessages.processing : batchMessages.process}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
      {own !== null && (
        <BatchPanel
          batch={own}
          controls={controls}
          renderSighting={renderSighting}
          onEdit={(text) => setPasted((current) => (current.trim() === "" ? text : `${current}\n${text}`))}
        />
      )}
    </Stack>
  );
}

/** The field is cleared when the batch that was started from it ends (specification, section 4). */
function useClearedField(own: Batch | null, onClear: () => void): void {
  const [running, setRunning] = useState<number | null>(null);
  if (own !== null && own.state.kind !== "ended" && running !== own.id) setRunning(own.id);
  if (own?.state.kind === "ended" && running === own.id) {
    setRunning(null);
    onClear();
  }
}
