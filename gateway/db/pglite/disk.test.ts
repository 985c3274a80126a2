/** The embedded database and its disk: free space, fsync, permissions, write-ahead log, template. */

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EmbeddedDirectory, one, rejectionOf } from "#tests/support/embedded.ts";
import { runScript } from "#tests/support/run-script.ts";
import type { Database } from "../port/database.ts";
import type { ProtocolDatabase } from "../wire/protocol-database.ts";
import { openPgliteCore } from "./core.ts";
import { DurableFS, verifyFsync } from "./durable-fs.ts";
import { engineOver } from "./engine.ts";

const MEGABYTE = 1024 * 1024;
let directory: EmbeddedDirectory;

describe("a database on its disk", () => {
  beforeEach(async () => {
    directory = await EmbeddedDirectory.makeWithDatabase();
  });
  afterEach(() => directory.remove());

  test("is read-only while the disk is nearly full", async () => {
    let free = 600 * MEGABYTE;
    const database = await directory.open({ freeBytes: async () => free, probeMs: 20 });
    await database.run([{ text: "create table kept as select 1 as id" }]);
    const write = () =>
      database.run([{ text: "insert into kept values (2)" }]).then(
        () => "written",
        (error) => error.reason,
      );
    free = 100 * MEGABYTE;
    await expect.poll(write).toBe("disk-full");
    expect(await rejectionOf(database.transaction(({ query }) => query({ text: "delete from kept" })))).toMatchObject({
      reason: "disk-full",
    });
    expect(await rejectionOf(runScript(database, "drop table kept"))).toMatchObject({ reason: "disk-full" });
    const readOnly = database.run([{ text: "delete from kept" }], { runAs: { role: "postgres", readOnly: true } });
    expect(await rejectionOf(readOnly)).toMatchObject({ name: "DatabaseUnavailable" });
    expect(Number((await one(database, "select count(*) as n from kept"))?.["n"])).toBeGreaterThan(0);
    free = 600 * MEGABYTE;
    await expect.poll(write).toBe("written");
  });

  test("a write rejected for lack of space reports disk-full, even if there is space again by then", async () => {
    let free = 600 * MEGABYTE;
    const opened = await directory.open({ freeBytes: async () => free, probeMs: 20 });
    free = 100 * MEGABYTE;
    await expect.poll(() => (opened as ProtocolDatabase).diskFull).toBe(true);
    const late = opened.transaction(async ({ query }) => {
      free = 600 * MEGABYTE;
      await expect.poll(() => (opened as ProtocolDatabase).diskFull).toBe(false);
      await query({ text: "create table late (id int)" });
    });
    expect(await rejectionOf(late)).toMatchObject({ reason: "disk-full" });
  });

  test("does not start with less than 500 MB free", async () => {
    await expect(directory.open({ freeBytes: async () => 499 * MEGABYTE })).rejects.toThrow("Free some space");
    expect(existsSync(`${directory.dataDir}.lock`)).toBe(false);
  });

  test("flushes every commit, but not reads", async () => {
    const files = new DurableFS(await copyOfTemplate(), (why) => expect.unreachable(why));
    const pglite = await openPgliteCore({ fs: files }, { durable: true });
    await verifyFsync(pglite, files);
    const database = engineOver(pglite);
    directory.beforeRemoval(() => database.close());
    await database.run([{ text: "create table kept (id int)" }]);
    for (let id = 0; id < 200; id++) {
      const before = files.syncs;
      await database.run([{ text: "insert into kept values ($1)", values: [String(id)] }]);
      expect(files.syncs, `commit ${id}`).toBeGreaterThan(before);
    }
    const written = files.syncs;
    for (let id = 0; id < 20; id++) await database.run([{ text: "select * from kept" }]);
    expect(files.syncs).toBe(written);
  });

  test.each([
    ["the hook is missing", (directory: string) => new NodeFS(directory), true],
    ["fsync is turned off", (directory: string) => new DurableFS(directory, () => {}), false],
  ])("does not start if %s", async (_why, make, durable) => {
    const files = make(await copyOfTemplate());
    const pglite = await openPgliteCore({ fs: files }, { durable });
    directory.beforeRemoval(() => pglite.close());
    const counter = files instanceof DurableFS ? files : { syncs: 0 };
    await expect(verifyFsync(pglite, counter)).rejects.toThrow("power cut");
  });

  async function copyOfTemplate(): Promise<string> {
    const copy = join(directory.folder, "copy");
    cpSync(directory.templateDir, copy, { recursive: true });
    return copy;
  }

  test("ignores a template of another version", async () => {
    const old = join(directory.folder, "template");
    renameSync(directory.dataDir, old);
    writeFileSync(join(old, "template.json"), JSON.stringify({ pglite: "0.0.1", cluster: 1 }));
    const database = await directory.open({ templateDir: old });
    expect(await one(database, "select 1 as a")).toEqual({ a: "1" });
    expect(readFileSync(join(directory.dataDir, "template.json"), "utf8")).not.toContain("0.0.1");
  });
});

describe("a database in use", () => {
  let database: Database;
  beforeAll(async () => {
    directory = await EmbeddedDirectory.make();
    database = await directory.open();
  });
  afterAll(() => directory.remove());

  test("a caller that waits too long times out without a restart", async () => {
    const slow = database.transaction(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await rejectionOf(database.run([{ text: "select 1" }], { deadlineMs: 100 }))).toMatchObject({
      reason: "deadline",
    });
    await slow;
    expect(directory.warnings).toEqual([]);
  });

  test("its files are readable by the owner only", async () => {
    await database.run([
      { text: "create table modes as select generate_series(1, 10000) as id" },
      { text: "checkpoint" },
    ]);
    const modes = new Set(
      readdirSync(directory.dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
        const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777;
        return `${entry.isDirectory() ? "folder" : "file"} ${mode.toString(8)}`;
      }),
    );
    expect(statSync(directory.dataDir).mode & 0o777).toBe(0o700);
    expect([...modes].sort()).toEqual(["file 600", "folder 700"]);
  });

  test("the write-ahead log stays small", async () => {
    await database.run([{ text: "create table filled (id int, filling text)" }]);
    for (let round = 0; round < 8; round++) {
      await database.run([
        { text: "insert into filled select id, repeat(md5(id::text), 30) from generate_series(1, 10000) id" },
      ]);
    }
    const log = join(directory.dataDir, "pg_wal");
    const bytes = readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0);
    expect(bytes).toBeLessThan(64 * MEGABYTE);
  });

  test("extensions can be created", async () => {
    await runScript(
      database,
      "create schema extensions; create extension pg_trgm schema extensions; create extension unaccent schema extensions; create extension citext schema extensions",
    );
    expect(
      await one(
        database,
        "select extensions.similarity('word', 'words') > 0.5 as a, extensions.unaccent('Äpfel') as b",
      ),
    ).toEqual({
      a: "t",
      b: "Apfel",
    });
  });
});
