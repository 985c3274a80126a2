import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { type PublishedTable, type RowChange, useTableChanges } from "#web/backend/table-changes.ts";
import { MOST_HIGHLIGHTED } from "./highlighted.ts";

const INTERVAL_MS = 250;

interface WithId {
  readonly id: string;
}

interface LiveList<Table extends PublishedTable, Item> {
  readonly table: Table;
  readonly queryKey: QueryKey;
  /** The list's item for a row of the table; null if the row is not in this list. */
  readonly toItem: (row: Tables<Table>) => Item | null;
  /** Called with the added and changed rows. */
  readonly highlight: (...ids: readonly string[]) => void;
}

/** Applies colleagues' changes to a cached list of all its rows, and refetches only when changes may be missing. */
export function useLiveList<Table extends PublishedTable, Item extends WithId>({
  table,
  queryKey,
  toItem,
  highlight,
}: LiveList<Table, Item>): void {
  const queryClient = useQueryClient();
  useTableChanges(table, INTERVAL_MS, ({ changes, isIncomplete }) => {
    const list = queryClient.getQueryData<readonly Item[]>(queryKey);
    // A response that arrives later may be older than these changes.
    const mustRefetch = isIncomplete || list === undefined || queryClient.isFetching({ queryKey }) > 0;
    if (list !== undefined && changes.length > 0) {
      const next = applyChanges(list, changes, toItem);
      const previous = new Map(list.map((item) => [item.id, JSON.stringify(item)]));
      const changed = next.flatMap((item) => (previous.get(item.id) === JSON.stringify(item) ? [] : [item.id]));
      queryClient.setQueryData(queryKey, next);
      if (changed.length > 0 && changed.length <= MOST_HIGHLIGHTED) highlight(...changed);
    }
    if (mustRefetch) void queryClient.invalidateQueries({ queryKey });
  });
}

function applyChanges<Table extends PublishedTable, Item extends WithId>(
  list: readonly Item[],
  changes: readonly RowChange<Table>[],
  toItem: (row: Tables<Table>) => Item | null,
): readonly Item[] {
  const items = new Map(list.map((item) => [item.id, item]));
  for (const change of changes) {
    const item = change.type === "DELETE" ? null : toItem(change.row);
    if (item !== null) items.set(item.id, item);
    else items.delete(change.type === "DELETE" ? change.id : String(change.row.id));
  }
  return [...items.values()];
}
