import { useMemo, useState } from "react";
import type { Sort } from "../data-table/types.ts";

export interface NameOrder<Row> {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly sorted: readonly Row[];
}

/** Sorts rows that are already in alphabetical order. */
export function useNameOrder<Row>(rows: readonly Row[]): NameOrder<Row> {
  const [sort, onSort] = useState<Sort>({ column: "name", direction: "ascending" });
  const sorted = useMemo(() => (sort.direction === "ascending" ? rows : rows.toReversed()), [rows, sort]);
  return { sort, onSort, sorted };
}
