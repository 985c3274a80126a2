import type { Database } from "#gateway/db/port/database.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { isUuid } from "./random.ts";
import { timestamp } from "./time.ts";

/** How long an answer is remembered: an ended session is refused everywhere after no more than this. */
const CACHE_MS = 5000;
const MAX_REMEMBERED = 10_000;

/**
 * `ended`: signed out or over, the user banned or gone. `half-way`: the user has a verified second factor that this token's
 * session has not shown; it may finish signing in, and nothing else.
 */
export type SessionState = "active" | "aal2-required" | "ended";

/**
 * Tells what the session of a valid access token is worth now. Claims of other roles than `authenticated` (the keys) have no
 * session and are always alive; an `authenticated` token that names none is not.
 */
export type SessionCheck = (claims: Claims) => Promise<SessionState>;

/** @param clock milliseconds since 1970 */
export function createSessionCheck(database: Database, clock: () => number): SessionCheck {
  const answers = new Map<string, { readonly state: Promise<SessionState>; readonly askedAtMs: number }>();
  return async ({ role, sub, aal, session_id: sessionId }) => {
    if (role !== "authenticated") return "active";
    if (!isUuid(sessionId) || !isUuid(sub)) return "ended";
    const nowMs = clock();
    const hasAal2 = aal === "aal2";
    const key = `${sessionId} ${sub} ${hasAal2}`;
    const known = answers.get(key);
    if (known !== undefined && Math.abs(nowMs - known.askedAtMs) < CACHE_MS) return known.state;
    const state = readState(database, sessionId, sub, hasAal2, nowMs);
    answers.delete(key);
    answers.set(key, { state, askedAtMs: nowMs });
    if (answers.size > MAX_REMEMBERED) answers.delete(answers.keys().next().value ?? "");
    // A failure is nobody's answer: the next one asks again.
    state.catch(() => answers.delete(key));
    return state;
  };
}

async function readState(
  database: Database,
  sessionId: string,
  userId: string,
  hasAal2: boolean,
  nowMs: number,
): Promise<SessionState> {
  const session = (await findActiveSessions(database, [sessionId], nowMs)).get(sessionId.toLowerCase());
  return stateOf(session, userId, hasAal2);
}

/**
 * Of these claims, those whose sessions are not alive: ended, or half-way. Asked anew at every call, in one question however
 * many there are.
 *
 * @param clock milliseconds since 1970
 */
export function findEndedSessions(
  database: Database,
  clock: () => number,
): (claims: readonly Claims[]) => Promise<ReadonlySet<Claims>> {
  return async (all) => {
    const users = all.filter(({ role }) => role === "authenticated");
    const ids = new Set(users.flatMap(({ session_id: id }) => (isUuid(id) ? [id] : [])));
    const living =
      ids.size === 0 ? new Map<string, ActiveSession>() : await findActiveSessions(database, [...ids], clock());
    return new Set(
      users.filter(
        ({ session_id: id, sub, aal }) =>
          sub === undefined || stateOf(living.get(String(id).toLowerCase()), sub, aal === "aal2") !== "active",
      ),
    );
  };
}

interface ActiveSession {
  readonly userId: string;
  readonly hasFactor: boolean;
}

function stateOf(session: ActiveSession | undefined, userId: string, hasAal2: boolean): SessionState {
  if (session?.userId !== userId.toLowerCase()) return "ended";
  return session.hasFactor && !hasAal2 ? "aal2-required" : "active";
}

/** Those of the sessions that have not ended, by their ids. */
async function findActiveSessions(
  database: Database,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, ActiveSession>> {
  const [result] = await database.run([
    {
      text: `
        select s.id, u.id as user_id,
          exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor
        from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = any ($1::uuid[]) and u.deleted_at is null
          and (s.not_after is null or s.not_after > $2::timestamptz)
          and (u.banned_until is null or u.banned_until <= $2::timestamptz)`,
      values: [arrayLiteral(sessionIds), timestamp(nowMs)],
    },
  ]);
  return new Map(
    (result?.rows ?? []).map((row) => [
      row["id"] ?? "",
      { userId: row["user_id"] ?? "", hasFactor: row["has_factor"] === "t" },
    ]),
  );
}
