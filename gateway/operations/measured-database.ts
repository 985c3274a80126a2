import type { Database } from "#gateway/db/port/database.ts";
import type { Metrics } from "./metrics.ts";

/** The same database, each call timed. */
export function measuredDatabase(database: Database, metrics: Pick<Metrics, "onDatabaseCall">): Database {
  async function timed<T>(kind: "run" | "transaction", call: Promise<T>): Promise<T> {
    const started = performance.now();
    let ok = false;
    try {
      const result = await call;
      ok = true;
      return result;
    } finally {
      metrics.onDatabaseCall({ kind, ok, durationMs: performance.now() - started });
    }
  }
  return {
    engine: database.engine,
    run: (statements, options) => timed("run", database.run(statements, options)),
    transaction: (work, options) => timed("transaction", database.transaction(work, options)),
    listen: (channel, onPayload) => database.listen(channel, onPayload),
    close: () => database.close(),
  };
}
