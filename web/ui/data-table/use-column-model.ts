import { type ReactTable, rowSortingFeature, type SortingState, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { Sort, TableColumn } from "./types.ts";

const features = tableFeatures({ rowSortingFeature });
/** Paging and sorting are manual; the library handles columns and sort clicks. */
const NO_ROWS: [] = [];

export type ColumnModel<Row> = ReactTable<typeof features, { readonly row: Row }>;

interface Sorting<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort) => void;
}

export function useColumnModel<Row>({ columns, sort, onSort }: Sorting<Row>): ColumnModel<Row> {
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, firstSort }) => ({
        id,
        header,
        accessorFn: () => null,
        enableSorting: firstSort !== undefined,
        sortDescFirst: firstSort === "descending",
      })),
    [columns],
  );
  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.column, desc: sort.direction === "descending" }] : []),
    [sort],
  );
  return useTable<typeof features, { readonly row: Row }>({
    features,
    columns: definitions,
    data: NO_ROWS,
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (change) => {
      const [next] = typeof change === "function" ? change(sorting) : change;
      if (next) onSort?.({ column: next.id, direction: next.desc ? "descending" : "ascending" });
    },
  });
}
