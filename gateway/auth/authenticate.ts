/** Reads the bearer token's user and session from the database. */
import type { Context } from "hono";
import type { Transaction } from "#gateway/db/port/database.ts";
import type { Claims } from "#gateway/tokens/claims.ts";
import { bearerToken } from "#gateway/tokens/credentials.ts";
import { TokenError } from "#gateway/tokens/tokens.ts";
import { authErrors } from "./errors.ts";
import { isUuid } from "./random.ts";
import type { AuthService } from "./service.ts";
import { isActiveSession, SESSION_JSON, type SessionInfo } from "./sessions.ts";
import { latestCredible, timestamp } from "./time.ts";
import { isBanned, readJson, readUser, USER_JSON, type User } from "./users.ts";

export interface AuthenticatedUser {
  readonly user: User;
  readonly session: SessionInfo;
}

/** @throws AuthError unless the bearer has an active session */
export async function authenticate(service: AuthService, context: Context): Promise<AuthenticatedUser> {
  const { sub, aud, session_id: sessionId } = await readBearer(service, context);
  if (sub === undefined || sub === "") throw authErrors.missingSubject();
  if (!isUuid(sub)) throw authErrors.malformedSubject();
  if (aud !== "authenticated") throw authErrors.badJwt("token has invalid audience");
  const nowMs = service.clock();
  const [result] = await service.database.run([
    {
      text: `
        select ${USER_JSON} as user, (
          select ${SESSION_JSON} from auth.sessions s
          where s.id = $2::uuid and s.user_id = u.id and ${isActiveSession("$3", "$4")}) as session
        from auth.users u where u.id = $1::uuid and u.deleted_at is null`,
      values: [sub, isUuid(sessionId) ? sessionId : null, timestamp(nowMs), latestCredible(nowMs)],
    },
  ]);
  const user = readUser(result);
  if (user === null) throw authErrors.jwtUserNotFound();
  if (isBanned(user, nowMs)) throw authErrors.userBanned(403);
  const session = readJson(result?.rows[0], "session") as SessionInfo | null;
  if (session === null) throw authErrors.sessionNotFound();
  return { user, session };
}

/**
 * Locks the user before a change, and checks again that the session has not ended: a thief's request must not take effect after the
 * owner has signed it out.
 * @throws AuthError `session_not_found`
 */
export async function lockUser(transaction: Transaction, { user, session }: AuthenticatedUser): Promise<void> {
  await transaction.query({ text: "select from auth.users where id = $1::uuid for update", values: [user.id] });
  const { rows } = await transaction.query({
    text: "select from auth.sessions where id = $1::uuid and user_id = $2::uuid",
    values: [session.id, user.id],
  });
  if (rows.length === 0) throw authErrors.sessionNotFound();
}

/** @throws AuthError unless the bearer token is the service key */
export async function requireServiceRole(service: AuthService, context: Context): Promise<void> {
  const { role } = await readBearer(service, context);
  if (role !== "service_role") throw authErrors.notAdmin();
}

async function readBearer(service: AuthService, context: Context): Promise<Claims> {
  const token = bearerToken(context.req.raw.headers);
  if (token === null) throw authErrors.noAuthorization();
  try {
    return await service.tokens.verify(token);
  } catch (error) {
    if (error instanceof TokenError) throw authErrors.badJwt(error.message);
    throw error;
  }
}
