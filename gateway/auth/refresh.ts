/**
 * Refresh token rotation as in GoTrue, with two differences: the reuse interval starts at a token's first use only, and once
 * a replay has ended a session, none of its tokens works again (in GoTrue they work for another reuse interval).
 */
import type { Transaction } from "#gateway/db/port/database.ts";
import { auditStatement } from "./audit.ts";
import { type AuthError, authErrors } from "./errors.ts";
import type { AuthService, Caller } from "./service.ts";
import { type IssuedSession, insertRefreshToken, newRefreshToken, SESSION_JSON, type SessionInfo } from "./sessions.ts";
import { CLOCK_TOLERANCE_MS, timestamp } from "./time.ts";
import { isBanned, readJson, readUser, USER_JSON, type User } from "./users.ts";

const SHAPE = /^[a-z0-9]{12}$/;

interface StoredToken {
  readonly token: string;
  readonly parent: string | null;
  readonly isRevoked: boolean;
  /** Time of the first use if `isRevoked`, else meaningless. */
  readonly usedAtMs: number;
}

interface LockedSession {
  readonly info: SessionInfo;
  readonly notAfterMs: number | null;
  readonly lastUsedMs: number;
}

/** @throws AuthError */
export async function refreshSession(
  service: AuthService,
  caller: Caller,
  presentedToken: string,
): Promise<IssuedSession> {
  if (!SHAPE.test(presentedToken)) throw authErrors.malformedRefreshToken();
  // Returned, not thrown: a throw would roll back the end of the session.
  const outcome = await service.database.transaction((transaction) =>
    exchange(service, transaction, caller, presentedToken),
  );
  if ("error" in outcome) throw outcome.error;
  return outcome;
}

async function exchange(
  service: AuthService,
  transaction: Transaction,
  caller: Caller,
  presentedToken: string,
): Promise<IssuedSession | { readonly error: AuthError }> {
  const nowMs = service.clock();
  const locked = await lockSession(transaction, presentedToken);
  if (locked === null) return { error: authErrors.refreshTokenNotFound() };
  const { session, user } = locked;
  if (isBanned(user, nowMs)) return { error: authErrors.userBanned(400) };

  // Read under the lock: a concurrent refresh may have rotated the token.
  const { token, active } = await readTokens(transaction, session.info.id, presentedToken);
  if (active === null) return { error: authErrors.refreshTokenAlreadyUsed() };
  if (isExpired(session, service.settings.sessionIdleSeconds, nowMs)) return { error: authErrors.sessionExpired() };
  const issue = (refreshToken: string) => ({ user, session: session.info, refreshToken });
  if (token.isRevoked) {
    if (active.parent === token.token) return issue(active.token);
    if (nowMs > token.usedAtMs + service.settings.refreshTokenReuseSeconds * 1000) {
      await revokeTokenFamily(service, transaction, caller, session.info.id, user);
      return { error: authErrors.refreshTokenAlreadyUsed() };
    }
  }
  return issue(await rotateRefreshToken(service, transaction, caller, session.info.id, token.token));
}

/** Revokes the used token, inserts its child and updates the session's last use. */
export async function rotateRefreshToken(
  { random, clock }: AuthService,
  transaction: Transaction,
  caller: Caller,
  sessionId: string,
  previousToken: string | null,
): Promise<string> {
  const nowMs = clock();
  const now = timestamp(nowMs);
  await transaction.query({
    // `and not revoked` keeps the time of the first use.
    text: `update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz where token = $1 and not revoked`,
    values: [previousToken, now],
  });
  const next = newRefreshToken(random);
  await transaction.query(insertRefreshToken(next, sessionId, previousToken, nowMs));
  await transaction.query({
    text: `
      update auth.sessions set updated_at = $2::timestamptz, refreshed_at = $2::timestamptz at time zone 'UTC',
        user_agent = $3, ip = coalesce($4::inet, ip)
      where id = $1::uuid`,
    values: [sessionId, now, caller.userAgent, caller.ip],
  });
  return next;
}

export async function findActiveRefreshToken(transaction: Transaction, sessionId: string): Promise<string | null> {
  const { rows } = await transaction.query({
    text: `select token from auth.refresh_tokens where session_id = $1::uuid and not revoked order by id desc limit 1`,
    values: [sessionId],
  });
  return rows[0]?.["token"] ?? null;
}

async function lockSession(
  transaction: Transaction,
  token: string,
): Promise<{ session: LockedSession; user: User } | null> {
  const result = await transaction.query({
    text: `
      select ${USER_JSON} as user, json_build_object(
        'info', ${SESSION_JSON},
        'notAfterMs', floor(extract(epoch from s.not_after) * 1000)::bigint,
        'lastUsedMs', floor(extract(epoch from
          greatest(s.created_at, s.refreshed_at at time zone 'UTC')) * 1000)::bigint) as session
      from auth.refresh_tokens t
        join auth.sessions s on s.id = t.session_id
        join auth.users u on u.id = s.user_id
      where t.token = $1 and u.deleted_at is null
      for update of s`,
    values: [token],
  });
  const session = readJson(result.rows[0], "session") as LockedSession | null;
  const user = readUser(result);
  return session === null || user === null ? null : { session, user };
}

async function readTokens(
  transaction: Transaction,
  sessionId: string,
  presentedToken: string,
): Promise<{ token: StoredToken; active: StoredToken | null }> {
  const asJson = `json_build_object('token', token, 'parent', parent, 'isRevoked', revoked,
    'usedAtMs', floor(extract(epoch from updated_at) * 1000)::bigint)`;
  const { rows } = await transaction.query({
    text: `
      select (select ${asJson} from auth.refresh_tokens where token = $2) as token,
        (select ${asJson} from auth.refresh_tokens where session_id = $1::uuid and not revoked
         order by id desc limit 1) as active`,
    values: [sessionId, presentedToken],
  });
  const token = readJson(rows[0], "token") as StoredToken | null;
  if (token === null) throw authErrors.refreshTokenNotFound();
  return { token, active: readJson(rows[0], "active") as StoredToken | null };
}

function isExpired({ notAfterMs, lastUsedMs }: LockedSession, idleSeconds: number | undefined, nowMs: number): boolean {
  if (notAfterMs !== null && nowMs >= notAfterMs) return true;
  if (lastUsedMs > nowMs + CLOCK_TOLERANCE_MS) return true;
  return idleSeconds !== undefined && nowMs > lastUsedMs + idleSeconds * 1000;
}

/** Without an active token the session cannot be refreshed; `not_after` also invalidates its access tokens. */
async function revokeTokenFamily(
  { random, clock }: AuthService,
  transaction: Transaction,
  caller: Caller,
  sessionId: string,
  user: User,
): Promise<void> {
  const nowMs = clock();
  await transaction.query({
    text: "update auth.refresh_tokens set revoked = true where session_id = $1::uuid and not revoked",
    values: [sessionId],
  });
  await transaction.query({
    text: "update auth.sessions set not_after = $2::timestamptz where id = $1::uuid",
    values: [sessionId, timestamp(nowMs)],
  });
  const traits = { session_id: sessionId };
  await transaction.query(
    auditStatement(random, { action: "token_revoked", actor: user, nowMs, ip: caller.ip, traits }),
  );
}
