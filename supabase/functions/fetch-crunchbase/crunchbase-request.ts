/** One request to Crunchbase v4: rate limit, API key, one retry, and its error responses. */
import { attemptTwice, readRetryAfter } from "../_shared/attempt-twice.ts";
import { parseJson } from "../_shared/capped-body.ts";
import { externalFetch, type Fetch } from "../_shared/external-fetch.ts";
import type { TakeCall } from "./call-limiter.ts";
import { crunchbaseError } from "./crunchbase-error.ts";

export interface CrunchbaseRequestDeps {
  readonly apiKey: string;
  readonly fetch: Fetch;
  readonly takeCall: TakeCall;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly maxBodyBytes: number;
}

/** JSON, or a 400 or 403: the license does not cover the request, or Crunchbase does not understand it. */
export type CrunchbaseResponse =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly isLicense: boolean };

/** Retries retryable errors once. @throws ProviderError, DatabaseCallError */
export function requestCrunchbase(
  deps: CrunchbaseRequestDeps,
  url: string,
  signal: AbortSignal,
): Promise<CrunchbaseResponse> {
  const { takeCall, sleep } = deps;
  const rateLimited = () => crunchbaseError("rate_limited");
  return attemptTwice({ takeCall, sleep, rateLimited }, () => send(deps, url, signal), signal);
}

async function send(deps: CrunchbaseRequestDeps, url: string, signal: AbortSignal): Promise<CrunchbaseResponse> {
  const { fetch, maxBodyBytes } = deps;
  const headers = { "X-cb-user-key": deps.apiKey, accept: "application/json" };
  const result = await externalFetch({ fetch, url, headers, signal, maxBodyBytes });
  switch (result.kind) {
    case "response":
      return readResponse(result.response, result.body, deps.now());
    case "unreachable":
      throw crunchbaseError("unavailable");
    case "timeout":
      throw crunchbaseError("timeout");
    case "too-large":
      throw crunchbaseError("invalid_response");
  }
}

function readResponse(response: Response, text: string, nowMs: number): CrunchbaseResponse {
  const { status } = response;
  // Errors come as an object or in a list, sometimes as text/plain: Content-Type says nothing.
  const body = parseJson(text);
  if (response.ok) {
    if (body === undefined) throw crunchbaseError("invalid_response");
    return { ok: true, body };
  }
  if (status === 429) throw crunchbaseError("rate_limited", readRetryAfter(response, nowMs));
  if (status >= 500) throw crunchbaseError("unavailable", readRetryAfter(response, nowMs));
  if (status === 401) throw crunchbaseError("unauthorized");
  if (status === 400 || status === 403) return { ok: false, isLicense: status === 403 || errorCode(body) === "MD403" };
  // An HTML page instead of Crunchbase's error: another server responds at the configured URL.
  if (status === 404 && !text.trimStart().startsWith("<")) throw crunchbaseError("not_found");
  throw crunchbaseError("invalid_response");
}

function errorCode(body: unknown): unknown {
  const error: unknown = Array.isArray(body) ? body[0] : body;
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
