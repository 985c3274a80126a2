import { randomUUID } from "node:crypto";
import { accessSync, constants, linkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/** Of two processes that try at the same moment, both may fail at first; SQLite tries again for this long. */
const RETRY_MS = 200;
const ATTEMPTS = 5;
const SQLITE_BUSY = 5;

export interface KernelLock {
  /** False if the file was deleted or replaced: then another process can lock the new one. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Locks the file; null if another process has locked it. The kernel holds the lock: every container of the machine sees it, a
 * frozen process keeps it, and it ends with the process. Node has no flock, but SQLite's exclusive transaction is such a lock
 * (fcntl, on Windows LockFileEx).
 *
 * Nothing else in this process may open the file: POSIX drops a process's locks when it closes any descriptor of the file.
 */
export function lockInKernel(path: string): KernelLock | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    createIfMissing(path);
    const inode = inodeOf(path);
    const locked = openLocked(path);
    if (locked === "in use") return null;
    if (locked === "missing") continue;
    const isHeld = () => inode !== null && inodeOf(path) === inode;
    if (isHeld()) {
      return {
        isHeld,
        release: () => {
          // Delete before unlocking, so that a process that has opened this file sees the deletion. Windows cannot delete open files.
          if (process.platform !== "win32" && isHeld()) rmSync(path, { force: true });
          locked.close();
        },
      };
    }
    // The previous owner deleted the file between our opening and locking it.
    locked.close();
  }
  return null;
}

/** Creates a file for the owner only. Does not open an existing one. */
function createIfMissing(path: string): void {
  if (inodeOf(path) !== null) return;
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, "", { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function inodeOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

function openLocked(path: string): DatabaseSync | "in use" | "missing" {
  const url = pathToFileURL(path);
  // Does not create the file.
  url.searchParams.set("mode", "rw");
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(url, { timeout: RETRY_MS });
    // Nothing is written: the file stays empty, and no journal is created next to it.
    file.exec("pragma journal_mode = memory; begin exclusive");
    return file;
  } catch (error) {
    file?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return "in use";
    if (inodeOf(path) === null) return "missing";
    // Throws the system's error, which says more.
    accessSync(path, constants.R_OK | constants.W_OK);
    throw new Error(
      `Cannot lock ${path}. Set DATA_DIR to a folder with a shorter path, on a disk that supports file locks.`,
      { cause: error },
    );
  }
}
