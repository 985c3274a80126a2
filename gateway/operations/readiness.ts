import { type Database, DatabaseUnavailable } from "#gateway/db/port/database.ts";

/**
 * The longest statement and a restart of the embedded engine, which ends it: one person's slow statements must not take the
 * server out of the proxy.
 */
const MAX_SILENCE_MS = 15_000;

/**
 * Checks that the database responds within the timeout, or is busy: then it has responded to another request recently. Concurrent
 * checks share one query, also after a timeout.
 */
export function createReadiness(database: Database, timeoutMs = 2000): () => Promise<boolean> {
  let pending: Promise<boolean | "busy"> | null = null;
  const check = async () => {
    try {
      const [result] = await database.run([{ text: "select 41 + 1 as answer" }]);
      return result?.rows[0]?.["answer"] === "42";
    } catch (error) {
      // The database logs its own errors.
      return error instanceof DatabaseUnavailable && error.reason === "deadline" ? "busy" : false;
    }
  };
  return async () => {
    pending ??= check().finally(() => {
      pending = null;
    });
    const timeout = Promise.withResolvers<"busy">();
    const timer = setTimeout(() => timeout.resolve("busy"), timeoutMs);
    try {
      const outcome = await Promise.race([pending, timeout.promise]);
      return outcome === "busy" ? performance.now() - database.respondedAt < MAX_SILENCE_MS : outcome;
    } finally {
      clearTimeout(timer);
    }
  };
}
