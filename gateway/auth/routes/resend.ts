import type { Context } from "hono";
import { z } from "zod";
import { readBody, text } from "../body.ts";
import { parseEmail } from "../email-address.ts";
import { resendEmailChange } from "../email-change.ts";
import { authErrors } from "../errors.ts";
import { storeOneTimeToken } from "../one-time-tokens.ts";
import { type Resent, renewSignUp } from "../pending-sign-ups.ts";
import { sendLink } from "../send-link.ts";
import { type AuthService, type Endpoint, readCaller } from "../service.ts";
import { readUser, selectUser } from "../users.ts";

const Body = z.object({ email: text, phone: text, type: text });

/** `POST /resend`: sends the confirmation email again. The response is always `{}`, so that it reveals no accounts. */
export const resend: Endpoint = (service) => async (context) => {
  const caller = readCaller(service, context);
  await service.limits.take("resend", caller.address);
  const body = await readBody(context, Body);
  if (!["signup", "email_change", "sms", "phone_change"].includes(body.type)) {
    throw authErrors.invalid("Missing one of these types: signup, email_change, sms, phone_change");
  }
  if (body.phone !== "" || body.type === "sms" || body.type === "phone_change") throw authErrors.phoneDisabled();
  if (body.email === "") throw authErrors.invalid("Type provided requires an email address");
  const email = parseEmail(body.email);
  await service.limits.take("email", caller.address);

  if (body.type === "signup") {
    const renewed = await renewSignUp(service, email);
    if (renewed !== null) await sendConfirmation(service, context, email, renewed);
    return context.json({});
  }

  const [found] = await service.database.run([selectUser("email", email)]);
  const user = readUser(found);
  if (user !== null && user.new_email !== "") await resendEmailChange(service, context, user);
  return context.json({});
};

async function sendConfirmation(service: AuthService, context: Context, to: string, renewed: Resent): Promise<void> {
  if (renewed.type === "signup") {
    sendLink(service, context, { kind: "signup", type: "signup", to, tokenHash: renewed.tokenHash });
    return;
  }
  const type = renewed.type === "recovery" ? "recovery" : "signup";
  const [stored] = await service.database.run(storeOneTimeToken(service, type, to, null, service.clock()));
  const tokenHash = stored?.rows[0]?.["token_hash"] ?? null;
  if (tokenHash !== null) sendLink(service, context, { kind: "signup", type, to, tokenHash });
}
