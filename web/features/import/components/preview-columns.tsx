import { Button, Checkbox, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { LineKind } from "#domain/import/plan-types.ts";
import type { ImportTarget } from "#web/data/import/target.ts";
import type { PrintedTable, TableColumn } from "#web/ui/data-table/types.ts";
import { Tag } from "#web/ui/tag.tsx";
import { importMessages } from "../messages.ts";
import type { PlanColumn, PreviewLine } from "../worker/types.ts";
import { PreviewCellView } from "./preview-cell.tsx";
import classes from "./preview-table.module.css";

const messages = importMessages.preview;
const COLORS: Readonly<Record<LineKind, string>> = {
  new: "green",
  changes: "blue",
  same: "gray",
  twice: "gray",
  possibly_same: "yellow",
  unreadable: "red",
  left_out: "gray",
};

export interface PreviewContext {
  readonly target: ImportTarget;
  readonly columns: readonly PlanColumn[];
  readonly onInclude: (line: number, isIncluded: boolean) => void;
  readonly onDecide: (line: number, decision: string | null) => void;
  readonly onEdit: (line: number, column: number, text: string) => Promise<void>;
}

export function previewColumns(context: PreviewContext): readonly TableColumn<PreviewLine>[] {
  return [
    {
      id: "include",
      header: "",
      label: messages.include,
      width: 56,
      cell: (line) => <Include line={line} context={context} />,
    },
    { id: "line", header: messages.line, width: 64, align: "end", cell: ({ line }) => line.toLocaleString("en") },
    { id: "status", header: messages.status, width: 210, cell: (line) => <Status line={line} context={context} /> },
    ...context.columns.map(
      ({ position, label }, index): TableColumn<PreviewLine> => ({
        id: `column ${position}`,
        header: label,
        width: 170,
        grows: true,
        cell: (line) => <Cell line={line} index={index} context={context} />,
      }),
    ),
  ];
}

/** A line on a narrow screen. */
export function previewCard(context: PreviewContext): (line: PreviewLine) => ReactNode {
  return (line) => <LineCard key={line.line} line={line} context={context} />;
}

const CARD_FIELDS = 4;

/** Shows what changes, or the first values of a new row, until all fields are opened. */
function LineCard({ line, context }: CellProps) {
  const [isOpen, setOpen] = useState(false);
  const all = context.columns.map((column, index) => ({ column, index, cell: line.cells[index] }));
  const telling = all.filter(({ cell }) => cell !== undefined && (cell.from !== null || cell.problem !== null));
  const filled = all.filter(({ cell }) => cell !== undefined && cell.text !== "" && cell.text !== line.name);
  const few = telling.length > 0 ? telling : filled.slice(0, CARD_FIELDS);
  return (
    <Stack gap="xs">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Include line={line} context={context} />
        <Stack gap={4} miw={0} flex={1}>
          <Text size="sm" fw={600} truncate>
            {line.name === "" ? messages.empty : line.name}
          </Text>
          <Status line={line} context={context} />
        </Stack>
      </Group>
      {(isOpen ? all : few).map(({ column: { position, label }, index }) => (
        <div key={position}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Cell line={line} index={index} context={context} />
        </div>
      ))}
      {all.length > few.length && (
        <Button variant="subtle" size="compact-sm" style={{ alignSelf: "flex-start" }} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.fewerFields : messages.moreFields(all.length)}
        </Button>
      )}
    </Stack>
  );
}

export function previewPrintColumns(columns: readonly PlanColumn[]): PrintedTable<PreviewLine>["columns"] {
  return [
    { header: messages.line, value: ({ line }) => line },
    { header: messages.status, value: ({ kind }) => importMessages.kinds[kind] },
    ...columns.map(({ label }, index) => ({ header: label, value: ({ cells }: PreviewLine) => cells[index]?.text })),
  ];
}

interface CellProps {
  readonly line: PreviewLine;
  readonly context: PreviewContext;
}

function Include({ line: row, context }: CellProps) {
  const { line, isImportable, isIncluded } = row;
  // The plan of a large file takes a moment.
  const [wish, setWish] = useState<{ readonly row: PreviewLine; readonly isIncluded: boolean } | null>(null);
  return (
    <Checkbox
      aria-label={messages.includeLine(line)}
      checked={wish?.row === row ? wish.isIncluded : isIncluded}
      disabled={!isImportable}
      onChange={({ currentTarget: { checked } }) => {
        setWish({ row, isIncluded: checked });
        context.onInclude(line, checked);
      }}
    />
  );
}

function Status({ line, context }: CellProps) {
  const { kind, reason, problem, candidates, decision } = line;
  const asks = candidates.length > 0;
  return (
    <div className={classes.status}>
      {!asks && (
        <Tag color={COLORS[kind]} size="sm">
          {importMessages.kinds[kind]}
        </Tag>
      )}
      {asks && (
        <NativeSelect
          size="xs"
          w="100%"
          aria-label={messages.decision(line.line)}
          value={decision ?? ""}
          data={[
            { value: "", label: messages.decide },
            ...candidates.map(({ id, label }) => ({ value: id, label: messages.same(label) })),
            { value: "another", label: messages.another },
          ]}
          onChange={({ currentTarget: { value } }) => context.onDecide(line.line, value === "" ? null : value)}
        />
      )}
      {problem !== null ? (
        <span className={classes.problem} title={problem}>
          {problem}
        </span>
      ) : (
        reason !== null && (
          <span className={classes.reason} title={reason}>
            {reason}
          </span>
        )
      )}
    </div>
  );
}

function Cell({ line, index, context }: CellProps & { readonly index: number }) {
  const cell = line.cells[index];
  const column = context.columns[index];
  if (cell === undefined || column === undefined) return null;
  return (
    <PreviewCellView
      cell={cell}
      kind={line.kind}
      isIncluded={line.isIncluded}
      label={messages.edit(column.label, line.line)}
      onSave={(text) => context.onEdit(line.line, column.position, text)}
    />
  );
}
