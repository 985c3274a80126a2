/**
 * What the data service says of a company (specification, section 3 "Fetched company response"), under Crunchbase v4's
 * names. Every field may be absent.
 */
import type { IdentifierAnswer, MoneyAnswer, RoundAnswer } from "../funding/round-answer.ts";
import { asAmount, asList, asObject, asOptional, asText, type JsonObject, present } from "./read-json.ts";

export interface CompanyProfile {
  readonly properties: CompanyProperties;
  readonly cards: CompanyCards;
}

interface CompanyProperties {
  readonly identifier?: IdentifierAnswer;
  /** `value` is `YYYY-MM-DD`; `precision` says how much of it is meant: none, year, month or day. */
  readonly founded_on?: { readonly value?: string; readonly precision?: string };
  /** A band such as `c_00051_00100`. */
  readonly num_employees_enum?: string;
  readonly funding_total?: MoneyAnswer;
  /** One line. */
  readonly short_description?: string;
  readonly description?: string;
  readonly categories?: readonly IdentifierAnswer[];
  readonly website?: LinkAnswer;
  readonly linkedin?: LinkAnswer;
  readonly location_identifiers?: readonly LocationAnswer[];
}

interface CompanyCards {
  readonly raised_funding_rounds?: readonly RoundAnswer[];
  readonly press_references?: readonly PressAnswer[];
}

interface LinkAnswer {
  readonly value?: string;
}

interface LocationAnswer extends IdentifierAnswer {
  /** city, region, country, continent or group. */
  readonly location_type?: string;
}

interface PressAnswer {
  readonly title?: string;
  readonly publisher?: string;
  /** `YYYY-MM-DD`. */
  readonly posted_on?: string;
  readonly url?: LinkAnswer;
}

/** Reads a profile out of JSON of any shape: fields with a wrong type are dropped, nothing throws. */
export function readCompanyProfile(value: unknown): CompanyProfile {
  const answer = asObject(value);
  return { properties: readProperties(asObject(answer.properties)), cards: readCards(asObject(answer.cards)) };
}

function readProperties(properties: JsonObject): CompanyProperties {
  return present<CompanyProperties>({
    identifier: asOptional(properties.identifier, readIdentifier),
    founded_on: asOptional(properties.founded_on, ({ value, precision }) =>
      present({ value: asText(value), precision: asText(precision) }),
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
  return present<CompanyCards>({
    raised_funding_rounds: asList(cards.raised_funding_rounds, readRound),
    press_references: asList(cards.press_references, readPress),
  });
}

function readRound(round: JsonObject): RoundAnswer {
  return present<RoundAnswer>({
    investment_type: asText(round.investment_type),
    announced_on: asText(round.announced_on),
    money_raised: asOptional(round.money_raised, readMoney),
    post_money_valuation: asOptional(round.post_money_valuation, readMoney),
    investor_identifiers: asList(round.investor_identifiers, readIdentifier),
    lead_investor_identifiers: asList(round.lead_investor_identifiers, readIdentifier),
  });
}

function readPress(press: JsonObject): PressAnswer {
  return present<PressAnswer>({
    title: asText(press.title),
    publisher: asText(press.publisher),
    posted_on: asText(press.posted_on),
    url: asOptional(press.url, readLink),
  });
}

function readMoney(money: JsonObject): MoneyAnswer {
  return present<MoneyAnswer>({
    value: asAmount(money.value),
    currency: asText(money.currency),
    value_usd: asAmount(money.value_usd),
  });
}

function readIdentifier(identifier: JsonObject): IdentifierAnswer {
  return present<IdentifierAnswer>({ value: asText(identifier.value), permalink: asText(identifier.permalink) });
}

function readLocation(location: JsonObject): LocationAnswer {
  return present<LocationAnswer>({
    value: asText(location.value),
    permalink: asText(location.permalink),
    location_type: asText(location.location_type),
  });
}

function readLink(link: JsonObject): LinkAnswer {
  return present<LinkAnswer>({ value: asText(link.value) });
}
