/**
 * Crunchbase's response about a company (specification, section 3 "Fetched company response"), with the field names of its
 * API v4. Every field is optional.
 */
import type { CrunchbaseIdentifier, CrunchbaseMoney, CrunchbaseRound } from "../funding/crunchbase-round.ts";
import {
  asList,
  asNonNegativeNumber,
  asObject,
  asOptional,
  asText,
  asTexts,
  type JsonObject,
  omitUndefined,
} from "./parse-json.ts";

export interface CompanyProfile {
  readonly properties: CompanyProperties;
  readonly cards: CompanyCards;
}

interface CompanyProperties {
  readonly identifier?: CrunchbaseIdentifier;
  readonly legal_name?: string;
  /** Other names. */
  readonly aliases?: readonly string[];
  /** Earlier permalinks, which still lead to the company. */
  readonly permalink_aliases?: readonly string[];
  /** `value` is `YYYY-MM-DD`; `precision` is none, year, month or day. */
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

/** Parses untrusted JSON: drops fields of a wrong type and never throws. */
export function parseCompanyProfile(value: unknown): CompanyProfile {
  const response = asObject(value);
  return { properties: parseProperties(asObject(response.properties)), cards: parseCards(asObject(response.cards)) };
}

function parseProperties(properties: JsonObject): CompanyProperties {
  return omitUndefined<CompanyProperties>({
    identifier: asOptional(properties.identifier, parseIdentifier),
    legal_name: asText(properties.legal_name),
    aliases: asTexts(properties.aliases),
    permalink_aliases: asTexts(properties.permalink_aliases),
    founded_on: asOptional(properties.founded_on, ({ value, precision }) =>
      omitUndefined({ value: asText(value), precision: asText(precision) }),
    ),
    num_employees_enum: asText(properties.num_employees_enum),
    funding_total: asOptional(properties.funding_total, parseMoney),
    short_description: asText(properties.short_description),
    description: asText(properties.description),
    categories: asList(properties.categories, parseIdentifier),
    website: asOptional(properties.website, parseLink),
    linkedin: asOptional(properties.linkedin, parseLink),
    location_identifiers: asList(properties.location_identifiers, parseLocation),
  });
}

function parseCards(cards: JsonObject): CompanyCards {
  return omitUndefined<CompanyCards>({
    raised_funding_rounds: asList(cards.raised_funding_rounds, parseRound),
    press_references: asList(cards.press_references, parsePress),
  });
}

function parseRound(round: JsonObject): CrunchbaseRound {
  return omitUndefined<CrunchbaseRound>({
    investment_type: asText(round.investment_type),
    announced_on: asText(round.announced_on),
    money_raised: asOptional(round.money_raised, parseMoney),
    post_money_valuation: asOptional(round.post_money_valuation, parseMoney),
    investor_identifiers: asList(round.investor_identifiers, parseIdentifier),
    lead_investor_identifiers: asList(round.lead_investor_identifiers, parseIdentifier),
  });
}

function parsePress(press: JsonObject): CrunchbasePress {
  return omitUndefined<CrunchbasePress>({
    title: asText(press.title),
    publisher: asText(press.publisher),
    posted_on: asText(press.posted_on),
    url: asOptional(press.url, parseLink),
  });
}

function parseMoney(money: JsonObject): CrunchbaseMoney {
  return omitUndefined<CrunchbaseMoney>({
    value: asNonNegativeNumber(money.value),
    currency: asText(money.currency),
    value_usd: asNonNegativeNumber(money.value_usd),
  });
}

function parseIdentifier(identifier: JsonObject): CrunchbaseIdentifier {
  return omitUndefined<CrunchbaseIdentifier>({
    value: asText(identifier.value),
    permalink: asText(identifier.permalink),
  });
}

function parseLocation(location: JsonObject): CrunchbaseLocation {
  return omitUndefined<CrunchbaseLocation>({
    value: asText(location.value),
    permalink: asText(location.permalink),
    location_type: asText(location.location_type),
  });
}

function parseLink(link: JsonObject): CrunchbaseLink {
  return omitUndefined<CrunchbaseLink>({ value: asText(link.value) });
}
