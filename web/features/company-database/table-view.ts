import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Sort } from "#web/ui/data-table/types.ts";

/** Which companies, in which order. */
export interface TableView {
  /** As typed. */
  readonly search: string;
  /** ISO moment: only rows that came after it; null for all. */
  readonly newerThan: string | null;
  readonly sort: Sort;
}

const BY_NAME: Sort = { column: "name", direction: "ascending" };
/** Column of the screen to column of the database. Where values may be missing, ties are put into the names' order. */
const SORT_COLUMNS: Readonly<Record<string, { readonly column: string; readonly mayMiss: boolean }>> = {
  name: { column: "sort_name", mayMiss: false },
  founded: { column: "founded_year", mayMiss: true },
  employees: { column: "employee_rank", mayMiss: true },
  funding: { column: "funding_usd", mayMiss: true },
  investors: { column: "sort_investors", mayMiss: true },
  facts: { column: "updated_at", mayMiss: false },
};

export interface OrderTerm {
  readonly column: string;
  readonly ascending: boolean;
  /** Null where nothing is missing. */
  readonly nullsFirst: boolean | null;
}

/** The database's order for a sort, unknown values last; from the end it is the exact reverse. Each has its index. */
export function orderOf(sort: Sort, isFromEnd: boolean): readonly OrderTerm[] {
  const { column, mayMiss } = SORT_COLUMNS[sort.column] ?? { column: "sort_name", mayMiss: false };
  const ascending = (sort.direction === "ascending") !== isFromEnd;
  if (!mayMiss) return [column, "id"].map((term) => ({ column: term, ascending, nullsFirst: null }));
  return [
    { column, ascending, nullsFirst: isFromEnd },
    ...["sort_name", "id"].map((term) => ({ column: term, ascending: !isFromEnd, nullsFirst: null })),
  ];
}

/** What is searched and sorted by stands in the page's address, so that a link shows the same table. */
export function useTableAddress() {
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const column = params.get("sort") ?? "";
  const isDescending = params.get("order") === "desc";
  const sort = useMemo<Sort>(
    () =>
      Object.hasOwn(SORT_COLUMNS, column) ? { column, direction: isDescending ? "descending" : "ascending" } : BY_NAME,
    [column, isDescending],
  );

  function change(next: { readonly search?: string; readonly sort?: Sort }) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        // An address has its limits; what is longer than any name finds nothing anyway.
        if (next.search !== undefined) put(changed, "q", next.search.slice(0, 300));
        if (next.sort !== undefined) {
          const isDefault = next.sort.column === BY_NAME.column && next.sort.direction === BY_NAME.direction;
          put(changed, "sort", isDefault ? "" : next.sort.column);
          put(changed, "order", isDefault || next.sort.direction === "ascending" ? "" : "desc");
        }
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { search, sort, change };
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === "") params.delete(name);
  else params.set(name, value);
}
