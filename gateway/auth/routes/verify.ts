import { z } from "zod";
import { readBody, text } from "../body.ts";
import { normalizeEmail } from "../email-address.ts";
import { authErrors } from "../errors.ts";
import { hashToken } from "../link-tokens.ts";
import { consumeToken, parseTokenTypes } from "../one-time-tokens.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { createSession, toTokenResponse } from "../sessions.ts";
import { applyToken, SINGLE_CONFIRMATION_ACCEPTED } from "../verification.ts";

const Body = z.object({ type: text, email: text, phone: text, token: text, token_hash: text });

/** `POST /verify`: exchanges a one-time token, given as its hash or with the email address, for a session. */
export const verify: Endpoint = (service) => async (context) => {
  const caller = readCaller(service, context);
  await service.limits.take("verify", caller.address);
  const body = await readBody(context, Body);
  if (body.type === "") throw authErrors.invalid("Verify requires a verification type");
  if (body.phone !== "") throw authErrors.phoneDisabled();
  if (body.token === "" && body.token_hash === "") throw authErrors.invalid("Verify requires a token or a token hash");
  if (body.token_hash !== "" && (body.email !== "" || body.token !== "")) {
    throw authErrors.invalid("Only the token_hash and type should be provided");
  }
  if (body.token_hash === "" && body.email === "") {
    throw authErrors.invalid("Only an email address or phone number should be provided on verify");
  }
  const types = parseTokenTypes(body.type);
  const plainHash = hashToken(normalizeEmail(body.email), body.token.replaceAll("-", ""));
  const hashes = body.token_hash === "" ? [plainHash, `pkce_${plainHash}`] : [body.token_hash];

  const issued = await service.database.transaction(async (transaction) => {
    for (const hash of hashes) {
      const token = await consumeToken(service, transaction, hash, types);
      if (token === null) continue;
      const verified = await applyToken(service, transaction, caller, token);
      return verified === null ? "single-confirmation" : createSession(service, caller, verified, transaction);
    }
    throw authErrors.otpExpired();
  });
  if (issued === "single-confirmation") return context.json({ msg: SINGLE_CONFIRMATION_ACCEPTED, code: "200" });
  if (issued === null) throw authErrors.otpExpired();
  return context.json(await toTokenResponse(service, context.req.raw, issued));
};
