import type { ImportValues } from "./fields.ts";
import type { ExistingCompany, MatchReason } from "./plan-types.ts";

/** Lines of one file that are the same company. */
export interface LineGroup {
  /** The first line, which is the one that is imported. */
  readonly line: number;
  /** Of all lines, and the keys of the company that they are; the first value of a column counts. */
  values: ImportValues;
}

/** Finds lines of one file that are the same company, by the rules that `match_companies` applies to the database. */
export interface FileLines {
  findGroup(values: ImportValues): { readonly group: LineGroup; readonly shared: string } | null;
  /** @param company the company of the database that the line is, null for a new one */
  addGroup(line: number, values: ImportValues, company: ExistingCompany | null): LineGroup;
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
    addGroup(line, values, company) {
      const group = { line, values: company === null ? values : withKeysOf(company, values) };
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

/** Whether a line that matches the group's company by `reason` has a stronger key that differs from the group's. */
export function contradictsGroup({ values }: LineGroup, other: ImportValues, reason: MatchReason): boolean {
  const rank = KEYS.findIndex((key) => key.reason === reason);
  // Another name is as weak as the name.
  return contradicts(values, other, rank === -1 ? KEYS.length - 1 : rank);
}

/** The URL of a company stays, whatever a line says. */
function withKeysOf(company: ExistingCompany, values: ImportValues): ImportValues {
  return {
    ...values,
    url: company.url ?? values.url ?? null,
    linkedin_slug: values.linkedin_slug ?? company.linkedin_slug,
    website_domain: values.website_domain ?? company.website_domain,
    country: values.country ?? company.country,
  };
}

type Key = "url" | "linkedin_slug" | "website_domain" | "company_name";

/** From the strongest. Two companies that share a key are still two if a stronger key differs. */
const KEYS: readonly { readonly column: Key; readonly reason: MatchReason; readonly shared: string }[] = [
  { column: "url", reason: "url", shared: "Crunchbase URL" },
  { column: "linkedin_slug", reason: "linkedin", shared: "LinkedIn page" },
  { column: "website_domain", reason: "domain", shared: "website" },
  { column: "company_name", reason: "name", shared: "name" },
];

function contradicts(one: ImportValues, other: ImportValues, rank: number): boolean {
  const stronger = KEYS.slice(0, rank).some(({ column }) => differs(one[column], other[column]));
  return (
    stronger ||
    (KEYS[rank]?.column === "company_name" && differs(one.country?.toLowerCase(), other.country?.toLowerCase()))
  );
}

export function differs(one: string | null | undefined, other: string | null | undefined): boolean {
  return one != null && other != null && one !== other;
}

function keyOf(column: Key, value: string): string {
  return `${column} ${column === "company_name" ? value.toLowerCase() : value}`;
}
