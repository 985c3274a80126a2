import type { Database } from "#gateway/db/port/database.ts";

/** Checks that the database responds within the timeout. Concurrent checks share one query, also after a timeout. */
export function createReadiness(database: Database, timeoutMs = 2000): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null;
  const check = async () => {
    try {
      const [result] = await database.run([{ text: "select 41 + 1 as answer" }]);
      return result?.rows[0]?.["answer"] === "42";
    } catch {
      // The database logs its own errors.
      return false;
    }
  };
  return async () => {
    pending ??= check().finally(() => {
      pending = null;
    });
    const timeout = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => timeout.resolve(false), timeoutMs);
    try {
      return await Promise.race([pending, timeout.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
