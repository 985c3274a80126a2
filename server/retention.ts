/** The time that deleting for good goes by. */
import type { Database } from "#gateway/db/port/database.ts";
import type { Log } from "#gateway/operations/logger.ts";

const DAY_MS = 86_400_000;

/**
 * Behind `nowMs` for a day after the clock has jumped ahead: a wrong clock must not delete what is kept for a time. Logs a warning if the
 * clock is far from the last cleanup in either direction.
 */
export async function retentionTime(database: Database, nowMs: number, log: Log): Promise<number> {
  const text = `select (extract(epoch from private.advance_retention_clock()) * 1000)::bigint as trusted,
    round(extract(epoch from private.database_time() - now()) / 86400) as days_behind`;
  const [result] = await database.run([{ text }]);
  const { trusted, days_behind: daysBehind } = result?.rows[0] ?? {};
  const trustedMs = Math.min(nowMs, Number(trusted));
  if (Number(daysBehind) > 0) {
    log({
      level: "warning",
      message: `the clock is ${daysBehind} days behind the last hourly cleanup: the history, kept people and files are dated that much later. Set the clock if it is wrong; if it is right, it is believed after 30 days`,
    });
  }
  if (nowMs - trustedMs > DAY_MS) {
    log({
      level: "warning",
      message: `the clock is ${Math.round((nowMs - trustedMs) / DAY_MS)} days after the last hourly cleanup: nothing more is deleted for good within the next day. Set the clock if it is wrong`,
    });
  }
  return trustedMs;
}
