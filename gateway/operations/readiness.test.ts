import { expect, test } from "vitest";
import { type Database, DatabaseUnavailable, type Result } from "#gateway/db/port/database.ts";
import { createReadiness } from "./readiness.ts";

const result = (value: string): readonly Result[] => [{ rows: [{ answer: value }], affectedRows: 1 }];
const readinessOf = (run: () => Promise<readonly Result[]>, timeoutMs?: number, silentForMs = 60_000) =>
  createReadiness({ run, respondedAt: performance.now() - silentForMs } as Partial<Database> as Database, timeoutMs);

test.each<[string, () => Promise<readonly Result[]>, boolean]>([
  ["that responds is ready", async () => result("42"), true],
  ["that returns a wrong result, as a broken engine may, is not ready", async () => result("41"), false],
  ["that returns no rows is not ready", async () => [], false],
  ["that fails is not ready", () => Promise.reject(new Error("gone")), false],
  ["that does not respond in time is not ready", () => new Promise(() => {}), false],
])("a database %s", async (_what, run, ready) => {
  expect(await readinessOf(run, 30)()).toBe(ready);
});

test.each<[string, () => Promise<readonly Result[]>, number, boolean]>([
  ["does not respond in time, but to other requests", () => new Promise(() => {}), 5000, true],
  [
    "is busy, but responds to other requests",
    () => Promise.reject(new DatabaseUnavailable("deadline", "")),
    5000,
    true,
  ],
  ["is busy and silent", () => Promise.reject(new DatabaseUnavailable("deadline", "")), 16_000, false],
  ["restarts", () => Promise.reject(new DatabaseUnavailable("restarting", "")), 0, false],
])("a database that %s", async (_what, run, silentForMs, ready) => {
  expect(await readinessOf(run, 30, silentForMs)()).toBe(ready);
});

test("concurrent checks share one query, and readiness recovers", async () => {
  let queries = 0;
  let pending = Promise.withResolvers<readonly Result[]>();
  const isReady = readinessOf(() => {
    queries += 1;
    return pending.promise;
  }, 20);
  expect(await Promise.all([isReady(), isReady()])).toEqual([false, false]);
  expect(await isReady()).toBe(false);
  expect(queries).toBe(1);
  pending.resolve(result("42"));
  await pending.promise;
  pending = Promise.withResolvers();
  pending.resolve(result("42"));
  await expect.poll(isReady).toBe(true);
});
