import { fieldOfHeader } from "./columns.ts";
import type { TableRow } from "./table.ts";

/**
 * The names of a header line. Merged cells above may name groups of columns: `Date` below `Last round` is `Last round Date`, and a
 * blank cell has the name above it.
 */
export function headerNames(row: TableRow, above: TableRow | undefined): readonly string[] {
  const groups = above !== undefined && above.line === row.line - 1 ? namesOfGroups(above) : [];
  if (groups.length === 0) return row.cells;
  const width = Math.max(row.cells.length, above?.cells.length ?? 0);
  return Array.from({ length: width }, (_, column) => {
    const own = row.cells[column]?.trim() ?? "";
    const group = groups[column] ?? "";
    if (own === "") return above?.cells[column]?.trim() ?? "";
    return group === "" || fieldOfHeader(own) !== null ? own : `${group} ${own}`;
  });
}

export function knownNames(names: readonly string[]): number {
  return names.filter((name) => fieldOfHeader(name) !== null).length;
}

/** Each name reaches to the next one. A single name is a title. */
function namesOfGroups({ cells }: TableRow): readonly string[] {
  if (cells.filter((cell) => cell.trim() !== "").length < 2) return [];
  let group = "";
  return cells.map((cell) => {
    group = cell.trim() || group;
    return group;
  });
}
