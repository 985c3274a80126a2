/** The sample companies as Crunchbase v4 entities: fields and cards. */
import { createHash } from "node:crypto";
import type { SampleCompany, SampleRound } from "#supabase/functions/fetch-crunchbase/sample/company.ts";

export type Fields = Readonly<Record<string, unknown>>;

export interface Entity {
  readonly uuid: string;
  readonly permalink: string;
  readonly fields: Fields;
  readonly cards: Readonly<Record<"raised_funding_rounds" | "press_references", readonly Fields[]>>;
}

export function entityOf(company: SampleCompany): Entity {
  const identifier = identify("organization", company.name, company.permalink);
  const fields: Record<string, unknown> = {
    identifier,
    uuid: identifier.uuid,
    name: company.name,
    permalink: company.permalink,
    short_description: company.description.split(/(?<=\.) /)[0],
    description: company.description,
    founded_on: dateWithPrecision(company.foundedOn),
    num_employees_enum: company.employees,
    operating_status: "active",
    company_type: "for_profit",
    num_funding_rounds: company.rounds.length,
    categories: company.categories.map((name) => identify("category", name)),
    website: { value: company.website },
    website_url: company.website,
    linkedin: { value: company.linkedin },
    location_identifiers: [
      { ...identify("location", company.city), location_type: "city" },
      ...(company.region ? [{ ...identify("location", company.region), location_type: "region" }] : []),
      { ...identify("location", company.country), location_type: "country" },
      { ...identify("location", company.continent), location_type: "continent" },
    ],
    rank_org: 1000,
    created_at: "2018-03-02T09:11:40Z",
    updated_at: "2026-08-19T06:02:13Z",
  };
  if (company.fundingTotalUsd !== undefined) fields.funding_total = money(company.fundingTotalUsd);
  return {
    uuid: identifier.uuid,
    permalink: company.permalink,
    fields,
    cards: {
      raised_funding_rounds: company.rounds.map((round, index) => roundOf(company, round, index)),
      press_references: company.press.map((press) => {
        const reference = identify("press_reference", press.title, `${company.permalink}-${press.url}-${press.title}`);
        return {
          identifier: reference,
          uuid: reference.uuid,
          title: press.title,
          url: { value: press.url },
          publisher: press.publisher,
          posted_on: press.postedOn,
          activity_entities: [identifier],
        };
      }),
    },
  };
}

function roundOf(company: SampleCompany, round: SampleRound, index: number): Fields {
  const title = `${round.type} - ${company.name}`;
  const identifier = identify("funding_round", title, `${company.permalink}-${round.type}--${index}`);
  const investor = (name: string) => ({ ...identify("organization", name), role: "investor" });
  const leads = round.leads ?? [];
  const allInvestors = [...leads, ...(round.investors ?? [])];
  const fields: Record<string, unknown> = {
    identifier,
    uuid: identifier.uuid,
    announced_on: round.announcedOn,
    investment_type: round.type,
    is_equity: round.type !== "debt_financing",
    num_investors: allInvestors.length,
  };
  // Unknown fields are absent, never null.
  if (round.raisedUsd !== undefined) fields.money_raised = money(round.raisedUsd);
  if (round.postMoneyUsd !== undefined) fields.post_money_valuation = money(round.postMoneyUsd);
  if (allInvestors.length > 0) fields.investor_identifiers = allInvestors.map(investor);
  if (leads.length > 0) fields.lead_investor_identifiers = leads.map(investor);
  return fields;
}

function identify(entity: string, value: string, permalink = slug(value)) {
  return { uuid: uuidOf(`${entity}/${permalink}`), value, permalink, entity_def_id: entity };
}

function money(usd: number) {
  return { value: usd, currency: "USD", value_usd: usd };
}

function dateWithPrecision(date: string) {
  const [year, month, day] = date.split("-");
  if (day !== undefined) return { value: date, precision: "day" };
  if (month !== undefined) return { value: `${date}-01`, precision: "month" };
  return { value: `${year}-01-01`, precision: "year" };
}

function slug(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Deterministic. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
