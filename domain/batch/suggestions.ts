import { asList, asNonNegativeNumber, asObject, asText } from "../company/parse-json.ts";
import type { CompanyLookup } from "./paste-lookups.ts";

/** A company of the database that a pasted text may mean. */
export interface Suggestion {
  readonly name: string;
  readonly url: string;
}

/** An item of the argument of `match_companies`; `line` is its position in the request. */
export interface MatchRow {
  readonly line: number;
  readonly url?: string;
  readonly name?: string;
  readonly domain?: string;
  readonly linkedin?: string;
}

interface MatchRequest {
  readonly rows: readonly MatchRow[];
  /** The lookup of each row, by its index. */
  readonly owners: readonly number[];
}

/** The database function's limit. */
export const MAX_MATCH_ROWS = 5000;
const MAX_SUGGESTIONS = 3;

/**
 * One row per key of each lookup: the URL of a name is a guess, and must not rule out companies that have the name and another
 * URL. What exceeds the function's limit is not looked up.
 */
export function matchRequest(groups: readonly (readonly CompanyLookup[])[]): MatchRequest {
  const rows: MatchRow[] = [];
  const owners: number[] = [];
  for (const [owner, lookups] of groups.entries()) {
    for (const { url, name, domain, linkedin } of lookups) {
      const keys = [url && { url }, name && { name }, domain && { domain }, linkedin && { linkedin }];
      for (const key of keys) {
        if (!key || rows.length === MAX_MATCH_ROWS) continue;
        rows.push({ line: rows.length, ...key });
        owners.push(owner);
      }
    }
  }
  return { rows, owners };
}

/** The suggestions of each group of `matchRequest`, the likeliest first, at most three. Skips invalid items. */
export function parseSuggestions(
  result: unknown,
  { owners }: MatchRequest,
): ReadonlyMap<number, readonly Suggestion[]> {
  const groups = new Map<number, Map<string, Suggestion>>();
  for (const { line, rows } of asList(result, (item) => item) ?? []) {
    const owner = owners[asNonNegativeNumber(line) ?? -1];
    if (owner === undefined) continue;
    const group = groups.get(owner) ?? new Map<string, Suggestion>();
    for (const row of asList(rows, asObject) ?? []) {
      const [name, url] = [asText(row.company_name), asText(row.url)];
      if (name !== undefined && url !== undefined && group.size < MAX_SUGGESTIONS) group.set(url, { name, url });
    }
    if (group.size > 0) groups.set(owner, group);
  }
  return new Map(Array.from(groups, ([owner, group]) => [owner, [...group.values()]]));
}
