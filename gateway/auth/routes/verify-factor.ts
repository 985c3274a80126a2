import { z } from "zod";
import type { Transaction } from "#gateway/db/port/database.ts";
import { auditStatement } from "../audit.ts";
import { type AuthenticatedUser, authenticate } from "../authenticate.ts";
import { readBody, text } from "../body.ts";
import { authErrors } from "../errors.ts";
import { checkChallenge, deleteUnverifiedFactors, readFactor, type StoredFactor } from "../factors.ts";
import { hasVerifiedCodeFrom } from "../known-networks.ts";
import { isUuid } from "../random.ts";
import { findActiveRefreshToken, rotateRefreshToken } from "../refresh.ts";
import { type AuthService, type Caller, type Endpoint, readCaller } from "../service.ts";
import { addAmrClaim, type IssuedSession, SESSION_JSON, type SessionInfo, toTokenResponse } from "../sessions.ts";
import { timestamp } from "../time.ts";
import { verifyTotpCode } from "../totp.ts";
import { readJson, readUser, USER_JSON } from "../users.ts";

const Body = z.object({ challenge_id: text, code: text });

/**
 * `POST /factors/:id/verify`: a correct code raises the session to aal2 and returns new tokens. Five wrong codes lock the
 * factor for the client's network, ten the session. Fifty in five minutes, or 200 in a day, lock all factors of the user for
 * networks from which no code was verified before (`sign-in-lock.ts`).
 */
export const verifyFactor: Endpoint = (service) => async (context) => {
  const caller = readCaller(service, context);
  await service.limits.take("factors", caller.address);
  const signedIn = await authenticate(service, context);
  const factor = await readFactor(service.database, context, signedIn.user.id);
  const body = await readBody(context, Body);
  if (body.code === "") throw authErrors.invalid("Code needs to be non-empty");
  if (!isUuid(body.challenge_id)) throw authErrors.challengeNotFound();
  await checkChallenge(service, factor, body.challenge_id, caller);

  const { isCorrect } = await service.lock.guard(
    {
      target: `factor ${factor.id}`,
      account: `second factor of ${signedIn.user.id}`,
      address: caller.address,
      email: signedIn.user.email,
      sessionId: signedIn.session.id,
      hasDailyLimit: true,
      isKnownNetwork: (network) => hasVerifiedCodeFrom(service.database, signedIn.user.id, network),
    },
    async () => ({ isCorrect: verifyTotpCode(factor.secret, body.code, service.clock()) }),
  );
  if (!isCorrect) throw authErrors.invalidTotpCode();
  const issued = await service.database.transaction((transaction) =>
    raiseToAal2(service, transaction, caller, signedIn, factor, body.challenge_id, body.code),
  );
  if (!factor.isVerified) {
    const { email } = signedIn.user;
    service.onAccountEvent?.({ message: "second factor added", email, address: caller.address });
  }
  return context.json(await toTokenResponse(service, context.req.raw, issued));
};

async function raiseToAal2(
  service: AuthService,
  transaction: Transaction,
  caller: Caller,
  { user, session }: AuthenticatedUser,
  factor: StoredFactor,
  challengeId: string,
  code: string,
): Promise<IssuedSession> {
  const { random, clock } = service;
  const nowMs = clock();
  const now = timestamp(nowMs);
  const run = (text: string, values: readonly (string | null)[]) => transaction.query({ text, values });

  await run("select from auth.mfa_factors where id = $1::uuid for update", [factor.id]);
  // Consumes the challenge and the code: a code that someone else has seen cannot be replayed.
  const used = await run(
    `update auth.mfa_challenges c set verified_at = $2::timestamptz, otp_code = $3
     where id = $1::uuid and verified_at is null and not exists (
       select from auth.mfa_challenges o where o.factor_id = c.factor_id and o.otp_code = $3
         and o.verified_at > $2::timestamptz - interval '90 seconds')`,
    [challengeId, now, code],
  );
  if (used.affectedRows !== 1) throw authErrors.invalidTotpCode();
  await run(
    "update auth.mfa_factors set status = 'verified', updated_at = $2::timestamptz where id = $1::uuid and status <> 'verified'",
    [factor.id, now],
  );
  const raised = await run(
    "update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = $3::timestamptz where id = $1::uuid",
    [session.id, factor.id, now],
  );
  if (raised.affectedRows !== 1) throw authErrors.sessionNotFound();
  await transaction.query(addAmrClaim(random, session.id, "totp", nowMs));
  const previousToken = await findActiveRefreshToken(transaction, session.id);
  const refreshToken = await rotateRefreshToken(service, transaction, caller, session.id, previousToken);
  await run("delete from auth.sessions where user_id = $1::uuid and coalesce(aal, 'aal1') < 'aal2'", [user.id]);
  await deleteUnverifiedFactors(transaction, user.id, "all");
  const traits = { factor_id: factor.id, challenge_id: challengeId };
  await transaction.query(
    auditStatement(random, { action: "verification_attempted", actor: user, nowMs, ip: caller.ip, traits }),
  );

  const result = await run(
    `select ${USER_JSON} as user, ${SESSION_JSON} as session
     from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1::uuid`,
    [session.id],
  );
  const updatedUser = readUser(result);
  const updatedSession = readJson(result.rows[0], "session") as SessionInfo | null;
  if (updatedUser === null || updatedSession === null) throw authErrors.sessionNotFound();
  return { user: updatedUser, session: updatedSession, refreshToken };
}
