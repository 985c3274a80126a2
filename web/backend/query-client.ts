import { QueryClient } from "@tanstack/react-query";
import { BackendError } from "./errors.ts";

/**
 * Specification, section 9: unused queries stay cached for 5 minutes, and a failed query is retried three times with
 * exponential backoff up to 30 s. These are the library's defaults; errors that cannot recover are not retried.
 */
export function createQueryClient(): QueryClient {
  const retry = (failureCount: number, error: Error) =>
    failureCount < 3 && !(error instanceof BackendError && !error.retryable);
  return new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: false } } });
}
