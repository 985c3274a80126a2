/** How often one client may ask: a token bucket for each kind of request and client network, in this process' memory. */
import { refusals } from "./errors.ts";
import { clientNetwork } from "./network-address.ts";

/** So many requests in so long, on average; `burst` of them at once. */
export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
  readonly burst: number;
}

export type RateLimitName = "signup" | "token" | "recover" | "resend" | "user" | "verify" | "factors" | "mail";

/** GoTrue's defaults. `mail` counts what may send a mail, whether it does or not, so that the answer tells nothing. */
export const GOTRUE_RATE_LIMITS: Readonly<Record<RateLimitName, RateLimit>> = {
  signup: { requests: 30, perSeconds: 300, burst: 30 },
  token: { requests: 150, perSeconds: 300, burst: 30 },
  recover: { requests: 30, perSeconds: 300, burst: 30 },
  resend: { requests: 30, perSeconds: 300, burst: 30 },
  user: { requests: 30, perSeconds: 300, burst: 30 },
  verify: { requests: 30, perSeconds: 300, burst: 30 },
  factors: { requests: 15, perSeconds: 60, burst: 30 },
  mail: { requests: 30, perSeconds: 3600, burst: 30 },
};

const MAX_BUCKETS = 20_000;

export interface RateLimits {
  /** Counts one request. Refuses with 429 where the client has had its share. */
  take(name: RateLimitName, address: string): void;
}

export function createRateLimits(
  nowMs: () => number,
  limits: Readonly<Partial<Record<RateLimitName, RateLimit>>> = {},
): RateLimits {
  const buckets = new Map<string, { tokens: number; filledAtMs: number }>();
  return {
    take(name, address) {
      const { requests, perSeconds, burst } = limits[name] ?? GOTRUE_RATE_LIMITS[name];
      const key = `${name} ${clientNetwork(address)}`;
      const now = nowMs();
      const { tokens, filledAtMs } = buckets.get(key) ?? { tokens: burst, filledAtMs: now };
      const gained = (Math.max(0, now - filledAtMs) / 1000) * (requests / perSeconds);
      const available = Math.min(burst, tokens + gained);
      const isAllowed = available >= 1;
      // Moves to the end, so that the bucket unused for longest is the first to be forgotten.
      buckets.delete(key);
      buckets.set(key, { tokens: isAllowed ? available - 1 : available, filledAtMs: now });
      if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? "");
      if (!isAllowed) throw name === "mail" ? refusals.tooManyMails() : refusals.tooManyRequests();
    },
  };
}
