import type { Database } from "#gateway/db/port/database.ts";
import type { Metrics } from "./metrics.ts";

/** Wraps a database so that each call is timed. */
export function instrumentDatabase(database: Database, metrics: Pick<Metrics, "onDatabaseCall">): Database {
  async function timed<T>(kind: "run" | "transaction", call: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    let ok = false;
    try {
      const result = await call;
      ok = true;
      return result;
    } finally {
      metrics.onDatabaseCall({ kind, ok, durationMs: performance.now() - startedAt });
    }
  }
  return {
    engine: database.engine,
    get respondedAt() {
      return database.respondedAt;
    },
    run: (statements, options) => timed("run", database.run(statements, options)),
    transaction: (work, options) => timed("transaction", database.transaction(work, options)),
    listen: (channel, onPayload, onGap) => database.listen(channel, onPayload, onGap),
    close: () => database.close(),
  };
}
