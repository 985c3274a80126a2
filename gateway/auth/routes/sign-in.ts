import { z } from "zod";
import { readBody, text } from "../body.ts";
import { normalizeEmail } from "../email-address.ts";
import { authErrors } from "../errors.ts";
import { hasSessionFrom } from "../known-networks.ts";
import { checkPasswordSize } from "../passwords.ts";
import { findNewestSignUp } from "../pending-sign-ups.ts";
import { type AuthService, type Endpoint, readCaller } from "../service.ts";
import { createSession, toTokenResponse } from "../sessions.ts";
import { isBanned, readUser, selectUser } from "../users.ts";

const Body = z.object({ email: text, phone: text, password: text });

/**
 * `POST /token?grant_type=password`. Neither the response nor its timing reveals whether the account exists. "Not confirmed"
 * and "banned" are returned only with the correct password.
 */
export const signIn: Endpoint = (service) => async (context) => {
  const body = await readBody(context, Body);
  if (body.email === "" && body.phone !== "") throw authErrors.phoneDisabled();
  if (body.email === "") throw authErrors.invalid("missing email or phone");
  checkPasswordSize(body.password);
  const email = normalizeEmail(body.email);
  const caller = readCaller(service, context);

  const { user, isCorrect } = await service.lock.guard(
    {
      target: email,
      address: caller.address,
      isKnownNetwork: (network) => hasSessionFrom(service.database, email, network),
    },
    () => checkPassword(service, email, body.password),
  );
  if (user === null || !isCorrect) throw authErrors.invalidCredentials();
  if (isBanned(user, service.clock())) throw authErrors.userBanned(400);
  if (user.email_confirmed_at === null) throw authErrors.emailNotConfirmed();

  const issued = await createSession(service, caller, { user, method: "password", passwordHash: user.password_hash });
  if (issued === null) throw authErrors.invalidCredentials();
  return context.json(await toTokenResponse(service, context.req.raw, issued));
};

async function checkPassword({ database, passwords }: AuthService, email: string, password: string) {
  const [found] = await database.run([selectUser("email", email)]);
  const user = readUser(found);
  const isPending = user !== null && user.email_confirmed_at === null && user.password_hash === "";
  // Only for "not confirmed": a pending sign-up's password signs nobody in.
  const hash = isPending ? (await findNewestSignUp(database, email))?.passwordHash : user?.password_hash;
  return { user, isCorrect: await passwords.verify(hash ?? "", password) };
}
