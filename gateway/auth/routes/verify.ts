import { z } from "zod";
import { readBody, text } from "../body.ts";
import { normalizeEmail } from "../email-address.ts";
import { refusals } from "../errors.ts";
import { hashToken, parseTokenTypes, useToken } from "../one-time-tokens.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { openSession, presentSession } from "../sessions.ts";
import { applyToken, FIRST_CONSENT } from "../verification.ts";

const Body = z.object({ type: text, email: text, phone: text, token: text, token_hash: text });

/** `POST /verify`: a session for the token of a mail, given as its hash or with the address that it went to. */
export const verify: Endpoint = (service) => async (context) => {
  const caller = readCaller(service, context);
  await service.limits.take("verify", caller.address);
  const body = await readBody(context, Body);
  if (body.type === "") throw refusals.invalid("Verify requires a verification type");
  if (body.phone !== "") throw refusals.phoneDisabled();
  if (body.token === "" && body.token_hash === "") throw refusals.invalid("Verify requires a token or a token hash");
  if (body.token_hash !== "" && (body.email !== "" || body.token !== "")) {
    throw refusals.invalid("Only the token_hash and type should be provided");
  }
  if (body.token_hash === "" && body.email === "") {
    throw refusals.invalid("Only an email address or phone number should be provided on verify");
  }
  const types = parseTokenTypes(body.type);
  const plainHash = hashToken(normalizeEmail(body.email), body.token.replaceAll("-", ""));
  const hashes = body.token_hash === "" ? [plainHash, `pkce_${plainHash}`] : [body.token_hash];

  const open = await service.database.transaction(async (transaction) => {
    for (const hash of hashes) {
      const token = await useToken(service, transaction, hash, types);
      if (token === null) continue;
      const verified = await applyToken(service, transaction, caller, token);
      return verified === null ? "first-consent" : openSession(service, caller, verified, transaction);
    }
    throw refusals.codeExpired();
  });
  if (open === "first-consent") return context.json({ msg: FIRST_CONSENT, code: "200" });
  if (open === null) throw refusals.codeExpired();
  return context.json(await presentSession(service, context.req.raw, open));
};
