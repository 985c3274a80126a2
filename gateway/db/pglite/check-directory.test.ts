/** Startup errors for unusable data directories, which stay unchanged. */
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { failure, one, Place } from "#tests/support/embedded.ts";
import { restoredDir } from "./cluster.ts";

let place: Place;
beforeEach(async () => {
  place = await Place.make();
});
afterEach(() => place.remove());

test.each([
  [
    "of another Postgres version",
    (dir: string) => writeFileSync(join(dir, "PG_VERSION"), "17\n"),
    /Postgres 17.*npm run backup/,
  ],
  [
    "with a truncated control file",
    (dir: string) => writeFileSync(join(dir, "global/pg_control"), "truncated"),
    /cannot be opened.*npm run restore/,
  ],
  [
    "without a write-ahead log",
    (dir: string) => rmSync(join(dir, "pg_wal"), { recursive: true }),
    /cannot be opened: pg_wal missing/,
  ],
  [
    "with an empty write-ahead log",
    (dir: string) => {
      for (const name of readdirSync(join(dir, "pg_wal"))) rmSync(join(dir, "pg_wal", name), { recursive: true });
    },
    /cannot be opened.*npm run restore/,
  ],
  [
    "with other files",
    (dir: string) => {
      rmSync(dir, { recursive: true });
      mkdirSync(dir);
      writeFileSync(join(dir, "thesis.txt"), "mine");
    },
    /is not a database/,
  ],
])("rejects a directory %s", async (_what, damage, message) => {
  cpSync(place.templateDir, place.dataDir, { recursive: true });
  damage(place.dataDir);
  // A failed start leaves postmaster.pid behind.
  const names = () => readdirSync(place.dataDir).filter((name) => name !== "postmaster.pid");
  const before = names();
  expect(await failure(place.open())).toMatchObject({
    name: "DataDirectoryUnusable",
    message: expect.stringMatching(message),
  });
  expect(names()).toEqual(before);
});

test("a new cluster has the expected version", () => {
  expect(readFileSync(join(place.templateDir, "PG_VERSION"), "utf8").trim()).toBe("18");
});

test("a read-only folder fails with the system's error, which names it", async () => {
  if (process.getuid?.() === 0) return;
  mkdirSync(place.folder, { recursive: true });
  chmodSync(place.folder, 0o500);
  place.before(() => chmodSync(place.folder, 0o700));
  expect(await failure(place.open())).toMatchObject({ code: "EACCES" });
});

test("a required database is not created when missing", async () => {
  expect(await failure(place.open({ mustExist: true }))).toMatchObject({
    message: expect.stringContaining("There is no database in"),
  });
});

test("a restore that was killed between its two renames is completed", async () => {
  const first = await place.open();
  await first.run([{ text: "create table kept as select 7 as id" }]);
  await first.close();
  cpSync(place.dataDir, restoredDir(place.dataDir), { recursive: true });
  rmSync(place.dataDir, { recursive: true });
  expect(await one(await place.open(), "select id from kept")).toEqual({ id: "7" });
});
