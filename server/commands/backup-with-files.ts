/** Backs up and restores the database together with the folder of files. */

import { randomUUID } from "node:crypto";
import { rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadBackup } from "#gateway/backup/load.ts";
import { type Backup, BackupError, rowsOfTable, verifyBackup } from "#gateway/backup/read.ts";
import { type RestoreResult, restoreEmbedded, stamp } from "#gateway/backup/restore-embedded.ts";
import type { Query } from "#gateway/backup/table-list.ts";
import type { Database } from "#gateway/db/port/database.ts";
import {
  type BackedUpFile,
  backedUpFile,
  completeStagedFiles,
  type FileProblems,
  placeFiles,
  removeOthers,
  restoreFiles,
  stageFiles,
  verifyFiles,
} from "#gateway/storage/file-backup.ts";
import { flush } from "#gateway/storage/file-store.ts";
import { adoptFolder } from "#gateway/storage/files-folder.ts";
import { MIGRATIONS } from "#server/locations.ts";

/** Objects may be deleted while the backup is made; the second attempt is consistent. */
const ATTEMPTS = 2;

/** Beside the backup: `x.sql.gz.files`. */
export function filesOf(file: string): string {
  return `${file}.files`;
}

/**
 * Runs `backUp`, which writes the rows into its argument, and copies the files that they name. A backup of the same name is replaced
 * once the new one is complete.
 */
export async function backUpWithFiles(
  folder: string,
  file: string,
  backUp: (draft: string) => Promise<Backup>,
): Promise<{ readonly backup: Backup; readonly files: number; readonly problems: FileProblems }> {
  const id = randomUUID();
  const [draft, staged, target] = [`${file}.${id}.part`, `${filesOf(file)}.${id}.part`, filesOf(file)];
  try {
    for (let attempt = 1; ; attempt += 1) {
      await stageFiles(folder, staged);
      const backup = await backUp(draft);
      const files = await filesInBackup(draft);
      const problems = await completeStagedFiles(folder, staged, files);
      if (problems.missing.length > 0 && attempt < ATTEMPTS) continue;
      await placeFiles(staged, target);
      await rename(draft, file);
      await flush(dirname(file));
      await removeOthers(target, files);
      return { backup, files: files.length, problems };
    }
  } finally {
    await rm(draft, { force: true });
    await rm(staged, { recursive: true, force: true });
  }
}

export async function filesInBackup(file: string): Promise<readonly BackedUpFile[]> {
  const files: BackedUpFile[] = [];
  for await (const row of rowsOfTable(file, '"storage"."objects"')) {
    const stored = backedUpFile(row);
    if (stored !== null) files.push(stored);
  }
  return files;
}

interface RestoreOptions {
  readonly file: string;
  readonly filesDir: string;
  /** Restores the records alone, for those who restore the folder of files by other means. */
  readonly withoutFiles: boolean;
}

/** Swaps in a new database and a new folder of files; the old ones keep other names. @throws BackupError; then nothing changed */
export async function restoreEmbeddedWithFiles(
  options: RestoreOptions & { readonly dataDir: string; readonly templateDir: string; readonly now: Date },
): Promise<RestoreResult & { readonly previousFilesDir: string | null }> {
  const { file, filesDir, dataDir, templateDir, now } = options;
  const source = await backupFolder(options);
  const draft = `${filesDir}.restoring`;
  const common = { dataDir, file, templateDir, migrations: MIGRATIONS, now };
  if (source === null) {
    // The sweep of the next start removes the files that have no row any more, but the previous database needs them. Inside, because the
    // folder may be a volume of its own.
    const kept = (await exists(filesDir)) ? join(filesDir, `before-restore-${stamp(now)}`) : null;
    const onLocked = async () => kept === null || stageFiles(filesDir, kept);
    const restored = await restoreEmbedded({ ...common, onLocked, onLoaded: adopt(filesDir) }).catch(
      async (error: unknown) => {
        if (kept !== null) await rm(kept, { recursive: true, force: true });
        throw error;
      },
    );
    return { ...restored, previousFilesDir: kept };
  }
  const previousFilesDir = (await exists(filesDir)) ? `${filesDir}.before-restore-${stamp(now)}` : null;
  let hasDraft = false;
  const restored = await restoreEmbedded({
    ...common,
    async onLocked() {
      hasDraft = true;
      await rm(draft, { recursive: true, force: true });
      rejectProblems(file, await restoreFiles(source.folder, draft, source.files));
    },
    onLoaded: adopt(draft),
    // A crash in between leaves a folder that is not the database's: uploads are rejected until the restore is repeated.
    async onComplete(replaceDatabase) {
      // First, because it can fail.
      if (previousFilesDir !== null) await moveAway(filesDir, previousFilesDir);
      try {
        await replaceDatabase();
      } catch (error) {
        if (previousFilesDir !== null) await rename(previousFilesDir, filesDir);
        throw error;
      }
      hasDraft = false;
      await rename(draft, filesDir);
    },
  }).catch(async (error: unknown) => {
    // The disk may be full of it.
    if (hasDraft) await rm(draft, { recursive: true, force: true });
    throw error;
  });
  return { ...restored, previousFilesDir };
}

