import { QueryClient } from "@tanstack/react-query";
import { BackendFault } from "./errors.ts";

/**
 * The library's defaults are the product's figures (specification, section 9): unused entries are kept for 5 minutes, a
 * failed query is tried three more times, waiting twice as long each time up to 30 s. Only what can get better is retried.
 */
export function createQueryClient(): QueryClient {
  const retry = (failures: number, error: Error) =>
    failures < 3 && !(error instanceof BackendFault && !error.retryable);
  return new QueryClient({ defaultOptions: { queries: { retry, refetchOnWindowFocus: false } } });
}
