/** The effect of a one-time token, for links and codes alike. */
import type { Transaction } from "#gateway/db/port/database.ts";
import { confirmEmail } from "./accounts.ts";
import { auditStatement } from "./audit.ts";
import { confirmEmailChange } from "./email-change.ts";
import { authErrors } from "./errors.ts";
import type { ConsumedToken } from "./one-time-tokens.ts";
import { endPendingSignUps } from "./pending-sign-ups.ts";
import type { AuthService, Caller } from "./service.ts";
import { type AuthenticationMethod, runStatements } from "./sessions.ts";
import { isBanned, readUser, selectUser, type User } from "./users.ts";

export interface Verified {
  readonly user: User;
  readonly method: AuthenticationMethod;
}

/** GoTrue's message after the first of the two confirmations of an email change. */
export const SINGLE_CONFIRMATION_ACCEPTED =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/**
 * Null if an email change still needs the other address' confirmation.
 * @throws AuthError for banned users; the rollback leaves the token usable
 */
export async function applyToken(
  service: AuthService,
  transaction: Transaction,
  caller: Caller,
  token: ConsumedToken,
): Promise<Verified | null> {
  const nowMs = service.clock();
  const user = readUser(await transaction.query(selectUser("id", token.userId)));
  if (user === null) throw authErrors.linkExpired();
  if (isBanned(user, nowMs)) throw authErrors.userBanned(403);

  if (token.type === "email_change_token_new" || token.type === "email_change_token_current") {
    return (await confirmEmailChange(service, transaction, token)) ? { user, method: "otp" } : null;
  }
  if (user.email_confirmed_at !== null && token.signUp !== null) throw authErrors.linkExpired();
  if (user.email_confirmed_at === null) {
    const [confirmed] = await runStatements(transaction, [
      ...confirmEmail(user.id, nowMs, token.signUp),
      ...endPendingSignUps(user.id, token.signUp?.flowStateId ?? null),
    ]);
    // Another link was opened at the same time.
    if (confirmed?.affectedRows !== 1) throw authErrors.linkExpired();
    // Somebody else may have signed up with this email: their password must not work.
    if (token.type === "recovery_token") {
      const text = "update auth.users set encrypted_password = '' where id = $1::uuid";
      await transaction.query({ text, values: [user.id] });
    }
    const entry = { action: "user_signedup", actor: user, nowMs, ip: caller.ip } as const;
    await transaction.query(auditStatement(service.random, entry));
    service.onAccountEvent?.({ message: "account confirmed", email: user.email, address: caller.address });
  }
  return { user, method: token.type === "recovery_token" ? "recovery" : "otp" };
}
