import { access, constants, lstat, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { CLUSTER_MAJOR, restoredDir } from "./cluster.ts";

/** The data directory is not usable. The message says why and what to do. */
export class DataDirectoryUnusable extends Error {
  override readonly name = "DataDirectoryUnusable";
}

const CONTROL_FILE = "global/pg_control";
/** PG_CONTROL_FILE_SIZE of Postgres. */
const CONTROL_FILE_BYTES = 8192;
/** Files and folders that every cluster has. */
const REQUIRED_PATHS = ["PG_VERSION", CONTROL_FILE, "base", "pg_wal", "pg_xact"];

/**
 * Checks the directory before the engine opens it, because the engine's only message is "Aborted()". A missing directory is
 * valid unless `ifMissing` says what to do then. Fails with `DataDirectoryUnusable`, or with the system's error if access is denied.
 */
export async function checkDirectory(
  dataDir: string,
  { ifMissing }: { readonly ifMissing?: string | undefined } = {},
): Promise<void> {
  if (!(await exists(dataDir))) {
    if (ifMissing === undefined || (await exists(restoredDir(dataDir)))) return;
    throw new DataDirectoryUnusable(`There is no database in ${dataDir}. ${ifMissing}`);
  }
  // The engine hangs on one, and the lock beside it would not be the lock of the folder.
  if ((await lstat(dataDir)).isSymbolicLink()) {
    throw new DataDirectoryUnusable(
      `${dataDir} is a symbolic link. Set DATA_DIR to a folder on the other disk instead.`,
    );
  }
  const found = await Promise.all(REQUIRED_PATHS.map((name) => exists(join(dataDir, name))));
  const missing = REQUIRED_PATHS.filter((_name, index) => !found[index]);
  if (missing.length === REQUIRED_PATHS.length) {
    throw new DataDirectoryUnusable(
      `${dataDir} is not a database. Set DATA_DIR to another folder, or move this one away.`,
    );
  }
  if (missing.length > 0) throw damaged(dataDir, `${missing.join(", ")} missing`);
  const { size } = await stat(join(dataDir, CONTROL_FILE));
  if (size !== CONTROL_FILE_BYTES) {
    throw damaged(dataDir, `${CONTROL_FILE} has ${size} bytes instead of ${CONTROL_FILE_BYTES}`);
  }
  for (const name of REQUIRED_PATHS) await access(join(dataDir, name), constants.R_OK | constants.W_OK);
  const version = (await readFile(join(dataDir, "PG_VERSION"), "utf8")).trim();
  if (version !== CLUSTER_MAJOR) {
    throw new DataDirectoryUnusable(
      `The database in ${dataDir} was made by Postgres ${version || "?"}; this version uses Postgres ${CLUSTER_MAJOR}. ` +
        "Make a backup with the version that last used it (npm run backup), move the folder away, and " +
        "restore the backup with this version (npm run restore <file>).",
    );
  }
}

/** The error for a database that the engine cannot open. */
export function damaged(dataDir: string, reason: string, cause?: unknown): DataDirectoryUnusable {
  return new DataDirectoryUnusable(
    `The database in ${dataDir} cannot be opened: ${reason.replace(/\.$/, "")}. If it is damaged, restore your newest backup ` +
      "(npm run restore <file>); the damaged folder is kept next to the new one.",
    { cause },
  );
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
