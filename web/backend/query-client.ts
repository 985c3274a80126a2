import { onlineManager, QueryClient } from "@tanstack/react-query";
import type { Connection } from "./connection.ts";
import { BackendError } from "./errors.ts";

const MAX_RETRIES = 3;

/**
 * Specification, section 9: unused queries stay cached for 5 minutes, and a failed query is retried three times with
 * exponential backoff up to 30 s. These are the library's defaults; errors that cannot recover are not retried.
 *
 * Nothing is paused without a connection, as the library does by default: queries and writes fail with a message. Queries
 * that failed that way are fetched again when the server can be reached.
 */
export function createQueryClient(connection: Connection): QueryClient {
  onlineManager.setEventListener((setOnline) =>
    connection.subscribe(() => setOnline(connection.current() === "online")),
  );
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: (failureCount, error) =>
          failureCount < MAX_RETRIES &&
          connection.current() !== "offline" &&
          !(error instanceof BackendError && !error.retryable),
        refetchOnWindowFocus: false,
        // Other errors may repeat, and some requests cost money.
        refetchOnReconnect: ({ state: { error } }) =>
          error === null || (error instanceof BackendError && error.code === "network"),
      },
      mutations: { networkMode: "always" },
    },
  });
}
