import { useCallback, useMemo } from "react";
import type { HotlistFilter } from "#domain/hotlist/filter.ts";
import { type HotlistSort, hotlistSortColumns } from "#domain/hotlist/sort.ts";
import { readRowId } from "#web/data/rows/row-id.ts";
import { useUrlSort, useUrlState } from "#web/ui/use-url-state.ts";

export const NEWEST_FIRST: HotlistSort = { column: "added", direction: "descending" };

/** The hotlist's filters and sort, stored in the URL. */
export function useHotlistView() {
  const { params, change } = useUrlState();
  const { sort, setSort } = useUrlSort(hotlistSortColumns, NEWEST_FIRST);
  const filter = useMemo<HotlistFilter>(
    () => ({ search: params.get("search") ?? "", sector: params.get("sector"), geography: params.get("location") }),
    [params],
  );
  const setFilter = useCallback(
    (changes: Readonly<Partial<Record<"search" | "sector" | "location", string | null>>>) => change(changes),
    [change],
  );
  const clearFilter = useCallback(
    () => change({ search: null, sector: null, location: null, operation: null, changed: null, filter: null }),
    [change],
  );
  /** Only what this operation added or changed. */
  const operation = readRowId(params.get("operation"));
  const isOnlyChanged = params.get("changed") !== null;
  const setOnlyChanged = useCallback((isOnly: boolean) => change({ changed: isOnly ? "1" : null }), [change]);
  return { filter, operation, isOnlyChanged, setOnlyChanged, sort, setFilter, clearFilter, setSort };
}
