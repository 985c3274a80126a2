import { ProviderError } from "./errors.ts";
import { untilAborted } from "./external-fetch.ts";

/**
 * Aborts the signal after `timeoutMs`. `AbortSignal.timeout` would keep what listens to it, with the bodies of finished requests,
 * until its time is over.
 */
export async function withTimeLimit<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("The time is over", "TimeoutError")), timeoutMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs all requests of one call to a provider; after `timeoutMs` it fails with the error of `timedOut`. */
export function withinTime<Result>(
  timeoutMs: number,
  timedOut: () => ProviderError,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return withTimeLimit(timeoutMs, async (signal) => {
    try {
      return await untilAborted(work(signal), signal);
    } catch (error) {
      if (signal.aborted && !(error instanceof ProviderError)) throw timedOut();
      throw error;
    }
  });
}
