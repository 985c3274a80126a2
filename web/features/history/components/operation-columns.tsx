import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Operation } from "#domain/history/entry.ts";
import { countsOf, operationTitle } from "#domain/history/sentences.ts";
import { shortName } from "#domain/history/short-name.ts";
import { formatMoment } from "#web/lib/dates.ts";
import type { PrintedTable, TableColumn } from "#web/ui/data-table/types.ts";
import { historyMessages } from "../messages.ts";
import { PersonName } from "./person-name.tsx";

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
    { id: "by", header: "By", width: 130, cell: ({ actor }) => <PersonName person={actor} you={you} /> },
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
          {countsOf(operation)} · <PersonName person={operation.actor} you={context.you} /> ·{" "}
          {formatMoment(operation.startedAt)}
        </Text>
      </Stack>
      <UndoButton operation={operation} context={context} />
    </Group>
  );
}

export function operationPrintColumns(you: string | null): PrintedTable<Operation>["columns"] {
  return [
    { header: "What", value: operationTitle },
    { header: "By", value: ({ actor }) => shortName(actor, you) },
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

function stateOf(operation: Operation, you: string | null): string {
  const { undoneAt, undoneBy, isUndoOpen, state, endedAt } = operation;
  if (undoneAt !== null) return `Undone by ${shortName(undoneBy, you)} on ${formatMoment(undoneAt)}`;
  if (isUndoOpen) return "The undo was interrupted";
  if (state === "interrupted") return historyMessages.operations.interrupted(formatMoment(endedAt ?? ""));
  return state === "running" ? "Running" : "Done";
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
