/** What a link or a code from a mail does, the same for both. */
import type { Transaction } from "#gateway/db/port/database.ts";
import { confirmEmail } from "./accounts.ts";
import { auditStatement } from "./audit.ts";
import { confirmEmailChange } from "./email-change.ts";
import { authErrors } from "./errors.ts";
import type { ConsumedToken } from "./one-time-tokens.ts";
import type { AuthService, Caller } from "./service.ts";
import { type AuthenticationMethod, runStatements } from "./sessions.ts";
import { isBanned, readUser, selectUser, type User } from "./users.ts";

export interface Verified {
  readonly user: User;
  readonly method: AuthenticationMethod;
}

/** GoTrue's answer to the first of the two consents to a new address. */
export const SINGLE_CONFIRMATION_ACCEPTED =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/**
 * Does what the token was made for; null where a change of address awaits the other address' consent. Refuses banned
 * users, which leaves the token as it was.
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
  if (user.email_confirmed_at === null) {
    await runStatements(transaction, confirmEmail(user.id, nowMs));
    // Whoever signed up here may not be the owner of the address, and must not keep a way in.
    if (token.type === "recovery_token") {
      const text = "update auth.users set encrypted_password = '' where id = $1::uuid";
      await transaction.query({ text, values: [user.id] });
    }
    const entry = { action: "user_signedup", actor: user, nowMs, ip: caller.ip } as const;
    await transaction.query(auditStatement(service.random, entry));
  }
  return { user, method: token.type === "recovery_token" ? "recovery" : "otp" };
}
