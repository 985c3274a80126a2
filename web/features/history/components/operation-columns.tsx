import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Operation } from "#domain/history/entry.ts";
import { countsOf, operationTitle, personName } from "#domain/history/sentences.ts";
import { formatMoment } from "#web/lib/dates.ts";
import type { PrintedTable, TableColumn } from "#web/ui/data-table/types.ts";

interface OperationContext {
  /** The reader's user ID. */
  readonly you: string | null;
  readonly onUndo: (operation: Operation) => void;
}

export function operationColumns(context: OperationContext): readonly TableColumn<Operation>[] {
  const { you } = context;
  return [
    {
      id: "what",
      header: "What",
      width: 220,
      grows: true,
      cell: (operation) => <What operation={operation} context={context} />,
    },
    { id: "by", header: "By", width: 190, cell: ({ actor }) => personName(actor, you) },
    { id: "at", header: "When", width: 170, cell: ({ startedAt }) => formatMoment(startedAt) },
    { id: "counts", header: "Changes", width: 180, cell: countsOf },
    {
      id: "actions",
      header: "Actions",
      width: 150,
      align: "end",
      cell: (operation) => <UndoButton operation={operation} context={context} />,
    },
  ];
}

/** A row on a narrow screen. */
export function operationCard(context: OperationContext): (operation: Operation) => ReactNode {
  return (operation) => (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <Stack gap={2} miw={0}>
        <What operation={operation} context={context} />
        <Text size="xs" c="dimmed">
          {countsOf(operation)} · {personName(operation.actor, context.you)} · {formatMoment(operation.startedAt)}
        </Text>
      </Stack>
      <UndoButton operation={operation} context={context} />
    </Group>
  );
}

export function operationPrintColumns(you: string | null): PrintedTable<Operation>["columns"] {
  return [
    { header: "What", value: operationTitle },
    { header: "By", value: ({ actor }) => personName(actor, you) },
    { header: "When", value: ({ startedAt }) => formatMoment(startedAt) },
    { header: "Changes", value: countsOf },
  ];
}

interface CellProps {
  readonly operation: Operation;
  readonly context: OperationContext;
}

function What({ operation, context: { you } }: CellProps) {
  return (
    <Stack gap={0} miw={0} lh={1.35}>
      <Text span size="sm" fw={600} truncate title={operationTitle(operation)}>
        {operationTitle(operation)}
      </Text>
      <Text span size="xs" c="dimmed" truncate>
        {stateOf(operation, you)}
      </Text>
    </Stack>
  );
}

function stateOf({ undoneAt, undoneBy, isUndoOpen, isFinished }: Operation, you: string | null): string {
  if (undoneAt !== null) return `Undone by ${personName(undoneBy, you)} on ${formatMoment(undoneAt)}`;
  if (isUndoOpen) return "The undo was interrupted";
  return isFinished ? "Done" : "Not finished";
}

function UndoButton({ operation, context }: CellProps) {
  const { undoneAt, isUndoOpen, inserted, updated, deleted } = operation;
  if (undoneAt !== null || inserted + updated + deleted === 0) return null;
  const verb = isUndoOpen ? "Continue undo" : "Undo";
  return (
    <Button
      variant="default"
      size="compact-sm"
      style={{ flexShrink: 0 }}
      aria-label={`${verb} ${operationTitle(operation)}`}
      onClick={() => context.onUndo(operation)}
    >
      {verb}…
    </Button>
  );
}
