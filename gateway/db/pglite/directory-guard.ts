import { statSync } from "node:fs";
import { stopProcess } from "./lock-file.ts";

const CHECK_EVERY_MS = 1000;

export interface DirectoryGuard {
  /** Calls `onGone` if the folder is another one now, or gone. */
  check(): void;
  stop(): void;
}

/**
 * Ends the process when the folder is moved away, deleted or replaced while it is in use: open files follow it, new ones do not,
 * and what is saved then belongs to no database any more.
 */
export function guardDirectory(dataDir: string, onGone: (message: string) => void = stopProcess): DirectoryGuard {
  const inode = inodeOf(dataDir);
  let isStopped = false;
  const check = () => {
    const found = isStopped ? undefined : inodeOf(dataDir);
    if (found === undefined || found === inode) return;
    isStopped = true;
    onGone(
      `The database's folder ${dataDir} was moved, deleted or replaced while the server was running. ` +
        "This process stops at once: put the folder back, then start again.",
    );
  };
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return {
    check,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** Null if it does not exist; undefined if it cannot be read at the moment, which is no sign of another folder. */
function inodeOf(path: string): string | null | undefined {
  try {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found ? `${found.dev}:${found.ino}` : null;
  } catch {
    return undefined;
  }
}
