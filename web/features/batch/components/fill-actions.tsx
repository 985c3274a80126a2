import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { Batch } from "#domain/batch/batch.ts";
import { describeResult } from "#domain/history/undo-report.ts";
import { fillResult } from "#domain/open-data/fill.ts";
import { useUndoOperation } from "#web/data/history/writes.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.tsx";
import { batchScreenMessages as messages } from "../messages.ts";

interface FillActionsProps {
  /** Has ended. */
  readonly batch: Batch;
  readonly onRetry: () => void;
  readonly onDone: () => void;
}

/** After filling blanks: what was filled, undoing it, and the companies that are left. */
export function FillActions({ batch, onRetry, onDone }: FillActionsProps) {
  const { mutateAsync: undo, isPending } = useUndoOperation();
  const { operationId, lines } = batch;
  const { filled, failed, left } = fillResult(lines);

  async function undoFill(id: string) {
    try {
      const outcome = await undo({ id, onProgress: () => undefined });
      if (outcome.status === "done") toast.success(messages.undoneTitle, describeResult(outcome.report));
      else toast.error(messages.undoFailedTitle, messages.alreadyUndone);
      onDone();
    } catch (error) {
      toast.error(messages.undoFailedTitle, errorMessage(error));
    }
  }

  return (
    <>
      {failed + left > 0 && (
        <Button size="compact-xs" variant="light" onClick={onRetry}>
          {left > 0 ? "Continue" : "Retry"}
        </Button>
      )}
      {operationId !== null && filled > 0 && (
        <>
          <Button component={Link} to={paths.companiesOfOperation(operationId)} size="compact-xs" variant="light">
            {messages.showThem}
          </Button>
          <Button size="compact-xs" variant="light" loading={isPending} onClick={() => void undoFill(operationId)}>
            Undo
          </Button>
        </>
      )}
    </>
  );
}
