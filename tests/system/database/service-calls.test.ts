/** The rate limit of data services, shared by several servers through the database. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRest } from "#supabase/functions/_shared/backend.ts";
import { createCallLimiter, createSlotLimiter } from "#supabase/functions/fetch-crunchbase/call-limiter.ts";
import { createSourceStore } from "#supabase/functions/fetch-crunchbase/source-store.ts";
import { type AppHarness, openApp } from "#tests/support/app-harness.ts";

describe.each(["pglite", "postgres"] as const)("on %s", (engine) => {
  let app: AppHarness;
  let slept: number[];
  beforeAll(async () => {
    app = await openApp(engine, { servers: 2 });
  });
  beforeEach(async () => {
    slept = [];
    await app.database.run([
      { text: "delete from private.service_calls" },
      { text: "delete from private.service_slots" },
    ]);
  });
  afterAll(() => app.close());

  const server = (number: number, options: { calls: number; windowMs: number; maxWaitMs: number }) =>
    createCallLimiter({
      rest: createRest({ url: "http://gateway.test", serviceRoleKey: app.keys.serviceRoleKey }, (address, init) =>
        app.request(new URL(address).pathname, init, number),
      ),
      service: "a service",
      sleep: async (milliseconds) => void slept.push(milliseconds),
      ...options,
    });

  test("two servers with 40 concurrent calls let as many through as the limit allows", async () => {
    const options = { calls: 7, windowMs: 60_000, maxWaitMs: 0 };
    const attempts = [server(0, options), server(1, options)].flatMap((take) =>
      Array.from({ length: 20 }, () => take()),
    );
    const passed = await Promise.all(attempts);
    expect(passed.filter(Boolean)).toHaveLength(7);
    expect(slept).toEqual([]);
    expect(await server(1, { ...options, maxWaitMs: 70_000 })()).toBe(true);
    expect(slept).toEqual([expect.closeTo(60_000, -4)]);
  });

  test("waiting calls are spaced one window apart; a call that would wait too long is rejected", async () => {
    const take = server(0, { calls: 1, windowMs: 10_000, maxWaitMs: 25_000 });
    expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
    expect(slept).toEqual([expect.closeTo(10_000, -4), expect.closeTo(20_000, -4)]);
  });

  test("no window exceeds the limit, and only that many call times are stored", async () => {
    const take = server(0, { calls: 3, windowMs: 5000, maxWaitMs: 60_000 });
    for (let call = 0; call < 20; call += 1) await take();
    const [stored] = await app.database.run([
      { text: "select to_json(call_times) as call_times from private.service_calls" },
    ]);
    expect(JSON.parse(stored?.rows[0]?.["call_times"] ?? "[]")).toHaveLength(3);
    // The nth call is one window after call n - 3; waits are measured from the request.
    expect(slept).toHaveLength(17);
    for (const [index, waitMs] of slept.entries()) {
      expect(waitMs).toBeGreaterThan(5000 * (Math.floor(index / 3) + 1) - 2000);
      expect(waitMs).toBeLessThanOrEqual(5000 * (Math.floor(index / 3) + 1));
    }
  });

  const restOf = (number: number) =>
    createRest({ url: "http://gateway.test", serviceRoleKey: app.keys.serviceRoleKey }, (address, init) =>
      app.request(new URL(address).pathname, init, number),
    );
  const slots = (number: number, options: { maxWaitMs: number; leaseMs: number; calls?: number; ahead?: number }) =>
    createSlotLimiter({
      rest: restOf(number),
      service: "a service with slots",
      slots: 3,
      windowMs: 60_000,
      calls: 1000,
      sleep: () => new Promise((resolve) => setImmediate(resolve)),
      ...options,
    });

  test("of ten servers, no more than three have a request open at once, and all get their turn", async () => {
    let open = 0;
    let most = 0;
    const work = async (number: number) => {
      const { takeCall, handOver } = slots(number % 2, { maxWaitMs: 10_000_000, leaseMs: 60_000 });
      for (let request = 0; request < 3; request += 1) {
        expect(await takeCall()).toBe(true);
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
      }
      await handOver()?.release();
    };
    await Promise.all(Array.from({ length: 10 }, (_, number) => work(number)));
    expect(most).toBeLessThanOrEqual(3);
  });

  test("without a free slot a call is rejected, until a slot is given back or its lease ends", async () => {
    const limiter = (leaseMs = 60_000, calls = 1000) => slots(0, { maxWaitMs: 0, leaseMs, calls });
    const first = limiter();
    expect([await first.takeCall(), await limiter().takeCall(), await limiter().takeCall()]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await limiter().takeCall()).toBe(false);
    await first.handOver()?.release();
    // This server crashes.
    expect([await limiter(0).takeCall(), await limiter().takeCall()]).toEqual([true, true]);
    expect(await limiter().takeCall()).toBe(false);
    // A call that the rate limit rejects takes no slot.
    await first.handOver()?.release();
    await app.database.run([{ text: "delete from private.service_slots" }]);
    expect(await limiter(60_000, 1).takeCall()).toBe(false);
    const [left] = await app.database.run([{ text: "select count(*) from private.service_slots" }]);
    expect(left?.rows).toEqual([{ count: "0" }]);
  });

  test("calls that are reserved with the first one need no round trip, and count under the limit", async () => {
    const limiter = () => slots(0, { maxWaitMs: 0, leaseMs: 60_000, calls: 6, ahead: 3 });
    const first = limiter();
    const token = async () => {
      const [row] = await app.database.run([{ text: "select token from private.service_slots" }]);
      return row?.rows.map(({ token: held }) => held);
    };
    expect(await first.takeCall()).toBe(true);
    const held = await token();
    for (let call = 2; call <= 4; call += 1) expect(await first.takeCall()).toBe(true);
    expect(await token()).toEqual(held);
    await first.handOver()?.release();
    // Two calls are left: the first of a limiter, and one of the three that it would like to reserve.
    const second = limiter();
    expect([await second.takeCall(), await second.takeCall(), await second.takeCall()]).toEqual([true, true, false]);
  });

  const read = (
    number: number,
    { claim }: ReturnType<typeof slots>,
    urls = ["https://www.crunchbase.com/organization/n26"],
  ) => createSourceStore(restOf(number)).readAndClaim("wikidata", urls, "2026-11-20T10:00:00Z", claim);
  const countSlots = async () => {
    const [left] = await app.database.run([{ text: "select count(*) from private.service_slots" }]);
    return Number(left?.rows[0]?.["count"]);
  };

  test("of ten servers that take their slot while they read, three have a request open at once, and none keeps one", async () => {
    let open = 0;
    let most = 0;
    const work = async (number: number) => {
      const limiter = slots(number % 2, { maxWaitMs: 10_000_000, leaseMs: 60_000, ahead: 1 });
      // Two calls of one server.
      await Promise.all([read(number % 2, limiter), read(number % 2, limiter)]);
      for (let request = 0; request < 3; request += 1) {
        expect(await limiter.takeCall()).toBe(true);
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
      }
      await limiter.handOver()?.release();
    };
    await Promise.all(Array.from({ length: 10 }, (_, number) => work(number)));
    expect(most).toBeLessThanOrEqual(3);
    expect(await countSlots()).toBe(0);
  });

  test("two calls of one server take one slot, whether they read or ask for it", async () => {
    const limiter = slots(0, { maxWaitMs: 0, leaseMs: 60_000, ahead: 3 });
    await Promise.all([read(0, limiter), read(0, limiter)]);
    expect(await countSlots()).toBe(1);
    await Promise.all([limiter.takeCall(), read(0, limiter)]);
    expect(await countSlots()).toBe(1);
    await limiter.handOver()?.release();
    expect(await Promise.all([limiter.takeCall(), read(0, limiter)])).toEqual([true, []]);
    expect(await countSlots()).toBe(1);
    await limiter.handOver()?.release();
    expect(await Promise.all([read(0, limiter), limiter.takeCall()])).toEqual([[], true]);
    expect(await countSlots()).toBe(1);
    await limiter.handOver()?.release();
    // No URL is missing.
    await read(0, limiter, []);
    expect([limiter.handOver(), await countSlots()]).toEqual([null, 0]);
  });

  test("servers that are killed after they have read lose their slots when the leases end", async () => {
    const limiter = () => slots(0, { maxWaitMs: 0, leaseMs: 60_000 });
    for (const killed of [limiter(), limiter(), limiter()]) await read(1, killed);
    const next = limiter();
    expect([await read(0, next), await next.takeCall()]).toEqual([[], false]);
    await app.database.run([{ text: "update private.service_slots set held_until = now()" }]);
    await read(0, next);
    expect([await next.takeCall(), await countSlots()]).toEqual([true, 1]);
    // After a request that failed, the next call asks for a slot.
    await next.handOver()?.release();
    await expect(next.claim(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
    expect([await next.takeCall(), await countSlots()]).toEqual([true, 1]);
  });

  test("only the service role may reserve a call", async () => {
    const { accessToken } = await app.signUp();
    const body = JSON.stringify({ service: "a service", calls: 1, window_ms: 1, max_wait_ms: 0 });
    for (const token of [accessToken, app.keys.anonKey]) {
      const response = await app.as(token, "/rest/v1/rpc/take_service_call", { method: "POST", body });
      expect([401, 403, 404]).toContain(response.status);
    }
  });
});
