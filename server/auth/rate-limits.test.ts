import { beforeEach, describe, expect, test } from "vitest";
import { createRateLimits, GOTRUE_RATE_LIMITS, type RateLimitName } from "./rate-limits.ts";

let nowMs = 0;
beforeEach(() => {
  nowMs = 1_700_000_000_000;
});

/** How many requests in a row are let through. */
function allowed(limits: ReturnType<typeof createRateLimits>, name: RateLimitName, address = "192.0.2.1"): number {
  for (let count = 0; count < 1000; count += 1) {
    try {
      limits.take(name, address);
    } catch (error) {
      expect(error).toMatchObject({
        status: 429,
        code: name === "mail" ? "over_email_send_rate_limit" : "over_request_rate_limit",
      });
      return count;
    }
  }
  return 1000;
}

describe.each(Object.entries(GOTRUE_RATE_LIMITS))("%s", (name, { requests, perSeconds, burst }) => {
  test("lets a burst through, then the average", () => {
    const limits = createRateLimits(() => nowMs);
    expect(allowed(limits, name as RateLimitName)).toBe(burst);
    nowMs += (perSeconds / requests) * 1000 + 1;
    expect(allowed(limits, name as RateLimitName)).toBe(1);
    nowMs += 86_400_000;
    expect(allowed(limits, name as RateLimitName)).toBe(burst);
  });
});

test("networks and kinds of request are counted apart", () => {
  const limits = createRateLimits(() => nowMs);
  allowed(limits, "token");
  expect(allowed(limits, "token", "192.0.2.2")).toBe(30);
  expect(allowed(limits, "verify")).toBe(30);
  expect(allowed(limits, "verify", "2001:db8::1")).toBe(30);
  expect(allowed(limits, "verify", "2001:db8::2")).toBe(0);
});

test("a clock set back gives nothing and takes nothing", () => {
  const limits = createRateLimits(() => nowMs, { token: { requests: 1, perSeconds: 1, burst: 2 } });
  allowed(limits, "token");
  nowMs -= 60_000;
  expect(allowed(limits, "token")).toBe(0);
  nowMs += 1000;
  expect(allowed(limits, "token")).toBe(1);
});

test("very many clients do not fill the memory: those not seen for longest are forgotten", () => {
  const limits = createRateLimits(() => nowMs, { token: { requests: 1, perSeconds: 3600, burst: 1 } });
  expect(allowed(limits, "token", "first")).toBe(1);
  for (let client = 0; client < 20_000; client += 1) limits.take("token", `client ${client}`);
  expect(allowed(limits, "token", "first")).toBe(1);
  expect(allowed(limits, "token", "client 19999")).toBe(0);
});
