import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCallLimiter } from "./call-limiter.ts";

/** A limiter on a clock of its own: sleeping moves the clock. */
function limiterAt(options: { calls: number; windowMs: number; maxWaitMs: number }) {
  const clock = { ms: 1_000_000 };
  const limiter = createCallLimiter({
    ...options,
    now: () => clock.ms,
    sleep: async (milliseconds) => {
      clock.ms += milliseconds;
    },
  });
  return { limiter, clock };
}

describe("the call limiter", () => {
  test("lets the allowed number pass at once and the next one after a wait", async () => {
    const { limiter, clock } = limiterAt({ calls: 2, windowMs: 1000, maxWaitMs: 5000 });
    expect([await limiter.take(), await limiter.take(), clock.ms]).toEqual([true, true, 1_000_000]);
    expect([await limiter.take(), clock.ms]).toEqual([true, 1_001_000]);
  });

  test("turns away whoever would wait too long, and lets them in later", async () => {
    const { limiter, clock } = limiterAt({ calls: 1, windowMs: 60_000, maxWaitMs: 3000 });
    expect([await limiter.take(), await limiter.take()]).toEqual([true, false]);
    clock.ms += 57_000;
    expect([await limiter.take(), clock.ms]).toEqual([true, 1_060_000]);
  });

  test("queues those who ask while others wait", async () => {
    const waits: number[] = [];
    const limiter = createCallLimiter({
      calls: 1,
      windowMs: 100,
      maxWaitMs: 250,
      now: () => 0,
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
      },
    });
    expect(await Promise.all([limiter.take(), limiter.take(), limiter.take(), limiter.take()])).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(waits).toEqual([100, 200]);
  });

  test("never lets more pass in any window, whatever the times between", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(400), { maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        async (gaps, calls) => {
          const { limiter, clock } = limiterAt({ calls, windowMs: 1000, maxWaitMs: 300 });
          const passed: number[] = [];
          for (const gap of gaps) {
            clock.ms += gap;
            if (await limiter.take()) passed.push(clock.ms);
          }
          for (const at of passed)
            expect(passed.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(calls);
        },
      ),
    );
  });
});
