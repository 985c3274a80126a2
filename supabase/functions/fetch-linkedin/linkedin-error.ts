import { ProviderError, type ProviderErrorCode } from "../_shared/errors.ts";

interface ErrorKind {
  readonly code: ProviderErrorCode;
  /** `{service}` is replaced by the service's name. */
  readonly message: string;
}

const ERROR_KINDS = {
  unauthorized: {
    code: "unauthorized",
    message: "{service} rejected the API key. Ask your administrator to check LINKEDIN_API_KEY.",
  },
  forbidden: {
    code: "forbidden",
    message: "{service} rejected the API key. Ask your administrator to check that it is subscribed to the service.",
  },
  no_credits: {
    code: "forbidden",
    message: "The {service} account has no credits left. Ask your administrator to add credits.",
  },
  not_found: {
    code: "not_found",
    message: "There is no public LinkedIn profile at this URL. Open the profile in a browser and copy its URL.",
  },
  withdrawn: {
    code: "not_found",
    message: "{service} no longer provides this profile, because the person has withdrawn it.",
  },
  rate_limited: {
    code: "rate_limited",
    message:
      "{service} received too many requests. Wait a minute, then try again. If it happens again, the account's quota is used up.",
  },
  // Specification, section 8.
  unavailable: {
    code: "unavailable",
    message: "The LinkedIn profile API is currently unavailable. Please try again later.",
  },
  timeout: { code: "timeout", message: "{service} took too long to respond. Try again in a moment." },
  html_page: {
    code: "invalid_response",
    message:
      "{service} responded with a web page instead of a profile. Try again later. If it happens again, ask your administrator to check LINKEDIN_BASE_URL.",
  },
  invalid_json: {
    code: "invalid_response",
    message: "{service} sent an incomplete response. Try again in a moment.",
  },
  too_large: {
    code: "invalid_response",
    message:
      "{service} sent a response that is too large for a profile. Ask your administrator to check LINKEDIN_BASE_URL and LINKEDIN_PATH.",
  },
  no_profile: {
    code: "invalid_response",
    message: "{service} responded without a profile. Open the profile in a browser: it may be private or empty.",
  },
  no_entries: {
    code: "invalid_response",
    message:
      "{service} returned no positions and no schools for this profile. No request was counted. Open the profile in a browser: it may be private or empty.",
  },
  bad_request: {
    code: "invalid_response",
    message: "{service} rejected the request. Ask your administrator to check LINKEDIN_BASE_URL and LINKEDIN_PATH.",
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

/** Finer than `ProviderErrorCode`: each kind has its own message. */
export type LinkedinErrorKind = keyof typeof ERROR_KINDS;

export function linkedinError(kind: LinkedinErrorKind, service: string): ProviderError {
  const { code, message } = ERROR_KINDS[kind];
  return new ProviderError(code, message.replace("{service}", service));
}
