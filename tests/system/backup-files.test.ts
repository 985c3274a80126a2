/** Backup, restore and move carry the bytes of files, with their checksums. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#gateway/db/open.ts";
import { takeLock } from "#gateway/db/pglite/lock-file.ts";
import type { Database } from "#gateway/db/port/database.ts";
import {
  completeStagedFiles,
  placeFiles,
  removeOthers,
  stageFiles,
  verifyFiles,
} from "#gateway/storage/file-backup.ts";
import { createFileStore, objectPath } from "#gateway/storage/file-store.ts";
import { openFilesFolder } from "#gateway/storage/files-folder.ts";
import { writeObject } from "#gateway/storage/objects.ts";
import { sweepFiles } from "#gateway/storage/sweep.ts";
import {
  backUpWithFiles,
  filesInBackup,
  filesOf,
  moveWithFiles,
  restoreEmbeddedWithFiles,
  restorePostgresWithFiles,
} from "#server/commands/backup-with-files.ts";
import { backUpStopped } from "#server/commands/data-location.ts";
import { createDataDir, migratedTemplate, openTestDatabase } from "#tests/support/databases.ts";
import { fastFolder } from "#tests/support/fast-folder.ts";
import { namespacesError } from "#tests/support/namespaces.ts";
import { runCommand } from "#tests/support/run-command.ts";

const NAMES = ["plain.txt", "it's \\ a\tname\nin two lines.txt", "名前 🏦.txt"];
let folder: string;
let dataDir: string;
let filesDir: string;
let file: string;
/** By name. */
let versions: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(await fastFolder(), "test-backup-files-"));
  dataDir = join(folder, "data");
  filesDir = join(dataDir, "files");
  file = join(folder, "backups", "x.sql.gz");
  await createDataDir(dataDir);
  await withDatabase(async (database) => {
    await (await openFilesFolder(database, filesDir)).mismatch();
    await database.run([{ text: "insert into storage.buckets (id, name) values ('decks', 'decks')" }]);
    versions = new Map(await Promise.all(NAMES.map(async (name) => [name, await add(database, name)] as const)));
  });
  // Without a row.
  await (await createFileStore(filesDir).create(randomUUID())).commit();
  const { files, problems } = await backUpWithFiles(filesDir, file, backUpRows);
  expect([files, problems]).toEqual([3, { missing: [], damaged: [] }]);
});
afterAll(() => rm(folder, { recursive: true }));

const backUpRows = (draft: string) => backUpStopped({ databaseUrl: null, dataDir }, draft, async (backup) => backup);

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: null, dataDir: join(dataDir, "database"), onWarning: () => {} });
  return work(database).finally(() => database.close());
}

async function add(database: Database, name: string): Promise<string> {
  const version = randomUUID();
  const draft = await createFileStore(filesDir).create(version);
  await draft.write(Buffer.from(`bytes of ${name}`));
  const { bytes: size, sha256 } = await draft.commit();
  const times = { lastModified: "", mimetype: "text/plain", cacheControl: "no-cache", httpStatusCode: 200 };
  const metadata = { ...times, eTag: `"${sha256}"`, size, contentLength: size };
  const ids = { id: randomUUID(), bucket: "decks", key: name, version, owner: null };
  await writeObject(database, null, { ...ids, metadata, userMetadata: { note: "it's" } }, false);
  return version;
}

async function readBack(database: Database, from: string): Promise<ReadonlyMap<string, string>> {
  const [rows] = await database.run([{ text: "select name, version from storage.objects" }]);
  const entries = (rows?.rows ?? []).map(async ({ name, version }) => {
    return [String(name), await readFile(objectPath(from, String(version)), "utf8")] as const;
  });
  return new Map(await Promise.all(entries));
}

const EXPECTED = new Map(NAMES.map((name) => [name, `bytes of ${name}`]));
const versionOf = (name: string) => versions.get(name) ?? "";

test("a restore brings back rows and bytes, and keeps the old ones", async () => {
  await withDatabase(async (database) => {
    await database.run([
      { text: "select set_config('storage.allow_delete_query', 'true', true)" },
      { text: "delete from storage.objects" },
    ]);
    await add(database, "later.txt");
  });
  for (const version of versions.values()) await rm(objectPath(filesDir, version));
  const templateDir = await migratedTemplate();
  const options = { dataDir, file, filesDir, withoutFiles: false, templateDir, now: new Date(0) };
  const { previousFilesDir } = await restoreEmbeddedWithFiles(options);
  await withDatabase(async (database) => {
    expect(await readBack(database, filesDir)).toEqual(EXPECTED);
    // The folder is the restored database's.
    expect(await (await openFilesFolder(database, filesDir)).mismatch()).toBeNull();
  });
  expect(previousFilesDir).toMatch(/files\.before-restore-1970/);
});

