/**
 * Sign-ups that await the confirmation of their email address. Each has its own link, password and metadata, and only the one
 * whose link is opened takes effect: the first to sign up with an address may not be its owner.
 */
import type { Database, Statement, Transaction } from "#gateway/db/port/database.ts";
import { clientNetwork } from "#gateway/http/ip-address.ts";
import { insertAccount, type NewAccount, upsertIdentity, withoutCredentials } from "./accounts.ts";
import { auditStatement } from "./audit.ts";
import { INVITATION_LIFETIME_MS, isPkceToken, newTokenHash } from "./link-tokens.ts";
import { type CodeChallenge, insertFlowState } from "./pkce.ts";
import { randomUuid } from "./random.ts";
import type { AuthService, Caller } from "./service.ts";
import { latestCredible, timestamp } from "./time.ts";

/**
 * Emails to one address that a minute may exceed, so that a stranger's sign-up does not hold back the owner's; also the number
 * of sign-ups that are kept, besides the oldest one.
 */
const MAX_PENDING = 10;
/** Of them, those of one network: a stranger's must not push out the owner's. */
const MAX_PENDING_PER_NETWORK = 3;

export interface PendingSignUp {
  readonly userId: string;
  readonly passwordHash: string;
  readonly userData: Readonly<Record<string, unknown>>;
  readonly flowStateId: string | null;
}

/** Token and password hash of the newest pending sign-up of an unconfirmed account; null if there is none. */
export async function findNewestSignUp(
  database: Database,
  email: string,
): Promise<{ readonly tokenHash: string; readonly passwordHash: string } | null> {
  const [found] = await database.run([
    {
      text: `
        select p.token_hash, p.password_hash from gateway.pending_sign_ups p join auth.users u on u.id = p.user_id
        where u.email = $1 and not u.is_sso_user and u.email_confirmed_at is null
        order by p.created_at desc, p.token_hash limit 1`,
      values: [email],
    },
  ]);
  const row = found?.rows[0];
  return row === undefined ? null : { tokenHash: row["token_hash"] ?? "", passwordHash: row["password_hash"] ?? "" };
}

/**
 * Stores the sign-up and returns the token hash of its link. Null, and no email is due, if the address has a confirmed, banned
 * or invited account, or if too many emails were sent to it.
 * @param repeats the token hash of an earlier sign-up with the same password, which this one renews
 */
export async function storeSignUp(
  service: AuthService,
  caller: Caller,
  account: NewAccount,
  repeats: string | null,
  challenge: CodeChallenge | null,
): Promise<string | null> {
  const { random, settings, database } = service;
  const { email, nowMs, passwordHash } = account;
  const hash = newTokenHash(random, email, challenge !== null);
  const row = withoutCredentials(account);
  const network = clientNetwork(caller.address);
  const validFrom = timestamp(nowMs - settings.linkLifetimeSeconds * 1000);
  return database.transaction(async (transaction) => {
    const run = (text: string, values: readonly (string | null)[]) => transaction.query({ text, values });
    await transaction.query(insertAccount(row, false));
    await transaction.query(upsertIdentity(row.id, row.identityId, nowMs));
    const { rows } = await run(
      `select u.id, u.confirmation_sent_at > $3::timestamptz and u.confirmation_sent_at <= $6::timestamptz as is_recent,
         pending.total, pending.of_network
       from auth.users u, lateral (
         select count(*) as total, count(*) filter (where p.network = $7) as of_network
         from gateway.pending_sign_ups p where p.user_id = u.id and p.created_at > $4::timestamptz) pending
       where email = $1 and not is_sso_user and deleted_at is null and email_confirmed_at is null
         and (banned_until is null or banned_until <= $2::timestamptz) and not (${hasOpenInvitation("$5")})
       for update of u`,
      [
        email,
        timestamp(nowMs),
        timestamp(nowMs - settings.emailIntervalSeconds * 1000),
        validFrom,
        timestamp(nowMs - INVITATION_LIFETIME_MS),
        latestCredible(nowMs),
        network,
      ],
    );
    const [user] = rows;
    if (user === undefined) return null;
    const userId = user["id"] ?? "";
    const isRecent = user["is_recent"] === "t";
    const isFull = Number(user["total"]) >= MAX_PENDING || Number(user["of_network"]) >= MAX_PENDING_PER_NETWORK;
    if (isRecent && (repeats !== null || isFull)) return null;

    const flowStateId = challenge === null ? null : randomUuid(random);
    await run(
      repeats === null
        ? `insert into gateway.pending_sign_ups (token_hash, password_hash, user_data, flow_state_id, created_at, network, user_id)
           values ($1, $2, $3::jsonb, $4::uuid, $5::timestamptz, $6, $7::uuid)`
        : `update gateway.pending_sign_ups set token_hash = $1, password_hash = $2, user_data = $3::jsonb, flow_state_id = $4::uuid,
             created_at = $5::timestamptz, network = $6
           where token_hash = $7`,
      [hash, passwordHash, JSON.stringify(account.metadata), flowStateId, timestamp(nowMs), network, repeats ?? userId],
    );
    await run(
      `delete from gateway.pending_sign_ups p using (
         select token_hash, row_number() over (order by position) as oldest, row_number() over (order by position desc) as newest,
           row_number() over (partition by network order by position desc) as newest_of_network
         from gateway.pending_sign_ups where user_id = $1::uuid and created_at > $2::timestamptz) ranked
       where p.token_hash = ranked.token_hash and ranked.oldest > 1
         and (ranked.newest > ${MAX_PENDING} or ranked.newest_of_network > ${MAX_PENDING_PER_NETWORK})`,
      [userId, validFrom],
    );
    await transaction.query(markSent(userId, nowMs));
    if (challenge !== null && flowStateId !== null) {
      await transaction.query(insertFlowState(flowStateId, random, challenge, "signup", hash, nowMs));
    }
    const actor = { id: userId, email };
    const entry = { action: "user_confirmation_requested", actor, nowMs, ip: caller.ip } as const;
    await transaction.query(auditStatement(random, entry));
    return hash;
  });
}

