/** Creates sessions and their token responses. */
import type { Database, Result, Statement, Transaction } from "#gateway/db/port/database.ts";
import { auditStatement, ifSessionExists } from "./audit.ts";
import { type RandomBytes, randomText, randomUuid } from "./random.ts";
import type { AuthService, Caller } from "./service.ts";
import { seconds, timestamp } from "./time.ts";
import { readUser, toUserResponse, USER_JSON, type User } from "./users.ts";

export type AuthenticationMethod = "password" | "otp" | "recovery" | "totp";

/** The part of a session that its access tokens contain. */
export interface SessionInfo {
  readonly id: string;
  readonly aal: "aal1" | "aal2";
  /** Newest first; seconds since 1970. */
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
}

export interface IssuedSession {
  readonly user: User;
  readonly session: SessionInfo;
  readonly refreshToken: string;
}

export interface NewSession {
  readonly user: { readonly id: string; readonly email: string };
  readonly method: AuthenticationMethod;
  /** Creates nothing if the stored hash differs: the password may have changed while it was being verified. */
  readonly passwordHash?: string;
}

/** 12 characters of [a-z0-9]: 62 bits. */
export function newRefreshToken(random: RandomBytes): string {
  return randomText(random, 12);
}

/** Null if the user was deleted or deactivated, or the password has changed, in the meantime. */
export async function createSession(
  service: AuthService,
  caller: Caller,
  newSession: NewSession,
  connection: Database | Transaction = service.database,
): Promise<IssuedSession | null> {
  const nowMs = service.clock();
  const sessionId = randomUuid(service.random);
  const refreshToken = newRefreshToken(service.random);
  const statements = sessionStatements(service, caller, newSession, { nowMs, sessionId, refreshToken });
  const results = await runStatements(connection, statements);
  const user = readUser(results.at(-1));
  if (user === null) return null;
  return {
    user,
    session: { id: sessionId, aal: "aal1", amr: [{ method: newSession.method, timestamp: seconds(nowMs) }] },
    refreshToken,
  };
}

function sessionStatements(
  { random, settings }: AuthService,
  caller: Caller,
  { user, method, passwordHash }: NewSession,
  { nowMs, sessionId, refreshToken }: { nowMs: number; sessionId: string; refreshToken: string },
): readonly Statement[] {
  const now = timestamp(nowMs);
  const { sessionMaxAgeSeconds } = settings;
  const notAfter = sessionMaxAgeSeconds === undefined ? null : timestamp(nowMs + sessionMaxAgeSeconds * 1000);
  return [
    {
      text: `
        with signed_in as (
          update auth.users set last_sign_in_at = $1::timestamptz, updated_at = $1::timestamptz
          where id = $2::uuid and deleted_at is null and ($3::text is null or encrypted_password = $3)
            and (banned_until is null or banned_until <= $1::timestamptz)
          returning id)
        insert into auth.sessions (id, user_id, created_at, updated_at, aal, not_after, user_agent, ip)
        select $4::uuid, id, $1::timestamptz, $1::timestamptz, 'aal1', $5::timestamptz, $6, $7::inet from signed_in`,
      values: [now, user.id, passwordHash ?? null, sessionId, notAfter, caller.userAgent, caller.ip],
    },
    {
      text: `
        update auth.identities set last_sign_in_at = $1::timestamptz, updated_at = $1::timestamptz
        where provider = 'email' and user_id = (select user_id from auth.sessions where id = $2::uuid)`,
      values: [now, sessionId],
    },
    addAmrClaim(random, sessionId, method, nowMs),
    insertRefreshToken(refreshToken, sessionId, null, nowMs),
    auditStatement(
      random,
      { action: "login", actor: user, nowMs, ip: caller.ip, traits: { method } },
      ifSessionExists(sessionId),
    ),
    {
      text: `select ${USER_JSON} as user from auth.users u join auth.sessions s on s.user_id = u.id where s.id = $1::uuid`,
      values: [sessionId],
    },
  ];
}

/** Adds an authentication method to the session's `amr` claim, or updates its time. */
export function addAmrClaim(
  random: RandomBytes,
  sessionId: string,
  method: AuthenticationMethod,
  nowMs: number,
): Statement {
  return {
    text: `
      insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
      select $1::uuid, id, $3, $4::timestamptz, $4::timestamptz from auth.sessions where id = $2::uuid
      on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    values: [randomUuid(random), sessionId, method, timestamp(nowMs)],
  };
}

/** @param parent the token that this one replaces */
export function insertRefreshToken(token: string, sessionId: string, parent: string | null, nowMs: number): Statement {
  return {
    text: `
      insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
      select $1, user_id::text, id, $3, false, $4::timestamptz, $4::timestamptz
      from auth.sessions where id = $2::uuid`,
    values: [token, sessionId, parent, timestamp(nowMs)],
  };
}

/**
 * SQL condition: row `s` of `auth.sessions` has not ended. Both parameters are timestamps: now, and `latestCredible`. A session
 * used in the future was used before the clock was set back: its times cannot be trusted.
 */
export function isActiveSession(now: string, latest: string): string {
  return `(s.not_after is null or s.not_after > ${now}::timestamptz)
    and greatest(s.created_at, s.refreshed_at at time zone 'UTC') <= ${latest}::timestamptz`;
}

/** SQL of a `SessionInfo` as JSON, from row `s` of `auth.sessions`. */
export const SESSION_JSON = `json_build_object('id', s.id, 'aal', coalesce(s.aal, 'aal1'), 'amr', coalesce((
  select json_agg(json_build_object('method', a.authentication_method,
    'timestamp', floor(extract(epoch from a.updated_at))::bigint) order by a.updated_at desc, a.id)
  from auth.mfa_amr_claims a where a.session_id = s.id), '[]'))`;

/** In order; in one round trip if `connection` is a database. */
export async function runStatements(
  connection: Database | Transaction,
  statements: readonly Statement[],
): Promise<readonly Result[]> {
  if ("run" in connection) return connection.run(statements);
  const results: Result[] = [];
  for (const statement of statements) results.push(await connection.query(statement));
  return results;
}

/** GoTrue's access token response. */
export async function toTokenResponse(
  { tokens, clock, settings }: AuthService,
  request: Request,
  { user, session, refreshToken }: IssuedSession,
): Promise<Readonly<Record<string, unknown>>> {
  const issuedAt = seconds(clock());
  const expiresAt = issuedAt + settings.jwtLifetimeSeconds;
  const accessToken = await tokens.sign({
    iss: settings.apiUrl(request),
    sub: user.id,
    aud: "authenticated",
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: "authenticated",
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: settings.jwtLifetimeSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: toUserResponse(user),
  };
}
