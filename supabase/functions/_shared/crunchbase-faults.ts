import { ProviderError, type ProviderErrorCode } from "./provider.ts";

const SENTENCES: Readonly<Record<ProviderErrorCode, string>> = {
  unauthorized: "Crunchbase did not accept the API key. Ask your administrator to check CRUNCHBASE_API_KEY.",
  forbidden:
    "The Crunchbase license does not cover this company's data. Ask your administrator which package the API key belongs to.",
  not_found:
    "Crunchbase has no company at this address. Open the company's page on Crunchbase and copy its address from there.",
  rate_limited: "Too many requests to Crunchbase just now. Wait a minute, then try again.",
  unavailable: "Crunchbase cannot be reached at the moment. Try again in a few minutes.",
  timeout: "Crunchbase took too long to answer. Try again in a moment.",
  bad_answer:
    "Crunchbase answered something that cannot be read. Try again later; if it stays so, ask your administrator to check CRUNCHBASE_BASE_URL.",
};

/** A failure of Crunchbase with its sentence for the screen. */
export function crunchbaseFault(code: ProviderErrorCode): ProviderError {
  return new ProviderError(code, SENTENCES[code]);
}
