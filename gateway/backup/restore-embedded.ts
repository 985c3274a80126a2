import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { knownVersions } from "#gateway/db/migrations/migrate.ts";
import { flushTree, restoredDir } from "#gateway/db/pglite/cluster.ts";
import { takeLock } from "#gateway/db/pglite/lock-file.ts";
import { openPglite } from "#gateway/db/pglite/open-pglite.ts";
import { loadBackup, type Migrations, rejectNewerBackup } from "./load.ts";
import { type Backup, verifyBackup } from "./read.ts";

export interface Restored {
  readonly backup: Backup;
  /** Where the database went that was there before; null where there was none. */
  readonly setAside: string | null;
}

/**
 * Makes the embedded database anew from a backup, in a folder beside it that takes its place when all rows are in it and
 * compared. The old one is kept. Fails with `BackupError` where the file is not whole, with `DataDirectoryInUse` where a
 * server runs; both leave everything as it was. Killed at any moment it leaves the old database or the new one.
 */
export async function restoreEmbedded(options: {
  readonly dataDir: string;
  readonly file: string;
  readonly templateDir: string;
  readonly migrations: Migrations;
  readonly now: Date;
}): Promise<Restored> {
  const { dataDir, file, templateDir, migrations, now } = options;
  const backup = await verifyBackup(file);
  await rejectNewerBackup(backup, file, migrations);
  const directory = join(dataDir, "database");
  const lock = takeLock(`${directory}.lock`);
  try {
    const draft = `${directory}.restoring`;
    await rm(draft, { recursive: true, force: true });
    // The template has all migrations; an older backup needs a database that has its own.
    const known = await knownVersions(migrations.migrationsDir);
    const isCurrent = known.every((version) => backup.header.migrations.includes(version));
    const database = await openPglite({ dataDir: draft, templateDir: isCurrent ? templateDir : undefined });
    try {
      await loadBackup(database, file, { migrations });
    } finally {
      await database.close();
    }
    await flushTree(draft);
    // From here on it is whole: a start that finds no database takes this one.
    await rename(draft, restoredDir(directory));
    const setAside = (await exists(directory)) ? `${directory}.before-restore-${stamp(now)}` : null;
    if (setAside) await rename(directory, setAside);
    await rename(restoredDir(directory), directory);
    return { backup, setAside };
  } finally {
    lock.release();
  }
}

function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(":", "-");
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
