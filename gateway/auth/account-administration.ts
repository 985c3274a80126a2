/** What an operator does to an account, for `npm run accounts`. Takes effect on every server within five seconds. */
import type { Statement } from "#gateway/db/port/database.ts";
import { type AuditAction, auditStatement } from "./audit.ts";
import { authErrors } from "./errors.ts";
import { INVITATION_LIFETIME_MS } from "./link-tokens.ts";
import type { AuthDependencies } from "./service.ts";
import { timestamp } from "./time.ts";
import { readJson, rfc3339 } from "./users.ts";

type Dependencies = Pick<AuthDependencies, "database" | "random" | "clock">;

export interface AccountSummary {
  readonly email: string;
  readonly status: "active" | "deactivated" | "invited" | "invitation expired" | "unconfirmed";
  readonly hasSecondFactor: boolean;
  readonly sessions: number;
  /** RFC 3339. */
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
}

const MAX_LISTED = 10_000;
/** GoTrue cannot read `infinity`. */
const DEACTIVATION_MS = 100 * 365 * 24 * 3_600_000;

/** By email address. */
export async function listAccounts({ database, clock }: Dependencies): Promise<readonly AccountSummary[]> {
  const nowMs = clock();
  const [found] = await database.run([
    {
      text: `
        select coalesce(json_agg(account), '[]') as accounts from (
          select json_build_object('email', u.email, 'createdAt', ${rfc3339("u.created_at")},
            'lastSignInAt', ${rfc3339("u.last_sign_in_at")},
            'hasSecondFactor', exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
            'sessions', (select count(*) from auth.sessions s where s.user_id = u.id
              and (s.not_after is null or s.not_after > $1::timestamptz)),
            'status', case
              when u.banned_until > $1::timestamptz then 'deactivated'
              when coalesce(u.encrypted_password, '') <> '' and u.email_confirmed_at is not null then 'active'
              when exists (select from auth.one_time_tokens t where t.user_id = u.id and u.invited_at is not null
                and t.token_type = 'confirmation_token' and t.created_at > $2::timestamptz at time zone 'UTC') then 'invited'
              when u.email_confirmed_at is not null then 'active'
              when u.invited_at is not null then 'invitation expired'
              else 'unconfirmed' end) as account
          from auth.users u where u.deleted_at is null and not u.is_sso_user
          order by u.email limit ${MAX_LISTED}) row`,
      values: [timestamp(nowMs), timestamp(nowMs - INVITATION_LIFETIME_MS)],
    },
  ]);
  return readJson(found?.rows[0], "accounts") as readonly AccountSummary[];
}

/** Ends the account's sessions and links, until it is reactivated. */
export function deactivateAccount(dependencies: Dependencies, email: string): Promise<void> {
  const bannedUntil = timestamp(dependencies.clock() + DEACTIVATION_MS);
  return changeAccount(dependencies, email, "user_modified", (id) => [
    { text: "update auth.users set banned_until = $2::timestamptz where id = $1::uuid", values: [id, bannedUntil] },
    ...deleteFrom(["auth.sessions", "auth.one_time_tokens", "auth.flow_state", "gateway.pending_sign_ups"], id),
  ]);
}

export function reactivateAccount(dependencies: Dependencies, email: string): Promise<void> {
  return changeAccount(dependencies, email, "user_modified", (id) => [
    { text: "update auth.users set banned_until = null where id = $1::uuid", values: [id] },
  ]);
}

/** Removes all authenticator apps and ends the sessions. */
export function resetSecondFactor(dependencies: Dependencies, email: string): Promise<void> {
  return changeAccount(dependencies, email, "factor_unenrolled", (id) =>
    deleteFrom(["auth.mfa_factors", "auth.sessions"], id),
  );
}

export function signOutAccount(dependencies: Dependencies, email: string): Promise<void> {
  return changeAccount(dependencies, email, "logout", (id) => deleteFrom(["auth.sessions"], id));
}

export function deleteAccount(dependencies: Dependencies, email: string): Promise<void> {
  return changeAccount(dependencies, email, "user_deleted", (id) => [
    ...deleteFrom(["auth.flow_state"], id),
    { text: "delete from auth.users where id = $1::uuid", values: [id] },
  ]);
}

function deleteFrom(tables: readonly string[], userId: string): readonly Statement[] {
  return tables.map((table) => ({ text: `delete from ${table} where user_id = $1::uuid`, values: [userId] }));
}

/** @throws AuthError `user_not_found` */
async function changeAccount(
  { database, random, clock }: Dependencies,
  email: string,
  action: AuditAction,
  changes: (userId: string) => readonly Statement[],
): Promise<void> {
  const nowMs = clock();
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query({
      text: "select id from auth.users where email = $1 and not is_sso_user and deleted_at is null for update",
      values: [email],
    });
    const id = rows[0]?.["id"] ?? null;
    if (id === null) throw authErrors.userNotFound();
    for (const statement of changes(id)) await transaction.query(statement);
    await transaction.query(auditStatement(random, { action, actor: { id, email }, nowMs, ip: null }));
  });
}
