/**
 * What the data service says of a company (specification, section 3 "Fetched company response"), under Crunchbase v4's
 * names. Every field may be absent.
 */
import type { CrunchbaseIdentifier, CrunchbaseMoney, CrunchbaseRound } from "../funding/crunchbase-round.ts";
import {
  asList,
  asNonNegativeNumber,
  asObject,
  asOptional,
  asText,
  type JsonObject,
  omitUndefined,
} from "./parse-json.ts";

export interface CompanyProfile {
  readonly properties: CompanyProperties;
  readonly cards: CompanyCards;
}

interface CompanyProperties {
  readonly identifier?: CrunchbaseIdentifier;
  /** `value` is `YYYY-MM-DD`; `precision` says how much of it is meant: none, year, month or day. */
  readonly founded_on?: { readonly value?: string; readonly precision?: string };
  /** A band such as `c_00051_00100`. */
  readonly num_employees_enum?: string;
  readonly funding_total?: CrunchbaseMoney;
  /** One line. */
  readonly short_description?: string;
  readonly description?: string;
  readonly categories?: readonly CrunchbaseIdentifier[];
  readonly website?: CrunchbaseLink;
  readonly linkedin?: CrunchbaseLink;
  readonly location_identifiers?: readonly CrunchbaseLocation[];
}

interface CompanyCards {
  readonly raised_funding_rounds?: readonly CrunchbaseRound[];
  readonly press_references?: readonly CrunchbasePress[];
}

interface CrunchbaseLink {
  readonly value?: string;
}

interface CrunchbaseLocation extends CrunchbaseIdentifier {
  /** city, region, country, continent or group. */
  readonly location_type?: string;
}

interface CrunchbasePress {
  readonly title?: string;
  readonly publisher?: string;
  /** `YYYY-MM-DD`. */
  readonly posted_on?: string;
  readonly url?: CrunchbaseLink;
}

/** Reads a profile out of JSON of any shape: fields with a wrong type are dropped, nothing throws. */
export function parseCompanyProfile(value: unknown): CompanyProfile {
  const answer = asObject(value);
  return { properties: readProperties(asObject(answer.properties)), cards: readCards(asObject(answer.cards)) };
}

function readProperties(properties: JsonObject): CompanyProperties {
  return omitUndefined<CompanyProperties>({
    identifier: asOptional(properties.identifier, readIdentifier),
    founded_on: asOptional(properties.founded_on, ({ value, precision }) =>
      omitUndefined({ value: asText(value), precision: asText(precision) }),
    ),
    num_employees_enum: asText(properties.num_employees_enum),
    funding_total: asOptional(properties.funding_total, readMoney),
    short_description: asText(properties.short_description),
    description: asText(properties.description),
    categories: asList(properties.categories, readIdentifier),
    website: asOptional(properties.website, readLink),
    linkedin: asOptional(properties.linkedin, readLink),
    location_identifiers: asList(properties.location_identifiers, readLocation),
  });
}

function readCards(cards: JsonObject): CompanyCards {
  return omitUndefined<CompanyCards>({
    raised_funding_rounds: asList(cards.raised_funding_rounds, readRound),
    press_references: asList(cards.press_references, readPress),
  });
}

function readRound(round: JsonObject): CrunchbaseRound {
  return omitUndefined<CrunchbaseRound>({
    investment_type: asText(round.investment_type),
    announced_on: asText(round.announced_on),
    money_raised: asOptional(round.money_raised, readMoney),
    post_money_valuation: asOptional(round.post_money_valuation, readMoney),
    investor_identifiers: asList(round.investor_identifiers, readIdentifier),
    lead_investor_identifiers: asList(round.lead_investor_identifiers, readIdentifier),
  });
}

function readPress(press: JsonObject): CrunchbasePress {
  return omitUndefined<CrunchbasePress>({
    title: asText(press.title),
    publisher: asText(press.publisher),
    posted_on: asText(press.posted_on),
    url: asOptional(press.url, readLink),
  });
}

function readMoney(money: JsonObject): CrunchbaseMoney {
  return omitUndefined<CrunchbaseMoney>({
    value: asNonNegativeNumber(money.value),
    currency: asText(money.currency),
    value_usd: asNonNegativeNumber(money.value_usd),
  });
}

function readIdentifier(identifier: JsonObject): CrunchbaseIdentifier {
  return omitUndefined<CrunchbaseIdentifier>({
    value: asText(identifier.value),
    permalink: asText(identifier.permalink),
  });
}

function readLocation(location: JsonObject): CrunchbaseLocation {
  return omitUndefined<CrunchbaseLocation>({
    value: asText(location.value),
    permalink: asText(location.permalink),
    location_type: asText(location.location_type),
  });
}

function readLink(link: JsonObject): CrunchbaseLink {
  return omitUndefined<CrunchbaseLink>({ value: asText(link.value) });
}
