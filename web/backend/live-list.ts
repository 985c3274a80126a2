import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type LiveChange, type LiveTable, useLiveTable } from "./live-table.ts";

const GAP_MS = 250;

interface LiveList<Row> {
  readonly table: LiveTable;
  readonly queryKey: QueryKey;
  readonly idOf: (row: Row) => string;
  /** Whether a row of the table belongs to this list. */
  readonly belongs: (row: Row) => boolean;
  /** Draws the eye to rows that came or changed. */
  readonly glow: (...ids: readonly string[]) => void;
}

/** Keeps a list that is held whole as the table is, without asking for it again where the changes say it all. */
export function useLiveList<Row>({ table, queryKey, idOf, belongs, glow }: LiveList<Row>): void {
  const queryClient = useQueryClient();
  useLiveTable(table, GAP_MS, ({ changes, missed }) => {
    const list = queryClient.getQueryData<readonly Row[]>(queryKey);
    // An answer that is on its way may be older than the changes.
    const isUnsure = missed || list === undefined || queryClient.isFetching({ queryKey }) > 0;
    if (list !== undefined && changes.length > 0) {
      const next = applied(list, changes, idOf, belongs);
      const before = new Map(list.map((row) => [idOf(row), JSON.stringify(row)]));
      const changed = next.filter((row) => before.get(idOf(row)) !== JSON.stringify(row)).map(idOf);
      queryClient.setQueryData(queryKey, next);
      if (changed.length > 0) glow(...changed);
    }
    if (isUnsure) void queryClient.invalidateQueries({ queryKey });
  });
}

function applied<Row>(
  list: readonly Row[],
  changes: readonly LiveChange[],
  idOf: (row: Row) => string,
  belongs: (row: Row) => boolean,
): readonly Row[] {
  const rows = new Map(list.map((row) => [idOf(row), row]));
  for (const change of changes) {
    if (change.type === "DELETE") rows.delete(change.id);
    else {
      const row = change.row as Row;
      if (belongs(row)) rows.set(idOf(row), row);
      else rows.delete(idOf(row));
    }
  }
  return [...rows.values()];
}
