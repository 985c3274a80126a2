import type { CompanyFacts } from "../company/facts.ts";
import { asObject, asText } from "../company/parse-json.ts";
import { splitInvestors } from "../company/top-investors.ts";
import { type HotlistSighting, parseHotlistSightings } from "./sighting.ts";

/** What the team knows of a company that a text names. */
export interface KnownCompany {
  /** Null where nothing is known but that hotlists hold it. */
  readonly facts: KnownFacts | null;
  /** Its page's normalized address; null where it is not known. */
  readonly url: string | null;
  /** Oldest first. */
  readonly hotlists: readonly HotlistSighting[];
}

export interface KnownFacts
  extends Pick<CompanyFacts, "foundedYear" | "employeeCount" | "totalFunding" | "topInvestors"> {
  readonly source: "company_facts" | "hotlist";
  /** ISO moment of the facts. */
  readonly factsAt: string | null;
}

/**
 * Reads the answer of the database function `company_facts_by_names`: a place for every company that was asked for, null
 * where nothing is known. A hotlist's row in which every fact is missing tells nothing; one of the database tells that the
 * data service knows nothing.
 */
export function parseKnownCompanies(answer: unknown, count: number): readonly (KnownCompany | null)[] {
  const places: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return Array.from({ length: count }, (_place, index) => (places[index] ? readCompany(places[index]) : null));
}

function readCompany(place: unknown): KnownCompany {
  const row = asObject(place);
  const source = row.source === "company_facts" || row.source === "hotlist" ? row.source : null;
  const facts = {
    foundedYear: typeof row.founded_year === "number" ? row.founded_year : null,
    employeeCount: asText(row.employee_count) ?? null,
    totalFunding: asText(row.total_funding) ?? null,
    topInvestors: splitInvestors(asText(row.aaa_investors)),
  };
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