async function moveAway(filesDir: string, target: string): Promise<void> {
  try {
    await rename(filesDir, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EBUSY" && code !== "EXDEV") throw error;
    throw new BackupError(
      "files-folder",
      `${filesDir} is a disk or volume of its own, which cannot be renamed. Nothing was changed. Restore with FILES_DIR set to a new folder on it, and keep that setting.`,
      { cause: error },
    );
  }
}

/** Adds the files to the folder, then loads the rows. The sweep removes files of replaced rows. @throws BackupError */
export async function restorePostgresWithFiles(
  database: Database,
  options: RestoreOptions & { readonly replace: boolean },
): Promise<Backup> {
  const { file, filesDir, replace } = options;
  const source = await backupFolder(options);
  if (source !== null) rejectProblems(file, await restoreFiles(source.folder, filesDir, source.files));
  return loadBackup(database, file, { migrations: MIGRATIONS, replace, onLoaded: adopt(filesDir) });
}

/** Loads the rows into another database, which keeps the folder of files. */
export async function moveWithFiles(
  database: Database,
  file: string,
  filesDir: string,
): Promise<{ readonly backup: Backup; readonly problems: FileProblems }> {
  const backup = await loadBackup(database, file, { migrations: MIGRATIONS, onLoaded: adopt(filesDir) });
  return { backup, problems: await verifyFiles(filesDir, await filesInBackup(file)) };
}

/** In the transaction of the rows: otherwise a crash in between would leave a database that saves no files. */
function adopt(folder: string) {
  return (query: Query) => adoptFolder(query, folder);
}

/** Null: no files are to be restored. */
async function backupFolder({
  file,
  withoutFiles,
}: RestoreOptions): Promise<{ readonly folder: string; readonly files: readonly BackedUpFile[] } | null> {
  if (withoutFiles) return null;
  await verifyBackup(file);
  const files = await filesInBackup(file);
  const folder = filesOf(file);
  if (await exists(folder)) return { folder, files };
  if (files.length === 0) return null;
  throw new BackupError(
    "files-missing",
    `${file} names ${files.length} files, and ${folder} is missing. Put the folder beside the backup, or add --without-files to restore the records alone.`,
  );
}

function rejectProblems(file: string, { missing, damaged }: FileProblems): void {
  if (missing.length + damaged.length === 0) return;
  throw new BackupError(
    "files-missing",
    `${missing.length} files are missing from ${filesOf(file)}, and ${damaged.length} are damaged. Use another backup, or add --without-files to restore the records alone.`,
  );
}

/** Null if there are none. */
export function describeProblems({ missing, damaged }: FileProblems): string | null {
  if (missing.length + damaged.length === 0) return null;
  const list = [...missing.map((version) => `missing ${version}`), ...damaged.map((version) => `damaged ${version}`)];
  return `${missing.length} files are missing and ${damaged.length} are damaged: ${list.slice(0, 10).join(", ")}. Restore them from an older backup.`;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
