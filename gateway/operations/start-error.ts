/** Why the server did not start, as sentences for whoever starts it. */

import { DatabaseUnavailable } from "#gateway/db/port/database.ts";

interface SystemError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly port?: number;
}

/** Faults of the system that have a plain remedy. */
const REMEDIES: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program. Set PORT (or METRICS_PORT) to a free one.`,
  EACCES: (error) =>
    error.syscall === "listen"
      ? `Port ${error.port} is reserved for the system: set PORT to one from 1024 on, and put a proxy before it.`
      : `${placeOf(error)} may not be read or written by this user: change the folder's owner, or set DATA_DIR to another.`,
  EPERM: (error) =>
    `${placeOf(error)} may not be changed by this user: change the folder's owner, or set DATA_DIR to another.`,
  EROFS: (error) =>
    `${placeOf(error)} lies on a disk that is read-only: mount it for writing, or set DATA_DIR to another.`,
  ENOSPC: ({ path }) => `The disk is full${path ? ` (${path})` : ""}: make room, then start again.`,
  ENOTDIR: ({ path }) => `${path} is not a folder: set DATA_DIR to one.`,
  EADDRNOTAVAIL: () => "This machine does not have the address of HOST: set it to one of its own, or to 0.0.0.0.",
};

/** The file it is about; of a lock that could not be taken, what it locks. */
function placeOf({ path }: SystemError): string {
  return path?.replace(/\.lock\.[\w-]+$/, "") ?? "A file";
}

/** One sentence that says what is wrong and what to do; never a stack. */
export function startErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const system: SystemError = error;
  const remedy = REMEDIES[system.code ?? ""];
  if (remedy) return remedy(system);
  if (error instanceof DatabaseUnavailable && error.reason === "connection") {
    return `There is ${error.message}. Is it running, and is DATABASE_URL its address?`;
  }
  const cause = error.cause instanceof Error ? `\n  ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
