import { expect, test } from "vitest";
import { type Database, DatabaseUnavailable, type Result } from "#gateway/db/port/database.ts";
import { createSchemaCache } from "./schema-cache.ts";

const EMPTY = JSON.stringify({ relations: [], routines: [], types: [] });

function setUp() {
  const state = { loads: 0, failing: false, now: 0, notify: (_payload: string) => {}, errors: [] as unknown[] };
  const database: Pick<Database, "run" | "listen"> = {
    run: async () => {
      state.loads++;
      if (state.failing) throw new DatabaseUnavailable("connection", "gone");
      const catalog: Result = { rows: [{ catalog: EMPTY }], affectedRows: 1 };
      return [catalog, catalog];
    },
    listen: async (channel, onPayload) => {
      expect(channel).toBe("pgrst");
      state.notify = onPayload;
      return async () => {};
    },
  };
  const cache = createSchemaCache({
    database: database as Database,
    schemas: ["public"],
    onError: (error) => state.errors.push(error),
    now: () => state.now,
  });
  return { cache, state };
}

test("concurrent requests load the catalog once", async () => {
  const { cache, state } = setUp();
  const [a, b] = await Promise.all([cache.current(), cache.current()]);
  expect(a).toBe(b);
  expect(await cache.current()).toBe(a);
  expect(state.loads).toBe(1);
});

test("reloads on NOTIFY pgrst, 'reload schema'", async () => {
  const { cache, state } = setUp();
  const first = await cache.current();
  state.notify("reload config");
  expect(state.loads).toBe(1);
  state.notify("reload schema");
  expect(await cache.current()).not.toBe(first);
  expect(state.loads).toBe(2);
});

test("reloads for a missing name, at most every 5 s", async () => {
  const { cache, state } = setUp();
  const first = await cache.current();
  expect(await cache.reloadAfterMiss(first)).toBe(first);
  state.now = 5000;
  const second = await cache.reloadAfterMiss(first);
  expect(second).not.toBe(first);
  expect(await cache.reloadAfterMiss(second)).toBe(second);
  expect(await cache.reloadAfterMiss(first)).toBe(second);
  expect(state.loads).toBe(2);
});

test("keeps the old catalog if a reload fails", async () => {
  const { cache, state } = setUp();
  const first = await cache.current();
  state.failing = true;
  state.notify("reload schema");
  expect(await cache.current()).toBe(first);
  expect(state.errors).toHaveLength(1);
});

test("the first load fails with 503, and the next request retries", async () => {
  const { cache, state } = setUp();
  state.failing = true;
  await expect(cache.current()).rejects.toMatchObject({ status: 503, code: "PGRST002" });
  state.failing = false;
  await expect(cache.current()).resolves.toBeDefined();
});
