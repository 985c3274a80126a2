import type { Statement } from "#gateway/db/port/database.ts";
import { type RandomBytes, randomUuid } from "./random.ts";
import { timestamp } from "./time.ts";

/** GoTrue's audit actions and their log types. */
const LOG_TYPES = {
  user_signedup: "team",
  user_invited: "team",
  user_confirmation_requested: "user",
  user_recovery_requested: "user",
  user_updated_password: "user",
  user_modified: "user",
  user_deleted: "team",
  login: "account",
  logout: "account",
  token_revoked: "token",
  factor_enrolled: "factor",
  factor_unenrolled: "factor",
  factor_deleted: "factor",
  verification_attempted: "factor",
} as const;

export type AuditAction = keyof typeof LOG_TYPES;

export interface AuditEntry {
  readonly action: AuditAction;
  readonly actor: { readonly id: string; readonly email: string };
  readonly nowMs: number;
  readonly ip: string | null;
  readonly traits?: Readonly<Record<string, string>>;
}

/** An SQL condition for writing the entry; `value` is its `$5`. */
export interface AuditCondition {
  readonly sql: string;
  readonly value: string;
}

export function ifSessionExists(id: string): AuditCondition {
  return { sql: "exists (select from auth.sessions where id = $5::uuid)", value: id };
}

/** The entry's time must be the token's. */
export function ifRecoveryRequested(email: string): AuditCondition {
  const sql = `exists (select from auth.one_time_tokens where relates_to = $5 and token_type = 'recovery_token'
    and created_at = $3::timestamptz at time zone 'UTC')`;
  return { sql, value: email };
}

export function auditStatement(random: RandomBytes, entry: AuditEntry, condition?: AuditCondition): Statement {
  const { action, actor, nowMs, ip, traits } = entry;
  const payload = {
    action,
    log_type: LOG_TYPES[action],
    actor_id: actor.id,
    actor_username: actor.email,
    timestamp: timestamp(nowMs),
    ...(traits === undefined ? {} : { traits }),
  };
  return {
    text: `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
           select $1::uuid, $2::json, $3::timestamptz, $4 where ${condition?.sql ?? "$5::text is null"}`,
    values: [randomUuid(random), JSON.stringify(payload), timestamp(nowMs), ip ?? "", condition?.value ?? null],
  };
}
