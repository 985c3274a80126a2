import type { Database, RunOptions } from "#gateway/db/port/database.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { isUuid } from "./random.ts";
import { isActiveSession } from "./sessions.ts";
import { latestCredible, timestamp } from "./time.ts";

/** An ended session is rejected everywhere within this time. */
const CACHE_MS = 5000;
const MAX_CACHED = 10_000;

/**
 * `ended`: signed out, expired, or the user is banned or deleted. `aal2-required`: the user has a verified second factor that
 * this session has not used, or the factor that it used was removed; it may only finish signing in.
 */
export type SessionState = "active" | "aal2-required" | "ended";

/**
 * The state of the session behind a valid access token. Roles other than `authenticated` (the API keys) have no session and
 * are always active; an `authenticated` token without session has ended.
 */
export type SessionCheck = (claims: Claims) => Promise<SessionState>;

/** @param clock milliseconds since 1970 */
export function createSessionCheck(database: Database, clock: () => number): SessionCheck {
  const cache = new Map<string, { readonly state: Promise<SessionState>; readonly readAtMs: number }>();
  return async ({ role, sub, aal, session_id: sessionId }) => {
    if (role !== "authenticated") return "active";
    if (!isUuid(sessionId) || !isUuid(sub)) return "ended";
    const nowMs = clock();
    const hasAal2 = aal === "aal2";
    const key = `${sessionId} ${sub} ${hasAal2}`;
    const cached = cache.get(key);
    if (cached !== undefined && Math.abs(nowMs - cached.readAtMs) < CACHE_MS) return cached.state;
    const state = readState(database, sessionId, sub, hasAal2, nowMs);
    cache.delete(key);
    cache.set(key, { state, readAtMs: nowMs });
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
    // Errors are not cached, nor is a removed factor: the next token of the session may be of another one.
    state.then(
      (read) => hasAal2 && read === "aal2-required" && cache.delete(key),
      () => cache.delete(key),
    );
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
  const session = (await findActiveSessions(database, [sessionId], nowMs, { person: userId })).get(
    sessionId.toLowerCase(),
  );
  return stateOf(session, userId, hasAal2);
}

/** Returns the claims whose session is not active. Uncached, one query per call. @param clock milliseconds since 1970 */
export function findEndedSessions(
  database: Database,
  clock: () => number,
): (claims: readonly Claims[]) => Promise<ReadonlySet<Claims>> {
  return async (claims) => {
    const users = claims.filter(({ role }) => role === "authenticated");
    const ids = new Set(users.flatMap(({ session_id: id }) => (isUuid(id) ? [id] : [])));
    const activeSessions =
      ids.size === 0 ? new Map<string, ActiveSession>() : await findActiveSessions(database, [...ids], clock());
    return new Set(
      users.filter(
        ({ session_id: id, sub, aal }) =>
          sub === undefined || stateOf(activeSessions.get(String(id).toLowerCase()), sub, aal === "aal2") !== "active",
      ),
    );
  };
}

interface ActiveSession {
  readonly userId: string;
  readonly hasFactor: boolean;
  /** Whether the session has used a factor that the user still has. The access token may be older. */
  readonly isAal2: boolean;
}

function stateOf(session: ActiveSession | undefined, userId: string, hasAal2: boolean): SessionState {
  if (session?.userId !== userId.toLowerCase()) return "ended";
  return session.hasFactor && !(hasAal2 && session.isAal2) ? "aal2-required" : "active";
}

/** By session id. */
async function findActiveSessions(
  database: Database,
  sessionIds: readonly string[],
  nowMs: number,
  options: RunOptions = {},
): Promise<ReadonlyMap<string, ActiveSession>> {
  const statement = {
    text: `
        select s.id, u.id as user_id, coalesce(s.aal = 'aal2', false) as is_aal2,
          exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor
        from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = any ($1::uuid[]) and u.deleted_at is null
          and ${isActiveSession("$2", "$3")}
          and (u.banned_until is null or u.banned_until <= $2::timestamptz)`,
    values: [arrayLiteral(sessionIds), timestamp(nowMs), latestCredible(nowMs)],
  };
  const [result] = await database.run([statement], options);
  return new Map(
    (result?.rows ?? []).map((row) => [
      row["id"] ?? "",
      { userId: row["user_id"] ?? "", hasFactor: row["has_factor"] === "t", isAal2: row["is_aal2"] === "t" },
    ]),
  );
}
