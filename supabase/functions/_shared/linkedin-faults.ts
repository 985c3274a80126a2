import { ProviderError, type ProviderErrorCode } from "./provider.ts";

export type LinkedinTrouble =
  | "unauthorized"
  | "forbidden"
  | "no_credits"
  | "not_found"
  | "withdrawn"
  | "rate_limited"
  | "unavailable"
  | "timeout"
  | "page"
  | "broken"
  | "too_long"
  | "no_profile"
  | "misunderstood";

interface Words {
  readonly code: ProviderErrorCode;
  /** `{service}` stands for the service's name. */
  readonly sentence: string;
}

const WORDS: Readonly<Record<LinkedinTrouble, Words>> = {
  unauthorized: {
    code: "unauthorized",
    sentence: "{service} did not accept the API key. Ask your administrator to check LINKEDIN_API_KEY.",
  },
  forbidden: {
    code: "forbidden",
    sentence: "{service} refuses this API key. Ask your administrator to check that it is subscribed to the service.",
  },
  no_credits: {
    code: "forbidden",
    sentence: "The account at {service} has no credits left. Ask your administrator to top it up.",
  },
  not_found: {
    code: "not_found",
    sentence:
      "There is no public LinkedIn profile at this address. Open the profile in a browser and copy its address from there.",
  },
  withdrawn: {
    code: "not_found",
    sentence: "{service} does not tell this profile any more, because the person has withdrawn it.",
  },
  rate_limited: {
    code: "rate_limited",
    sentence:
      "Too many requests to {service} just now. Wait a minute, then try again; if it stays so, the account's quota is used up.",
  },
  // The specification's own words (section 8).
  unavailable: {
    code: "unavailable",
    sentence: "The LinkedIn profile API is currently unavailable. Please try again later.",
  },
  timeout: { code: "timeout", sentence: "{service} took too long to answer. Try again in a moment." },
  page: {
    code: "bad_answer",
    sentence:
      "{service} answered with a web page instead of a profile. Try again later; if it stays so, ask your administrator to check LINKEDIN_BASE_URL.",
  },
  broken: {
    code: "bad_answer",
    sentence: "The answer of {service} is incomplete and cannot be read. Try again in a moment.",
  },
  too_long: {
    code: "bad_answer",
    sentence:
      "The answer of {service} is far longer than any profile and was not read. Ask your administrator to check LINKEDIN_BASE_URL and LINKEDIN_PATH.",
  },
  no_profile: {
    code: "bad_answer",
    sentence: "{service} answered without a profile. It may be private or empty: open it in a browser to see.",
  },
  misunderstood: {
    code: "bad_answer",
    sentence:
      "{service} did not understand the request. Ask your administrator to check LINKEDIN_BASE_URL and LINKEDIN_PATH.",
  },
};

/** A failure of a LinkedIn service with its sentence for the screen. */
export function linkedinFault(trouble: LinkedinTrouble, service: string): ProviderError {
  const { code, sentence } = WORDS[trouble];
  return new ProviderError(code, sentence.replace("{service}", service));
}
