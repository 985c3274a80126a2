import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const DAY_MS = 86_400_000;
/** Kept whatever their age: after a jump of the clock, or weeks without a backup, all would be old. */
const KEPT = 14;
/** A backup, the folder of its files, and what killed backups left (`.part`). */
const BACKUP_NAME = /^(.+\.sql\.gz)(?:\..*)?$/;

/** Deletes the backups of a folder that are older, with their files, but not the newest ones. */
export async function deleteOldBackups(folder: string, maxAgeDays: number, nowMs: number): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => ({
      name,
      backup: BACKUP_NAME.exec(name)?.[1],
      changedMs: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? nowMs,
    })),
  );
  const newest = found
    .filter(({ name, backup }) => name === backup)
    .toSorted((a, b) => b.changedMs - a.changedMs)
    .slice(0, KEPT);
  const kept = new Set(newest.flatMap(({ name }) => [name, `${name}.files`]));
  for (const { name, backup, changedMs } of found) {
    if (backup === undefined || kept.has(name) || nowMs - changedMs <= maxAgeDays * DAY_MS) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
