/** Removes files without a row: uploads that a crash or a lost connection cut off, and files whose removal failed. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#gateway/db/port/database.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";
import { draftsFolder, objectsFolder } from "./file-store.ts";
import { isUuid } from "./uuid.ts";

const VERSIONS_AT_ONCE = 1000;

export interface SweepOptions {
  readonly database: Database;
  readonly folder: string;
  /** Newer files may belong to an upload in progress. Milliseconds since 1970. */
  readonly olderThanMs: number;
  /** After each of the 256 parts of the folder, so that a sweep delays nobody. */
  readonly pauseMs: number;
  readonly signal: AbortSignal;
}

/** Returns the number of removed files. Ends early if the signal is aborted. */
export async function sweepFiles({ database, folder, olderThanMs, pauseMs, signal }: SweepOptions): Promise<number> {
  let removed = 0;
  const removeOld = async (path: string) => {
    // The time of a rename or link, too: a copy has the modification time of its source.
    const changedMs = (await stat(path).catch(ignoreMissing))?.ctimeMs;
    if (changedMs === undefined || changedMs >= olderThanMs) return;
    await rm(path, { force: true });
    removed += 1;
  };
  for (const name of await readdir(draftsFolder(folder))) await removeOld(join(draftsFolder(folder), name));
  for (const shard of await readdir(objectsFolder(folder))) {
    if (signal.aborted) return removed;
    const path = join(objectsFolder(folder), shard);
    const versions = (await readdir(path)).filter(isUuid);
    for (let start = 0; start < versions.length; start += VERSIONS_AT_ONCE) {
      const some = versions.slice(start, start + VERSIONS_AT_ONCE);
      const existing = await existingVersions(database, some);
      for (const version of some) if (!existing.has(version)) await removeOld(join(path, version));
    }
    if (pauseMs > 0) await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
  }
  return removed;
}

async function existingVersions(database: Database, versions: readonly string[]): Promise<ReadonlySet<string>> {
  const [result] = await database.run([
    { text: "select version from storage.objects where version = any ($1::text[])", values: [arrayLiteral(versions)] },
  ]);
  return new Set((result?.rows ?? []).map((row) => row["version"] ?? ""));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
