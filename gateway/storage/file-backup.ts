/**
 * Copies the bytes of a backup's objects beside it, and back. Each file is compared with the SHA-256 of its row. On the same disk, a
 * copy is a second name of the file: files never change.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { draftsFolder, flush, objectPath, objectsFolder } from "./file-store.ts";
import { isUuid } from "./uuid.ts";

export interface BackedUpFile {
  readonly version: string;
  /** Hexadecimal; null if the row has none. */
  readonly sha256: string | null;
}

export interface FileProblems {
  /** Versions without a file. */
  readonly missing: readonly string[];
  /** Versions whose file has other bytes. */
  readonly damaged: readonly string[];
}

/** Versions that were missing when the backup was made. */
const MISSING_FILE = "missing";

/** Reads the version and the checksum of a row of `storage.objects`. Null: it has no bytes of this service. */
export function backedUpFile(row: ReadonlyMap<string, string | null>): BackedUpFile | null {
  const version = row.get("version");
  if (!isUuid(version)) return null;
  const { eTag } = JSON.parse(row.get("metadata") ?? "null") ?? {};
  const [sha256 = null] = /[0-9a-f]{64}/.exec(String(eTag)) ?? [];
  return { version, sha256 };
}

/** All files of the folder. Call it before the rows are read: files that are deleted meanwhile are in the copy. */
export async function stageFiles(folder: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(objectsFolder(target), { recursive: true, mode: 0o700 });
  for (const shard of await readdir(objectsFolder(folder)).catch(() => [])) {
    for (const version of (await readdir(join(objectsFolder(folder), shard))).filter(isUuid)) {
      await duplicate(objectPath(folder, version), objectPath(target, version));
    }
  }
}

/** Completes a staged copy: adds files that are newer than the copy, removes those without a row, and compares the checksums. */
export async function completeStagedFiles(
  folder: string,
  staged: string,
  files: readonly BackedUpFile[],
): Promise<FileProblems> {
  await removeOthers(staged, files);
  const problems = await copyFiles(folder, staged, files);
  await writeMissing(staged, problems.missing);
  await flushFolders(staged);
  return problems;
}

/**
 * Moves a completed copy to its name. If there is an older copy of that name, both backups are complete until `removeOthers`: a crash
 * must not leave the older one without its files.
 */
export async function placeFiles(staged: string, target: string): Promise<void> {
  await mkdir(objectsFolder(target), { recursive: true, mode: 0o700 });
  for (const shard of await readdir(objectsFolder(staged))) {
    await mkdir(join(objectsFolder(target), shard), { recursive: true, mode: 0o700 });
    for (const name of await readdir(join(objectsFolder(staged), shard))) {
      await rename(join(objectsFolder(staged), shard, name), join(objectsFolder(target), shard, name));
    }
  }
  await writeMissing(target, [...new Set([...(await readMissing(target)), ...(await readMissing(staged))])]);
  await flushFolders(target);
  await flush(dirname(target));
}

/** Removes the files that the backup does not name. */
export async function removeOthers(target: string, files: readonly BackedUpFile[]): Promise<void> {
  const versions = new Set(files.map(({ version }) => version));
  for (const shard of await readdir(objectsFolder(target))) {
    for (const name of await readdir(join(objectsFolder(target), shard))) {
      if (!versions.has(name)) await rm(join(objectsFolder(target), shard, name));
    }
  }
}

async function writeMissing(folder: string, missing: readonly string[]): Promise<void> {
  await writeFile(join(folder, MISSING_FILE), missing.map((version) => `${version}\n`).join(""), { mode: 0o600 });
}

async function readMissing(folder: string): Promise<readonly string[]> {
  return (await readFile(join(folder, MISSING_FILE), "utf8").catch(() => "")).split("\n").filter(isUuid);
}

/** Copies the files of a backup into a folder of files, new or not. Those that the backup lacked count as present. */
export async function restoreFiles(
  backup: string,
  folder: string,
  files: readonly BackedUpFile[],
): Promise<FileProblems> {
  await mkdir(draftsFolder(folder), { recursive: true, mode: 0o700 });
  await mkdir(objectsFolder(folder), { recursive: true, mode: 0o700 });
  const { missing, damaged } = await copyFiles(backup, folder, files);
  await flushFolders(folder);
  const expected = new Set(await readMissing(backup));
  return { missing: missing.filter((version) => !expected.has(version)), damaged };
}

/** Compares the files of a folder with their rows. */
export async function verifyFiles(folder: string, files: readonly BackedUpFile[]): Promise<FileProblems> {
  const missing: string[] = [];
  const damaged: string[] = [];
  for (const { version, sha256 } of files) {
    const actual = await sha256Of(objectPath(folder, version));
    if (actual === null) missing.push(version);
    else if (sha256 !== null && actual !== sha256) damaged.push(version);
  }
  return { missing, damaged };
}

async function copyFiles(from: string, to: string, files: readonly BackedUpFile[]): Promise<FileProblems> {
  for (const { version } of files) await duplicate(objectPath(from, version), objectPath(to, version));
  return verifyFiles(to, files);
}

/**
 * Does nothing if there is no such file, or the copy exists. A symbolic link would be kept as one, and lead to another file, or to none
 * once the backup is deleted; opening a pipe would wait for ever.
 */
async function duplicate(from: string, to: string): Promise<void> {
  const found = await lstat(from).catch(() => null);
  if (found !== null && !found.isFile()) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EEXIST") return;
    // Another disk, or one without links.
    const draft = `${to}.part`;
    await copyFile(from, draft);
    await flush(draft);
    await rename(draft, to);
  }
}

async function flushFolders(folder: string): Promise<void> {
  for (const shard of await readdir(objectsFolder(folder))) await flush(join(objectsFolder(folder), shard));
  await flush(objectsFolder(folder));
  await flush(folder);
}

async function sha256Of(path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  return hash.digest("hex");
}
