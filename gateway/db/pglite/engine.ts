import type { PGlite, PGliteOptions } from "@electric-sql/pglite";
import { type Database, DatabaseUnavailable } from "../port/database.ts";
import { type Limits, ProtocolDatabase } from "../wire/protocol-database.ts";
import { exchange, messageOf, openPgliteCore } from "./core.ts";

/** A result larger than this is refused: lists are paged. */
const MAX_RESULT_BYTES = 8 * 1024 * 1024;

/**
 * PGlite in this thread, without a watchdog: for tests and tools. A deadline is seen only when the engine returns, and
 * nothing is safe from a power cut. In memory where `options` name no directory.
 */
export async function openPgliteEngine(options: PGliteOptions = {}): Promise<Database> {
  return engineOver(await openPgliteCore(options));
}

/** As `openPgliteEngine`, over an instance that nobody else uses meanwhile. */
export function engineOver(pglite: PGlite): Database {
  let broken: DatabaseUnavailable | null = null;
  const breakDown = (why: string, cause?: unknown) => {
    broken ??= new DatabaseUnavailable("restarting", `the database engine is broken: ${why}`, { cause });
    return broken;
  };
  return new ProtocolDatabase({
    depth: 1,
    session: async () => pglite,
    async exchange(messages: Uint8Array, limits: Limits) {
      if (broken) throw broken;
      const outcome = await exchange(pglite, messages, { ...limits, maxBytes: MAX_RESULT_BYTES }).catch(
        (error: unknown) => {
          throw breakDown(messageOf(error), error);
        },
      );
      if ("reply" in outcome) return outcome.reply;
      throw new DatabaseUnavailable(outcome.undone, `the statement was undone: ${outcome.undone}`);
    },
    broken: breakDown,
    close: async () => {
      if (!broken) await pglite.close();
    },
  });
}
