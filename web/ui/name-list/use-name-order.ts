import { useMemo, useState } from "react";
import type { Sort } from "../data-table/types.ts";

export interface NameOrder<Row> {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly sorted: readonly Row[];
}

/** Rows given in alphabetical order, and which way round the table shows them. */
export function useNameOrder<Row>(rows: readonly Row[]): NameOrder<Row> {
  const [sort, onSort] = useState<Sort>({ column: "name", direction: "ascending" });
  const sorted = useMemo(() => (sort.direction === "ascending" ? rows : rows.toReversed()), [rows, sort]);
  return { sort, onSort, sorted };
}
