import type { ReactNode } from "react";

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** In pixels; of a column that grows, its least width. */
  readonly width: number;
  /** Takes its share of the room that is left. */
  readonly grows?: boolean;
  readonly align?: "end";
  /** Which way the first click sorts; a column without it cannot be sorted. */
  readonly firstSort?: SortDirection;
  /** Read out instead of `header`, where that is empty. */
  readonly label?: string;
  readonly cell: (row: Row) => ReactNode;
}

export type SortDirection = "ascending" | "descending";

export interface Sort<Column extends string = string> {
  /** A column's id. */
  readonly column: Column;
  readonly direction: SortDirection;
}

/** Rows that need not all be here: `at` answers undefined for one that is on its way. */
export interface TableRows<Row> {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table for those who do not see it. */
  readonly label: string;
  /** The same array from render to render. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: TableRows<Row>;
  readonly rowId: (row: Row) => string;
  /** While nothing is known yet, skeleton rows and `loadingText` are shown. */
  readonly isLoading: boolean;
  readonly loadingText: string;
  /** Stands in the table's place where there is no row: what to do next. */
  readonly empty: ReactNode;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort) => void;
  /** The rows on screen and a few around them, both ends included. */
  readonly onRange?: (first: number, last: number) => void;
  /** A row on a narrow screen. Without it the table scrolls sideways under its first column. */
  readonly card?: (row: Row) => ReactNode;
  /** Ids of rows to draw the eye to (`useRowHighlight`). */
  readonly highlighted?: ReadonlySet<string>;
  /** The table goes back to its top whenever this changes: name what is searched, filtered and sorted by. */
  readonly viewKey?: string;
  /** The rows shown are those of the view before, until the new ones are here. */
  readonly isStale?: boolean;
  /** In pixels: 48 unless told. */
  readonly rowHeight?: number;
}

export interface ViewProps<Row> extends DataTableProps<Row> {
  readonly rowHeight: number;
}

/** Every row there is, for lists that are read at once. */
export function rowsOf<Row>(list: readonly Row[]): TableRows<Row> {
  return { count: list.length, at: (index) => list[index] };
}

export const SKELETON_ROWS = 8;
