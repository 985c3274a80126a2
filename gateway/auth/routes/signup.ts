import type { Context } from "hono";
import { z } from "zod";
import { insertAccount, type NewAccount, newAccount, unconfirmedUser, upsertIdentity } from "../accounts.ts";
import { auditStatement } from "../audit.ts";
import { metadata, readBody, text } from "../body.ts";
import { isAllowedDomain, parseEmail } from "../email-address.ts";
import { authErrors } from "../errors.ts";
import { checkNewPassword } from "../passwords.ts";
import { endPendingSignUps, findNewestSignUp, storeSignUp } from "../pending-sign-ups.ts";
import { type CodeChallenge, parseCodeChallenge } from "../pkce.ts";
import { sendLink } from "../send-link.ts";
import { type AuthService, type Endpoint, readCaller } from "../service.ts";
import { createSession, toTokenResponse } from "../sessions.ts";
import { toUserResponse } from "../users.ts";

const Body = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadata,
  code_challenge: text,
  code_challenge_method: text,
});

/**
 * `POST /signup`. With email confirmation it returns the user, also for an existing account. With `autoConfirm` it returns a
 * session, and `user_already_exists` for an existing account.
 */
export const signup: Endpoint = (service) => async (context) => {
  const caller = readCaller(service, context);
  await service.limits.take("signup", caller.address);
  const { settings } = service;
  if (!settings.acceptsSignUps(context)) throw authErrors.signupDisabled();

  const body = await readBody(context, Body);
  if (body.email === "") throw body.phone === "" ? authErrors.anonymousDisabled() : authErrors.phoneDisabled();
  if (body.password === "") throw authErrors.invalid("Signup requires a valid password");
  const email = parseEmail(body.email);
  if (!isAllowedDomain(email, settings.allowedEmailDomains)) throw authErrors.emailDomainNotAllowed();
  checkNewPassword(body.password, settings.passwordMinLength, [email]);
  const challenge = parseCodeChallenge(body.code_challenge, body.code_challenge_method);
  if (!settings.autoConfirm) await service.limits.take("email", caller.address);

  const account = newAccount(service.random, {
    email,
    passwordHash: await service.passwords.hash(body.password),
    data: body.data,
    isConfirmed: settings.autoConfirm,
    nowMs: service.clock(),
  });
  return settings.autoConfirm
    ? signUpAndSignIn(service, context, account)
    : signUpWithConfirmation(service, context, account, body.password, challenge);
};

async function signUpAndSignIn(service: AuthService, context: Context, account: NewAccount): Promise<Response> {
  const { email, nowMs, identityId } = account;
  const caller = readCaller(service, context);
  const issued = await service.database.transaction(async (transaction) => {
    const id = (await transaction.query(insertAccount(account, true))).rows[0]?.["id"];
    if (id === undefined || id === null) throw authErrors.userAlreadyExists();
    await transaction.query(upsertIdentity(id, identityId, nowMs));
    for (const statement of endPendingSignUps(id, null)) await transaction.query(statement);
    const actor = { id, email };
    await transaction.query(auditStatement(service.random, { action: "user_signedup", actor, nowMs, ip: caller.ip }));
    return createSession(service, caller, { user: actor, method: "password" }, transaction);
  });
  service.onAccountEvent?.({ message: "account created", email, address: caller.address });
  if (issued === null) throw authErrors.userAlreadyExists();
  return context.json(await toTokenResponse(service, context.req.raw, issued));
}

async function signUpWithConfirmation(
  service: AuthService,
  context: Context,
  account: NewAccount,
  password: string,
  challenge: CodeChallenge | null,
): Promise<Response> {
  const newest = await findNewestSignUp(service.database, account.email);
  // Verifies also without an earlier sign-up: the time must not reveal one.
  const isRepeat = await service.passwords.verify(newest?.passwordHash ?? "", password);
  const repeats = isRepeat ? (newest?.tokenHash ?? null) : null;
  const caller = readCaller(service, context);
  const tokenHash = await storeSignUp(service, caller, account, repeats, challenge);
  service.onAccountEvent?.({ message: "sign-up requested", email: account.email, address: caller.address });
  if (tokenHash !== null) sendLink(service, context, { kind: "signup", type: "signup", to: account.email, tokenHash });
  return context.json(toUserResponse(unconfirmedUser(account)));
}
