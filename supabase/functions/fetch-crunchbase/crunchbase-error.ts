import { ProviderError, type ProviderErrorCode } from "../_shared/errors.ts";

const MESSAGES: Readonly<Record<ProviderErrorCode, string>> = {
  unauthorized: "Crunchbase rejected the API key. Ask your administrator to check CRUNCHBASE_API_KEY.",
  forbidden:
    "The Crunchbase license does not cover this company's data. Ask your administrator to check the license of the API key.",
  not_found: "Crunchbase has no company at this URL. Open the company's page on Crunchbase and copy its URL.",
  rate_limited: "Crunchbase received too many requests. Wait a minute, then try again.",
  unavailable: "Crunchbase is unavailable. Try again in a few minutes.",
  timeout: "Crunchbase took too long to respond. Try again in a moment.",
  invalid_response:
    "Crunchbase sent an invalid response. Try again later. If it happens again, ask your administrator to check CRUNCHBASE_BASE_URL.",
};

export function crunchbaseError(code: ProviderErrorCode, retryAfterMs: number | null = null): ProviderError {
  return new ProviderError(code, MESSAGES[code], retryAfterMs);
}
