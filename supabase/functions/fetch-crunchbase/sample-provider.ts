/** Serves the sample companies when there is no API key. */
import { type CompanyProfile, parseCompanyProfile } from "../../../domain/company/profile.ts";
import { normalizeForSearch } from "../../../domain/company/search-text.ts";
import { ProviderError } from "../_shared/errors.ts";
import { type CompanyProvider, MAX_SUGGESTIONS } from "./company-provider.ts";
import type { SampleCompany, SampleRound } from "./sample/company.ts";

export function createSampleCompanyProvider(companies: readonly SampleCompany[], asOf: string): CompanyProvider {
  const byPermalink = new Map(companies.map((company) => [company.permalink, company]));
  return {
    source: "sample",
    asOf,
    async fetchCompany(permalink) {
      const company = byPermalink.get(permalink);
      if (company !== undefined) return { profile: profileOf(company) };
      throw new ProviderError(
        "not_found",
        `This company is not among the ${companies.length} sample companies. To look up any company, ask your administrator to set CRUNCHBASE_API_KEY.`,
      );
    },
    async findCompanies(name) {
      const prefix = normalizeForSearch(name.trim());
      return companies
        .filter((company) => normalizeForSearch(company.name).startsWith(prefix))
        .slice(0, MAX_SUGGESTIONS)
        .map(({ name, permalink, description }) => ({ name, permalink, description }));
    },
  };
}

/** In Crunchbase v4's shape. */
function profileOf(company: SampleCompany): CompanyProfile {
  const total = company.fundingTotalUsd;
  return parseCompanyProfile({
    properties: {
      identifier: { value: company.name, permalink: company.permalink, entity_def_id: "organization" },
      founded_on: dateWithPrecision(company.foundedOn),
      num_employees_enum: company.employees,
      ...(total === undefined ? {} : { funding_total: money(total) }),
      description: company.description,
      categories: company.categories.map((name) => identifier(name, "category")),
      website: { value: company.website },
      linkedin: { value: company.linkedin },
      location_identifiers: [
        { ...identifier(company.city, "location"), location_type: "city" },
        ...(company.region === undefined
          ? []
          : [{ ...identifier(company.region, "location"), location_type: "region" }]),
        { ...identifier(company.country, "location"), location_type: "country" },
        { ...identifier(company.continent, "location"), location_type: "continent" },
      ],
    },
    cards: {
      raised_funding_rounds: company.rounds.map(fundingRound),
      press_references: company.press.map(({ title, publisher, postedOn, url }) => ({
        title,
        publisher,
        posted_on: postedOn,
        url: { value: url },
      })),
    },
  });
}

function fundingRound(round: SampleRound) {
  const leads = (round.leads ?? []).map((name) => identifier(name, "organization"));
  const others = (round.investors ?? []).map((name) => identifier(name, "organization"));
  return {
    investment_type: round.type,
    announced_on: round.announcedOn,
    ...(round.raisedUsd === undefined ? {} : { money_raised: money(round.raisedUsd) }),
    ...(round.postMoneyUsd === undefined ? {} : { post_money_valuation: money(round.postMoneyUsd) }),
    // As Crunchbase does: leads are among the investors too, unknown fields are absent.
    ...(leads.length + others.length === 0 ? {} : { investor_identifiers: [...leads, ...others] }),
    ...(leads.length === 0 ? {} : { lead_investor_identifiers: leads }),
  };
}

function money(usd: number) {
  return { value: usd, currency: "USD", value_usd: usd };
}

function identifier(name: string, entity: "category" | "location" | "organization") {
  return { value: name, entity_def_id: entity };
}

/** Crunchbase completes a date to the day and adds its precision. */
function dateWithPrecision(date: string) {
  const precision = { 4: "year", 7: "month", 10: "day" }[date.length] ?? "none";
  return { value: `${date}-01-01`.slice(0, "YYYY-MM-DD".length), precision };
}
