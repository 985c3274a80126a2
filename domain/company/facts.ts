import { cleanName } from "../company-names/clean-name.ts";
import { formatFunding, usdOf } from "../funding/amount.ts";
import { fundingRounds } from "../funding/rounds.ts";
import { employeeBand } from "./employee-band.ts";
import { asText } from "./parse-json.ts";
import type { CompanyProfile } from "./profile.ts";
import { joinInvestors, splitInvestors, type TopInvestorMatcher } from "./top-investors.ts";
import { parseWebLink } from "./web-link.ts";

/** The facts shown and stored about a company. Null means unknown. */
export interface CompanyFacts {
  readonly name: string | null;
  readonly foundedYear: number | null;
  /** A band such as `1001-5000`. */
  readonly employeeCount: string | null;
  /** Text such as `250M USD`. */
  readonly totalFunding: string | null;
  /** From all rounds, lead investors included; in the top list's order. */
  readonly topInvestors: readonly string[];
  readonly description: string | null;
  /** One line. */
  readonly shortDescription: string | null;
  readonly categories: readonly string[];
  /** `http` or `https` only, as is `linkedin`. */
  readonly website: string | null;
  readonly linkedin: string | null;
  readonly locations: readonly string[];
  /** The first category (decisions, "Hotlist fields"). */
  readonly sector: string | null;
  /** The first location of type country. */
  readonly geography: string | null;
  /** Crunchbase's type of the latest round, such as `series_b`. */
  readonly fundingStage: string | null;
  /** Of the latest round: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  readonly lastRoundOn: string | null;
  /** The first location of type city. */
  readonly city: string | null;
}

export function companyFacts(profile: CompanyProfile, topInvestors: TopInvestorMatcher): CompanyFacts {
  const { properties } = profile;
  const rounds = fundingRounds(profile);
  const totalUsd = usdOf(properties.funding_total);
  const categories = values(properties.categories);
  const locations = properties.location_identifiers ?? [];
  return {
    name: cleanName(properties.identifier?.value ?? "") || null,
    foundedYear: yearOf(properties.founded_on?.value),
    employeeCount: employeeBand(properties.num_employees_enum),
    totalFunding: totalUsd === null ? null : formatFunding(totalUsd),
    topInvestors: topInvestors.matchAll(rounds.flatMap((round) => round.investors.map(({ name }) => name))),
    description: properties.description ?? properties.short_description ?? null,
    shortDescription: properties.short_description ?? null,
    categories,
    website: parseWebLink(properties.website?.value),
    linkedin: parseWebLink(properties.linkedin?.value),
    locations: values(locations),
    sector: categories[0] ?? null,
    geography: firstOf(locations, "country"),
    fundingStage: rounds[0]?.investmentType ?? null,
    lastRoundOn: rounds[0]?.announcedOn ?? null,
    city: firstOf(locations, "city"),
  };
}

/** The columns that `company_facts`, the hotlists and the flat response of `fetch-crunchbase` share. */
export interface FactColumns {
  readonly founded_year: number | null;
  readonly employee_count: string | null;
  readonly total_funding: string | null;
  readonly aaa_investors: string | null;
}

export function factColumns(
  facts: Pick<CompanyFacts, "foundedYear" | "employeeCount" | "totalFunding" | "topInvestors">,
): FactColumns {
  return {
    founded_year: facts.foundedYear,
    employee_count: facts.employeeCount,
    total_funding: facts.totalFunding,
    aaa_investors: joinInvestors(facts.topInvestors),
  };
}

/** The shared columns of an untrusted row. */
export function parseFactColumns(
  row: Readonly<Record<string, unknown>>,
): Pick<CompanyFacts, "foundedYear" | "employeeCount" | "totalFunding" | "topInvestors"> {
  return {
    foundedYear: typeof row.founded_year === "number" ? row.founded_year : null,
    employeeCount: asText(row.employee_count) ?? null,
    totalFunding: asText(row.total_funding) ?? null,
    topInvestors: splitInvestors(asText(row.aaa_investors)),
  };
}

function firstOf(
  locations: readonly { readonly value?: string; readonly location_type?: string }[],
  type: "city" | "country",
): string | null {
  return locations.find(({ value, location_type }) => location_type === type && value !== undefined)?.value ?? null;
}

function values(items: readonly { readonly value?: string }[] | undefined): readonly string[] {
  const distinct = new Set<string>();
  for (const { value } of items ?? []) if (value !== undefined) distinct.add(value);
  return [...distinct];
}

/** The constraint `company_facts_founded_year_range`. */
const YEARS = { from: 1000, to: 2200 };

function yearOf(date: string | undefined): number | null {
  const year = Number(/^(\d{4})(?!\d)/.exec(date ?? "")?.[1]);
  return year >= YEARS.from && year <= YEARS.to ? year : null;
}
