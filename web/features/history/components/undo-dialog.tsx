import { Alert, Button, Group, Loader, Progress, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { toCsv } from "#domain/export/csv.ts";
import type { Operation } from "#domain/history/entry.ts";
import { operationTitle } from "#domain/history/sentences.ts";
import { shortName } from "#domain/history/short-name.ts";
import {
  describeKept,
  describePlan,
  describeResult,
  type KeptRow,
  type UndoReport,
} from "#domain/history/undo-report.ts";
import type { UndoOutcome } from "#web/data/history/undo-operation.ts";
import { useUndoOperation, useUndoPlan } from "#web/data/history/writes.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { downloadText } from "#web/lib/download.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { LazyModal } from "#web/ui/lazy-modal.tsx";
import { historyMessages } from "../messages.ts";

const messages = historyMessages.operations;
const LISTED = 50;

type Step =
  | { readonly name: "planning" }
  | { readonly name: "planned" | "done"; readonly report: UndoReport }
  | { readonly name: "undoing"; readonly handled: number }
  | { readonly name: "failed"; readonly message: string; readonly isRetryable: boolean };

interface UndoDialogProps {
  readonly operation: Operation;
  readonly you: string | null;
  readonly onClose: () => void;
}

/** Shows first what the undo would do, then does it, page by page. */
export function UndoDialog({ operation, you, onClose }: UndoDialogProps) {
  const plan = useUndoPlan(operation.id);
  const { mutateAsync: undo } = useUndoOperation();
  const [begun, setBegun] = useState<Step | null>(null);
  const step = begun ?? planStep(plan, you);
  const total = operation.inserted + operation.updated + operation.deleted;

  async function start() {
    setBegun({ name: "undoing", handled: 0 });
    try {
      const onProgress = (report: UndoReport) => setBegun({ name: "undoing", handled: handledBy(report) });
      setBegun(stepAfter(await undo({ id: operation.id, onProgress }), "done", you));
    } catch (error) {
      setBegun({ name: "failed", message: errorMessage(error), isRetryable: true });
    }
  }

  return (
    <LazyModal
      opened
      // A closed dialog would hide how far the undo has come.
      onClose={() => step.name !== "undoing" && onClose()}
      title={`Undo ${operationTitle(operation)}?`}
      centered
      size="lg"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack gap="md">
        <div role="status">
          {step.name === "planning" && (
            <Group gap="sm">
              <Loader size={16} />
              <Text size="sm">Checking what would change...</Text>
            </Group>
          )}
          {step.name === "planned" && <Text size="sm">{describePlan(step.report)}</Text>}
          {step.name === "undoing" && <Text size="sm">Undoing...</Text>}
          {step.name === "done" && <Text size="sm">{describeResult(step.report)}</Text>}
        </div>
        {step.name === "undoing" && (
          <Progress value={Math.min((100 * step.handled) / Math.max(total, 1), 100)} aria-label="Undo progress" />
        )}
        {step.name === "failed" && (
          <Alert color="red" role="alert" title={messages.undoFailed}>
            {step.message}
          </Alert>
        )}
        {(step.name === "planned" || step.name === "done") && step.report.kept.length > 0 && (
          <KeptRows kept={step.report.kept} you={you} />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={step.name === "undoing"} data-autofocus>
            {step.name === "done" ? "Close" : "Cancel"}
          </Button>
          {((step.name === "planned" && changes(step.report)) || (step.name === "failed" && step.isRetryable)) && (
            <Button onClick={() => void start()}>{step.name === "failed" ? "Try again" : "Undo"}</Button>
          )}
        </Group>
      </Stack>
    </LazyModal>
  );
}

function planStep(plan: ReturnType<typeof useUndoPlan>, you: string | null): Step {
  if (plan.isError) return { name: "failed", message: plan.error.message, isRetryable: false };
  return plan.isSuccess ? stepAfter(plan.data, "planned", you) : { name: "planning" };
}

function stepAfter(outcome: UndoOutcome, name: "planned" | "done", you: string | null): Step {
  if (outcome.status === "done") return { name, report: outcome.report };
  const message =
    outcome.status === "not_kept"
      ? messages.notKept
      : messages.alreadyUndone(shortName(outcome.by, you), formatMoment(outcome.at));
  return { name: "failed", message, isRetryable: false };
}

function changes({ removed, reverted, restored }: UndoReport): boolean {
  return removed + reverted + restored > 0;
}

function handledBy({ removed, reverted, restored, kept }: UndoReport): number {
  return removed + reverted + restored + kept.length;
}

function KeptRows({ kept, you }: { kept: readonly KeptRow[]; you: string | null }) {
  const rows = kept.map((row) => ({ ...describeKept(row, you), at: row.at === null ? "" : formatMoment(row.at) }));
  const columns = [
    { header: "What", value: ({ what }: (typeof rows)[number]) => what },
    { header: "Why", value: ({ why }: (typeof rows)[number]) => why },
    { header: "When", value: ({ at }: (typeof rows)[number]) => at },
  ];
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          Stays as it is
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => downloadText("kept.csv", toCsv(columns, rows), "text/csv;charset=utf-8")}
        >
          Download as CSV
        </Button>
      </Group>
      <Stack component="ul" gap={4} m={0} pl="md" fz="sm">
        {rows.slice(0, LISTED).map(({ what, why, at }, index) => (
          <li key={index}>
            {what}
            <Text span size="sm" c="dimmed">
              {" "}
              {[why, at].filter((part) => part !== "").join(", ")}
            </Text>
          </li>
        ))}
        {rows.length > LISTED && <li>And {(rows.length - LISTED).toLocaleString("en")} more</li>}
      </Stack>
    </div>
  );
}