test.each([
  ["a damaged file", async (path: string) => writeFile(path, "other bytes")],
  ["a missing file", async (path: string) => rm(path)],
  // With the right bytes, until they are changed or deleted.
  [
    "a link to a file",
    async (path: string) => {
      await rename(path, `${path}.elsewhere`);
      await symlink(`${path}.elsewhere`, path);
    },
  ],
  [
    "a pipe without a writer",
    async (path: string) => {
      await rm(path);
      expect(spawnSync("sh", ["-c", 'mkfifo "$0"', path]).status).toBe(0);
    },
  ],
])("a backup with %s is rejected before anything changes", async (_what, harm) => {
  const copy = join(folder, `${randomUUID()}.sql.gz`);
  await backUpWithFiles(filesDir, copy, backUpRows);
  const path = objectPath(filesOf(copy), versionOf("plain.txt"));
  // A second name of the file in the folder.
  const bytes = await readFile(path);
  await rm(path);
  await writeFile(path, bytes);
  await harm(path);
  const before = await readdir(filesDir);
  const templateDir = await migratedTemplate();
  const options = { dataDir, file: copy, filesDir, withoutFiles: false, templateDir, now: new Date() };
  await expect(restoreEmbeddedWithFiles(options)).rejects.toMatchObject({ code: "files-missing" });
  expect(await readdir(filesDir)).toEqual(before);
  await rm(filesOf(copy), { recursive: true });
  await expect(restoreEmbeddedWithFiles(options)).rejects.toMatchObject({ code: "files-missing" });
  await withDatabase(async (database) => expect(await readBack(database, filesDir)).toEqual(EXPECTED));
});

test("a backup says which files were lost before, and can be restored without them", async () => {
  const copy = join(folder, "lossy.sql.gz");
  const lost = objectPath(filesDir, versionOf("plain.txt"));
  const bytes = await readFile(lost);
  await rm(lost);
  await appendFile(objectPath(filesDir, versionOf("名前 🏦.txt")), "!");
  const { problems } = await backUpWithFiles(filesDir, copy, backUpRows);
  expect(problems).toEqual({ missing: [versionOf("plain.txt")], damaged: [versionOf("名前 🏦.txt")] });
  await writeFile(lost, bytes);
  await writeFile(objectPath(filesDir, versionOf("名前 🏦.txt")), "bytes of 名前 🏦.txt");
});

test("Postgres gets rows and bytes, also without files where the folder stays", async () => {
  const target = await openTestDatabase("postgres");
  const other = join(folder, "other-files");
  try {
    const options = { file, filesDir: other, withoutFiles: false, replace: true };
    await restorePostgresWithFiles(target.database, options);
    expect(await readBack(target.database, other)).toEqual(EXPECTED);
    await restorePostgresWithFiles(target.database, { ...options, withoutFiles: true });
    expect(await readBack(target.database, other)).toEqual(EXPECTED);
    expect(await (await openFilesFolder(target.database, other)).mismatch()).toBeNull();
  } finally {
    await target.close();
  }
});

test("a move names the files that its folder lacks, and a failed one leaves the target's folder as it was", async () => {
  const target = await openTestDatabase("postgres");
  const other = join(folder, "moved-files");
  try {
    await restorePostgresWithFiles(target.database, { file, filesDir: other, withoutFiles: false, replace: true });
    // It has no accounts, as an empty database.
    await rm(objectPath(other, versionOf("plain.txt")));
    const { problems } = await moveWithFiles(target.database, file, other);
    expect(problems).toEqual({ missing: [versionOf("plain.txt")], damaged: [] });
    await target.database.run([{ text: "insert into auth.users (id) values (gen_random_uuid())" }]);
    await expect(moveWithFiles(target.database, file, filesDir)).rejects.toMatchObject({ code: "not-empty" });
    expect(await (await openFilesFolder(target.database, other)).mismatch()).toBeNull();
  } finally {
    await target.close();
  }
});

test("a backup that fails, or ends between its steps, leaves the older one of the same name complete", async () => {
  const copy = join(folder, "replaced", "x.sql.gz");
  await backUpWithFiles(filesDir, copy, backUpRows);
  const before = await filesInBackup(copy);
  const later = await withDatabase((database) => add(database, "replaced.txt"));
  const loseStagedFiles = async (draft: string) => {
    const backup = await backUpRows(draft);
    for (const name of await readdir(dirname(copy))) {
      if (name.startsWith("x.sql.gz.files.")) await rm(join(dirname(copy), name), { recursive: true });
    }
    return backup;
  };
  await expect(backUpWithFiles(filesDir, copy, loseStagedFiles)).rejects.toThrow("ENOENT");
  expect(await filesInBackup(copy)).toEqual(before);
  expect((await readdir(dirname(copy))).sort()).toEqual(["x.sql.gz", "x.sql.gz.files"]);

  // The new files have their names, and the new rows do not.
  const [staged, complete] = [join(folder, "replaced", "staged"), { missing: [], damaged: [] }];
  const after = [{ version: later, sha256: null }];
  await stageFiles(filesDir, staged);
  expect(await completeStagedFiles(filesDir, staged, after)).toEqual(complete);
  await placeFiles(staged, filesOf(copy));
  expect(await verifyFiles(filesOf(copy), [...before, ...after])).toEqual(complete);
  await removeOthers(filesOf(copy), after);
  expect((await verifyFiles(filesOf(copy), [...before, ...after])).missing).toHaveLength(before.length);
});

