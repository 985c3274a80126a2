/** One request to Crunchbase v4: rate limit, API key, one retry, and its error responses. */
import { parseJson } from "../_shared/capped-body.ts";
import { ProviderError } from "../_shared/errors.ts";
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

const MAX_ATTEMPTS = 2;
const RETRY_DELAY_MS = 500;
/** A longer `Retry-After` is not waited for: the user sees no progress meanwhile. */
const MAX_RETRY_DELAY_MS = 5000;

/** Retries retryable errors once. @throws ProviderError, DatabaseCallError */
export async function requestCrunchbase(
  deps: CrunchbaseRequestDeps,
  url: string,
  signal: AbortSignal,
): Promise<CrunchbaseResponse> {
  for (let attempt = 1; ; attempt++) {
    if (!(await deps.takeCall())) throw crunchbaseError("rate_limited");
    try {
      return await send(deps, url, signal);
    } catch (error) {
      const isLast = attempt === MAX_ATTEMPTS || signal.aborted;
      if (isLast || !(error instanceof ProviderError) || !error.retryable) throw error;
      const delayMs = error.retryAfterMs ?? RETRY_DELAY_MS;
      if (delayMs > MAX_RETRY_DELAY_MS) throw error;
      await deps.sleep(delayMs);
    }
  }
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

/** Seconds or an HTTP date, as milliseconds from now; null if absent or invalid. */
function readRetryAfter(response: Response, nowMs: number): number | null {
  const text = response.headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const dateMs = Date.parse(text);
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}
