import { auditStatement } from "../audit.ts";
import { authenticate, lockUser } from "../authenticate.ts";
import { authErrors } from "../errors.ts";
import { deleteFactor, readFactor } from "../factors.ts";
import { type Endpoint, readCaller } from "../service.ts";
import { runStatements } from "../sessions.ts";

/** `DELETE /factors/:id` */
export const unenrollFactor: Endpoint = (service) => async (context) => {
  const signedIn = await authenticate(service, context);
  const { user, session } = signedIn;
  const factor = await readFactor(service.database, context, user.id);
  if (factor.isVerified && session.aal !== "aal2") {
    throw authErrors.insufficientAal(422, "required to unenroll verified factor");
  }
  const nowMs = service.clock();
  const { ip } = readCaller(service, context);
  const entry = { action: "factor_unenrolled", actor: user, nowMs, ip, traits: { factor_id: factor.id } } as const;
  await service.database.transaction(async (transaction) => {
    await lockUser(transaction, signedIn);
    await runStatements(transaction, [...deleteFactor(factor.id, nowMs), auditStatement(service.random, entry)]);
  });
  const address = service.clientAddress(context);
  service.onAccountEvent?.({ message: "second factor removed", email: user.email, address });
  return context.json({ id: factor.id });
};
