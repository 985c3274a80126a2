/** One-time tokens of links in emails, in GoTrue's table. Those of sign-ups are in `pending-sign-ups.ts`. */
import type { Statement, Transaction } from "#gateway/db/port/database.ts";
import { authErrors } from "./errors.ts";
import { INVITATION_LIFETIME_MS, newTokenHash } from "./link-tokens.ts";
import { consumeSignUp, type PendingSignUp } from "./pending-sign-ups.ts";
import { type CodeChallenge, insertFlowState } from "./pkce.ts";
import { randomUuid } from "./random.ts";
import type { AuthService } from "./service.ts";
import { latestCredible, timestamp } from "./time.ts";

export type LinkType = "signup" | "invite" | "recovery" | "email_change";
type TokenType = "confirmation_token" | "recovery_token" | "email_change_token_new" | "email_change_token_current";

const HASH = /^(?:pkce_)?[0-9a-f]{56}$/;

/** Token types by the `type` of a link or request. `email` matches a sign-up or recovery token. */
const TOKEN_TYPES: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  recovery: ["recovery_token"],
  magiclink: ["recovery_token"],
  email: ["confirmation_token", "recovery_token"],
  email_change: ["email_change_token_new", "email_change_token_current"],
};

/**
 * Store a token, unless the last email was sent too recently. The first returns its `token_hash` if an email is due.
 *
 * Strangers may request links too; they must not end the owner's. So a repeated request sends the same link again, and one with
 * PKCE, whose link works only in the browser that requested it, neither replaces nor delays a link without.
 */
export function storeOneTimeToken(
  { random, settings }: AuthService,
  type: "signup" | "recovery",
  email: string,
  challenge: CodeChallenge | null,
  nowMs: number,
): readonly Statement[] {
  const hash = newTokenHash(random, email, challenge !== null);
  const sentAt = type === "signup" ? "confirmation_sent_at" : "recovery_sent_at";
  const condition = type === "signup" ? "email_confirmed_at is null" : "true";
  const tokenType: TokenType = type === "signup" ? "confirmation_token" : "recovery_token";
  const isPkce = challenge !== null;
  const isValid = `t.created_at > $7::timestamptz at time zone 'UTC' and t.created_at <= $6::timestamptz at time zone 'UTC'`;
  const withPkce = "starts_with(t.token_hash, 'pkce_')";
  const earlier = (what: string) =>
    `exists (select from auth.one_time_tokens t where t.user_id = u.id and t.token_type = '${tokenType}' and ${what})`;
  const replacement = isPkce
    ? "excluded.token_hash"
    : `case when ${isValid} and not ${withPkce} then t.token_hash else excluded.token_hash end`;
  const store: Statement = {
    text: `
      with receiver as (
        update auth.users u set ${sentAt} = $2::timestamptz, updated_at = $2::timestamptz
        where email = $1 and not is_sso_user and deleted_at is null and ${condition}
          and (${sentAt} is null or ${sentAt} <= $3::timestamptz or ${sentAt} > $6::timestamptz
            or ${isPkce ? "false" : earlier(withPkce)})
          and not ${isPkce ? earlier(`${isValid} and not ${withPkce}`) : "false"}
          and (banned_until is null or banned_until <= $2::timestamptz)
        returning id)
      ${insertOneTimeTokenSql("receiver", "$4", `'${tokenType}'`, "$5", "$1", "$2", replacement)}
      returning token_hash`,
    values: [
      email,
      timestamp(nowMs),
      timestamp(nowMs - settings.emailIntervalSeconds * 1000),
      randomUuid(random),
      hash,
      latestCredible(nowMs),
      timestamp(nowMs - settings.linkLifetimeSeconds * 1000),
    ],
  };
  return challenge === null
    ? [store]
    : [store, insertFlowState(randomUuid(random), random, challenge, type, hash, nowMs)];
}

/**
 * Inserts a token for each user in `source` and replaces an earlier one of the same type. Arguments are SQL.
 * @param replacement the token's hash if there is an earlier one (row `t`)
 */
export function insertOneTimeTokenSql(
  source: string,
  id: string,
  type: string,
  hash: string,
  email: string,
  now: string,
  replacement = "excluded.token_hash",
): string {
  return `
    insert into auth.one_time_tokens as t (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
    select ${id}::uuid, id, ${type}::auth.one_time_token_type, ${hash}, ${email},
      ${now}::timestamptz at time zone 'UTC', ${now}::timestamptz at time zone 'UTC'
    from ${source}
    on conflict (user_id, token_type) do update set id = excluded.id, token_hash = ${replacement},
      relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at`;
}

export interface ConsumedToken {
  readonly userId: string;
  readonly type: TokenType;
  /** The sign-up that the link confirms; null for other links. */
  readonly signUp: PendingSignUp | null;
}

/** Deletes the token, so that it works once. Null if it is unknown, used or expired. */
export async function consumeToken(
  service: AuthService,
  transaction: Transaction,
  hash: string,
  types: readonly TokenType[],
): Promise<ConsumedToken | null> {
  const { settings, clock } = service;
  if (!HASH.test(hash)) return null;
  const signUp = types.includes("confirmation_token") ? await consumeSignUp(service, transaction, hash) : null;
  if (signUp !== null) return { userId: signUp.userId, type: "confirmation_token", signUp };
  const nowMs = clock();
  const { rows } = await transaction.query({
    text: `
      delete from auth.one_time_tokens t using auth.users u
      where t.token_hash = $1 and t.token_type::text = any (string_to_array($2, ' ')) and u.id = t.user_id
        and t.created_at > case when t.token_type = 'confirmation_token' and u.invited_at is not null
          then $4::timestamptz else $3::timestamptz end at time zone 'UTC'
        and t.created_at <= $5::timestamptz at time zone 'UTC'
      returning t.user_id, t.token_type`,
    values: [
      hash,
      types.join(" "),
      timestamp(nowMs - settings.linkLifetimeSeconds * 1000),
      timestamp(nowMs - INVITATION_LIFETIME_MS),
      latestCredible(nowMs),
    ],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return { userId: String(row["user_id"]), type: row["token_type"] as TokenType, signUp: null };
}

/**
 * Ends all links of the user, as GoTrue does when a password or email address changes. A code of the email change that is being
 * confirmed stays.
 */
export function endLinks(userId: string): readonly Statement[] {
  return [
    { text: "delete from auth.one_time_tokens where user_id = $1::uuid", values: [userId] },
    {
      text: "delete from auth.flow_state where user_id = $1::uuid and authentication_method <> 'email_change'",
      values: [userId],
    },
  ];
}

/** @throws AuthError `validation_failed` */
export function parseTokenTypes(type: string): readonly TokenType[] {
  const types = Object.hasOwn(TOKEN_TYPES, type) ? TOKEN_TYPES[type] : undefined;
  if (types === undefined) throw authErrors.invalid("Invalid email verification type");
  return types;
}
