/** Saved views: which rows, in which order, with which columns. */
import { asObject, asText, asTexts } from "../company/parse-json.ts";
import type { ViewScreen } from "./fields.ts";
import { type Group, parseFilter } from "./filter.ts";

export const LAYOUTS = ["list", "board"] as const;
export const DENSITIES = ["compact", "normal", "comfortable"] as const;

export interface ViewDefinition {
  readonly filter: Group | null;
  readonly sort: { readonly column: string; readonly direction: "ascending" | "descending" } | null;
  /** Null for the screen's own. */
  readonly columns: readonly string[] | null;
  readonly layout: (typeof LAYOUTS)[number] | null;
  readonly density: (typeof DENSITIES)[number] | null;
}

export const EMPTY_VIEW: ViewDefinition = { filter: null, sort: null, columns: null, layout: null, density: null };

/** The limits of the table's constraints. */
export const VIEW_NAME_MAX = 80;

const MAX_COLUMNS = 50;

interface ViewContext {
  readonly screen: ViewScreen;
  /** Ids of the team's present members; null while they are not known. */
  readonly members: ReadonlySet<string> | null;
  /** The columns that the screen can sort by and show. */
  readonly columns: ReadonlySet<string>;
}

/** Reads an untrusted definition. What does not exist any more is left out, with a notice. */
export function parseView(
  value: unknown,
  { screen, members, columns: known }: ViewContext,
): { readonly view: ViewDefinition; readonly notices: readonly string[] } {
  const { filter, sort, columns, layout, density } = asObject(value);
  const parsed = parseFilter(filter, { screen, members });
  const { column, direction } = asObject(sort);
  const sortColumn = asText(column) ?? null;
  const wanted = asTexts(columns)?.slice(0, MAX_COLUMNS) ?? null;
  const shown = wanted?.filter((name) => known.has(name)) ?? null;
  const isSortKnown = sortColumn === null || known.has(sortColumn);
  const hasGone = !isSortKnown || (shown !== null && wanted !== null && shown.length < wanted.length);
  return {
    view: {
      filter: parsed.filter,
      sort:
        sortColumn === null || !isSortKnown
          ? null
          : { column: sortColumn, direction: direction === "descending" ? "descending" : "ascending" },
      columns: shown === null || shown.length === 0 ? null : shown,
      layout: LAYOUTS.find((layoutName) => layoutName === layout) ?? null,
      density: DENSITIES.find((densityName) => densityName === density) ?? null,
    },
    notices: [...parsed.notices, ...(hasGone ? ["A column of this view does not exist any more."] : [])],
  };
}
