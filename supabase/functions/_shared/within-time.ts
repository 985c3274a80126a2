import { ProviderError } from "./errors.ts";
import { untilAborted } from "./external-fetch.ts";

/** Runs all requests of one call to a provider; after `timeoutMs` it fails with the error of `timedOut`. */
export async function withinTime<Result>(
  timeoutMs: number,
  timedOut: () => ProviderError,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await untilAborted(work(signal), signal);
  } catch (error) {
    if (signal.aborted && !(error instanceof ProviderError)) throw timedOut();
    throw error;
  }
}
