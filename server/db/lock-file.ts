import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
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
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // A link appears with its content, and only where there is none yet.
      if (tryLink(draft, path)) return held(path, content);
      removeStale(path);
    }
    throw new DataDirectoryInUse(`Several processes want ${path} at once. Start one of them.`);
  } finally {
    rmSync(draft, { force: true });
  }
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

function removeStale(path: string): void {
  const content = read(path);
  if (content === null) return;
  const living = livingOwner(path, content);
  if (living) {
    const where = living.host === hostname() ? "" : ` on ${living.host}`;
    throw new DataDirectoryInUse(
      `The database is in use by the process with pid ${living.pid}${where}. Stop it first, or set DATA_DIR to another ` +
        `folder. (Lock: ${path})`,
    );
  }
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  // Where another process was quicker, what we moved is its fresh lock: give it back.
  if (read(aside) !== content) tryLink(aside, path);
  rmSync(aside, { force: true });
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
