import { columnOf, type SheetHandlers } from "./sheet-xml.ts";
import { IMPORT_LIMITS, type TableRow } from "./table.ts";

/** Bounds the memory: more are ignored. */
const MAX_MERGES = 50_000;
const MAX_LINKS = 4 * IMPORT_LIMITS.rows;
const MAX_FILLED = 500_000;
/** Below it, a column's links with one label may be chance. */
const FEWEST_LINKS = 2;

interface SheetCells extends Pick<SheetHandlers, "onMerge" | "onLink"> {
  /** @param readTargets the targets of the links, by relation */
  completed(rows: readonly TableRow[], readTargets: () => ReadonlyMap<string, string>): readonly TableRow[];
}

/** What a sheet says of its cells behind the rows: which are merged, and where links lead. */
export function createSheetCells(): SheetCells {
  const merges: string[] = [];
  const links = new Map<string, string>();
  return {
    onMerge: (range) => {
      if (merges.length < MAX_MERGES) merges.push(range);
    },
    onLink: (reference, relation) => {
      if (links.size < MAX_LINKS) links.set(reference, relation);
    },
    completed(rows, readTargets) {
      if (merges.length === 0 && links.size === 0) return rows;
      const cellsByLine = new Map(rows.map(({ line, cells }) => [line, [...cells]]));
      fillMerged(cellsByLine, merges);
      if (links.size > 0) showTargets(cellsByLine, links, readTargets());
      return rows.map(({ line, cells }) => ({ line, cells: cellsByLine.get(line) ?? cells }));
    },
  };
}

type CellsByLine = ReadonlyMap<number, string[]>;

/** A value that is merged over several lines belongs to each of them. Merged columns of one line are a title or a group. */
function fillMerged(cellsByLine: CellsByLine, merges: readonly string[]): void {
  let left = MAX_FILLED;
  for (const range of merges) {
    const [, column = "", from, to] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(range) ?? [];
    const position = columnOf(column);
    const value = cellsByLine.get(Number(from))?.[position];
    if (value === undefined || value.trim() === "") continue;
    for (let line = Number(from) + 1; line <= Number(to) && left > 0; line += 1) {
      left -= 1;
      const cells = cellsByLine.get(line);
      if (cells === undefined) continue;
      while (cells.length < position) cells.push("");
      cells[position] ||= value;
    }
  }
}

/** Of a column whose links all show the same, such as `Website`, the targets say more. */
function showTargets(
  cellsByLine: CellsByLine,
  links: ReadonlyMap<string, string>,
  targets: ReadonlyMap<string, string>,
): void {
  const byColumn = Map.groupBy(
    [...links].flatMap(([reference, relation]) => {
      const target = targets.get(relation);
      const [, column = "", line] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
      return target === undefined ? [] : [{ column: columnOf(column), line: Number(line), target }];
    }),
    ({ column }) => column,
  );
  for (const [column, linked] of byColumn) {
    const labels = new Set(linked.map(({ line }) => cellsByLine.get(line)?.[column]?.trim() ?? ""));
    if (linked.length < FEWEST_LINKS || labels.size !== 1) continue;
    for (const { line, target } of linked) {
      const cells = cellsByLine.get(line);
      if (cells?.[column] !== undefined) cells[column] = target;
    }
  }
}
