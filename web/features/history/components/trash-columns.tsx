import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { TrashEntry } from "#domain/history/entry.ts";
import { kindOf, restorableDays } from "#domain/history/fields.ts";
import { rowName } from "#domain/history/sentences.ts";
import { shortName } from "#domain/history/short-name.ts";
import { findSquad } from "#domain/hotlist/squads.ts";
import { formatMoment } from "#web/lib/dates.ts";
import type { PrintedTable, TableColumn } from "#web/ui/data-table/types.ts";
import { PersonName } from "./person-name.tsx";

const DAY_MS = 24 * 60 * 60 * 1000;

interface TrashContext {
  /** The reader's user ID. */
  readonly you: string | null;
  readonly historyDays: number | null;
  readonly nowMs: number;
  readonly isBusy: boolean;
  /** IDs of entries. */
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (id: number) => void;
  readonly onRestore: (entry: TrashEntry) => void;
}

export function trashColumns(context: TrashContext): readonly TableColumn<TrashEntry>[] {
  const { you, historyDays, nowMs } = context;
  return [
    {
      id: "select",
      header: "",
      label: "Select",
      width: 48,
      cell: (entry) => <SelectBox entry={entry} context={context} />,
    },
    { id: "what", header: "What", width: 200, grows: true, cell: (entry) => <What entry={entry} /> },
    { id: "by", header: "Deleted by", width: 130, cell: ({ actor }) => <PersonName person={actor} you={you} /> },
    { id: "at", header: "When", width: 170, cell: ({ at }) => formatMoment(at) },
    { id: "left", header: "Left", width: 90, cell: (entry) => daysLeft(entry, historyDays, nowMs) },
    {
      id: "actions",
      header: "Actions",
      width: 110,
      align: "end",
      cell: (entry) => <RestoreButton entry={entry} context={context} />,
    },
  ];
}

/** A row on a narrow screen. */
export function trashCard(context: TrashContext): (entry: TrashEntry) => ReactNode {
  return (entry) => (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <Group wrap="nowrap" align="flex-start" gap="sm" miw={0}>
        <SelectBox entry={entry} context={context} />
        <Stack gap={2} miw={0}>
          <What entry={entry} />
          <Text size="xs" c="dimmed">
            <PersonName person={entry.actor} you={context.you} /> · {formatMoment(entry.at)}
          </Text>
        </Stack>
      </Group>
      <RestoreButton entry={entry} context={context} />
    </Group>
  );
}

export function trashPrintColumns(you: string | null): PrintedTable<TrashEntry>["columns"] {
  return [
    { header: "What", value: ({ label, tableName }) => rowName(label, tableName) },
    { header: "Kind", value: ({ tableName }) => kindOf(tableName) },
    { header: "Deleted by", value: ({ actor }) => shortName(actor, you) },
    { header: "When", value: ({ at }) => formatMoment(at) },
  ];
}

interface CellProps {
  readonly entry: TrashEntry;
  readonly context: TrashContext;
}

function SelectBox({ entry: { id, label, tableName }, context }: CellProps) {
  return (
    <Checkbox
      aria-label={`Select ${rowName(label, tableName)}`}
      checked={context.selected.has(id)}
      onChange={() => context.onSelect(id)}
    />
  );
}

function What({ entry: { label, tableName, squadId, operation } }: Pick<CellProps, "entry">) {
  const squad = findSquad(squadId)?.name;
  const kind = squad === undefined ? kindOf(tableName) : `${squad} hotlist`;
  return (
    <Stack gap={0} miw={0} lh={1.35}>
      <Text span size="sm" fw={600} truncate title={rowName(label, tableName)}>
        {rowName(label, tableName)}
      </Text>
      <Text span size="xs" c="dimmed" truncate>
        {operation === null ? kind : `${kind} · ${operation}`}
      </Text>
    </Stack>
  );
}

function RestoreButton({ entry, context }: CellProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      style={{ flexShrink: 0 }}
      disabled={context.isBusy}
      aria-label={`Restore ${rowName(entry.label, entry.tableName)}`}
      onClick={() => context.onRestore(entry)}
    >
      Restore
    </Button>
  );
}

function daysLeft({ at, tableName }: TrashEntry, historyDays: number | null, nowMs: number): string {
  if (historyDays === null) return "";
  const days = Math.max(Math.ceil(restorableDays(tableName, historyDays) - (nowMs - Date.parse(at)) / DAY_MS), 0);
  return days === 1 ? "1 day" : `${days} days`;
}
