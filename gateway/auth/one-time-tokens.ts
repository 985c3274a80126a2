/**
 * One-time tokens of links in emails. As in GoTrue, the database and the link contain sha224(email + secret), prefixed with
 * `pkce_` for PKCE. GoTrue's secret has six digits, which an attacker who knows the email address could guess; this one has
 * 103 bits.
 */
import { createHash } from "node:crypto";
import type { Statement, Transaction } from "#gateway/db/port/database.ts";
import { authErrors } from "./errors.ts";
import { type CodeChallenge, insertFlowState } from "./pkce.ts";
import { randomText, randomUuid } from "./random.ts";
import type { AuthService } from "./service.ts";
import { latestCredible, timestamp } from "./time.ts";

export type LinkType = "signup" | "recovery" | "email_change";
type TokenType = "confirmation_token" | "recovery_token" | "email_change_token_new" | "email_change_token_current";

const PKCE_PREFIX = "pkce_";
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

export function hashToken(email: string, secret: string): string {
  return createHash("sha224")
    .update(email + secret)
    .digest("hex");
}

export function isPkceToken(hash: string): boolean {
  return hash.startsWith(PKCE_PREFIX);
}

export interface NewOneTimeToken {
  readonly hash: string;
  /** Store the token, unless the last email was sent too recently. The first affects one row if it was stored. */
  readonly statements: readonly Statement[];
}

export function newOneTimeToken(
  { random, settings }: AuthService,
  type: "signup" | "recovery",
  email: string,
  challenge: CodeChallenge | null,
  nowMs: number,
): NewOneTimeToken {
  const hash = (challenge === null ? "" : PKCE_PREFIX) + hashToken(email, randomText(random, 20));
  const sentAt = type === "signup" ? "confirmation_sent_at" : "recovery_sent_at";
  const condition = type === "signup" ? "email_confirmed_at is null" : "true";
  const tokenType: TokenType = type === "signup" ? "confirmation_token" : "recovery_token";
  const store: Statement = {
    text: `
      with receiver as (
        update auth.users set ${sentAt} = $2::timestamptz, updated_at = $2::timestamptz
        where email = $1 and not is_sso_user and deleted_at is null and ${condition}
          and (${sentAt} is null or ${sentAt} <= $3::timestamptz or ${sentAt} > $6::timestamptz)
          and (banned_until is null or banned_until <= $2::timestamptz)
        returning id)
      ${insertOneTimeTokenSql("receiver", "$4", `'${tokenType}'`, "$5", "$1", "$2")}`,
    values: [
      email,
      timestamp(nowMs),
      timestamp(nowMs - settings.emailIntervalSeconds * 1000),
      randomUuid(random),
      hash,
      latestCredible(nowMs),
    ],
  };
  const flow = challenge === null ? [] : [insertFlowState(random, challenge, type, hash, nowMs)];
  return { hash, statements: [store, ...flow] };
}

/** Inserts a token for each user in `source` and replaces an earlier one of the same type. Arguments are SQL. */
export function insertOneTimeTokenSql(
  source: string,
  id: string,
  type: string,
  hash: string,
  email: string,
  now: string,
): string {
  return `
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
    select ${id}::uuid, id, ${type}::auth.one_time_token_type, ${hash}, ${email},
      ${now}::timestamptz at time zone 'UTC', ${now}::timestamptz at time zone 'UTC'
    from ${source}
    on conflict (user_id, token_type) do update set id = excluded.id, token_hash = excluded.token_hash,
      relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at`;
}

export interface ConsumedToken {
  readonly userId: string;
  readonly type: TokenType;
}

/** Deletes the token, so that it works once. Null if it is unknown, used or expired. */
export async function consumeToken(
  { settings, clock }: AuthService,
  transaction: Transaction,
  hash: string,
  types: readonly TokenType[],
): Promise<ConsumedToken | null> {
  if (!HASH.test(hash)) return null;
  const nowMs = clock();
  const { rows } = await transaction.query({
    text: `
      delete from auth.one_time_tokens
      where token_hash = $1 and token_type::text = any (string_to_array($2, ' '))
        and created_at > $3::timestamptz at time zone 'UTC' and created_at <= $4::timestamptz at time zone 'UTC'
      returning user_id, token_type`,
    values: [hash, types.join(" "), timestamp(nowMs - settings.linkLifetimeSeconds * 1000), latestCredible(nowMs)],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return { userId: String(row["user_id"]), type: row["token_type"] as TokenType };
}

/** @throws AuthError `validation_failed` */
export function parseTokenTypes(type: string): readonly TokenType[] {
  const types = Object.hasOwn(TOKEN_TYPES, type) ? TOKEN_TYPES[type] : undefined;
  if (types === undefined) throw authErrors.invalid("Invalid email verification type");
  return types;
}
