/** The time that deleting for good goes by. */
import type { Database } from "#gateway/db/port/database.ts";
import type { Log } from "#gateway/operations/logger.ts";

const DAY_MS = 86_400_000;

/** Behind `nowMs` for a day after the clock has jumped ahead: a wrong clock must not delete what is kept for a time. */
export async function retentionTime(database: Database, nowMs: number, log: Log): Promise<number> {
  const text = "select (extract(epoch from private.advance_retention_clock()) * 1000)::bigint as ms";
  const [result] = await database.run([{ text }]);
  const trustedMs = Math.min(nowMs, Number(result?.rows[0]?.["ms"]));
  if (nowMs - trustedMs > DAY_MS) {
    log({
      level: "warning",
      message: `the clock is ${Math.round((nowMs - trustedMs) / DAY_MS)} days after the last hourly cleanup: nothing more is deleted for good within the next day. Set the clock if it is wrong`,
    });
  }
  return trustedMs;
}
