/** Where the data are, by the same settings as the server's, for the programs that save and restore them. */
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { type Backup, BackupError } from "#gateway/backup/read.ts";
import { backupStream, writeBackup } from "#gateway/backup/write.ts";
import { openDatabase } from "#gateway/db/open.ts";
import { readAdminAddress } from "#gateway/operations/admin-listener.ts";
import { startErrorMessage } from "#gateway/operations/start-error.ts";
import { readConfig } from "#server/config.ts";

export interface DataPlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export function dataPlace(environment: Readonly<Record<string, string | undefined>>): DataPlace {
  const { databaseUrl, dataDir } = readConfig(environment);
  return { databaseUrl, dataDir };
}

/** Writes a backup. A running server makes that of its embedded database itself, since nobody else may open it. */
export async function backUp({ databaseUrl, dataDir }: DataPlace, file: string): Promise<Backup> {
  const running = databaseUrl === null ? await fromRunningServer(dataDir) : null;
  return running ? writeBackup(running, file) : backUpClosed({ databaseUrl, dataDir }, file);
}

/** Writes a backup of a database that no server of this machine has open. Fails with `DataDirectoryInUse`. */
export async function backUpClosed({ databaseUrl, dataDir }: DataPlace, file: string): Promise<Backup> {
  const database = await openDatabase({
    databaseUrl,
    dataDir: join(dataDir, "database"),
    mustExist: true,
    onWarning: console.error,
  });
  try {
    return await writeBackup(backupStream(database, new Date()), file);
  } finally {
    await database.close();
  }
}

/** Null where no server runs over the folder. */
async function fromRunningServer(dataDir: string): Promise<Readable | null> {
  const address = await readAdminAddress(dataDir);
  if (!address) return null;
  const headers = { authorization: `Bearer ${address.secret}` };
  const response = await fetch(`http://127.0.0.1:${address.port}/backup`, { method: "POST", headers }).catch(
    (error: TypeError & { cause?: { code?: string } }) => {
      // A server that was killed has left its address behind.
      if (error.cause?.code === "ECONNREFUSED") return null;
      throw error;
    },
  );
  // Another program may listen there by now; the folder's lock decides then.
  if (!response || response.status === 401 || response.status === 404) return null;
  if (!response.ok || !response.body) throw new Error(`The server made no backup: ${await response.text()}`);
  return Readable.fromWeb(response.body as ReadableStream);
}

export function describeBackup(file: string, { header, tables }: Backup): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${file}: ${rows} rows of ${tables.length} tables, as of ${header.madeAt}`;
}

/** Runs a program of one's own; what goes wrong becomes one sentence and the exit code 1. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : startErrorMessage(error));
    process.exit(1);
  }
}
