import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRest } from "./backend.ts";
import { ProviderError } from "./errors.ts";
import { withinTime } from "./within-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const timedOut = () => new ProviderError("timeout", "It took too long.");

test.each([
  ["that succeeds", async () => 1],
  ["that fails", () => Promise.reject(new ProviderError("unavailable", "It is down."))],
])("a call %s leaves no timer, which would hold its bodies in memory", async (_case, work) => {
  await withinTime(20_000, timedOut, work).catch(() => {});
  const rest = createRest(
    { url: "http://database", serviceRoleKey: "key" },
    async () => new Response(`${await work()}`),
  );
  await rest("a_table").catch(() => {});
  expect(vi.getTimerCount()).toBe(0);
});

test("a call that ignores its signal fails when its time is over", async () => {
  const call = withinTime(20_000, timedOut, () => new Promise(() => {}));
  const rejected = expect(call).rejects.toMatchObject({ code: "timeout" });
  await vi.advanceTimersByTimeAsync(20_000);
  await rejected;
});

test("a request to the database is aborted after ten seconds", async () => {
  const rest = createRest(
    { url: "http://database", serviceRoleKey: "key" },
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  const rejected = expect(rest("a_table")).rejects.toMatchObject({
    code: "database_unavailable",
    detail: "a_table: TimeoutError",
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await rejected;
});
