/** Second factors, as the endpoints find them. */
import type { Context } from "hono";
import type { Database, Transaction } from "#gateway/db/port/database.ts";
import { authErrors } from "./errors.ts";
import { isUuid } from "./random.ts";
import type { AuthService, Caller } from "./service.ts";
import { runStatements } from "./sessions.ts";
import { timestamp } from "./time.ts";
import { readJson } from "./users.ts";

export interface StoredFactor {
  readonly id: string;
  readonly friendlyName: string;
  readonly type: string;
  readonly isVerified: boolean;
  /** Base32. */
  readonly secret: string;
}

/** A factor that was not verified for so long is forgotten. */
const UNVERIFIED_LIFETIME_MS = 300_000;
/** A challenge wants its code within so long. */
export const CHALLENGE_LIFETIME_MS = 300_000;

/** The factor named in the route. Refuses one that is unknown or another user's. */
export async function readFactor(database: Database, context: Context, userId: string): Promise<StoredFactor> {
  const id = context.req.param("id");
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

/** Refuses a challenge that is not the factor's, was used, is too old or was asked for from elsewhere. */
export async function checkChallenge(
  { database, clock }: AuthService,
  factor: StoredFactor,
  challengeId: string,
  caller: Caller,
): Promise<void> {
  const [found] = await database.run([
    {
      text: `
        select (verified_at is not null or ip_address <> $3::inet)::text as elsewhere,
          (created_at <= $4::timestamptz)::text as expired
        from auth.mfa_challenges where id = $1::uuid and factor_id = $2::uuid`,
      values: [challengeId, factor.id, caller.ip ?? "0.0.0.0", timestamp(clock() - CHALLENGE_LIFETIME_MS)],
    },
  ]);
  const row = found?.rows[0];
  if (row === undefined) throw authErrors.challengeNotFound();
  if (row["elsewhere"] === "true") throw authErrors.ipAddressMismatch();
  if (row["expired"] === "true") throw authErrors.challengeExpired();
}

/** Takes away the user's factors that were begun and not finished: the old ones, or all of them. */
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
