import { expect, test } from "vitest";
import type { Database, Result } from "#gateway/db/port/database.ts";
import { createReadiness } from "./readiness.ts";

const answer = (value: string): readonly Result[] => [{ rows: [{ answer: value }], affectedRows: 1 }];
const over = (run: () => Promise<readonly Result[]>, patienceMs?: number) =>
  createReadiness({ run } as Partial<Database> as Database, patienceMs);

test.each<[string, () => Promise<readonly Result[]>, boolean]>([
  ["that answers rightly", async () => answer("42"), true],
  ["that answers wrongly, as a broken engine may", async () => answer("41"), false],
  ["that answers nothing", async () => [], false],
  ["that fails", () => Promise.reject(new Error("gone")), false],
  ["that does not answer in time", () => new Promise(() => {}), false],
])("a database %s", async (_what, run, ready) => {
  expect(await over(run, 30)()).toBe(ready);
});

test("many who ask at once ask the database once, and it recovers", async () => {
  let asked = 0;
  let pending = Promise.withResolvers<readonly Result[]>();
  const isReady = over(() => {
    asked += 1;
    return pending.promise;
  }, 20);
  expect(await Promise.all([isReady(), isReady()])).toEqual([false, false]);
  expect(await isReady()).toBe(false);
  expect(asked).toBe(1);
  pending.resolve(answer("42"));
  await pending.promise;
  pending = Promise.withResolvers();
  pending.resolve(answer("42"));
  await expect.poll(isReady).toBe(true);
});
