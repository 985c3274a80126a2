import type { PGlite, PGliteOptions } from "@electric-sql/pglite";
import { type Database, DatabaseUnavailable } from "../port/database.ts";
import { type Limits, ProtocolDatabase } from "../wire/protocol-database.ts";
import { exchange, messageOf, openPgliteCore } from "./core.ts";

/** Larger results are rejected; lists are paginated. */
const MAX_RESULT_BYTES = 8 * 1024 * 1024;

/**
 * PGlite in this thread, without a watchdog: for tests and tools. A deadline is checked only when the engine returns, and a
 * power cut can lose data. In memory unless `options` name a directory.
 */
export async function openPgliteEngine(options: PGliteOptions = {}): Promise<Database> {
  return engineOver(await openPgliteCore(options));
}

/** As `openPgliteEngine`, over an existing instance that must not be used otherwise. */
export function engineOver(pglite: PGlite): Database {
  let broken: DatabaseUnavailable | null = null;
  const markBroken = (reason: string, cause?: unknown) => {
    broken ??= new DatabaseUnavailable("restarting", `the database engine is broken: ${reason}`, { cause });
    return broken;
  };
  return new ProtocolDatabase({
    depth: 1,
    session: async () => pglite,
    async exchange(messages: Uint8Array, limits: Limits) {
      if (broken) throw broken;
      const startedAt = performance.now();
      const outcome = await exchange(pglite, messages, { ...limits, maxBytes: MAX_RESULT_BYTES }).catch(
        (error: unknown) => {
          throw markBroken(messageOf(error), error);
        },
      );
      limits.onUsed?.(performance.now() - startedAt);
      if ("reply" in outcome) return outcome.reply;
      throw new DatabaseUnavailable(outcome.rolledBack, `the statement was rolled back: ${outcome.rolledBack}`);
    },
    broken: markBroken,
    close: async () => {
      if (!broken) await pglite.close();
    },
  });
}
