/** One request to Wikidata: its rate limit, the User-Agent that Wikimedia asks for, one retry, and its error responses. */
import { asObject, isObject, type JsonObject } from "../../../domain/company/parse-json.ts";
import { attemptTwice, readRetryAfter } from "../_shared/attempt-twice.ts";
import { parseJson } from "../_shared/capped-body.ts";
import type { ProviderError } from "../_shared/errors.ts";
import { externalFetch, type Fetch } from "../_shared/external-fetch.ts";
import type { ClaimSlot, HeldSlot, TakeCall } from "./call-limiter.ts";
import { ResponseTooLargeError, wikidataError } from "./wikidata-error.ts";

export interface WikidataRequestDeps {
  /** The operator's email address or URL: Wikimedia blocks clients that it cannot write to. */
  readonly contact: string;
  readonly fetch: Fetch;
  /** Called before every request (`WIKIDATA_LIMIT`); may take a slot. */
  readonly takeCall: TakeCall;
  /** Takes the slot before the first `takeCall`. */
  readonly claimSlot?: ClaimSlot | undefined;
  /** The slot that `takeCall` or `claimSlot` has taken, after the last request. Its release never throws. */
  readonly handOverSlot?: (() => HeldSlot | null) | undefined;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

export interface WikidataRequests {
  /** With `form`, a POST. @throws ProviderError, DatabaseCallError */
  request(url: string, signal: AbortSignal, form?: URLSearchParams): Promise<JsonObject>;
  /** Runs a call of several requests: they share a slot. */
  inCall<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For a call that has made its last request: its slot, for the caller to give back; null while others share it. */
  handOverSlot(): HeldSlot | null;
}

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/**
 * Sends one request after the other, because Wikimedia allows three at once for all servers of an installation. Retries retryable
 * errors once.
 */
export function createWikidataRequests(deps: WikidataRequestDeps): WikidataRequests {
  const { takeCall, sleep } = deps;
  const rateLimited = () => wikidataError("rate_limited");
  /** Resolves after the last request, without its response. */
  let last: Promise<void> = Promise.resolve();
  /** Calls, and requests that outlive their call because it has timed out. */
  let active = 0;

  function handOverAtMost(users: number): HeldSlot | null {
    return active > users ? null : (deps.handOverSlot?.() ?? null);
  }

  async function activeDuring<Result>(work: () => Promise<Result>): Promise<Result> {
    active += 1;
    try {
      return await work();
    } finally {
      active -= 1;
      await handOverAtMost(0)?.release();
    }
  }

  return {
    inCall: activeDuring,
    handOverSlot: () => handOverAtMost(1),
    request(url, signal, form) {
      const previous = last;
      const request = activeDuring(async () => {
        await previous;
        if (signal.aborted) throw wikidataError("timeout");
        return attemptTwice({ takeCall, sleep, rateLimited }, () => send(deps, url, signal, form), signal);
      });
      last = request.then(ignore, ignore);
      return request;
    },
  };
}

function ignore(): void {}

async function send(
  { contact, fetch, now }: WikidataRequestDeps,
  url: string,
  signal: AbortSignal,
  form: URLSearchParams | undefined,
): Promise<JsonObject> {
  const headers = { "user-agent": `VentureResearch/1.0 (${contact})`, accept: "application/json" };
  const result = await externalFetch({ fetch, url, headers, form, signal, maxBodyBytes: MAX_BODY_BYTES });
  switch (result.kind) {
    case "response":
      return readResponse(result.response, result.body, now());
    case "unreachable":
      throw wikidataError("unavailable");
    case "timeout":
      throw wikidataError("timeout");
    case "too-large":
      throw new ResponseTooLargeError();
  }
}

function readResponse(response: Response, text: string, nowMs: number): JsonObject {
  const retryAfterMs = readRetryAfter(response, nowMs);
  if (!response.ok) throw statusError(response.status, retryAfterMs);
  const body = parseJson(text);
  if (!isObject(body)) throw wikidataError("invalid_response");
  // The API reports errors with status 200. `maxlag`: its databases are behind.
  if ("error" in body) {
    throw asObject(body.error).code === "maxlag"
      ? wikidataError("unavailable", retryAfterMs)
      : wikidataError("invalid_response");
  }
  return body;
}

function statusError(status: number, retryAfterMs: number | null): ProviderError {
  if (status === 429) return wikidataError("rate_limited", retryAfterMs);
  if (status >= 500) return wikidataError("unavailable", retryAfterMs);
  return wikidataError(status === 403 ? "forbidden" : "invalid_response");
}
