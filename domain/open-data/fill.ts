/** Filling the blanks of many companies with open data: what it costs, and what came of it. */
import type { BatchLine } from "../batch/run.ts";

/** Companies of one call of the function: its limit. */
export const FILLED_AT_ONCE = 100;
/** Companies of one selection: at Wikidata's limits, about three minutes. */
export const FILL_LIMIT = 5000;
/** `wbgetentities` takes no more IDs. */
const ENTITIES_PER_REQUEST = 50;
/** A request takes about a second. The batch waits a second between two calls. */
const SECONDS_PER_REQUEST = 1;

export interface FillCost {
  readonly requests: number;
  readonly seconds: number;
}

/** At most: companies that were asked about in the last day need no request. */
export function fillCost(companies: number): FillCost {
  const calls = Math.ceil(companies / FILLED_AT_ONCE);
  // Each call has one request for the entities of its permalinks, and one for the labels of linked entities.
  const requests = 2 * calls + Math.ceil(companies / ENTITIES_PER_REQUEST);
  return { requests, seconds: requests * SECONDS_PER_REQUEST + Math.max(0, calls - 1) };
}

export interface FillResult {
  readonly facts: number;
  /** With at least one new fact. */
  readonly filled: number;
  readonly unchanged: number;
  readonly failed: number;
  /** Not asked about, because the batch was canceled. */
  readonly left: number;
}

export function fillResult(lines: readonly BatchLine[]): FillResult {
  const result = { facts: 0, filled: 0, unchanged: 0, failed: 0, left: 0 };
  for (const { outcome } of lines) {
    if (outcome.kind === "failed") result.failed += 1;
    else if (outcome.kind !== "saved") result.left += 1;
    else if (outcome.filled) {
      result.filled += 1;
      result.facts += outcome.filled;
    } else result.unchanged += 1;
  }
  return result;
}
