import { z } from "zod";
import { auditStatement } from "../audit.ts";
import { authenticate, lockUser } from "../authenticate.ts";
import { readBody, text } from "../body.ts";
import { authErrors } from "../errors.ts";
import { deleteUnverifiedFactors } from "../factors.ts";
import { randomUuid } from "../random.ts";
import { requireRecentSignIn } from "../reauthentication.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { timestamp } from "../time.ts";
import { generateTotpKey, renderSecretSvg } from "../totp.ts";
import { hasSecondFactor, readUser, selectUser } from "../users.ts";

const MAX_FACTORS = 10;
const MAX_NAME_LENGTH = 128;
const Body = z.object({ factor_type: text, friendly_name: text, issuer: text });

/** `POST /factors`: the factor is unverified until its first code is verified. Needs a recent sign-in. */
export const enrollFactor: Endpoint = (service) => async (context) => {
  const signedIn = await authenticate(service, context);
  const { user, session } = signedIn;
  const body = await readBody(context, Body);
  if (body.factor_type === "phone" || body.factor_type === "webauthn") {
    throw authErrors.factorTypeDisabled(body.factor_type);
  }
  if (body.factor_type !== "totp") throw authErrors.invalid("factor_type needs to be totp, phone, or webauthn");
  const name = body.friendly_name;
  if (name.length > MAX_NAME_LENGTH || body.issuer.length > MAX_NAME_LENGTH) {
    throw authErrors.invalid(`friendly_name and issuer cannot be longer than ${MAX_NAME_LENGTH} characters`);
  }
  const nowMs = service.clock();
  const { ip } = readCaller(service, context);
  const issuer = body.issuer || (URL.parse(service.settings.siteUrl(context.req.raw))?.host ?? "");
  const id = randomUuid(service.random);
  const key = generateTotpKey(service.random, issuer, user.email);

  await service.database.transaction(async (transaction) => {
    // This lock also enforces the limits below for concurrent requests.
    await lockUser(transaction, signedIn);
    await deleteUnverifiedFactors(transaction, user.id, nowMs);
    const factors = readUser(await transaction.query(selectUser("id", user.id)))?.factors ?? [];
    if (name.trim() !== "" && factors.some((factor) => factor.friendly_name === name)) {
      throw authErrors.factorNameConflict(name);
    }
    if (factors.length >= MAX_FACTORS) throw authErrors.tooManyFactors();
    if (hasSecondFactor({ factors }) && session.aal !== "aal2") {
      throw authErrors.insufficientAal(403, "required to enroll a new factor");
    }
    requireRecentSignIn(service, session, authErrors.factorReauthenticationNeeded);
    await transaction.query({
      text: `
        insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
        values ($1::uuid, $2::uuid, $3, 'totp', 'unverified', $4::timestamptz, $4::timestamptz, $5)`,
      values: [id, user.id, name, timestamp(nowMs), key.secret],
    });
    const entry = { action: "factor_enrolled", actor: user, nowMs, ip, traits: { factor_id: id } } as const;
    await transaction.query(auditStatement(service.random, entry));
  });
  const qrCode = service.renderQrCode?.(key.uri) ?? renderSecretSvg(key.secret);
  return context.json({ id, type: "totp", friendly_name: name, totp: { qr_code: qrCode, ...key } });
};
