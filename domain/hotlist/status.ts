/** Where a company stands on a squad's hotlist. */

/** In the order of a board's columns. */
export const HOTLIST_STATUSES = [
  "sourced",
  "screening",
  "meeting",
  "diligence",
  "invested",
  "passed",
  "parked",
] as const;
export type HotlistStatus = (typeof HOTLIST_STATUSES)[number];

export const STATUS_LABELS: Readonly<Record<HotlistStatus, string>> = {
  sourced: "Sourced",
  screening: "Screening",
  meeting: "Meeting",
  diligence: "Diligence",
  invested: "Invested",
  passed: "Passed",
  parked: "Parked",
};

/** Keys of the theme's colors. */
export const STATUS_COLORS: Readonly<Record<HotlistStatus, string>> = {
  sourced: "gray",
  screening: "blue",
  meeting: "violet",
  diligence: "orange",
  invested: "teal",
  passed: "red",
  parked: "yellow",
};

/** Closed entries have a reason and conditions to look again. */
export function isClosed(status: HotlistStatus): status is "passed" | "parked" {
  return status === "passed" || status === "parked";
}

/** Null for an unknown value. */
export function findStatus(value: unknown): HotlistStatus | null {
  return HOTLIST_STATUSES.find((status) => status === value) ?? null;
}

/** The limits of the table's constraints. */
export const PASS_REASON_MIN = 3;
export const PASS_REASON_MAX = 1000;
export const NEXT_STEP_MAX = 500;
/** The most entries that one bulk change takes. */
export const BULK_CHANGE_MAX = 5000;
