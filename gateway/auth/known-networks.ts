/** Networks that an account's owner has used before: too many failures elsewhere do not lock them out. */
import type { Database, Statement } from "#gateway/db/port/database.ts";

/** Whether the account has a stored session from the network. */
export async function hasSessionFrom(database: Database, email: string, network: string): Promise<boolean> {
  return exists(database, network, {
    text: `select from auth.sessions s join auth.users u on u.id = s.user_id
           where u.email = $1 and s.ip <<= $2::inet limit 1`,
    values: [email, network],
  });
}

/** Whether a code of one of the user's factors was verified from the network. The password alone cannot make one known. */
export async function hasVerifiedCodeFrom(database: Database, userId: string, network: string): Promise<boolean> {
  return exists(database, network, {
    text: `select from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
           where f.user_id = $1::uuid and c.verified_at is not null and c.ip_address <<= $2::inet limit 1`,
    values: [userId, network],
  });
}

async function exists(database: Database, network: string, statement: Statement): Promise<boolean> {
  // `clientNetwork` returns a client without IP address unchanged.
  if (!network.includes("/")) return false;
  const [found] = await database.run([statement]);
  return (found?.rows.length ?? 0) > 0;
}
