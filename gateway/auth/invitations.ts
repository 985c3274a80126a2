/** Invitations: an account without a password, and a link with which its owner chooses one. */
import { insertAccount, newAccount, upsertIdentity } from "./accounts.ts";
import { auditStatement } from "./audit.ts";
import { authErrors } from "./errors.ts";
import { newTokenHash } from "./link-tokens.ts";
import { endLinks, insertOneTimeTokenSql } from "./one-time-tokens.ts";
import { endPendingSignUps } from "./pending-sign-ups.ts";
import { randomUuid } from "./random.ts";
import type { AuthDependencies } from "./service.ts";
import { runStatements } from "./sessions.ts";
import { timestamp } from "./time.ts";

export interface Invitation {
  readonly userId: string;
  readonly tokenHash: string;
}

/** The service role, as the audit log names it. */
const OPERATOR = { id: "00000000-0000-0000-0000-000000000000", email: "service_role" };

/**
 * Creates the account if needed, and a link that replaces an earlier one. It ends pending sign-ups with the address.
 * @param email normalized
 * @throws AuthError `email_exists` if the account is confirmed; unless it was invited and has no password yet
 */
export async function createInvitation(
  { database, random, clock }: Pick<AuthDependencies, "database" | "random" | "clock">,
  email: string,
  data: Readonly<Record<string, unknown>> | null,
  ip: string | null,
): Promise<Invitation> {
  const nowMs = clock();
  const now = timestamp(nowMs);
  const account = newAccount(random, { email, passwordHash: "", data: null, isConfirmed: false, nowMs });
  const tokenHash = newTokenHash(random, email, false);
  return database.transaction(async (transaction) => {
    await transaction.query(insertAccount(account, false));
    await transaction.query(upsertIdentity(account.id, account.identityId, nowMs));
    const { rows } = await transaction.query({
      text: `
        update auth.users set invited_at = $2::timestamptz, confirmation_sent_at = $2::timestamptz,
          updated_at = $2::timestamptz, encrypted_password = '',
          raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $3::jsonb
        where email = $1 and not is_sso_user and deleted_at is null and (banned_until is null or banned_until <= $2::timestamptz)
          and (email_confirmed_at is null or invited_at is not null and coalesce(encrypted_password, '') = '')
        returning id`,
      values: [email, now, JSON.stringify(data ?? {})],
    });
    const userId = rows[0]?.["id"] ?? null;
    if (userId === null) throw authErrors.emailExists();
    // Somebody may have opened the replaced link without choosing a password.
    const endSessions = { text: "delete from auth.sessions where user_id = $1::uuid", values: [userId] };
    await runStatements(transaction, [...endPendingSignUps(userId, null), ...endLinks(userId), endSessions]);
    await transaction.query({
      text: insertOneTimeTokenSql("(select $1::uuid as id) receiver", "$2", "$3", "$4", "$5", "$6"),
      values: [userId, randomUuid(random), "confirmation_token", tokenHash, email, now],
    });
    const traits = { user_id: userId, user_email: email };
    await transaction.query(auditStatement(random, { action: "user_invited", actor: OPERATOR, nowMs, ip, traits }));
    return { userId, tokenHash };
  });
}
