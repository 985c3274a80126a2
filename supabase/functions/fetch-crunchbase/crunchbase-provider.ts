/**
 * Crunchbase API v4 with the team's own key. Rounds and press need the Advanced Financials license; with a smaller one
 * the response contains less.
 */
import { asObject, asText, isObject, type JsonObject } from "../../../domain/company/parse-json.ts";
import { parseCompanyProfile } from "../../../domain/company/profile.ts";
import type { Fetch } from "../_shared/external-fetch.ts";
import { withinTime } from "../_shared/within-time.ts";
import type { TakeCall } from "./call-limiter.ts";
import {
  type CompanyProvider,
  type CompanySuggestion,
  MAX_SUGGESTIONS,
  type Organization,
} from "./company-provider.ts";
import { crunchbaseError } from "./crunchbase-error.ts";
import { type CrunchbaseResponse, requestCrunchbase } from "./crunchbase-request.ts";

export interface CrunchbaseSettings {
  readonly apiKey: string;
  /** `https://api.crunchbase.com/v4`, or `https://api.crunchbase.com/api/v4` for keys that are not migrated yet. */
  readonly baseUrl: string;
}

export interface CrunchbaseDeps {
  readonly fetch: Fetch;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Called before every request (`CRUNCHBASE_LIMIT`). */
  readonly takeCall: TakeCall;
  /** For all requests, retries and waits of one company. */
  readonly timeoutMs?: number | undefined;
}

/** Crunchbase allows 200 calls a minute and key, and sends no `Retry-After` beyond them. */
export const CRUNCHBASE_LIMIT = { service: "crunchbase", calls: 200, windowMs: 60_000, maxWaitMs: 3000 };
const TIMEOUT_MS = 20_000;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** Need the Advanced Financials license. */
const LICENSED_CARDS = "raised_funding_rounds,press_references";
const ROUND_FIELDS =
  "identifier,investment_type,announced_on,money_raised,post_money_valuation,investor_identifiers,lead_investor_identifiers";

export function createCrunchbaseProvider(settings: CrunchbaseSettings, deps: CrunchbaseDeps): CompanyProvider {
  const { now, sleep, fetch, takeCall, timeoutMs = TIMEOUT_MS } = deps;
  const requestDeps = { apiKey: settings.apiKey, fetch, takeCall, sleep, now, maxBodyBytes: MAX_BODY_BYTES };
  const organizationsUrl = `${dataUrl(settings.baseUrl)}/entities/organizations`;

  async function fetchOrganization(permalink: string, signal: AbortSignal): Promise<Organization> {
    const url = `${organizationsUrl}/${encodeURIComponent(permalink)}`;
    const request = (query: string) => requestCrunchbase(requestDeps, url + query, signal);
    let response = await request(`?card_ids=fields,${LICENSED_CARDS}`);
    // Crunchbase rejects the whole request if the license does not cover one of its cards.
    if (!response.ok) response = await request("?card_ids=fields");
    if (!response.ok) throw crunchbaseError(response.isLicense ? "forbidden" : "invalid_response");
    const organization = readOrganization(response.body);
    const rounds = organization.cards.raised_funding_rounds;
    if (!Array.isArray(rounds) || rounds.length === 0 || rounds.some(hasInvestors)) {
      return { profile: parseCompanyProfile(organization) };
    }
    const card = await request(
      `/cards/raised_funding_rounds?card_field_ids=${ROUND_FIELDS}&order=announced_on%20desc&limit=100`,
    );
    const cards = { ...organization.cards, ...readRoundsCard(card) };
    return { profile: parseCompanyProfile({ ...organization, cards }) };
  }

  async function findOrganizations(name: string, signal: AbortSignal): Promise<readonly CompanySuggestion[]> {
    const query = new URLSearchParams({
      query: name,
      collection_ids: "organization.companies",
      limit: String(MAX_SUGGESTIONS),
    });
    const response = await requestCrunchbase(
      requestDeps,
      `${dataUrl(settings.baseUrl)}/autocompletes?${query}`,
      signal,
    );
    if (!response.ok) throw crunchbaseError(response.isLicense ? "forbidden" : "invalid_response");
    return readSuggestions(response.body);
  }

  const timedOut = () => crunchbaseError("timeout");

  return {
    source: "crunchbase",
    fetchCompany: (permalink) => withinTime(timeoutMs, timedOut, (signal) => fetchOrganization(permalink, signal)),
    findCompanies: (name) => withinTime(timeoutMs, timedOut, (signal) => findOrganizations(name, signal)),
  };
}

/** The legacy base URL has no `/data`. */
function dataUrl(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, "");
  return base.endsWith("/api/v4") ? base : `${base}/data`;
}

/** Merges `properties` (Crunchbase's default fields) with the card `fields` (everything the key may read). */
function readOrganization(body: unknown): { readonly properties: JsonObject; readonly cards: JsonObject } {
  if (!isObject(body) || !isObject(body.properties)) throw crunchbaseError("invalid_response");
  const { fields, ...cards } = asObject(body.cards);
  const properties = { ...body.properties, ...asObject(fields) };
  if (typeof asObject(properties.identifier).value !== "string") throw crunchbaseError("invalid_response");
  return { properties, cards };
}

/** Crunchbase does not document a round's default fields: if no round has investors, they are requested by name. */
function hasInvestors(round: unknown): boolean {
  const fields = asObject(round);
  return "investor_identifiers" in fields || "lead_investor_identifiers" in fields;
}

/** Empty if the license does not cover investors: the rounds stay as they are. */
function readRoundsCard(response: CrunchbaseResponse): Readonly<Record<string, unknown>> {
  if (!response.ok) return {};
  const rounds = asObject(asObject(response.body).cards).raised_funding_rounds;
  if (!Array.isArray(rounds)) throw crunchbaseError("invalid_response");
  return { raised_funding_rounds: rounds };
}

/** Entities without a name or permalink are ignored: Crunchbase promises neither. */
function readSuggestions(body: unknown): readonly CompanySuggestion[] {
  const { entities } = asObject(body);
  if (!Array.isArray(entities)) throw crunchbaseError("invalid_response");
  return entities.flatMap((entity) => {
    const { identifier, short_description: description } = asObject(entity);
    const { value, permalink } = asObject(identifier);
    const name = asText(value);
    const id = asText(permalink);
    return name === undefined || id === undefined ? [] : [{ name, permalink: id, description: asText(description) }];
  });
}