/** Deletes the pending sign-up, so that its link works once. Null if it is unknown, used or expired. */
export async function consumeSignUp(
  { settings, clock }: AuthService,
  transaction: Transaction,
  hash: string,
): Promise<PendingSignUp | null> {
  const nowMs = clock();
  // Locks the user first: two links of one address may be opened at the same time.
  await transaction.query({
    text: `select from auth.users where id = (select user_id from gateway.pending_sign_ups where token_hash = $1) for update`,
    values: [hash],
  });
  const { rows } = await transaction.query({
    text: `
      delete from gateway.pending_sign_ups
      where token_hash = $1 and created_at > $2::timestamptz and created_at <= $3::timestamptz
      returning user_id, password_hash, user_data, flow_state_id`,
    values: [hash, timestamp(nowMs - settings.linkLifetimeSeconds * 1000), latestCredible(nowMs)],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return {
    userId: row["user_id"] ?? "",
    passwordHash: row["password_hash"] ?? "",
    userData: JSON.parse(row["user_data"] ?? "{}") as PendingSignUp["userData"],
    flowStateId: row["flow_state_id"] ?? null,
  };
}

/** Ends what else could confirm or claim the account: other sign-ups, their codes, and an invitation. */
export function endPendingSignUps(userId: string, openedFlowStateId: string | null): readonly Statement[] {
  return [
    { text: "delete from gateway.pending_sign_ups where user_id = $1::uuid", values: [userId] },
    {
      text: `delete from auth.flow_state where user_id = $1::uuid and authentication_method = 'signup'
               and id is distinct from $2::uuid`,
      values: [userId, openedFlowStateId],
    },
    {
      text: "delete from auth.one_time_tokens where user_id = $1::uuid and token_type = 'confirmation_token'",
      values: [userId],
    },
  ];
}

/** What `POST /resend` sends. */
export type Resent =
  | { readonly type: "signup"; readonly tokenHash: string }
  /** Nobody can say whose sign-up to confirm, so its link sets a new password. */
  | { readonly type: "recovery" }
  /** An account that was created without a sign-up. */
  | { readonly type: "confirmation" };

/** Renews the link of the only pending sign-up. Null if no email is due. */
export async function renewSignUp(service: AuthService, email: string): Promise<Resent | null> {
  const { database, settings, clock } = service;
  const nowMs = clock();
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query({
      text: `
        select u.id, coalesce(u.encrypted_password, '') <> '' as has_password,
          (select count(*) from gateway.pending_sign_ups p where p.user_id = u.id) as pending,
          (select min(token_hash) from gateway.pending_sign_ups p where p.user_id = u.id) as token_hash
        from auth.users u
        where email = $1 and not is_sso_user and deleted_at is null and email_confirmed_at is null
          and (banned_until is null or banned_until <= $2::timestamptz) and not (${hasOpenInvitation("$4")})
          and (confirmation_sent_at is null or confirmation_sent_at <= $3::timestamptz
            or confirmation_sent_at > $5::timestamptz)
        for update of u`,
      values: [
        email,
        timestamp(nowMs),
        timestamp(nowMs - settings.emailIntervalSeconds * 1000),
        timestamp(nowMs - INVITATION_LIFETIME_MS),
        latestCredible(nowMs),
      ],
    });
    const [user] = rows;
    if (user === undefined) return null;
    const userId = user["id"] ?? "";
    if (user["pending"] === "0" && user["has_password"] === "t") return { type: "confirmation" };
    await transaction.query(markSent(userId, nowMs));
    if (user["pending"] !== "1") return { type: "recovery" };
    const previous = user["token_hash"] ?? "";
    // Strangers may request it too: that must not end the link that the owner has.
    const tokenHash = isPkceToken(previous) ? newTokenHash(service.random, email, false) : previous;
    await transaction.query({
      text: `update gateway.pending_sign_ups set token_hash = $2, flow_state_id = null, created_at = $3::timestamptz
             where token_hash = $1`,
      values: [previous, tokenHash, timestamp(nowMs)],
    });
    return { type: "signup", tokenHash };
  });
}

function markSent(userId: string, nowMs: number): Statement {
  return {
    text: "update auth.users set confirmation_sent_at = $2::timestamptz, updated_at = $2::timestamptz where id = $1::uuid",
    values: [userId, timestamp(nowMs)],
  };
}

/** SQL of row `u` of `auth.users`: a sign-up must neither replace an open invitation nor compete with it. */
function hasOpenInvitation(sentAfter: string): string {
  return `u.invited_at is not null and exists (select from auth.one_time_tokens t where t.user_id = u.id
    and t.token_type = 'confirmation_token' and t.created_at > ${sentAfter}::timestamptz at time zone 'UTC')`;
}
