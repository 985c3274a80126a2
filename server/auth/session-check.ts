import type { Database } from "#server/db/database.ts";
import type { Claims } from "#server/tokens/claims.ts";
import { isUuid } from "./random.ts";
import { timestamp } from "./time.ts";

/** How long an answer is remembered: an ended session is refused everywhere after no more than this. */
const REMEMBERED_MS = 5000;
const MAX_REMEMBERED = 10_000;

/**
 * Tells whether the session of an access token still lives: not signed out, not over, the user neither banned nor gone.
 * Claims of other roles than `authenticated` (the keys) have no session and are always fine; an `authenticated` token that
 * names none is not.
 */
export type SessionCheck = (claims: Claims) => Promise<boolean>;

/** @param clock milliseconds since 1970 */
export function createSessionCheck(database: Database, clock: () => number): SessionCheck {
  const answers = new Map<string, { readonly isAlive: Promise<boolean>; readonly askedAtMs: number }>();
  return async ({ role, sub, session_id: sessionId }) => {
    if (role !== "authenticated") return true;
    if (!isUuid(sessionId) || !isUuid(sub)) return false;
    const nowMs = clock();
    const key = `${sessionId} ${sub}`;
    const known = answers.get(key);
    if (known !== undefined && Math.abs(nowMs - known.askedAtMs) < REMEMBERED_MS) return known.isAlive;
    const isAlive = isSessionAlive(database, sessionId, sub, nowMs);
    answers.delete(key);
    answers.set(key, { isAlive, askedAtMs: nowMs });
    if (answers.size > MAX_REMEMBERED) answers.delete(answers.keys().next().value ?? "");
    // A failure is nobody's answer: the next one asks again.
    isAlive.catch(() => answers.delete(key));
    return isAlive;
  };
}

async function isSessionAlive(database: Database, sessionId: string, userId: string, nowMs: number): Promise<boolean> {
  const [result] = await database.run([
    {
      text: `
        select from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = $1::uuid and u.id = $2::uuid and u.deleted_at is null
          and (s.not_after is null or s.not_after > $3::timestamptz)
          and (u.banned_until is null or u.banned_until <= $3::timestamptz)`,
      values: [sessionId, userId, timestamp(nowMs)],
    },
  ]);
  return (result?.rows.length ?? 0) > 0;
}
