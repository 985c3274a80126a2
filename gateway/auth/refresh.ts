/**
 * Refresh tokens: each is good once; its use makes a child that takes its place. The steps are GoTrue's, with two
 * differences: reuse is measured from a token's first use and nothing else, and once a replay has ended a session, no token
 * of it works again (in GoTrue ending it makes its tokens usable for another while).
 */
import type { Transaction } from "#gateway/db/port/database.ts";
import { auditStatement } from "./audit.ts";
import { type AuthError, authErrors } from "./errors.ts";
import type { AuthService, Caller } from "./service.ts";
import { type IssuedSession, insertRefreshToken, newRefreshToken, SESSION_JSON, type SessionInfo } from "./sessions.ts";
import { timestamp } from "./time.ts";
import { isBanned, readJson, readUser, USER_JSON, type User } from "./users.ts";

const SHAPE = /^[a-z0-9]{12}$/;

interface StoredToken {
  readonly token: string;
  readonly parent: string | null;
  readonly isRevoked: boolean;
  /** When it was first used; meaningless before. */
  readonly usedAtMs: number;
}

interface LockedSession {
  readonly facts: SessionInfo;
  readonly notAfterMs: number | null;
  readonly lastUsedMs: number;
}

/** Exchanges a refresh token for the next one. Refuses in GoTrue's words. */
export async function refreshSession(service: AuthService, caller: Caller, presented: string): Promise<IssuedSession> {
  if (!SHAPE.test(presented)) throw authErrors.malformedRefreshToken();
  // A refusal is handed out and thrown afterwards: ending a session has to be committed.
  const outcome = await service.database.transaction((transaction) =>
    exchange(service, transaction, caller, presented),
  );
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome;
}

async function exchange(
  service: AuthService,
  transaction: Transaction,
  caller: Caller,
  presented: string,
): Promise<IssuedSession | { readonly refusal: AuthError }> {
  const nowMs = service.clock();
  const locked = await lockSession(transaction, presented);
  if (locked === null) return { refusal: authErrors.refreshTokenNotFound() };
  const { session, user } = locked;
  if (isBanned(user, nowMs)) return { refusal: authErrors.userBanned(400) };

  // Read after the lock was had: another refresh may have been at work until then.
  const { token, live } = await readTokens(transaction, session.facts.id, presented);
  if (live === null) return { refusal: authErrors.refreshTokenAlreadyUsed() };
  if (isExpired(session, service.settings.sessionIdleSeconds, nowMs)) return { refusal: authErrors.sessionExpired() };
  const hold = (refreshToken: string) => ({ user, session: session.facts, refreshToken });
  if (token.isRevoked) {
    if (live.parent === token.token) return hold(live.token);
    if (nowMs > token.usedAtMs + service.settings.refreshTokenReuseSeconds * 1000) {
      await revokeTokenFamily(service, transaction, caller, session.facts.id, user);
      return { refusal: authErrors.refreshTokenAlreadyUsed() };
    }
  }
  return hold(await rotateRefreshToken(service, transaction, caller, session.facts.id, token.token));
}

/** Marks a token used and adds its child. Also notes that the session is in use. */
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
    // The time of first use stays.
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

/** The token that the session's client should hold: the newest unused one. */
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
        'facts', ${SESSION_JSON},
        'notAfterMs', floor(extract(epoch from s.not_after) * 1000)::bigint,
        'lastUsedMs', floor(extract(epoch from
          coalesce(s.refreshed_at at time zone 'UTC', s.created_at)) * 1000)::bigint) as session
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
  presented: string,
): Promise<{ token: StoredToken; live: StoredToken | null }> {
  const asJson = `json_build_object('token', token, 'parent', parent, 'isRevoked', revoked,
    'usedAtMs', floor(extract(epoch from updated_at) * 1000)::bigint)`;
  const { rows } = await transaction.query({
    text: `
      select (select ${asJson} from auth.refresh_tokens where token = $2) as token,
        (select ${asJson} from auth.refresh_tokens where session_id = $1::uuid and not revoked
         order by id desc limit 1) as live`,
    values: [sessionId, presented],
  });
  const token = readJson(rows[0], "token") as StoredToken | null;
  if (token === null) throw authErrors.refreshTokenNotFound();
  return { token, live: readJson(rows[0], "live") as StoredToken | null };
}

function isExpired({ notAfterMs, lastUsedMs }: LockedSession, idleSeconds: number | undefined, nowMs: number): boolean {
  if (notAfterMs !== null && nowMs >= notAfterMs) return true;
  return idleSeconds !== undefined && nowMs > lastUsedMs + idleSeconds * 1000;
}

/** Without a live token the session cannot be refreshed, and from `not_after` on its access tokens are refused too. */
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
