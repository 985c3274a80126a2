import { z } from "zod";
import { auditStatement, ifRecoveryRequested } from "../audit.ts";
import { readBody, text } from "../body.ts";
import { parseEmail } from "../email-address.ts";
import { authErrors } from "../errors.ts";
import { storeOneTimeToken } from "../one-time-tokens.ts";
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
  const token = storeOneTimeToken(service, "recovery", email, challenge, nowMs);
  const entry = { action: "user_recovery_requested", actor: { id: "", email }, nowMs, ip: caller.ip } as const;
  const audit = auditStatement(service.random, entry, ifRecoveryRequested(email));
  const [stored] = await service.database.run([...token, audit]);
  const tokenHash = stored?.rows[0]?.["token_hash"] ?? null;
  if (tokenHash !== null) sendLink(service, context, { kind: "recovery", type: "recovery", to: email, tokenHash });
  return context.json({});
};
