import type { ImportValues } from "./fields.ts";

/** Lines of one file that are the same company. */
export interface LineGroup {
  /** The first line, which is the one that is imported. */
  readonly line: number;
  /** Of all lines; the first value of a column counts. */
  values: ImportValues;
}

/** Finds lines of one file that are the same company, by the rules that `match_companies` applies to the database. */
export interface FileLines {
  findGroup(values: ImportValues): { readonly group: LineGroup; readonly shared: string } | null;
  addGroup(line: number, values: ImportValues): LineGroup;
  /** A third line may share a key with this one only. */
  joinGroup(group: LineGroup, values: ImportValues): void;
}

export function createFileLines(): FileLines {
  const byKey = new Map<string, LineGroup[]>();
  const index = (group: LineGroup, values: ImportValues) => {
    for (const { column } of KEYS) {
      if (values[column] == null) continue;
      const key = keyOf(column, values[column]);
      const groups = byKey.get(key);
      if (groups === undefined) byKey.set(key, [group]);
      else if (!groups.includes(group)) groups.push(group);
    }
  };
  return {
    findGroup(values) {
      for (const [rank, { column, shared }] of KEYS.entries()) {
        const groups = values[column] == null ? undefined : byKey.get(keyOf(column, values[column]));
        const group = groups?.find((other) => !contradicts(other.values, values, rank));
        if (group !== undefined) return { group, shared };
      }
      return null;
    },
    addGroup(line, values) {
      const group = { line, values };
      index(group, values);
      return group;
    },
    joinGroup(group, values) {
      const { url, linkedin_slug, website_domain, country } = group.values;
      group.values = {
        ...group.values,
        url: url ?? values.url ?? null,
        linkedin_slug: linkedin_slug ?? values.linkedin_slug ?? null,
        website_domain: website_domain ?? values.website_domain ?? null,
        country: country ?? values.country ?? null,
      };
      index(group, values);
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
