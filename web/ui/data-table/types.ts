import type { ReactNode } from "react";

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** In pixels; the minimum width of a column that grows. */
  readonly width: number;
  /** Percentage of the window's width, for a column that is wider in a wide window. */
  readonly windowShare?: number;
  /** Shares the remaining width. */
  readonly grows?: boolean;
  readonly align?: "end";
  /** Direction of the first click; without it the column is not sortable. */
  readonly firstSort?: SortDirection;
  /** Accessible name for an empty `header`. */
  readonly label?: string;
  readonly cell: (row: Row) => ReactNode;
  /** In the header instead of its text, such as a checkbox for all rows. */
  readonly head?: ReactNode;
}

export type SortDirection = "ascending" | "descending";

export interface Sort<Column extends string = string> {
  /** A column's id. */
  readonly column: Column;
  readonly direction: SortDirection;
}

/** A table as it is printed. */
export interface PrintedTable<Row> {
  readonly columns: readonly {
    readonly header: string;
    readonly value: (row: Row) => string | number | null | undefined;
  }[];
  readonly rows: readonly Row[];
  /** Printed above the table. */
  readonly note?: string;
}

/** Rows that may be loaded in part: `at` returns undefined for a loading row. */
export interface TableRows<Row> {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  /** All rows and columns for the printer; called when the browser prints. */
  readonly printed: () => PrintedTable<Row>;
  /** Must be stable between renders. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: TableRows<Row>;
  readonly rowId: (row: Row) => string;
  /** Shows skeleton rows and `loadingText`. */
  readonly isLoading: boolean;
  readonly loadingText: string;
  /** Replaces an empty table. */
  readonly empty: ReactNode;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort) => void;
  /** Called with the visible rows and the overscan, both ends inclusive. */
  readonly onRange?: (first: number, last: number) => void;
  /** A row on a narrow screen. Without it the table scrolls horizontally with a sticky first column. */
  readonly card?: (row: Row) => ReactNode;
  /** Row ids (`useRowHighlight`). */
  readonly highlighted?: ReadonlySet<string>;
  /** Row ids. */
  readonly selected?: ReadonlySet<string>;
  /** The row that keys act on (`useRowKeys`): it is scrolled into view and takes the focus. -1 for none. */
  readonly currentIndex?: number;
  /** A change scrolls to the top: search, filter and sort as one string. */
  readonly viewKey?: string;
  /** The rows are those of the previous view. */
  readonly isStale?: boolean;
  /** In pixels; default 48. */
  readonly rowHeight?: number;
  /** Whether the screen is as wide as the window. */
  readonly isWide?: boolean;
}

export interface ViewProps<Row> extends DataTableProps<Row> {
  readonly rowHeight: number;
}

/** For lists that are loaded whole. */
export function rowsOf<Row>(list: readonly Row[]): TableRows<Row> {
  return { count: list.length, at: (index) => list[index] };
}

export const SKELETON_ROWS = 8;
