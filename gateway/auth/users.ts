/** Users as stored, and as GoTrue returns them. */
import type { Result, Row, Statement } from "#gateway/db/port/database.ts";

type Json = Readonly<Record<string, unknown>>;

export interface Factor {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly factor_type: string;
  readonly status: "verified" | "unverified";
  readonly created_at: string;
  readonly updated_at: string;
}

export interface User {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  /** "" if none. */
  readonly password_hash: string;
  readonly email_confirmed_at: string | null;
  readonly phone_confirmed_at: string | null;
  readonly confirmed_at: string | null;
  readonly confirmation_sent_at: string | null;
  readonly recovery_sent_at: string | null;
  readonly invited_at: string | null;
  /** The unconfirmed new email address; "" if none. */
  readonly new_email: string;
  readonly email_change_sent_at: string | null;
  readonly last_sign_in_at: string | null;
  readonly app_metadata: Json;
  readonly user_metadata: Json;
  readonly factors: readonly Factor[];
  readonly identities: readonly Json[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly banned_until: string | null;
  readonly is_anonymous: boolean;
}

/** SQL that formats a timestamp column as RFC 3339 in UTC. */
export function rfc3339(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** SQL of a `User` as JSON, from row `u` of `auth.users`. */
export const USER_JSON = `json_build_object(
  'id', u.id, 'aud', coalesce(u.aud, ''), 'role', coalesce(u.role, ''),
  'email', coalesce(u.email, ''), 'phone', coalesce(u.phone, ''), 'password_hash', coalesce(u.encrypted_password, ''),
  'email_confirmed_at', ${rfc3339("u.email_confirmed_at")}, 'phone_confirmed_at', ${rfc3339("u.phone_confirmed_at")},
  'confirmed_at', ${rfc3339("u.confirmed_at")}, 'confirmation_sent_at', ${rfc3339("u.confirmation_sent_at")},
  'recovery_sent_at', ${rfc3339("u.recovery_sent_at")}, 'invited_at', ${rfc3339("u.invited_at")},
  'new_email', coalesce(u.email_change, ''), 'email_change_sent_at', ${rfc3339("u.email_change_sent_at")},
  'last_sign_in_at', ${rfc3339("u.last_sign_in_at")},
  'app_metadata', coalesce(u.raw_app_meta_data, '{}'), 'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
  'created_at', ${rfc3339("u.created_at")}, 'updated_at', ${rfc3339("u.updated_at")},
  'banned_until', ${rfc3339("(case when u.banned_until is not null then least(u.banned_until, '9999-12-31Z') end)")}, 'is_anonymous', u.is_anonymous,
  'factors', coalesce((
    select json_agg(json_build_object(
      'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
      'created_at', ${rfc3339("f.created_at")}, 'updated_at', ${rfc3339("f.updated_at")}) order by f.created_at, f.id)
    from auth.mfa_factors f where f.user_id = u.id), '[]'),
  'identities', coalesce((
    select json_agg(json_build_object(
      'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
      'provider', i.provider, 'last_sign_in_at', ${rfc3339("i.last_sign_in_at")},
      'created_at', ${rfc3339("i.created_at")}, 'updated_at', ${rfc3339("i.updated_at")}, 'email', i.email
    ) order by i.created_at, i.id)
    from auth.identities i where i.user_id = u.id), '[]'))`;

/** SQL: metadata with the changes (a parameter) applied. Keys with null are removed, as in GoTrue. */
export function mergeMetadataSql(column: string, changes: string): string {
  return `(select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(coalesce(${column}, '{}') || ${changes}::jsonb)
    where value <> 'null' or not ${changes}::jsonb ? key)`;
}

/** Returns column `user`. */
export function selectUser(where: "id" | "email", value: string): Statement {
  const condition = where === "id" ? "u.id = $1::uuid" : "u.email = $1 and not u.is_sso_user";
  return {
    text: `select ${USER_JSON} as user from auth.users u where ${condition} and u.deleted_at is null`,
    values: [value],
  };
}

export function readUser(result: Result | undefined): User | null {
  return readJson(result?.rows[0], "user") as User | null;
}

/** Parses a JSON column; null if absent. The caller casts to the shape that its query builds. */
export function readJson(row: Row | undefined, column: string): unknown {
  const text = row?.[column];
  return text === undefined || text === null ? null : JSON.parse(text);
}

export function isBanned(user: Pick<User, "banned_until">, nowMs: number): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > nowMs;
}

export function hasSecondFactor(user: Pick<User, "factors">): boolean {
  return user.factors.some((factor) => factor.status === "verified");
}

/** GoTrue's user object: no secrets, and absent values are omitted. */
export function toUserResponse({ new_email, factors, ...user }: User): Json {
  return withoutNulls({
    ...user,
    password_hash: null,
    new_email: new_email === "" ? null : new_email,
    factors: factors.length === 0 ? null : factors.map(withoutNulls),
  });
}

export function withoutNulls(object: object): Json {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}
