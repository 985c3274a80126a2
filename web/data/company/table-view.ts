/** Which companies the table shows, in which order. */
export interface TableView {
  /** As typed. */
  readonly search: string;
  /** ISO timestamp: only rows created later; null for all. */
  readonly newerThan: string | null;
  /** Only what this operation added or changed; null for all. */
  readonly operation: string | null;
  /** Of a view, in PostgREST's syntax (`toQuery`); null for all. */
  readonly filter: string | null;
  /** ISO timestamp: only rows that others changed since; null for all. */
  readonly changedSince: string | null;
  readonly sort: TableSort;
}

export interface TableSort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

/** By the table's column. Equal values of nullable columns are sorted by name, and nulls come last. */
const SORT_COLUMNS: Readonly<Record<string, { readonly column: string; readonly isNullable: boolean }>> = {
  name: { column: "sort_name", isNullable: false },
  founded: { column: "founded_year", isNullable: true },
  employees: { column: "employee_rank", isNullable: true },
  funding: { column: "funding_usd", isNullable: true },
  investors: { column: "sort_investors", isNullable: true },
  facts: { column: "facts_at", isNullable: false },
};

export interface OrderTerm {
  readonly column: string;
  readonly ascending: boolean;
  /** Null for columns without nulls. */
  readonly nullsFirst: boolean | null;
}

export const sortColumns: readonly string[] = Object.keys(SORT_COLUMNS);

/** The `order` of a sort; `isFromEnd` reverses it exactly. Every order has an index. */
export function orderOf(sort: TableSort, isFromEnd: boolean): readonly OrderTerm[] {
  const { column, isNullable } = SORT_COLUMNS[sort.column] ?? { column: "sort_name", isNullable: false };
  const ascending = (sort.direction === "ascending") !== isFromEnd;
  if (!isNullable) return [column, "id"].map((term) => ({ column: term, ascending, nullsFirst: null }));
  return [
    { column, ascending, nullsFirst: isFromEnd },
    ...["sort_name", "id"].map((term) => ({ column: term, ascending: !isFromEnd, nullsFirst: null })),
  ];
}
