/** Startup errors for unusable data directories, which stay unchanged. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EmbeddedDirectory, one, rejectionOf } from "#tests/support/embedded.ts";
import { restoredDir } from "./cluster.ts";

let directory: EmbeddedDirectory;
beforeEach(async () => {
  directory = await EmbeddedDirectory.make();
});
afterEach(() => directory.remove());

test.each([
  [
    "of another Postgres version",
    (dir: string) => writeFileSync(join(dir, "PG_VERSION"), "17\n"),
    /Postgres 17.*npm run backup/,
  ],
  [
    "with a truncated control file",
    (dir: string) => writeFileSync(join(dir, "global/pg_control"), "truncated"),
    /cannot be opened: global\/pg_control has 9 bytes instead of 8192.*npm run restore/,
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
  [
    "that is a symbolic link",
    (dir: string) => {
      renameSync(dir, `${dir}.elsewhere`);
      symlinkSync(`${dir}.elsewhere`, dir);
    },
    /is a symbolic link\. Set DATA_DIR/,
  ],
])("rejects a directory %s", async (_what, damage, message) => {
  cpSync(directory.templateDir, directory.dataDir, { recursive: true });
  damage(directory.dataDir);
  // A failed start leaves postmaster.pid behind.
  const names = () => readdirSync(directory.dataDir).filter((name) => name !== "postmaster.pid");
  const before = names();
  expect(await rejectionOf(directory.open())).toMatchObject({
    name: "DataDirectoryUnusable",
    message: expect.stringMatching(message),
  });
  expect(names()).toEqual(before);
});

test("a new cluster has the expected version", () => {
  expect(readFileSync(join(directory.templateDir, "PG_VERSION"), "utf8").trim()).toBe("18");
});

test("a read-only folder fails with the system's error, which names it", async () => {
  if (process.getuid?.() === 0) return;
  mkdirSync(directory.folder, { recursive: true });
  chmodSync(directory.folder, 0o500);
  directory.beforeRemoval(() => chmodSync(directory.folder, 0o700));
  expect(await rejectionOf(directory.open())).toMatchObject({ code: "EACCES" });
});

test("a required database is not created when missing", async () => {
  expect(await rejectionOf(directory.open({ ifMissing: "Is DATA_DIR the one that the server uses?" }))).toMatchObject({
    message: expect.stringContaining("There is no database in"),
  });
});

test("a restore that was killed between its two renames is completed", async () => {
  const first = await directory.open();
  await first.run([{ text: "create table kept as select 7 as id" }]);
  await first.close();
  cpSync(directory.dataDir, restoredDir(directory.dataDir), { recursive: true });
  rmSync(directory.dataDir, { recursive: true });
  expect(await one(await directory.open(), "select id from kept")).toEqual({ id: "7" });
});
