/** Shared by the commands: finds the data by the server's settings and writes backups. */
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { type Backup, BackupError } from "#gateway/backup/read.ts";
import { backupStream, writeBackup } from "#gateway/backup/write.ts";
import { openDatabase } from "#gateway/db/open.ts";
import { checkLock, DataDirectoryInUse } from "#gateway/db/pglite/lock-file.ts";
import { readAdminAddress } from "#gateway/operations/admin-listener.ts";
import { startErrorMessage } from "#gateway/operations/start-error.ts";
import { readConfig } from "#server/config.ts";

export interface DataLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly filesDir: string;
}

export function readDataLocation(environment: Readonly<Record<string, string | undefined>>): DataLocation {
  const { databaseUrl, dataDir, filesDir } = readConfig(environment);
  return { databaseUrl, dataDir, filesDir };
}

/** A running server creates the backup itself: only one process may open the embedded database. */
export async function backUp(location: DataLocation, file: string): Promise<Backup> {
  const running = location.databaseUrl === null ? await requestBackup(location.dataDir) : null;
  return running ? writeBackup(running, file) : backUpStopped(location, file, async (backup) => backup);
}

/**
 * Calls `then` after the backup, while the database is still open.
 * @throws DataDirectoryInUse while a server on this machine has the embedded database open
 */
export async function backUpStopped<Result>(
  { databaseUrl, dataDir }: Pick<DataLocation, "databaseUrl" | "dataDir">,
  file: string,
  then: (backup: Backup) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    databaseUrl,
    dataDir: join(dataDir, "database"),
    ifMissing: "Is DATA_DIR the one that the server uses?",
    onWarning: console.error,
  });
  try {
    return await then(await writeBackup(backupStream(database, new Date()), file));
  } finally {
    await database.close();
  }
}

/** Null if no server is running on the data directory. */
async function requestBackup(dataDir: string): Promise<Readable | null> {
  const response = await requestRunningServer(dataDir, "/backup");
  if (response === null) return null;
  if (!response.ok || !response.body) throw new Error(`The server could not create a backup: ${await response.text()}`);
  return Readable.fromWeb(response.body as ReadableStream);
}

/** POSTs to the admin listener. Null if no server is running on the data directory. */
export async function requestRunningServer(dataDir: string, path: string, body = ""): Promise<Response | null> {
  const address = await readAdminAddress(dataDir);
  // A killed server leaves its address file behind, and another program may listen on the port now.
  if (!address || !isInUse(join(dataDir, "database.lock"))) return null;
  const headers = { authorization: `Bearer ${address.secret}` };
  const response = await fetch(`http://127.0.0.1:${address.port}${path}`, { method: "POST", headers, body }).catch(
    (error: TypeError & { cause?: { code?: string } }) => {
      // The lock is another command's, or a server's that is starting.
      if (error.cause?.code === "ECONNREFUSED") return null;
      throw error;
    },
  );
  // Another program listens on the port.
  return response === null || response.status === 401 || response.status === 404 ? null : response;
}

function isInUse(lock: string): boolean {
  try {
    checkLock(lock);
    return false;
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return true;
    throw error;
  }
}

export function describeBackup(file: string, { header, tables }: Backup): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${file}: ${rows} rows in ${tables.length} tables, as of ${header.madeAt}`;
}

/** Prints an error as one message and exits with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : startErrorMessage(error));
    process.exit(1);
  }
}
