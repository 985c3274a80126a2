import type { Database } from "#gateway/db/port/database.ts";
import { DAILY_KEY_PREFIX } from "./sign-in-lock.ts";
import { timestamp } from "./time.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes expired rows; call it about every hour. Used refresh tokens are kept for 7 days (a later replay is
 * `refresh_token_not_found`), the audit log for 90 days.
 * @param maxIdleMs deletes sessions that were not refreshed for this long
 */
export async function deleteExpired(database: Database, nowMs: number, maxIdleMs = 90 * DAY_MS): Promise<void> {
  const before = (ms: number) => [timestamp(nowMs - ms)];
  await database.run([
    {
      text: `delete from auth.sessions where not_after < $1::timestamptz`,
      values: before(DAY_MS),
    },
    {
      text: `delete from auth.sessions
             where greatest(created_at, refreshed_at at time zone 'UTC') < $1::timestamptz`,
      values: before(maxIdleMs),
    },
    {
      // Keeps the newest token of a session: it marks the session as ended.
      text: `delete from auth.refresh_tokens t where revoked and updated_at < $1::timestamptz and exists (
               select from auth.refresh_tokens n where n.session_id = t.session_id and n.id > t.id)`,
      values: before(7 * DAY_MS),
    },
    { text: "delete from auth.flow_state where created_at < $1::timestamptz", values: before(DAY_MS) },
    {
      text: "delete from auth.one_time_tokens where created_at < $1::timestamptz at time zone 'UTC'",
      values: before(7 * DAY_MS),
    },
    { text: "delete from gateway.pending_sign_ups where created_at < $1::timestamptz", values: before(7 * DAY_MS) },
    {
      text: "delete from auth.mfa_challenges where verified_at is null and created_at < $1::timestamptz",
      values: before(DAY_MS),
    },
    // Verified ones name the networks that stay open under an attack (`known-networks.ts`).
    { text: "delete from auth.mfa_challenges where created_at < $1::timestamptz", values: before(90 * DAY_MS) },
    { text: "delete from auth.audit_log_entries where created_at < $1::timestamptz", values: before(90 * DAY_MS) },
    {
      text: `delete from gateway.sign_in_attempts
             where greatest(window_started_at, locked_until) < $1::timestamptz and not starts_with(key, $2)`,
      values: [...before(HOUR_MS), DAILY_KEY_PREFIX],
    },
    {
      text: "delete from gateway.sign_in_attempts where greatest(window_started_at, locked_until) < $1::timestamptz",
      values: before(DAY_MS),
    },
    // Every bucket is full again after an hour.
    { text: "delete from gateway.rate_limits where filled_at < $1::timestamptz", values: before(HOUR_MS) },
  ]);
}
