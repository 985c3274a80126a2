import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { knownVersions } from "#gateway/db/migrations/migrate.ts";
import { flushTree, restoredDir } from "#gateway/db/pglite/cluster.ts";
import { takeLock } from "#gateway/db/pglite/lock-file.ts";
import { openPglite } from "#gateway/db/pglite/open-pglite.ts";
import { loadBackup, type Migrations, rejectNewerBackup } from "./load.ts";
import { type Backup, verifyBackup } from "./read.ts";
import type { Query } from "./table-list.ts";

export interface RestoreResult {
  readonly backup: Backup;
  /** Where the previous database was moved; null if there was none. */
  readonly previousDir: string | null;
}

/**
 * Loads a backup into a new embedded database and swaps it in. Keeps the previous one under another name. Throws `BackupError`
 * for an invalid file and `DataDirectoryInUse` while a server runs; both change nothing. Crash-safe: afterwards the old or the
 * new database is in place.
 */
export async function restoreEmbedded(options: {
  readonly dataDir: string;
  readonly file: string;
  readonly templateDir: string;
  readonly migrations: Migrations;
  readonly now: Date;
  /** Called first under the lock: two restores at once must not use each other's drafts. */
  readonly onLocked?: () => Promise<unknown>;
  /** Runs in the transaction of the restored rows. */
  readonly onLoaded?: (query: Query) => Promise<unknown>;
  /** Calls its argument, which replaces the database, at the right moment. */
  readonly onComplete?: (replace: () => Promise<void>) => Promise<void>;
}): Promise<RestoreResult> {
  const { dataDir, file, templateDir, migrations, now } = options;
  const backup = await verifyBackup(file);
  await rejectNewerBackup(backup, file, migrations);
  const directory = join(dataDir, "database");
  const lock = takeLock(`${directory}.lock`);
  try {
    await finishInterrupted(directory);
    await options.onLocked?.();
    const draft = `${directory}.restoring`;
    await rm(draft, { recursive: true, force: true });
    // The template has all migrations; an older backup needs only its own.
    const known = await knownVersions(migrations.migrationsDir);
    const isCurrent = known.every((version) => backup.header.migrations.includes(version));
    try {
      const database = await openPglite({ dataDir: draft, templateDir: isCurrent ? templateDir : undefined });
      try {
        await loadBackup(database, file, { migrations, onLoaded: options.onLoaded });
      } finally {
        await database.close();
      }
      await flushTree(draft);
    } catch (error) {
      // The disk may be full of it.
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    const previousDir = (await exists(directory)) ? `${directory}.before-restore-${stamp(now)}` : null;
    const replace = async () => {
      // From here on the new database is complete: a start without `directory` uses it.
      await rename(draft, restoredDir(directory));
      if (previousDir) await rename(directory, previousDir);
      await rename(restoredDir(directory), directory);
    };
    await (options.onComplete?.(replace) ?? replace());
    return { backup, previousDir };
  } finally {
    lock.release();
  }
}

/** A restore that ended between its renames leaves a complete database, which is the newest one if there is no other. */
async function finishInterrupted(directory: string): Promise<void> {
  const restored = restoredDir(directory);
  if (await exists(directory)) await rm(restored, { recursive: true, force: true });
  else if (await exists(restored)) await rename(restored, directory);
}

export function stamp(now: Date): string {
  return now.toISOString().slice(0, 23).replaceAll(/[:.]/g, "-");
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
