import type { QueryClient } from "@tanstack/react-query";
import type { Backend } from "#web/backend/client.ts";
import { knownNamesQuery } from "#web/data/known-name/queries.ts";
import { textAnalyzer } from "./text-analyzer.ts";

/** Starts what takes longest, the worker and the request for the names, while the screen is loaded. */
export async function preloadNames(backend: Backend, queryClient: QueryClient): Promise<void> {
  if (!(await backend.sessions.isSignedIn())) return;
  textAnalyzer();
  await queryClient.prefetchQuery(knownNamesQuery(backend));
}
