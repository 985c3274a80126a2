import { ProviderError } from "./errors.ts";

export interface AttemptDeps {
  /** Resolves when the provider's rate limit allows a call; false if that would take too long. */
  readonly takeCall: () => Promise<boolean>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly rateLimited: () => ProviderError;
}

const MAX_ATTEMPTS = 2;
const RETRY_DELAY_MS = 500;
/** A longer `Retry-After` is not waited for: the user sees no progress meanwhile. */
const MAX_RETRY_DELAY_MS = 5000;

/** Sends a request to a provider, and once more after a retryable error. @throws ProviderError, DatabaseCallError */
export async function attemptTwice<Result>(
  { takeCall, sleep, rateLimited }: AttemptDeps,
  send: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    if (!(await takeCall())) throw rateLimited();
    try {
      return await send();
    } catch (error) {
      const isLast = attempt === MAX_ATTEMPTS || signal.aborted;
      if (isLast || !(error instanceof ProviderError) || !error.retryable) throw error;
      const delayMs = error.retryAfterMs ?? RETRY_DELAY_MS;
      if (delayMs > MAX_RETRY_DELAY_MS) throw error;
      await sleep(delayMs);
    }
  }
}

/** `Retry-After`: seconds or an HTTP date, as milliseconds from now; null if absent or invalid. */
export function readRetryAfter(response: Response, nowMs: number): number | null {
  const text = response.headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const dateMs = Date.parse(text);
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}
