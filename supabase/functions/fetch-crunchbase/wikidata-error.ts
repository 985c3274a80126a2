import { ProviderError, type ProviderErrorCode } from "../_shared/errors.ts";

const MESSAGES: Readonly<Record<ProviderErrorCode, string>> = {
  unauthorized: "Wikidata rejected the request. Ask your administrator to check OPEN_DATA_CONTACT.",
  forbidden: "Wikidata rejected the request. Ask your administrator to check OPEN_DATA_CONTACT.",
  not_found: "Wikidata has no company with this Crunchbase URL. Check the URL, or add the company by hand.",
  rate_limited: "Wikidata received too many requests. Wait a minute, then try again.",
  unavailable: "Wikidata is unavailable. Try again in a few minutes.",
  timeout: "Wikidata took too long to respond. Try again in a moment.",
  invalid_response: "Wikidata sent an invalid response. Try again later.",
};

/** For one company: a response about many is split. */
const TOO_LARGE = "Wikidata's entry of this company is larger than 5 MB. Set the values by hand.";

export class ResponseTooLargeError extends ProviderError {
  constructor() {
    super("invalid_response", TOO_LARGE);
  }
}

export function wikidataError(code: ProviderErrorCode, retryAfterMs: number | null = null): ProviderError {
  return new ProviderError(code, MESSAGES[code], retryAfterMs);
}
