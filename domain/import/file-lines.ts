import type { ImportValues } from "./fields.ts";

interface Seen {
  readonly line: number;
  readonly values: ImportValues;
}

/** Finds lines of one file that are the same company, by the rules that `match_companies` applies to the database. */
export interface FileLines {
  /** The earlier line, and what both have in common. */
  findEarlier(values: ImportValues): { readonly line: number; readonly shared: string } | null;
  add(line: number, values: ImportValues): void;
}

export function createFileLines(): FileLines {
  const byKey = new Map<string, Seen[]>();
  return {
    findEarlier(values) {
      for (const [rank, { column, shared }] of KEYS.entries()) {
        const seen = values[column] == null ? undefined : byKey.get(keyOf(column, values[column]));
        const same = seen?.find((other) => !contradicts(other.values, values, rank));
        if (same !== undefined) return { line: same.line, shared };
      }
      return null;
    },
    add(line, values) {
      for (const { column } of KEYS) {
        if (values[column] == null) continue;
        const key = keyOf(column, values[column]);
        const seen = byKey.get(key);
        if (seen === undefined) byKey.set(key, [{ line, values }]);
        else seen.push({ line, values });
      }
    },
  };
}

type Key = "url" | "linkedin_slug" | "website_domain" | "company_name";

/** From the strongest. Two companies that share a key are still two if a stronger key differs. */
const KEYS: readonly { readonly column: Key; readonly shared: string }[] = [
  { column: "url", shared: "Crunchbase URL" },
  { column: "linkedin_slug", shared: "LinkedIn page" },
  { column: "website_domain", shared: "website" },
  { column: "company_name", shared: "name" },
];

function contradicts(one: ImportValues, other: ImportValues, rank: number): boolean {
  const stronger = KEYS.slice(0, rank).some(({ column }) => differs(one[column], other[column]));
  return (
    stronger ||
    (KEYS[rank]?.column === "company_name" && differs(one.country?.toLowerCase(), other.country?.toLowerCase()))
  );
}

function differs(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && other != null && one !== other;
}

function keyOf(column: Key, value: string): string {
  return `${column} ${column === "company_name" ? value.toLowerCase() : value}`;
}
