import { type HotlistSort, type HotlistSortColumn, hotlistSortColumns } from "#domain/hotlist/sort.ts";

/** Newest first. */
const DEFAULT_SORT: HotlistSort = { column: "added", direction: "descending" };

/** The URL's `sort` parameter: a column, with a leading `-` for descending. Null for the default. */
export function sortParameter({ column, direction }: HotlistSort): string | null {
  if (column === DEFAULT_SORT.column && direction === DEFAULT_SORT.direction) return null;
  return direction === "descending" ? `-${column}` : column;
}

/** The default for a missing or unknown column. */
export function readSort(parameter: string | null): HotlistSort {
  const column = parameter?.replace(/^-/, "");
  if (!isSortColumn(column)) return DEFAULT_SORT;
  return { column, direction: parameter?.startsWith("-") ? "descending" : "ascending" };
}

function isSortColumn(text: string | undefined): text is HotlistSortColumn {
  return hotlistSortColumns.some((column) => column === text);
}
