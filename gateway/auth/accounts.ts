/** SQL that creates and confirms accounts. */
import type { Statement } from "#gateway/db/port/database.ts";
import { type RandomBytes, randomUuid } from "./random.ts";
import { timestamp } from "./time.ts";
import type { User } from "./users.ts";

export interface NewAccount {
  readonly id: string;
  readonly identityId: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The `data` of the sign-up, plus the fields that GoTrue adds. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly isConfirmed: boolean;
  readonly nowMs: number;
}

const APP_METADATA = { provider: "email", providers: ["email"] };

/** As stored until the email address is confirmed: anybody may have signed up with it. */
export function withoutCredentials(account: NewAccount): NewAccount {
  const { id, email, isConfirmed } = account;
  return { ...account, passwordHash: "", metadata: identityData(id, email, isConfirmed) };
}

function identityData(id: string, email: string, isConfirmed: boolean) {
  return { sub: id, email, email_verified: isConfirmed, phone_verified: false };
}

export function newAccount(
  random: RandomBytes,
  account: Omit<NewAccount, "id" | "identityId" | "metadata"> & { readonly data: NewAccount["metadata"] | null },
): NewAccount {
  const { data, ...rest } = account;
  const id = randomUuid(random);
  const identity = identityData(id, account.email, account.isConfirmed);
  return { ...rest, id, identityId: randomUuid(random), metadata: { ...data, ...identity } };
}

/**
 * Inserts the account. Returns column `id`, or no row if the email address is taken.
 * @param replacesUnconfirmed overwrites an unconfirmed account that was not invited: it has never been signed in to
 */
export function insertAccount(account: NewAccount, replacesUnconfirmed: boolean): Statement {
  const { id, email, passwordHash, metadata, isConfirmed, nowMs } = account;
  const conflict = replacesUnconfirmed
    ? `do update set encrypted_password = excluded.encrypted_password, raw_user_meta_data = excluded.raw_user_meta_data ||
         jsonb_build_object('sub', existing.id), email_confirmed_at = excluded.email_confirmed_at,
         updated_at = excluded.updated_at where existing.email_confirmed_at is null and existing.banned_until is null
         and existing.invited_at is null`
    : "do nothing";
  return {
    text: `
      insert into auth.users as existing (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
        raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values ('00000000-0000-0000-0000-000000000000', $1::uuid, 'authenticated', 'authenticated', $2, $3, $4::timestamptz,
        $5::jsonb, $6::jsonb, $7::timestamptz, $7::timestamptz)
      on conflict (email) where is_sso_user = false ${conflict}
      returning id`,
    values: [
      id,
      email,
      passwordHash,
      isConfirmed ? timestamp(nowMs) : null,
      JSON.stringify(APP_METADATA),
      JSON.stringify(metadata),
      timestamp(nowMs),
    ],
  };
}

/** Writes the user's email identity from the user's row; does nothing if the user does not exist. */
export function upsertIdentity(userId: string, identityId: string, nowMs: number): Statement {
  return {
    text: `
      insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
      select $2::uuid, u.id::text, u.id, coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('sub', u.id, 'email', u.email,
        'email_verified', u.email_confirmed_at is not null, 'phone_verified', false),
        'email', $3::timestamptz, $3::timestamptz, $3::timestamptz
      from auth.users u where u.id = $1::uuid
      on conflict (provider_id, provider) do update set identity_data =
        auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    values: [userId, identityId, timestamp(nowMs)],
  };
}

/**
 * Marks the email address as confirmed, unless it is already. The first statement affects one row if it was not.
 * @param signUp what was typed when signing up; null keeps the account's password and metadata
 */
export function confirmEmail(
  userId: string,
  nowMs: number,
  signUp: { readonly passwordHash: string; readonly userData: NewAccount["metadata"] } | null,
): readonly Statement[] {
  const values = [userId, timestamp(nowMs)];
  return [
    {
      text: `
        update auth.users set email_confirmed_at = $2::timestamptz, updated_at = $2::timestamptz,
          encrypted_password = coalesce($3, encrypted_password),
          raw_user_meta_data = coalesce($4::jsonb, raw_user_meta_data, '{}') ||
            jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
        where id = $1::uuid and email_confirmed_at is null`,
      values: [...values, signUp?.passwordHash ?? null, signUp === null ? null : JSON.stringify(signUp.userData)],
    },
    {
      text: `
        update auth.identities i set updated_at = $2::timestamptz,
          identity_data = i.identity_data || u.raw_user_meta_data || '{"email_verified": true}'
        from auth.users u where u.id = $1::uuid and i.user_id = u.id and i.provider = 'email'`,
      values,
    },
  ];
}

/**
 * The response to a sign-up that awaits confirmation. It is the same if the email address already has an account, so that
 * it reveals no accounts. (GoTrue's fake user is recognizable by its empty `identities`.)
 */
export function unconfirmedUser({ id, identityId, email, metadata, nowMs }: NewAccount): User {
  const now = timestamp(nowMs);
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    password_hash: "",
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    invited_at: null,
    new_email: "",
    email_change_sent_at: null,
    last_sign_in_at: null,
    app_metadata: APP_METADATA,
    user_metadata: metadata,
    factors: [],
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        identity_data: metadata,
        provider: "email",
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    banned_until: null,
    is_anonymous: false,
  };
}
