/** What a start says of a data directory that cannot be used, and that it leaves it alone. */
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
    "of another Postgres",
    (dir: string) => writeFileSync(join(dir, "PG_VERSION"), "17\n"),
    /Postgres 17.*npm run backup/,
  ],
  [
    "whose control file is torn",
    (dir: string) => writeFileSync(join(dir, "global/pg_control"), "torn"),
    /does not open.*npm run restore/,
  ],
  [
    "whose log is gone",
    (dir: string) => rmSync(join(dir, "pg_wal"), { recursive: true }),
    /does not open: pg_wal missing/,
  ],
  [
    "whose log is empty",
    (dir: string) => {
      for (const name of readdirSync(join(dir, "pg_wal"))) rmSync(join(dir, "pg_wal", name), { recursive: true });
    },
    /does not open.*npm run restore/,
  ],
  [
    "that is somebody else's",
    (dir: string) => {
      rmSync(dir, { recursive: true });
      mkdirSync(dir);
      writeFileSync(join(dir, "thesis.txt"), "mine");
    },
    /something else than a database/,
  ],
])("a directory %s is refused in plain words", async (_what, spoil, words) => {
  cpSync(place.templateDir, place.dataDir, { recursive: true });
  spoil(place.dataDir);
  // The engine leaves its pid where it tried.
  const names = () => readdirSync(place.dataDir).filter((name) => name !== "postmaster.pid");
  const before = names();
  expect(await failure(place.open())).toMatchObject({
    name: "DataDirectoryUnusable",
    message: expect.stringMatching(words),
  });
  expect(names()).toEqual(before);
});

test("a cluster made here is of the version that is expected here", () => {
  expect(readFileSync(join(place.templateDir, "PG_VERSION"), "utf8").trim()).toBe("18");
});

test("where nobody may write, the system's refusal names the folder", async () => {
  if (process.getuid?.() === 0) return;
  mkdirSync(place.folder, { recursive: true });
  chmodSync(place.folder, 0o500);
  place.before(() => chmodSync(place.folder, 0o700));
  expect(await failure(place.open())).toMatchObject({ code: "EACCES" });
});

test("what has to be there already is not made", async () => {
  expect(await failure(place.open({ mustExist: true }))).toMatchObject({
    message: expect.stringContaining("There is no database in"),
  });
});

test("a restore that was killed between its two renames is brought to its end", async () => {
  const first = await place.open();
  await first.run([{ text: "create table kept as select 7 as id" }]);
  await first.close();
  cpSync(place.dataDir, restoredDir(place.dataDir), { recursive: true });
  rmSync(place.dataDir, { recursive: true });
  expect(await one(await place.open(), "select id from kept")).toEqual({ id: "7" });
});
