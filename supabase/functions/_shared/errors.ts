/** Every error that a function responds with: its HTTP status, and whether the same request may succeed later. */
const ERRORS = {
  bad_request: { status: 400, retryable: false },
  invalid_url: { status: 400, retryable: false },
  not_signed_in: { status: 401, retryable: false },
  insufficient_aal: { status: 403, retryable: false },
  method_not_allowed: { status: 405, retryable: false },
  too_large: { status: 413, retryable: false },
  request_limit_reached: { status: 429, retryable: false },
  database_rejected: { status: 500, retryable: false },
  database_unavailable: { status: 503, retryable: true },
  // A provider's own 401 and 403 are about our API key. Passed on, they would sign the user out.
  unauthorized: { status: 502, retryable: false },
  forbidden: { status: 502, retryable: false },
  invalid_response: { status: 502, retryable: false },
  not_found: { status: 404, retryable: false },
  rate_limited: { status: 429, retryable: true },
  unavailable: { status: 502, retryable: true },
  timeout: { status: 504, retryable: true },
} as const;

type ErrorCode = keyof typeof ERRORS;

/** `code` is stable; `message` is shown to the user and says what to do next. */
export class FunctionError extends Error {
  override readonly name: string = "FunctionError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryable: boolean;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryable = ERRORS[code].retryable;
  }
}

export type ProviderErrorCode = Extract<
  ErrorCode,
  "unauthorized" | "forbidden" | "invalid_response" | "not_found" | "rate_limited" | "unavailable" | "timeout"
>;

/** A failed call to a provider. `message` never quotes the provider's response or the API key. */
export class ProviderError extends FunctionError {
  override readonly name = "ProviderError";
  /** The provider's `Retry-After`; null if it sent none. */
  readonly retryAfterMs: number | null;

  constructor(code: ProviderErrorCode, message: string, retryAfterMs: number | null = null) {
    super(code, message);
    this.retryAfterMs = retryAfterMs;
  }
}

const BACKEND_MESSAGES = {
  database_unavailable: "The database is unavailable. Try again in a minute.",
  database_rejected:
    "The database rejected the request. Ask your administrator to check SUPABASE_SERVICE_ROLE_KEY and the migrations.",
} as const;

/**
 * A failed call to the project's REST interface: `database_unavailable` if it does not respond or responds with 5xx,
 * `database_rejected` for every other unusable response.
 */
export class DatabaseCallError extends FunctionError {
  override readonly name = "DatabaseCallError";
  /** For the log. */
  readonly detail: string;

  constructor(code: keyof typeof BACKEND_MESSAGES, detail: string) {
    super(code, BACKEND_MESSAGES[code]);
    this.detail = detail;
  }
}
