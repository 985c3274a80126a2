import type { Context } from "hono";
import type { Database, Statement, Transaction } from "#gateway/db/port/database.ts";
import { authErrors } from "./errors.ts";
import { isUuid } from "./random.ts";
import type { AuthService, Caller } from "./service.ts";
import { runStatements } from "./sessions.ts";
import { latestCredible, timestamp } from "./time.ts";
import { readJson } from "./users.ts";

export interface StoredFactor {
  readonly id: string;
  readonly friendlyName: string;
  readonly type: string;
  readonly isVerified: boolean;
  /** Base32. */
  readonly secret: string;
}

/** Unverified factors are deleted after this time. */
const UNVERIFIED_LIFETIME_MS = 300_000;
export const CHALLENGE_LIFETIME_MS = 300_000;

/** The factor that the route names. @throws AuthError if the user has no such factor */
export async function readFactor(
  database: Database,
  context: Context,
  userId: string,
  parameter: "id" | "factorId" = "id",
): Promise<StoredFactor> {
  const id = context.req.param(parameter);
  if (!isUuid(id)) throw authErrors.factorNotFound();
  const [found] = await database.run([
    {
      text: `
        select json_build_object('id', id, 'friendlyName', coalesce(friendly_name, ''), 'type', factor_type,
          'isVerified', status = 'verified', 'secret', coalesce(secret, '')) as factor
        from auth.mfa_factors where id = $1::uuid and user_id = $2::uuid`,
      values: [id, userId],
    },
  ]);
  const factor = readJson(found?.rows[0], "factor") as StoredFactor | null;
  if (factor === null) throw authErrors.factorNotFound();
  return factor;
}

/** @throws AuthError if the challenge belongs to another factor, was used, expired or came from another IP address */
export async function checkChallenge(
  { database, clock }: AuthService,
  factor: StoredFactor,
  challengeId: string,
  caller: Caller,
): Promise<void> {
  const nowMs = clock();
  const [found] = await database.run([
    {
      text: `
        select (verified_at is not null or ip_address <> $3::inet)::text as mismatch,
          (created_at <= $4::timestamptz or created_at > $5::timestamptz)::text as expired
        from auth.mfa_challenges where id = $1::uuid and factor_id = $2::uuid`,
      values: [
        challengeId,
        factor.id,
        caller.ip ?? "0.0.0.0",
        timestamp(nowMs - CHALLENGE_LIFETIME_MS),
        latestCredible(nowMs),
      ],
    },
  ]);
  const row = found?.rows[0];
  if (row === undefined) throw authErrors.challengeNotFound();
  if (row["mismatch"] === "true") throw authErrors.ipAddressMismatch();
  if (row["expired"] === "true") throw authErrors.challengeExpired();
}

/** Sessions verified with the factor fall back to aal1. */
export function deleteFactor(id: string, nowMs: number): readonly Statement[] {
  return [
    {
      text: `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2::timestamptz
             where factor_id = $1::uuid`,
      values: [id, timestamp(nowMs)],
    },
    { text: "delete from auth.mfa_factors where id = $1::uuid", values: [id] },
  ];
}

/** @param nowMs deletes those older than the limit; "all" deletes every unverified factor */
export async function deleteUnverifiedFactors(
  connection: Database | Transaction,
  userId: string,
  nowMs: number | "all",
): Promise<void> {
  const before = nowMs === "all" ? "infinity" : timestamp(nowMs - UNVERIFIED_LIFETIME_MS);
  await runStatements(connection, [
    {
      text: `delete from auth.mfa_factors
             where user_id = $1::uuid and status = 'unverified' and factor_type = 'totp' and created_at < $2::timestamptz`,
      values: [userId, before],
    },
  ]);
}
