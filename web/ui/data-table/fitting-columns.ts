import type { TableColumn } from "./types.ts";

/** What a user chose to show or hide, by column id. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

interface FittingColumns<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Ids of the columns that are shown where there is room; the most important first. */
  readonly optional: readonly string[];
  readonly choice: ColumnChoice;
  /** In pixels. */
  readonly available: number;
  readonly windowWidth: number;
}

/** The columns to show: chosen ones always, hidden ones never, optional ones while they fit. */
export function fittingColumns<Row>(options: FittingColumns<Row>): readonly TableColumn<Row>[] {
  const { columns, optional, choice, available, windowWidth } = options;
  const widthOf = ({ width, windowShare = 0 }: TableColumn<Row>) => Math.max(width, (windowShare * windowWidth) / 100);
  const shown = new Set(columns.flatMap(({ id }) => ((choice[id] ?? !optional.includes(id)) ? [id] : [])));
  let used = columns.reduce((sum, column) => sum + (shown.has(column.id) ? widthOf(column) : 0), 0);
  for (const id of optional) {
    const column = columns.find((candidate) => candidate.id === id);
    if (column === undefined || choice[id] !== undefined) continue;
    used += widthOf(column);
    // A less important column never takes the room of a more important one.
    if (used > available) break;
    shown.add(id);
  }
  return columns.filter(({ id }) => shown.has(id));
}

/** Reads a stored choice; anything else is none. */
export function readColumnChoice(stored: unknown): ColumnChoice {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
  );
}
