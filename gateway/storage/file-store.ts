/**
 * The bytes of objects: one file for each version, in `objects/<first two digits>/<version>`. A file is complete and flushed
 * before it gets this name, and never changes afterwards.
 */
import { createHash } from "node:crypto";
import { copyFile, type FileHandle, link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isUuid } from "./uuid.ts";

export interface StoredFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface FileStore {
  readonly folder: string;
  /** A new file; nothing of it is visible before `commit`. */
  create(version: string): Promise<Draft>;
  /** Null if there is no such file. The caller closes it. */
  open(version: string): Promise<FileHandle | null>;
  /** Gives the same bytes a second version. False if there is no such file. */
  duplicate(version: string, copy: string): Promise<boolean>;
  /** Does nothing if there is no such file. */
  remove(version: string): Promise<void>;
}

export interface Draft {
  write(chunk: Uint8Array): Promise<void>;
  /** Flushes the bytes and gives the file its name. */
  commit(): Promise<StoredFile>;
  discard(): Promise<void>;
}

export function createFileStore(folder: string): FileStore {
  return {
    folder,
    async create(version) {
      const path = draftPath(folder, version);
      return createDraft(await open(path, "wx", 0o600), path, objectPath(folder, version));
    },
    async open(version) {
      return isUuid(version) ? unlessMissing(() => open(objectPath(folder, version), "r")) : null;
    },
    async duplicate(version, copy) {
      if (!isUuid(version)) return false;
      const [from, to] = [objectPath(folder, version), objectPath(folder, copy)];
      await makeShard(to);
      const done = await unlessMissing(async () => {
        // Files never change, so a second name is a copy.
        await link(from, to).catch((error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") throw error;
          return copyFile(from, to);
        });
        return true;
      });
      if (done !== null) await flush(dirname(to));
      return done !== null;
    },
    async remove(version) {
      if (isUuid(version)) await rm(objectPath(folder, version), { force: true });
    },
  };
}

export function objectsFolder(folder: string): string {
  return join(folder, "objects");
}

export function draftsFolder(folder: string): string {
  return join(folder, "uploads");
}

/** Versions come from the database, where a project's SQL may write any text. */
export function objectPath(folder: string, version: string): string {
  if (!isUuid(version)) throw new Error("not a version of the storage service");
  return join(objectsFolder(folder), version.slice(0, 2), version);
}

function draftPath(folder: string, version: string): string {
  return join(draftsFolder(folder), `${version}.part`);
}

function createDraft(file: FileHandle, path: string, finalPath: string): Draft {
  const hash = createHash("sha256");
  let bytes = 0;
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await file.close();
  };
  return {
    async write(chunk) {
      hash.update(chunk);
      for (let written = 0; written < chunk.byteLength; ) {
        written += (await file.write(chunk, written)).bytesWritten;
      }
      bytes += chunk.byteLength;
    },
    async commit() {
      await file.sync();
      await close();
      await makeShard(finalPath);
      await rename(path, finalPath);
      await flush(dirname(finalPath));
      return { bytes, sha256: hash.digest("hex") };
    },
    async discard() {
      await close();
      await rm(path, { force: true });
    },
  };
}

async function makeShard(path: string): Promise<void> {
  const shard = dirname(path);
  if ((await mkdir(shard, { recursive: true, mode: 0o700 })) !== undefined) await flush(dirname(shard));
}

/** Makes the names in a folder durable. */
export async function flush(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