const restoration = async () => ({
  dataDir,
  file,
  filesDir,
  withoutFiles: false,
  templateDir: await migratedTemplate(),
  now: new Date(),
});

test("after a restore of the records alone, the previous database can be put back with its files", async () => {
  const later = await withDatabase((database) => add(database, "after the backup.txt"));
  const options = { ...(await restoration()), withoutFiles: true };
  const { previousDir, previousFilesDir } = await restoreEmbeddedWithFiles(options);
  await withDatabase(async (database) => {
    expect(await (await openFilesFolder(database, filesDir)).mismatch()).toBeNull();
    // As the next start does.
    const sweep = { database, folder: filesDir, olderThanMs: Date.now() + 1000, pauseMs: 0 };
    await sweepFiles({ ...sweep, signal: new AbortController().signal });
    expect(await readBack(database, filesDir)).toEqual(EXPECTED);
  });
  expect(existsSync(objectPath(filesDir, later))).toBe(false);
  await rm(join(dataDir, "database"), { recursive: true });
  await rename(String(previousDir), join(dataDir, "database"));
  // Versions of it differ in the status for skipped files.
  spawnSync("cp", ["-rn", join(String(previousFilesDir), "objects"), filesDir]);
  await withDatabase(async (database) => {
    expect((await readBack(database, filesDir)).get("after the backup.txt")).toBe("bytes of after the backup.txt");
    expect(await (await openFilesFolder(database, filesDir)).mismatch()).toBeNull();
  });
  await restoreEmbeddedWithFiles(await restoration());
});

test("a restore that has to wait for another process leaves that one's draft alone", async () => {
  const lock = takeLock(join(dataDir, "database.lock"));
  const draft = join(`${filesDir}.restoring`, "objects", "of another restore");
  await mkdir(draft, { recursive: true });
  try {
    await expect(restoreEmbeddedWithFiles(await restoration())).rejects.toThrow("The database is in use by");
    expect(existsSync(draft)).toBe(true);
  } finally {
    lock.release();
  }
});

test.each([
  // The old database is still in place.
  ["before", async (database: string) => mkdir(join(`${database}.restored`, "base"), { recursive: true })],
  ["after", async (database: string) => rename(database, `${database}.restored`)],
])("a restore that ended %s it moved the old database away can be repeated", async (_when, interrupt) => {
  const database = join(dataDir, "database");
  await interrupt(database);
  const { previousDir } = await restoreEmbeddedWithFiles(await restoration());
  expect(existsSync(join(String(previousDir), "PG_VERSION"))).toBe(true);
  expect(existsSync(`${database}.restored`)).toBe(false);
  await withDatabase(async (restored) => expect(await readBack(restored, filesDir)).toEqual(EXPECTED));
});

test("a restore that does not fit deletes what it has written, so that it does not fill the disk", async (context) => {
  const reason = namespacesError();
  if (reason !== null) context.skip(reason);
  const small = join(folder, "small");
  await mkdir(small);
  const user = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  const mount = 'mount -t tmpfs -o size=100m tmpfs "$0" && "$@"; status=$?; ls -a "$0"; exit $status';
  const prefix = ["unshare", ...user, "--mount", "sh", "-c", mount, small];
  const { status, stdout, stderr } = await runCommand("restore", [file], { DATA_DIR: small }, prefix);
  expect([status, stderr]).toEqual([1, expect.stringContaining("Less than 500 MB are free")]);
  expect(stdout.split("\n").filter((name) => /^[^.]/.test(name))).toEqual([]);
  expect(stdout).toMatch(/^\.$/m);
});

test("a folder of files that is a volume of its own is rejected before anything changes", async (context) => {
  const reason = namespacesError();
  if (reason !== null) context.skip(reason);
  const before = await readdir(dataDir);
  const user = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  const mount = 'mount --bind "$0" "$0" && exec "$@"';
  const prefix = ["unshare", ...user, "--mount", "sh", "-c", mount, filesDir];
  const { status, stderr } = await runCommand("restore", [file], { DATA_DIR: dataDir }, prefix);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/files is a disk or volume of its own, .*FILES_DIR/)]);
  const after = await readdir(dataDir);
  expect(after.filter((name) => name.includes("before-restore"))).toEqual(
    before.filter((name) => name.includes("before-restore")),
  );
  await withDatabase(async (database) => {
    expect(await readBack(database, filesDir)).toEqual(EXPECTED);
    expect(await (await openFilesFolder(database, filesDir)).mismatch()).toBeNull();
  });
});
