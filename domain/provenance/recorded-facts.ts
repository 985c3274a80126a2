/** Where the team's record wins over the values of a provider's response. */
import type { CompanyFacts } from "../company/facts.ts";
import type { CompanySource } from "../company/facts-row.ts";
import { splitInvestors } from "../company/top-investors.ts";
import type { Fact, FactColumn, StoredFact } from "./provenance.ts";

/** By column; null for a value that a colleague has set to blank. */
export type RecordedFacts = ReadonlyMap<FactColumn, StoredFact | null>;

/** Pinned values; and where open data is the provider, everything that the record has of another source. */
export function recordedFacts(facts: readonly Fact[], provider: CompanySource): RecordedFacts {
  const recorded = facts.filter(
    ({ isPinned, stored, origin }) =>
      isPinned ||
      (provider === "wikidata" && stored !== null && !(origin.kind === "source" && origin.source === "wikidata")),
  );
  return new Map(recorded.map(({ column, stored }) => [column, stored]));
}

/** The facts that a screen shows. */
export function withRecorded(facts: CompanyFacts, recorded: RecordedFacts): CompanyFacts {
  if (recorded.size === 0) return facts;
  const value = <Value>(column: FactColumn, provided: Value, read: (stored: StoredFact | null) => Value): Value =>
    recorded.has(column) ? read(recorded.get(column) ?? null) : provided;
  const text = (stored: StoredFact | null) => (typeof stored === "string" ? stored : null);
  const list = (stored: StoredFact | null) => (Array.isArray(stored) ? stored : []);
  const city = value("city", facts.city, text);
  const geography = value("country", facts.geography, text);
  const categories = value("categories", facts.categories, list);
  const hasPlace = recorded.has("city") || recorded.has("country");
  return {
    ...facts,
    foundedYear: value("founded_year", facts.foundedYear, (stored) => (typeof stored === "number" ? stored : null)),
    employeeCount: value("employee_count", facts.employeeCount, text),
    totalFunding: value("total_funding", facts.totalFunding, text),
    topInvestors: value("aaa_investors", facts.topInvestors, (stored) => splitInvestors(text(stored))),
    description: value("short_description", facts.description, text),
    shortDescription: value("short_description", facts.shortDescription, text),
    categories,
    sector: recorded.has("categories") ? (categories[0] ?? null) : facts.sector,
    city,
    geography,
    locations: hasPlace ? [city, geography].filter((place) => place !== null) : facts.locations,
    website: value("website_domain", facts.website, (stored) => urlOf("https://", text(stored))),
    linkedin: value("linkedin_slug", facts.linkedin, (stored) =>
      urlOf("https://www.linkedin.com/company/", text(stored)),
    ),
    fundingStage: value("last_round_type", facts.fundingStage, text),
    lastRoundOn: value("last_round_on", facts.lastRoundOn, text),
  };
}

function urlOf(start: string, value: string | null): string | null {
  return value === null ? null : `${start}${value}`;
}
