import { createHash, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { processStart } from "./process-identity.ts";

/** A lock held by another machine or container counts as stale when it was not touched for this long. */
const FOREIGN_STALE_MS = 20_000;
const ATTEMPTS = 5;

/** Another process works on the data directory. The message says which. */
export class DataDirectoryInUse extends Error {
  override readonly name = "DataDirectoryInUse";
}

export interface Lock {
  /** To be called every few seconds: it is how another container sees that this one lives. */
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
 * Takes the lock for this process or fails with `DataDirectoryInUse`. Two processes on one PGlite directory destroy each
 * other's rows without an error. The lock of a process that is gone is taken over.
 */
export function takeLock(path: string): Lock {
  const owner: Owner = { pid: process.pid, start: processStart(process.pid), host: hostname(), token: randomUUID() };
  const content = JSON.stringify(owner);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${owner.token}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    put(draft, path);
    return held(path, content);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Gives the draft the path as its name, in the place of a lock whose owner is gone where there is one. */
function put(draft: string, path: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // A link appears with its content, and only where there is none yet.
    if (tryLink(draft, path)) return;
    const found = read(path);
    if (found !== null) removeStale(draft, path, found);
  }
  throw new DataDirectoryInUse(`Several processes want ${path} at once. Start one of them.`);
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

/** The lock of removing a stale lock: each has its own, because no two locks have the same content. */
export function removalOf(path: string, content: string): string {
  return `${path}.${createHash("sha256").update(content).digest("hex").slice(0, 16)}`;
}

/** Whoever finds the same stale lock a moment later must not take the fresh one in its place for it. */
function removeStale(draft: string, path: string, found: string): void {
  refuseLiving(path, found);
  const removal = removalOf(path, found);
  put(draft, removal);
  try {
    if (read(path) === found) rmSync(path, { force: true });
  } finally {
    rmSync(removal, { force: true });
  }
}

function refuseLiving(path: string, content: string): void {
  const living = livingOwner(path, content);
  if (living) {
    const where = living.host === hostname() ? "" : ` on ${living.host}`;
    throw new DataDirectoryInUse(
      `The database is in use by the process with pid ${living.pid}${where}. Stop it first, or set DATA_DIR to another ` +
        `folder. (Lock: ${path})`,
    );
  }
}

function livingOwner(path: string, content: string): Owner | null {
  let owner: Owner;
  try {
    owner = JSON.parse(content) as Owner;
  } catch {
    // Not ours, or torn by a power cut: nobody's.
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
