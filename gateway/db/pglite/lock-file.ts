import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { lockInKernel } from "./kernel-lock.ts";

/** A lock of another machine is stale when it was not touched for this long. */
const FOREIGN_STALE_MS = 20_000;
const CHECK_EVERY_MS = 1000;

/** Another process uses the data directory. The message names it. */
export class DataDirectoryInUse extends Error {
  override readonly name = "DataDirectoryInUse";
}

export interface Lock {
  /** Calls `onLost` if the lock belongs to another process now. Cheap: call it before a commit is confirmed. */
  check(): void;
  release(): void;
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** See `kernelId`. Missing in the files of older versions, which did not lock in the kernel. */
  readonly kernel?: string;
  readonly token: string;
}

/**
 * Takes the lock for this process, or fails with `DataDirectoryInUse`: two processes on one PGlite directory silently destroy
 * each other's rows. `<path>.kernel` is locked in the kernel, which decides between processes of one machine. The file at
 * `path` names the owner; its age decides between machines that share the folder, because their kernels may not know each
 * other's locks. A process that loses the lock stops, unless `onLost` does something else.
 */
export function takeLock(path: string, onLost: (message: string) => void = stopProcess): Lock {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const kernelLock = lockInKernel(`${path}.kernel`);
  if (!kernelLock) throw inUse(path, ownerIn(read(path)));
  const content = JSON.stringify({ pid: process.pid, host: hostname(), kernel: kernelId(), token: randomUUID() });
  try {
    const previous = ownerIn(read(path));
    if (previous && isActiveElsewhere(path, previous)) throw inUse(path, previous);
    replace(path, content);
  } catch (error) {
    kernelLock.release();
    throw error;
  }

  let isReleased = false;
  let readAt = Date.now();
  const isLost = () => {
    try {
      if (!kernelLock.isHeld()) return true;
      if (Math.abs(Date.now() - readAt) < CHECK_EVERY_MS) return false;
      if (read(path) !== content) return true;
      readAt = Date.now();
      utimesSync(path, new Date(), new Date());
      return false;
    } catch {
      // A failed look, such as with too many open files, is no sign of another process.
      return false;
    }
  };
  const check = () => {
    if (isReleased || !isLost()) return;
    onLost(
      `The database's lock was deleted, or another process took it (${path}). This process stops at once, because rows that ` +
        "it saves now could be lost. Start only one server on a data directory, and do not delete its lock.",
    );
  };
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return {
    check,
    release: () => {
      if (isReleased) return;
      clearInterval(timer);
      isReleased = true;
      if (kernelLock.isHeld() && read(path) === content) rmSync(path, { force: true });
      kernelLock.release();
    },
  };
}

/** Fails with `DataDirectoryInUse` if a process of this machine has the lock; takes nothing. */
export function checkLock(path: string): void {
  // Creates no file for a check.
  if (!existsSync(`${path}.kernel`)) return;
  const kernelLock = lockInKernel(`${path}.kernel`);
  if (!kernelLock) throw inUse(path, ownerIn(read(path)));
  kernelLock.release();
}

/** Ends the process with one sentence. */
export function stopProcess(message: string): void {
  console.error(message);
  process.exit(1);
}

function inUse(path: string, owner: Owner | null): DataDirectoryInUse {
  const where = !owner || owner.host === hostname() ? "" : ` on ${owner.host}`;
  const who = owner ? `the process with pid ${owner.pid}${where}` : "another process";
  return new DataDirectoryInUse(
    `The database is in use by ${who}. Stop it first, or set DATA_DIR to another folder. (Lock: ${path})`,
  );
}

/** Whether the owner may run although its lock is not in this kernel. */
function isActiveElsewhere(path: string, { kernel, host }: Owner): boolean {
  // With this host's name: before a reboot.
  if (kernel === kernelId() || (kernel !== undefined && host === hostname())) return false;
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  // By a clock that is, or was, ahead. Its owner writes its own time again if it is active; else this time ages.
  if (age < -FOREIGN_STALE_MS) utimesSync(path, new Date(), new Date());
  return age < FOREIGN_STALE_MS;
}

/** The same in all containers of a machine, until it restarts. */
function kernelId(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    // Only Linux has it.
    return hostname();
  }
}

/** Null for a file without an owner: missing, or truncated by a power cut. */
function ownerIn(content: string | null): Owner | null {
  try {
    return JSON.parse(content ?? "null") as Owner | null;
  } catch {
    return null;
  }
}

function replace(path: string, content: string): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
