import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "#gateway/db/port/database.ts";
import { dump } from "./dump.ts";
import { type Backup, verifyBackup } from "./read.ts";

/** The bytes of a backup file. The stream fails if the database does. */
export function backupStream(database: Database, now: Date): Readable {
  const zipped = createGzip();
  // The stream emits the same error.
  pipeline(Readable.from(dump(database, now)), zipped).catch(() => {});
  return zipped;
}

/**
 * Writes the file with mode 600, because it contains password hashes. Verifies and flushes it before it gets its name. Throws
 * `BackupError` if the bytes are not a complete backup.
 */
export async function writeBackup(bytes: Readable, file: string): Promise<Backup> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flags: "wx" }));
    const backup = await verifyBackup(draft);
    await flush(draft);
    await rename(draft, file);
    await flush(dirname(file));
    return backup;
  } finally {
    await rm(draft, { force: true });
  }
}

/** `backups/2026-01-31T12-00-00.sql.gz` in the data directory. */
export function defaultBackupFile(dataDir: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return join(dataDir, "backups", `${time}.sql.gz`);
}

async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
