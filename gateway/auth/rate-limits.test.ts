import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#gateway/db/port/database.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { createRateLimits, GOTRUE_RATE_LIMITS, type RateLimitName, type RateLimits } from "./rate-limits.ts";

describe.each(["in-thread", "postgres"] as const)("on %s", (engine) => {
  let tables: TestDatabase;
  let nowMs = 0;
  beforeAll(async () => {
    tables = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 0, 1);
    await tables.database.run([{ text: "delete from gateway.rate_limits" }]);
  });
  afterAll(() => tables.close());

  const server = (limits: Parameters<typeof createRateLimits>[2] = {}) =>
    createRateLimits(tables.another(), () => nowMs, limits);

  /** Takes until the limit and returns the count. */
  async function countAllowed(limits: RateLimits, name: RateLimitName, address = "192.0.2.1"): Promise<number> {
    for (let count = 0; count < 1000; count += 1) {
      try {
        await limits.take(name, address);
      } catch (error) {
        expect(error).toMatchObject({
          status: 429,
          code: name === "email" ? "over_email_send_rate_limit" : "over_request_rate_limit",
        });
        return count;
      }
    }
    return 1000;
  }

  test.each(Object.entries(GOTRUE_RATE_LIMITS))(
    "%s allows a burst, then the average rate",
    async (name, { requests, perSeconds, burst }) => {
      const limits = server();
      expect(await countAllowed(limits, name as RateLimitName)).toBe(burst);
      nowMs += (perSeconds / requests) * 1000 - 1;
      expect(await countAllowed(limits, name as RateLimitName)).toBe(0);
      nowMs += 2;
      expect(await countAllowed(limits, name as RateLimitName)).toBe(1);
      nowMs += 86_400_000;
      expect(await countAllowed(limits, name as RateLimitName)).toBe(burst);
    },
  );

  test("counts networks and kinds of request separately", async () => {
    const limits = server();
    await countAllowed(limits, "token");
    expect(await countAllowed(limits, "token", "192.0.2.2")).toBe(30);
    expect(await countAllowed(limits, "verify")).toBe(30);
    expect(await countAllowed(limits, "verify", "2001:db8::1")).toBe(30);
    expect(await countAllowed(limits, "verify", "2001:db8::2")).toBe(0);
  });

  test("servers sharing a database count concurrent requests together", async () => {
    const requests = [server(), server(), server()].flatMap((limits) =>
      Array.from({ length: 30 }, () => limits.take("token", "192.0.2.1")),
    );
    const outcomes = await Promise.allSettled(requests);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
  });

  test("clock skew between servers does not raise the limit", async () => {
    const limits = { token: { requests: 1, perSeconds: 1, burst: 2 } };
    const ahead = createRateLimits(tables.database, () => nowMs + 2000, limits);
    const behind = server(limits);
    expect(await countAllowed(ahead, "token")).toBe(2);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await countAllowed(behind, "token")).toBe(0);
      expect(await countAllowed(ahead, "token")).toBe(0);
    }
  });

  test("a clock that is set back neither adds nor removes tokens", async () => {
    const limits = server({ token: { requests: 1, perSeconds: 1, burst: 2 } });
    await countAllowed(limits, "token");
    nowMs -= 3_600_000;
    expect(await countAllowed(limits, "token")).toBe(0);
    nowMs += 1000;
    expect(await countAllowed(limits, "token")).toBe(1);
  });

  test("a blocked client causes no database query until it has a token again", async () => {
    let queries = 0;
    const database: Pick<Database, "run"> = {
      run(statements) {
        queries += 1;
        return tables.database.run(statements);
      },
    };
    const limits = createRateLimits(database as Database, () => nowMs);
    expect(await countAllowed(limits, "token")).toBe(30);
    queries = 0;
    for (let time = 0; time < 100; time += 1) expect(await countAllowed(limits, "token")).toBe(0);
    expect(queries).toBe(0);
    nowMs += 2001;
    expect(await countAllowed(limits, "token")).toBe(1);
  });
});
