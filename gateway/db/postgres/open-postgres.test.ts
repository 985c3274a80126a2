/** What a server of its own adds to the port's promises: connections that break, statements cut off by the server. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { openPostgres } from "./open-postgres.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("postgres", { migrated: false });
});
afterAll(() => opened.close());

const run = (text: string, deadlineMs?: number) =>
  opened.database.run([{ text }], deadlineMs === undefined ? {} : { deadlineMs }).then(([result]) => result?.rows);
const pids = () => run("select pg_backend_pid() as pid");

test("a statement ends at its deadline, and its connection serves the next", async () => {
  const [before] = [await pids()];
  const started = performance.now();
  await expect(run("select pg_sleep(20)", 300)).rejects.toMatchObject({
    name: "DatabaseUnavailable",
    reason: "deadline",
  });
  // It did not sleep to its end.
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(await pids()).toEqual(before);
});

test("several short statements end at the deadline of them all", async () => {
  const sleeps = Array.from({ length: 10 }, () => ({ text: "select pg_sleep(0.2)" }));
  await expect(opened.database.run(sleeps, { deadlineMs: 300 })).rejects.toMatchObject({ reason: "deadline" });
  expect(await run("select 1 as a")).toEqual([{ a: "1" }]);
});

test("a connection that the server ends fails its call alone", async () => {
  const broken = run("select pg_terminate_backend(pg_backend_pid())");
  await expect(broken).rejects.toMatchObject({ name: "DatabaseUnavailable", reason: "connection" });
  expect(await run("select 1 as a")).toEqual([{ a: "1" }]);
});

test("listening goes on after its connection was lost", async () => {
  const heard: string[] = [];
  const stop = await opened.database.listen("news", (payload) => heard.push(payload));
  await run(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway listener' and datname = current_database()",
  );
  await expect
    .poll(async () => {
      await run("select pg_notify('news', 'again')");
      return heard.length;
    })
    .toBeGreaterThan(0);
  await stop();
});

test("COPY, which nobody feeds, is an error", async () => {
  await run("create table copied (id int)");
  await expect(run("copy copied from stdin")).rejects.toMatchObject({ code: "0A000" });
});

test("a server that is not there is unavailable", async () => {
  const nowhere = openPostgres({ url: "postgresql://postgres@localhost/postgres?host=/nonexistent" });
  const gone = { name: "DatabaseUnavailable", reason: "connection" };
  await expect(nowhere.run([{ text: "select 1" }])).rejects.toMatchObject(gone);
  await expect(nowhere.listen("news", () => {})).rejects.toMatchObject(gone);
  await nowhere.close();
});
