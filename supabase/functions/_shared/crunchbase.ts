/**
 * The company's data from Crunchbase API v4 with the customer's own key. Needs the Advanced Financials package for
 * rounds and press; with less, the answer holds less.
 */
import { asObject, isObject } from "../../../domain/company/read-json.ts";
import type { TakeCall } from "./call-limiter.ts";
import { askCrunchbase, type CrunchbaseReply } from "./crunchbase-call.ts";
import { crunchbaseFault } from "./crunchbase-faults.ts";
import { type Fetch, untilAborted } from "./external-fetch.ts";
import { type CompanyProvider, type ProviderAnswer, ProviderError } from "./provider.ts";

export interface CrunchbaseSettings {
  readonly apiKey: string;
  /** Such as `https://api.crunchbase.com/v4`, or `https://api.crunchbase.com/api/v4` for keys that were not moved yet. */
  readonly baseUrl: string;
}

export interface CrunchbaseDeps {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Asked before every call (`CRUNCHBASE_LIMIT`). */
  readonly takeCall: TakeCall;
  /** For everything one company takes, second tries and waits included. */
  readonly timeoutMs?: number;
}

/** Crunchbase counts 200 calls a minute and key, and names no waiting time beyond them. */
export const CRUNCHBASE_LIMIT = { service: "crunchbase", calls: 200, windowMs: 60_000, maxWaitMs: 3000 };
const TIMEOUT_MS = 20_000;
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
/** Opens in the Advanced Financials package alone. */
const EXTRA_CARDS = "raised_funding_rounds,press_references";
const ROUND_FIELDS =
  "identifier,investment_type,announced_on,money_raised,post_money_valuation,investor_identifiers,lead_investor_identifiers";

export function createCrunchbaseProvider(settings: CrunchbaseSettings, deps: CrunchbaseDeps): CompanyProvider {
  const { now, sleep, fetch, takeCall } = deps;
  const call = { apiKey: settings.apiKey, fetch, takeCall, sleep, now, maxAnswerBytes: MAX_ANSWER_BYTES };
  const organizations = `${dataAddress(settings.baseUrl)}/entities/organizations`;

  async function fetchWithin(permalink: string, signal: AbortSignal): Promise<ProviderAnswer> {
    const address = `${organizations}/${encodeURIComponent(permalink)}`;
    const ask = (query: string) => askCrunchbase(call, address + query, signal);
    let reply = await ask(`?card_ids=fields,${EXTRA_CARDS}`);
    // A license without the two cards is refused as a whole: ask for what every license has.
    if (!reply.ok) reply = await ask("?card_ids=fields");
    if (!reply.ok) throw crunchbaseFault(reply.isLicense ? "forbidden" : "bad_answer");
    const answer = readAnswer(reply.body);
    const rounds = answer.cards.raised_funding_rounds;
    if (!Array.isArray(rounds) || rounds.length === 0 || rounds.some(hasInvestors)) return answer;
    const card = await ask(
      `/cards/raised_funding_rounds?card_field_ids=${ROUND_FIELDS}&order=announced_on%20desc&limit=100`,
    );
    return { ...answer, cards: { ...answer.cards, ...roundsOf(card) } };
  }

  return {
    source: "crunchbase",
    async fetchCompany(permalink) {
      const signal = AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS);
      try {
        return await untilAborted(fetchWithin(permalink, signal), signal);
      } catch (error) {
        if (signal.aborted && !(error instanceof ProviderError)) throw crunchbaseFault("timeout");
        throw error;
      }
    },
  };
}

/** The legacy address has no `/data`. */
function dataAddress(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, "");
  return base.endsWith("/api/v4") ? base : `${base}/data`;
}

/**
 * `properties` hold the few fields Crunchbase shows by default, the card `fields` all that the key may read: they become
 * one. A company without a name is an answer of the wrong shape.
 */
function readAnswer(body: unknown): ProviderAnswer {
  if (!isObject(body) || !isObject(body.properties)) throw crunchbaseFault("bad_answer");
  const { fields, ...cards } = asObject(body.cards);
  const properties = { ...body.properties, ...asObject(fields) };
  if (typeof asObject(properties.identifier).value !== "string") throw crunchbaseFault("bad_answer");
  return { properties, cards };
}

/** Which fields a round carries without being asked is not documented: without investors in any, they are asked for by name. */
function hasInvestors(round: unknown): boolean {
  const fields = asObject(round);
  return "investor_identifiers" in fields || "lead_investor_identifiers" in fields;
}

/** Where the license does not cover the investors, the rounds stay as they were. */
function roundsOf(reply: CrunchbaseReply): Readonly<Record<string, unknown>> {
  if (!reply.ok) return {};
  const rounds = asObject(asObject(reply.body).cards).raised_funding_rounds;
  if (!Array.isArray(rounds)) throw crunchbaseFault("bad_answer");
  return { raised_funding_rounds: rounds };
}
