import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { HotlistFilter } from "#domain/hotlist/filter.ts";
import { type HotlistSort, type HotlistSortColumn, hotlistSortColumns } from "#domain/hotlist/sort.ts";

export interface HotlistView {
  readonly filter: HotlistFilter;
  /** The newest first unless told. */
  readonly sort: HotlistSort;
}

const DEFAULT_SORT: HotlistSort = { column: "added", direction: "descending" };

/** What a hotlist shows, as it stands in the page's address: a link or a reload shows the same. */
export function useHotlistView() {
  const [search, setSearch] = useSearchParams();
  const view = useMemo<HotlistView>(
    () => ({
      filter: { search: search.get("search") ?? "", sector: search.get("sector"), geography: search.get("location") },
      sort: readSort(search.get("sort")),
    }),
    [search],
  );
  const change = useCallback(
    (changes: Readonly<Partial<Record<"search" | "sector" | "location" | "sort", string | null>>>) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const clear = useCallback(() => change({ search: null, sector: null, location: null }), [change]);
  return { view, change, clear };
}

export function sortParameter({ column, direction }: HotlistSort): string | null {
  if (column === DEFAULT_SORT.column && direction === DEFAULT_SORT.direction) return null;
  return direction === "descending" ? `-${column}` : column;
}

function readSort(parameter: string | null): HotlistSort {
  const column = parameter?.replace(/^-/, "");
  if (!isSortColumn(column)) return DEFAULT_SORT;
  return { column, direction: parameter?.startsWith("-") ? "descending" : "ascending" };
}

function isSortColumn(text: string | undefined): text is HotlistSortColumn {
  return hotlistSortColumns.some((column) => column === text);
}
