import type { Context } from "hono";
import { z } from "zod";
import { insertAccount, type NewAccount, newAccount, unconfirmedUser, writeIdentity } from "../accounts.ts";
import { auditStatement, ifToken } from "../audit.ts";
import { metadata, readBody, text } from "../body.ts";
import { isAtDomain, parseEmail } from "../email-address.ts";
import { refusals } from "../errors.ts";
import { newToken } from "../one-time-tokens.ts";
import { checkNewPassword } from "../passwords.ts";
import { type Challenge, parseChallenge } from "../pkce.ts";
import { sendLink } from "../send-link.ts";
import { type AuthService, type Endpoint, readCaller } from "../service.ts";
import { openSession, presentSession } from "../sessions.ts";
import { presentUser } from "../users.ts";

const Body = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadata,
  code_challenge: text,
  code_challenge_method: text,
});

/**
 * `POST /signup`. Where addresses are confirmed by mail: the user, and the same answer for an address that has an account.
 * Where they are not: a session, and `user_already_exists` for one that has.
 */
export const signup: Endpoint = (service) => async (context) => {
  const caller = readCaller(service, context);
  await service.limits.take("signup", caller.address);
  const { settings } = service;
  if (settings.signupsRefusedBecause !== null) throw refusals.signupRefused(settings.signupsRefusedBecause);

  const body = await readBody(context, Body);
  if (body.email === "") throw body.phone === "" ? refusals.anonymousDisabled() : refusals.phoneDisabled();
  if (body.password === "") throw refusals.invalid("Signup requires a valid password");
  const email = parseEmail(body.email);
  if (!isAtDomain(email, settings.allowedEmailDomains)) throw refusals.emailDomain(settings.allowedEmailDomains);
  checkNewPassword(body.password, settings.passwordMinLength);
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method);
  if (!settings.autoConfirm) await service.limits.take("mail", caller.address);

  const account = newAccount(service.random, {
    email,
    passwordHash: await service.passwords.hash(body.password),
    data: body.data,
    isConfirmed: settings.autoConfirm,
    nowMs: service.clock(),
  });
  return settings.autoConfirm
    ? signUpAndIn(service, context, account)
    : signUpAndMail(service, context, account, challenge);
};

async function signUpAndIn(service: AuthService, context: Context, account: NewAccount): Promise<Response> {
  const { email, nowMs, identityId } = account;
  const caller = readCaller(service, context);
  const open = await service.database.transaction(async (transaction) => {
    const id = (await transaction.query(insertAccount(account, true))).rows[0]?.["id"];
    if (id === undefined || id === null) throw refusals.userExists();
    await transaction.query(writeIdentity(id, identityId, nowMs));
    const actor = { id, email };
    await transaction.query(auditStatement(service.random, { action: "user_signedup", actor, nowMs, ip: caller.ip }));
    return openSession(service, caller, { user: actor, method: "password" }, transaction);
  });
  if (open === null) throw refusals.userExists();
  return context.json(await presentSession(service, context.req.raw, open));
}

async function signUpAndMail(
  service: AuthService,
  context: Context,
  account: NewAccount,
  challenge: Challenge | null,
): Promise<Response> {
  const { id, identityId, email, nowMs } = account;
  const { ip } = readCaller(service, context);
  const token = newToken(service, "signup", email, challenge, nowMs);
  const entry = { action: "user_confirmation_requested", actor: { id, email }, nowMs, ip } as const;
  const [, , stored] = await service.database.run([
    insertAccount(account, false),
    writeIdentity(id, identityId, nowMs),
    ...token.statements,
    auditStatement(service.random, entry, ifToken(token.hash)),
  ]);
  if (stored?.affectedRows === 1) {
    sendLink(service, context, { kind: "signup", type: "signup", to: email, tokenHash: token.hash });
  }
  return context.json(presentUser(unconfirmedUser(account)));
}
