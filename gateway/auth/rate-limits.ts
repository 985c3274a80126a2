/**
 * Token buckets per kind of request and client network. Counted in the database by one statement, so that several servers
 * agree. A blocked client is remembered in memory, so that a flood causes no database load.
 */
import { createHash } from "node:crypto";
import type { Database, Row, Statement } from "#gateway/db/port/database.ts";
import { clientNetwork } from "#gateway/http/ip-address.ts";
import { authErrors } from "./errors.ts";

/** The average rate, and the bucket's capacity (`burst`). */
export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
  readonly burst: number;
}

export type RateLimitName = "signup" | "token" | "recover" | "resend" | "user" | "verify" | "factors" | "email";

/** GoTrue's defaults. `email` counts each request that may send an email, sent or not: a 429 must reveal no account. */
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

const MAX_BLOCKED = 20_000;

export interface RateLimits {
  /** Counts one request. @throws AuthError 429 if the bucket is empty */
  take(name: RateLimitName, address: string): Promise<void>;
}

export function createRateLimits(
  database: Database,
  nowMs: () => number,
  limits: Readonly<Partial<Record<RateLimitName, RateLimit>>> = {},
): RateLimits {
  const blockedUntilMs = new Map<string, number>();
  return {
    async take(name, address) {
      const limit = limits[name] ?? GOTRUE_RATE_LIMITS[name];
      const key = createHash("sha256")
        .update(`${name}\n${clientNetwork(address)}`)
        .digest("hex");
      const limitError = () => (name === "email" ? authErrors.tooManyEmails() : authErrors.tooManyRequests());
      const now = nowMs();
      const msPerToken = (limit.perSeconds / limit.requests) * 1000;
      const waitMs = (blockedUntilMs.get(key) ?? now) - now;
      // A wait of more than one token means that the clock was set back.
      if (waitMs > 0 && waitMs <= msPerToken) throw limitError();
      blockedUntilMs.delete(key);
      const [counted] = await database.run([countRequest(key, limit, now)]);
      const { isAllowed, tokens } = readBucket(counted?.rows[0]);
      if (isAllowed) return;
      blockedUntilMs.set(key, now + (1 - tokens) * msPerToken);
      if (blockedUntilMs.size > MAX_BLOCKED) blockedUntilMs.delete(blockedUntilMs.keys().next().value ?? "");
      throw limitError();
    },
  };
}

/** Tokens before this request. The clocks of several servers may differ; elapsed time is added only once. */
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
