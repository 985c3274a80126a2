/** The door to a company-data service, whichever stands behind it (decisions, "Where data comes from"). */

/** An answer in Crunchbase v4's shape, as it came: read it with `readCompanyProfile`. */
export interface ProviderAnswer {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly cards: Readonly<Record<string, unknown>>;
}

export interface CompanyProvider {
  readonly source: "crunchbase" | "sample";
  /** The day (`YYYY-MM-DD`) whose facts a built-in provider holds; absent where answers are live. */
  readonly asOf?: string;
  /** @throws ProviderError for everything that keeps the service from answering. */
  fetchCompany(permalink: string): Promise<ProviderAnswer>;
}

/**
 * What keeps a data service from answering, with the status the function answers. The service's own 401 and 403 are
 * about our key, not about the signed-in user, so that they must not reach the browser under those numbers.
 */
const STATUS_BY_CODE = {
  unauthorized: 502,
  forbidden: 502,
  not_found: 404,
  rate_limited: 429,
  unavailable: 502,
  timeout: 504,
  bad_answer: 502,
} as const;

export type ProviderErrorCode = keyof typeof STATUS_BY_CODE;

/** `message` is a sentence for the screen that says what to do next; it never holds what the service or a key said. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** Stable; screens and tests may rely on it. */
  readonly code: ProviderErrorCode;
  /** The HTTP status the function answers. */
  readonly status: number;

  constructor(code: ProviderErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = STATUS_BY_CODE[code];
  }
}
