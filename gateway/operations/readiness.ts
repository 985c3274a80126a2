import type { Database } from "#gateway/db/port/database.ts";

/**
 * Whether the database answers within the time. Asked by many at once it asks the database once; a slow answer is not
 * waited for a second time, and nothing is undone because of it.
 */
export function createReadiness(database: Database, patienceMs = 2000): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    try {
      const [result] = await database.run([{ text: "select 41 + 1 as answer" }]);
      return result?.rows[0]?.["answer"] === "42";
    } catch {
      // Whatever it is, the database does not answer; the log hears of it where it happens.
      return false;
    }
  };
  return async () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), patienceMs);
    try {
      return await Promise.race([asking, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
