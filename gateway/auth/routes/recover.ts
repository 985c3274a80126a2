import { z } from "zod";
import { auditStatement, ifTokenExists } from "../audit.ts";
import { readBody, text } from "../body.ts";
import { parseEmail } from "../email-address.ts";
import { authErrors } from "../errors.ts";
import { newOneTimeToken } from "../one-time-tokens.ts";
import { parseCodeChallenge } from "../pkce.ts";
import { sendLink } from "../send-link.ts";
import { type Endpoint, readCaller } from "../service.ts";

const Body = z.object({ email: text, code_challenge: text, code_challenge_method: text });

/** `POST /recover`: sends a link to set a new password. The response is always `{}`, so that it reveals no accounts. */
export const recover: Endpoint = (service) => async (context) => {
  const caller = readCaller(service, context);
  await service.limits.take("recover", caller.address);
  const body = await readBody(context, Body);
  if (body.email === "") throw authErrors.invalid("Password recovery requires an email");
  const email = parseEmail(body.email);
  const challenge = parseCodeChallenge(body.code_challenge, body.code_challenge_method);
  await service.limits.take("email", caller.address);

  const nowMs = service.clock();
  const token = newOneTimeToken(service, "recovery", email, challenge, nowMs);
  const entry = { action: "user_recovery_requested", actor: { id: "", email }, nowMs, ip: caller.ip } as const;
  const audit = auditStatement(service.random, entry, ifTokenExists(token.hash));
  const [stored] = await service.database.run([...token.statements, audit]);
  if (stored?.affectedRows === 1) {
    sendLink(service, context, { kind: "recovery", type: "recovery", to: email, tokenHash: token.hash });
  }
  return context.json({});
};
