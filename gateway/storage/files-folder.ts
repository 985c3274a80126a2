/**
 * The folder of files belongs to one database: both have the same ID. A server that sees another folder (a share that is not
 * mounted, a wrong setting) must not save files, and must not take the files of another database for orphans.
 */
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Statement } from "#gateway/db/port/database.ts";
import { createFileStore, draftsFolder, type FileStore, flush, objectsFolder } from "./file-store.ts";
import { isUuid } from "./uuid.ts";

export interface FilesFolder {
  readonly files: FileStore;
  /** Null if the folder is this database's. Otherwise the reason, for clients: it names no path. */
  mismatch(): Promise<string | null>;
}

const MISMATCH =
  "This server cannot save files: its folder of files (FILES_DIR) is not the one of its database. Ask your administrator.";

/** Creates the folder, and the ID of an empty folder for a database without files. */
export async function openFilesFolder(database: Database, folder: string): Promise<FilesFolder> {
  for (const path of [objectsFolder(folder), draftsFolder(folder)]) await mkdir(path, { recursive: true, mode: 0o700 });
  let id = await readFolderId(database);
  return {
    files: createFileStore(folder),
    async mismatch() {
      const marker = await readMarker(folder);
      if (marker !== null && marker === id) return null;
      id = await readFolderId(database);
      if (marker !== null && id !== null) return marker === id ? null : MISMATCH;
      if (marker === null && id !== null && (await hasRows(database))) return MISMATCH;
      if (await hasFiles(folder)) return MISMATCH;
      id = await claimFolder(database, folder, marker ?? id ?? randomUUID());
      return (await readMarker(folder)) === id ? null : MISMATCH;
    },
  };
}

/** Makes the folder the database's, whatever either was before. For a database that is being restored or moved. */
export async function adoptFolder(query: (statement: Statement) => Promise<unknown>, folder: string): Promise<void> {
  for (const path of [objectsFolder(folder), draftsFolder(folder)]) await mkdir(path, { recursive: true, mode: 0o700 });
  const id = (await readMarker(folder)) ?? randomUUID();
  await writeMarker(folder, id);
  await query({
    text: "insert into gateway.files_folder (id) values ($1) on conflict (only_row) do update set id = excluded.id",
    values: [id],
  });
}

/** Several servers may do this at once: the database decides. */
async function claimFolder(database: Database, folder: string, id: string): Promise<string | null> {
  await database.run([
    { text: "insert into gateway.files_folder (id) values ($1) on conflict (only_row) do nothing", values: [id] },
  ]);
  const claimed = await readFolderId(database);
  if (claimed === id) await writeMarker(folder, id);
  return claimed;
}

async function readFolderId(database: Database): Promise<string | null> {
  const [result] = await database.run([{ text: "select id from gateway.files_folder" }]);
  return result?.rows[0]?.["id"] ?? null;
}

async function hasRows(database: Database): Promise<boolean> {
  const [result] = await database.run([{ text: "select exists (select from storage.objects) as found" }]);
  return result?.rows[0]?.["found"] === "t";
}

async function hasFiles(folder: string): Promise<boolean> {
  const shards = await readdir(objectsFolder(folder));
  for (const shard of shards) if ((await readdir(join(objectsFolder(folder), shard))).length > 0) return true;
  return false;
}

function markerFile(folder: string): string {
  return join(folder, "folder-id");
}

async function readMarker(folder: string): Promise<string | null> {
  try {
    const text = (await readFile(markerFile(folder), "utf8")).trim();
    return isUuid(text) ? text : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function writeMarker(folder: string, id: string): Promise<void> {
  const file = await open(markerFile(folder), "w", 0o600);
  try {
    await file.writeFile(`${id}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await flush(folder);
}
