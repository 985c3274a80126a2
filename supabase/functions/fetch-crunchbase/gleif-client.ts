/** GLEIF's API (JSON:API, no key, CC0): legal entities by LEI or name. */

import { isObject } from "../../../domain/company/parse-json.ts";
import { type GleifRecord, parseGleifRecord } from "../../../domain/open-data/gleif-record.ts";
import { attemptTwice, readRetryAfter } from "../_shared/attempt-twice.ts";
import { parseJson } from "../_shared/capped-body.ts";
import { ProviderError, type ProviderErrorCode } from "../_shared/errors.ts";
import { externalFetch, type Fetch } from "../_shared/external-fetch.ts";
import { withinTime } from "../_shared/within-time.ts";
import type { TakeCall } from "./call-limiter.ts";

export interface GleifSettings {
  /** The operator's email address or URL. */
  readonly contact: string;
  /** `https://api.gleif.org/api/v1` */
  readonly baseUrl: string;
}

export interface GleifDeps {
  readonly fetch: Fetch;
  /** Called before every request (`GLEIF_LIMIT`). */
  readonly takeCall: TakeCall;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** For one call with its retry. */
  readonly timeoutMs?: number | undefined;
}

export interface GleifClient {
  /** Null for an LEI that GLEIF does not have. @throws ProviderError, DatabaseCallError */
  fetchRecord(lei: string): Promise<GleifRecord | null>;
  /** @throws ProviderError, DatabaseCallError */
  findByLegalName(name: string): Promise<readonly GleifRecord[]>;
}

/** GLEIF allows 60 requests a minute. A screen waits for the response: it does not wait long for its turn. */
export const GLEIF_LIMIT = { service: "gleif", calls: 50, windowMs: 60_000, maxWaitMs: 2000 };
const TIMEOUT_MS = 8000;
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_RECORDS = 10;

const MESSAGES: Readonly<Record<ProviderErrorCode, string>> = {
  unauthorized: "GLEIF rejected the request. Ask your administrator to check OPEN_DATA_CONTACT.",
  forbidden: "GLEIF rejected the request. Ask your administrator to check OPEN_DATA_CONTACT.",
  not_found: "GLEIF does not have this company.",
  rate_limited: "GLEIF received too many requests. Wait a minute, then try again.",
  unavailable: "GLEIF is unavailable. Try again in a few minutes.",
  timeout: "GLEIF took too long to respond. Try again in a moment.",
  invalid_response: "GLEIF sent an invalid response. Try again later.",
};

export function createGleifClient({ contact, baseUrl }: GleifSettings, deps: GleifDeps): GleifClient {
  const { fetch, takeCall, sleep, now, timeoutMs = TIMEOUT_MS } = deps;
  const headers = { "user-agent": `VentureResearch/1.0 (${contact})`, accept: "application/vnd.api+json" };

  /** The `data` of the response; null for 404. */
  async function send(path: string, signal: AbortSignal): Promise<unknown> {
    const result = await externalFetch({
      fetch,
      url: `${baseUrl}/${path}`,
      headers,
      signal,
      maxBodyBytes: MAX_BODY_BYTES,
    });
    if (result.kind !== "response") {
      throw gleifError(
        result.kind === "timeout" ? "timeout" : result.kind === "unreachable" ? "unavailable" : "invalid_response",
      );
    }
    const { response, body } = result;
    const retryAfterMs = readRetryAfter(response, now());
    if (response.status === 404) return null;
    if (response.status === 429) throw gleifError("rate_limited", retryAfterMs);
    if (response.status >= 500) throw gleifError("unavailable", retryAfterMs);
    if (!response.ok) throw gleifError(response.status === 403 ? "forbidden" : "invalid_response");
    const document = parseJson(body);
    if (!isObject(document) || document.data === undefined) throw gleifError("invalid_response");
    return document.data;
  }

  function get(path: string): Promise<unknown> {
    const timedOut = () => gleifError("timeout");
    const rateLimited = () => gleifError("rate_limited");
    return withinTime(timeoutMs, timedOut, (signal) =>
      attemptTwice({ takeCall, sleep, rateLimited }, () => send(path, signal), signal),
    );
  }

  return {
    async fetchRecord(lei) {
      const data = await get(`lei-records/${encodeURIComponent(lei)}`);
      if (data === null) return null;
      const record = parseGleifRecord(data);
      if (record?.lei !== lei) throw gleifError("invalid_response");
      return record;
    },
    async findByLegalName(name) {
      const query = new URLSearchParams({ "filter[entity.legalName]": name, "page[size]": String(MAX_RECORDS) });
      const data = await get(`lei-records?${query}`);
      if (!Array.isArray(data)) throw gleifError("invalid_response");
      return data.flatMap((resource) => parseGleifRecord(resource) ?? []);
    },
  };
}

function gleifError(code: ProviderErrorCode, retryAfterMs: number | null = null): ProviderError {
  return new ProviderError(code, MESSAGES[code], retryAfterMs);
}
