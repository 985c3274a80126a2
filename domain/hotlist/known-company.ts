import { type CompanyFacts, parseFactColumns } from "../company/facts.ts";
import { asObject, asText } from "../company/parse-json.ts";
import { type HotlistSighting, parseHotlistSightings } from "./sighting.ts";

/** What the database has about a company found in a text. */
export interface KnownCompany {
  /** Null where only hotlists contain it, without facts. */
  readonly facts: KnownFacts | null;
  /** Normalized; null where it is unknown. */
  readonly url: string | null;
  /** Oldest first. */
  readonly hotlists: readonly HotlistSighting[];
}

export interface KnownFacts
  extends Pick<CompanyFacts, "foundedYear" | "employeeCount" | "totalFunding" | "topInvestors"> {
  readonly source: "company_facts" | "hotlist";
  /** ISO date and time that the facts are true of. */
  readonly factsAt: string | null;
}

/**
 * Parses the result of the database function `company_facts_by_names`: one item per requested company, null where the
 * database has none. A hotlist row without any fact counts as no facts; a `company_facts` row without any means that
 * Crunchbase knows none.
 */
export function parseKnownCompanies(result: unknown, count: number): readonly (KnownCompany | null)[] {
  const items: readonly unknown[] = Array.isArray(result) ? result : [];
  return Array.from({ length: count }, (_item, index) => (items[index] ? parseCompany(items[index]) : null));
}

function parseCompany(item: unknown): KnownCompany {
  const row = asObject(item);
  const source = row.source === "company_facts" || row.source === "hotlist" ? row.source : null;
  const facts = parseFactColumns(row);
  const isEmpty =
    facts.foundedYear === null &&
    facts.employeeCount === null &&
    facts.totalFunding === null &&
    facts.topInvestors.length === 0;
  return {
    facts:
      source === null || (source === "hotlist" && isEmpty)
        ? null
        : { ...facts, source, factsAt: asText(row.facts_at) ?? null },
    url: asText(row.url) ?? null,
    hotlists: parseHotlistSightings(row.hotlists),
  };
}
