import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type PublishedTable, type RowChange, useTableChanges } from "#web/backend/table-changes.ts";

const INTERVAL_MS = 250;

interface LiveList<Row> {
  readonly table: PublishedTable;
  readonly queryKey: QueryKey;
  readonly idOf: (row: Row) => string;
  /** Whether a row of the table is in this list. */
  readonly includes: (row: Row) => boolean;
  /** Called with the added and changed rows. */
  readonly highlight: (...ids: readonly string[]) => void;
}

/** Applies colleagues' changes to a cached list of all its rows, and refetches only when changes may be missing. */
export function useLiveList<Row>({ table, queryKey, idOf, includes, highlight }: LiveList<Row>): void {
  const queryClient = useQueryClient();
  useTableChanges(table, INTERVAL_MS, ({ changes, isIncomplete }) => {
    const list = queryClient.getQueryData<readonly Row[]>(queryKey);
    // A response that arrives later may be older than these changes.
    const mustRefetch = isIncomplete || list === undefined || queryClient.isFetching({ queryKey }) > 0;
    if (list !== undefined && changes.length > 0) {
      const next = applyChanges(list, changes, idOf, includes);
      const previous = new Map(list.map((row) => [idOf(row), JSON.stringify(row)]));
      const changed = next.filter((row) => previous.get(idOf(row)) !== JSON.stringify(row)).map(idOf);
      queryClient.setQueryData(queryKey, next);
      if (changed.length > 0) highlight(...changed);
    }
    if (mustRefetch) void queryClient.invalidateQueries({ queryKey });
  });
}

function applyChanges<Row>(
  list: readonly Row[],
  changes: readonly RowChange[],
  idOf: (row: Row) => string,
  includes: (row: Row) => boolean,
): readonly Row[] {
  const rows = new Map(list.map((row) => [idOf(row), row]));
  for (const change of changes) {
    if (change.type === "DELETE") rows.delete(change.id);
    else {
      const row = change.row as Row;
      if (includes(row)) rows.set(idOf(row), row);
      else rows.delete(idOf(row));
    }
  }
  return [...rows.values()];
}
