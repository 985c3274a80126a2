import { auditStatement } from "../audit.ts";
import { authenticate } from "../authenticate.ts";
import { authErrors } from "../errors.ts";
import { readFactor } from "../factors.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { timestamp } from "../time.ts";

/** `DELETE /factors/:id`: sessions verified with the factor fall back to aal1. */
export const unenrollFactor: Endpoint = (service) => async (context) => {
  const { user, session } = await authenticate(service, context);
  const factor = await readFactor(service.database, context, user.id);
  if (factor.isVerified && session.aal !== "aal2") {
    throw authErrors.insufficientAal(422, "required to unenroll verified factor");
  }
  const nowMs = service.clock();
  const { ip } = readCaller(service, context);
  await service.database.run([
    {
      text: `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2::timestamptz
             where factor_id = $1::uuid`,
      values: [factor.id, timestamp(nowMs)],
    },
    { text: "delete from auth.mfa_factors where id = $1::uuid", values: [factor.id] },
    auditStatement(service.random, {
      action: "factor_unenrolled",
      actor: user,
      nowMs,
      ip,
      traits: { factor_id: factor.id },
    }),
  ]);
  return context.json({ id: factor.id });
};
