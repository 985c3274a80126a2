import { createHash, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { processStart } from "./process-identity.ts";

/** A lock held by another machine or container counts as stale when it was not touched for this long. */
const FOREIGN_STALE_MS = 20_000;
const ATTEMPTS = 5;

/** Another process uses the data directory. The message names it. */
export class DataDirectoryInUse extends Error {
  override readonly name = "DataDirectoryInUse";
}

export interface Lock {
  /** Call every few seconds: other containers see by the file's age that this one is running. */
  touch(): void;
  release(): void;
}

interface Owner {
  readonly pid: number;
  readonly start: string | null;
  readonly host: string;
  readonly token: string;
}

/**
 * Takes the lock for this process, or fails with `DataDirectoryInUse`. Two processes on one PGlite directory silently destroy each
 * other's rows. The lock of a process that is not running is taken over.
 */
export function takeLock(path: string): Lock {
  const owner: Owner = { pid: process.pid, start: processStart(process.pid), host: hostname(), token: randomUUID() };
  const content = JSON.stringify(owner);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${owner.token}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    acquire(draft, path);
    return held(path, content);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Links the draft to the path; removes a stale lock first. */
function acquire(draft: string, path: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // A link is created atomically with its content, and only if the path is free.
    if (tryLink(draft, path)) return;
    const found = read(path);
    if (found !== null) removeStale(draft, path, found);
  }
  throw new DataDirectoryInUse(`Several processes try to take ${path} at the same time. Start only one of them.`);
}

function held(path: string, content: string): Lock {
  const isOurs = () => read(path) === content;
  return {
    touch: () => {
      if (isOurs()) utimesSync(path, new Date(), new Date());
    },
    release: () => {
      if (isOurs()) rmSync(path, { force: true });
    },
  };
}

/** The lock that protects the removal of a stale lock; unique, because each lock's content is. */
export function removalLockPath(path: string, content: string): string {
  return `${path}.${createHash("sha256").update(content).digest("hex").slice(0, 16)}`;
}

/** Removes a stale lock. Another process that found the same stale lock must not remove the new one. */
function removeStale(draft: string, path: string, found: string): void {
  rejectIfActive(path, found);
  const removal = removalLockPath(path, found);
  acquire(draft, removal);
  try {
    if (read(path) === found) rmSync(path, { force: true });
  } finally {
    rmSync(removal, { force: true });
  }
}

function rejectIfActive(path: string, content: string): void {
  const active = activeOwner(path, content);
  if (active) {
    const where = active.host === hostname() ? "" : ` on ${active.host}`;
    throw new DataDirectoryInUse(
      `The database is in use by the process with pid ${active.pid}${where}. Stop it first, or set DATA_DIR to another ` +
        `folder. (Lock: ${path})`,
    );
  }
}

function activeOwner(path: string, content: string): Owner | null {
  let owner: Owner;
  try {
    owner = JSON.parse(content) as Owner;
  } catch {
    // Not a lock, or truncated by a power cut: it has no owner.
    return null;
  }
  if (owner.host !== hostname()) {
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age < FOREIGN_STALE_MS ? owner : null;
  }
  const start = processStart(owner.pid);
  return start !== null && start === owner.start ? owner : null;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
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
