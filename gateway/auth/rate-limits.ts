/**
 * How often one client may ask: a token bucket for each kind of request and client network. Counted in the database by one
 * statement, so that several servers agree; who was refused is remembered here until then, so that a flood stays cheap.
 */
import { createHash } from "node:crypto";
import type { Database, Row, Statement } from "#gateway/db/port/database.ts";
import { authErrors } from "./errors.ts";
import { clientNetwork } from "./ip-address.ts";

/** So many requests in so long, on average; `burst` of them at once. */
export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
  readonly burst: number;
}

export type RateLimitName = "signup" | "token" | "recover" | "resend" | "user" | "verify" | "factors" | "email";

/** GoTrue's defaults. `mail` counts what may send a mail, whether it does or not, so that the answer tells nothing. */
export const GOTRUE_RATE_LIMITS: Readonly<Record<RateLimitName, RateLimit>> = {
  signup: { requests: 30, perSeconds: 300, burst: 30 },
  token: { requests: 150, perSeconds: 300, burst: 30 },
  recover: { requests: 30, perSeconds: 300, burst: 30 },
  resend: { requests: 30, perSeconds: 300, burst: 30 },
  user: { requests: 30, perSeconds: 300, burst: 30 },
  verify: { requests: 30, perSeconds: 300, burst: 30 },
  factors: { requests: 15, perSeconds: 60, burst: 30 },
  email: { requests: 30, perSeconds: 3600, burst: 30 },
};

const MAX_REMEMBERED = 20_000;

export interface RateLimits {
  /** Counts one request. Refuses with 429 where the client has had its share. */
  take(name: RateLimitName, address: string): Promise<void>;
}

export function createRateLimits(
  database: Database,
  nowMs: () => number,
  limits: Readonly<Partial<Record<RateLimitName, RateLimit>>> = {},
): RateLimits {
  /** Clients that have no token left, and the moment from which they have one again. */
  const refusedUntilMs = new Map<string, number>();
  return {
    async take(name, address) {
      const limit = limits[name] ?? GOTRUE_RATE_LIMITS[name];
      const key = createHash("sha256")
        .update(`${name}\n${clientNetwork(address)}`)
        .digest("hex");
      const refuse = () => (name === "email" ? authErrors.tooManyEmails() : authErrors.tooManyRequests());
      const now = nowMs();
      const msPerToken = (limit.perSeconds / limit.requests) * 1000;
      const waitMs = (refusedUntilMs.get(key) ?? now) - now;
      // A longer wait than for one token comes from a clock that was set back.
      if (waitMs > 0 && waitMs <= msPerToken) throw refuse();
      refusedUntilMs.delete(key);
      const [counted] = await database.run([countRequest(key, limit, now)]);
      const { isAllowed, tokens } = readBucket(counted?.rows[0]);
      if (isAllowed) return;
      refusedUntilMs.set(key, now + (1 - tokens) * msPerToken);
      if (refusedUntilMs.size > MAX_REMEMBERED) refusedUntilMs.delete(refusedUntilMs.keys().next().value ?? "");
      throw refuse();
    },
  };
}

/** What is in the bucket before this request is counted. Servers' clocks may differ: time that was counted counts once. */
const AVAILABLE = `least($2::float8,
  existing.tokens + greatest(0, extract(epoch from $3::timestamptz - existing.filled_at)::float8) * $4::float8)`;

function countRequest(key: string, { requests, perSeconds, burst }: RateLimit, nowMs: number): Statement {
  return {
    text: `
      insert into gateway.rate_limits as existing (key, tokens, filled_at, is_allowed)
      values ($1, $2::float8 - 1, $3::timestamptz, true)
      on conflict (key) do update set
        is_allowed = ${AVAILABLE} >= 1,
        tokens = ${AVAILABLE} - case when ${AVAILABLE} >= 1 then 1 else 0 end,
        filled_at = case
          when existing.filled_at < $3::timestamptz + interval '1 minute' then greatest(existing.filled_at, $3::timestamptz)
          else $3::timestamptz end
      returning is_allowed, tokens`,
    values: [key, String(burst), new Date(nowMs).toISOString(), String(requests / perSeconds)],
  };
}

function readBucket(row: Row | undefined): { readonly isAllowed: boolean; readonly tokens: number } {
  return { isAllowed: row?.["is_allowed"] === "t", tokens: Number(row?.["tokens"]) };
}
