/** Behavior specific to a Postgres server: broken connections, statements canceled by the server. */
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

test("a statement is canceled at its deadline, and its connection stays usable", async () => {
  const [before] = [await pids()];
  const started = performance.now();
  await expect(run("select pg_sleep(20)", 300)).rejects.toMatchObject({
    name: "DatabaseUnavailable",
    reason: "deadline",
  });
  // It was interrupted.
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(await pids()).toEqual(before);
});

test("the deadline covers all statements of a run", async () => {
  const sleeps = Array.from({ length: 10 }, () => ({ text: "select pg_sleep(0.2)" }));
  // Much longer than one statement: on a busy machine, the connection takes a part of it.
  const options = { deadlineMs: 1000 };
  // The server has the Sync already and may commit.
  await expect(opened.database.run(sleeps, options)).rejects.toMatchObject({ reason: "unknown" });
  const [user] = (await run("select current_user as name")) ?? [];
  const runAs = { role: String(user?.["name"]), readOnly: true };
  await expect(opened.database.run(sleeps, { ...options, runAs })).rejects.toMatchObject({ reason: "deadline" });
  expect(await run("select 1 as a")).toEqual([{ a: "1" }]);
});

test("a connection closed by the server fails only its own call", async () => {
  const broken = run("select pg_terminate_backend(pg_backend_pid())");
  await expect(broken).rejects.toMatchObject({ name: "DatabaseUnavailable", reason: "connection" });
  expect(await run("select 1 as a")).toEqual([{ a: "1" }]);
});

test("listening resumes after a lost connection", async () => {
  const payloads: string[] = [];
  const stop = await opened.database.listen("news", (payload) => payloads.push(payload));
  await run(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gateway listener' and datname = current_database()",
  );
  await expect
    .poll(async () => {
      await run("select pg_notify('news', 'again')");
      return payloads.length;
    })
    .toBeGreaterThan(0);
  await stop();
});

test("writes to a server that became read-only in a failover are unavailable until the right server answers", async () => {
  await run("create table written (id int)");
  const readOnly = (value: string) =>
    run(`select set_config('default_transaction_read_only', '${value}', false), pg_backend_pid() as pid`);
  const insert = () => run("insert into written values (1)");
  // As the open connections of a server that was demoted; a new connection leads to the promoted one.
  const [demoted] = (await readOnly("on")) ?? [];
  await expect(insert()).rejects.toMatchObject({ name: "DatabaseUnavailable", reason: "connection" });
  await insert();
  expect((await pids())?.[0]?.["pid"]).not.toBe(demoted?.["pid"]);
  await readOnly("on");
  const transaction = opened.database.transaction((open) => open.query({ text: "insert into written values (2)" }));
  await expect(transaction).rejects.toMatchObject({ name: "DatabaseUnavailable", reason: "connection" });
  expect(await run("select * from written")).toEqual([{ id: "1" }]);
});

test("COPY FROM STDIN is rejected", async () => {
  await run("create table copied (id int)");
  await expect(run("copy copied from stdin")).rejects.toMatchObject({ code: "0A000" });
});

test("an unreachable server is unavailable", async () => {
  const nowhere = openPostgres({ url: "postgresql://postgres@localhost/postgres?host=/nonexistent" });
  const gone = { name: "DatabaseUnavailable", reason: "connection" };
  await expect(nowhere.run([{ text: "select 1" }])).rejects.toMatchObject(gone);
  await expect(nowhere.listen("news", () => {})).rejects.toMatchObject(gone);
  await nowhere.close();
});
