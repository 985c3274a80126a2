/** Changes an account's email address after both addresses have confirmed it (GoTrue's "secure email change"). */

import type { Context } from "hono";
import type { Transaction } from "#gateway/db/port/database.ts";
import { type AuthenticatedUser, lockUser } from "./authenticate.ts";
import { isAllowedDomain } from "./email-address.ts";
import { authErrors } from "./errors.ts";
import { newTokenHash } from "./link-tokens.ts";
import { type ConsumedToken, endLinks, insertOneTimeTokenSql } from "./one-time-tokens.ts";
import { type CodeChallenge, insertFlowState } from "./pkce.ts";
import { randomUuid } from "./random.ts";
import { sendLink } from "./send-link.ts";
import type { AuthService } from "./service.ts";
import { runStatements } from "./sessions.ts";
import { latestCredible, timestamp } from "./time.ts";
import type { User } from "./users.ts";

/** SQL of `auth.users`: whether the last email is old enough, or from a time before the clock was set back. */
function isDue(latest: string, latestCredible: string): string {
  return `(email_change_sent_at is null or email_change_sent_at <= ${latest}::timestamptz
    or email_change_sent_at > ${latestCredible}::timestamptz)`;
}

/** @throws AuthError if the domain is not allowed or the address is taken */
export async function checkNewEmail({ database, settings }: AuthService, email: string, userId: string): Promise<void> {
  if (!isAllowedDomain(email, settings.allowedEmailDomains)) throw authErrors.emailDomainNotAllowed();
  const [found] = await database.run([
    {
      text: "select from auth.users where email = $1 and not is_sso_user and id <> $2::uuid",
      values: [email, userId],
    },
  ]);
  if ((found?.rows.length ?? 0) > 0) throw authErrors.emailExists();
}

/** Sends a link to both addresses. False, and sends nothing, if the last change was requested too recently. */
export async function requestEmailChange(
  service: AuthService,
  context: Context,
  signedIn: AuthenticatedUser,
  newEmail: string,
  challenge: CodeChallenge | null,
): Promise<boolean> {
  const { database, random, settings, clock } = service;
  const { user } = signedIn;
  const nowMs = clock();
  const hashFor = (email: string) => newTokenHash(random, email, challenge !== null);
  const emails = [
    { kind: "email_change_new", to: newEmail, type: "email_change_token_new", hash: hashFor(newEmail) },
    { kind: "email_change_current", to: user.email, type: "email_change_token_current", hash: hashFor(user.email) },
  ] as const;
  const isSent = await database.transaction(async (transaction) => {
    await lockUser(transaction, signedIn);
    const updated = await transaction.query({
      text: `
        update auth.users set email_change = $2, email_change_sent_at = $3::timestamptz, email_change_confirm_status = 0,
          updated_at = $3::timestamptz
        where id = $1::uuid and ${isDue("$4", "$5")}`,
      values: [
        user.id,
        newEmail,
        timestamp(nowMs),
        timestamp(nowMs - settings.emailIntervalSeconds * 1000),
        latestCredible(nowMs),
      ],
    });
    if (updated.affectedRows !== 1) return false;
    for (const { type, hash, to } of emails) {
      const source = "(select id from auth.users where id = $1::uuid) receiver";
      await transaction.query({
        text: insertOneTimeTokenSql(source, "$2", "$3", "$4", "$5", "$6"),
        values: [user.id, randomUuid(random), type, hash, to, timestamp(nowMs)],
      });
      if (challenge !== null)
        await transaction.query(insertFlowState(randomUuid(random), random, challenge, "email_change", hash, nowMs));
    }
    return true;
  });
  if (!isSent) return false;
  for (const { kind, to, hash } of emails) {
    sendLink(service, context, { kind, type: "email_change", to, tokenHash: hash, newEmail });
  }
  return true;
}

const EMAIL_KINDS = {
  email_change_token_new: "email_change_new",
  email_change_token_current: "email_change_current",
} as const;

/**
 * Sends the links of a requested change again, which strangers may request, too: an address that was confirmed stays confirmed.
 * Sends nothing if the last email is too recent.
 */
export async function resendEmailChange(service: AuthService, context: Context, user: User): Promise<void> {
  const { database, settings, clock } = service;
  const nowMs = clock();
  const [renewed] = await database.run([
    {
      text: `
        with due as (
          update auth.users set email_change_sent_at = $2::timestamptz
          where id = $1::uuid and email_change <> '' and ${isDue("$3", "$4")} returning id)
        update auth.one_time_tokens t
        set created_at = $2::timestamptz at time zone 'UTC', updated_at = $2::timestamptz at time zone 'UTC'
        from due
        where t.user_id = due.id and t.token_type in ('email_change_token_new', 'email_change_token_current')
        returning t.token_type, t.token_hash`,
      values: [
        user.id,
        timestamp(nowMs),
        timestamp(nowMs - settings.emailIntervalSeconds * 1000),
        latestCredible(nowMs),
      ],
    },
  ]);
  for (const row of renewed?.rows ?? []) {
    const type = row["token_type"] as keyof typeof EMAIL_KINDS;
    const to = type === "email_change_token_new" ? user.new_email : user.email;
    const tokenHash = row["token_hash"] ?? "";
    sendLink(service, context, {
      kind: EMAIL_KINDS[type],
      type: "email_change",
      to,
      tokenHash,
      newEmail: user.new_email,
    });
  }
}

/**
 * Records the confirmation of one address. True if it was the second one and the email address has changed.
 * @throws AuthError if another account has taken the new address in the meantime
 */
export async function confirmEmailChange(
  service: AuthService,
  transaction: Transaction,
  { userId }: ConsumedToken,
): Promise<boolean> {
  const now = timestamp(service.clock());
  const { rows } = await transaction.query({
    text: "select email_change, email_change_confirm_status from auth.users where id = $1::uuid for update",
    values: [userId],
  });
  const newEmail = rows[0]?.["email_change"] ?? "";
  if (newEmail === "") throw authErrors.linkExpired();
  // Each token works once, so a second confirmation comes from the other address.
  if (rows[0]?.["email_change_confirm_status"] === "0") {
    const text =
      "update auth.users set email_change_confirm_status = 1, updated_at = $2::timestamptz where id = $1::uuid";
    await transaction.query({ text, values: [userId, now] });
    return false;
  }
  await changeEmail(transaction, userId, newEmail, now);
  return true;
}

/** Sets the email address as confirmed. @throws AuthError if it is taken */
export async function changeEmail(
  transaction: Transaction,
  userId: string,
  newEmail: string,
  now: string,
): Promise<void> {
  const { affectedRows } = await transaction.query({
    text: `
      update auth.users u set email = $2, email_change = '', email_change_confirm_status = 0,
        email_confirmed_at = $3::timestamptz, updated_at = $3::timestamptz, raw_user_meta_data =
          coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', $2::text, 'email_verified', true)
      where id = $1::uuid and not exists (select from auth.users o where o.email = $2 and not o.is_sso_user and o.id <> u.id)`,
    values: [userId, newEmail, now],
  });
  if (affectedRows !== 1) throw authErrors.emailExists();
  // Others may read the old address.
  await runStatements(transaction, endLinks(userId));
  await transaction.query({
    text: `
      update auth.identities set updated_at = $3::timestamptz, identity_data =
        identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
      where user_id = $1::uuid and provider = 'email'`,
    values: [userId, newEmail, now],
  });
}
