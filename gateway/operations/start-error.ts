import { DatabaseUnavailable } from "#gateway/db/port/database.ts";

interface SystemError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly port?: number;
}

/** Messages by error code of Node's system errors. */
const MESSAGES: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program. Set PORT (or METRICS_PORT) to a free port.`,
  EACCES: (error) =>
    error.syscall === "listen"
      ? `Port ${error.port} needs root privileges. Set PORT to 1024 or higher and put a proxy in front.`
      : `No permission to read or write ${pathOf(error)}. Change the owner of the folder, or set DATA_DIR to another folder.`,
  EPERM: (error) =>
    `No permission to change ${pathOf(error)}. Change the owner of the folder, or set DATA_DIR to another folder.`,
  EROFS: (error) =>
    `${pathOf(error)} is on a read-only disk. Mount the disk for writing, or set DATA_DIR to another folder.`,
  ENOSPC: ({ path }) => `The disk is full${path ? ` (${path})` : ""}. Free some space and start again.`,
  ENOTDIR: ({ path }) => `${path} is not a folder. Set DATA_DIR to a folder.`,
  // Of a recursive mkdir; ENOTDIR is a file further up.
  EEXIST: ({ path }) => `${path} is not a folder. Set DATA_DIR to a folder.`,
  EADDRNOTAVAIL: () =>
    "This machine does not have the address in HOST. Set HOST to one of its addresses or to 0.0.0.0.",
};

/** For a lock file, the path that it locks. */
function pathOf({ path }: SystemError): string {
  return path?.replace(/\.lock(?:\.[\w-]+)+$/, "") ?? "a file";
}

/** Says why the server did not start and what to do, without a stack. */
export function startErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const system: SystemError = error;
  const message = MESSAGES[system.code ?? ""];
  if (message) return message(system);
  if (error instanceof DatabaseUnavailable && error.reason === "connection") {
    return `Cannot start: ${error.message}. Check that the database is running and that DATABASE_URL is correct.`;
  }
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  // One line: logs are read line by line.
  return `${error.message}${cause}`.replace(/\s*\n\s*/g, " ");
}
