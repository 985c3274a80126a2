import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { HotlistFilter } from "#domain/hotlist/filter.ts";
import type { HotlistSort } from "#domain/hotlist/sort.ts";
import { readSort } from "./sort-parameter.ts";

export interface HotlistView {
  readonly filter: HotlistFilter;
  readonly sort: HotlistSort;
}

/** A hotlist's filter and sort, stored in the URL so that a link or a reload shows the same. */
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
