import type { Sort } from "./types.ts";

/** The URL's `sort` parameter: a column, with a leading `-` for descending. Null for the default. */
export function sortParameter({ column, direction }: Sort, defaultSort: Sort): string | null {
  if (column === defaultSort.column && direction === defaultSort.direction) return null;
  return direction === "descending" ? `-${column}` : column;
}

/** The default for a missing or unknown column. */
export function readSort<Column extends string>(
  parameter: string | null,
  columns: readonly Column[],
  defaultSort: Sort<Column>,
): Sort<Column> {
  const column = columns.find((name) => name === parameter?.replace(/^-/, ""));
  if (column === undefined) return defaultSort;
  return { column, direction: parameter?.startsWith("-") ? "descending" : "ascending" };
}
