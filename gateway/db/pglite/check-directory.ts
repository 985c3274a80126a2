import { access, constants, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { CLUSTER_MAJOR, restoredDir } from "./cluster.ts";

/** The data directory cannot be used as it is. The message says what is wrong and what to do. */
export class DataDirectoryUnusable extends Error {
  override readonly name = "DataDirectoryUnusable";
}

/** What every cluster has, and what tells most about it. */
const LANDMARKS = ["PG_VERSION", "global/pg_control", "base", "pg_wal", "pg_xact"];

/**
 * Looks at the directory before the engine does, whose own words are "Aborted()". Passes where there is none yet, unless it
 * must exist. Fails with `DataDirectoryUnusable`, or with the system's error where it may not be read and written.
 */
export async function checkDirectory(dataDir: string, { mustExist = false } = {}): Promise<void> {
  if (!(await exists(dataDir))) {
    if (!mustExist || (await exists(restoredDir(dataDir)))) return;
    throw new DataDirectoryUnusable(`There is no database in ${dataDir}. Is DATA_DIR the one that the server uses?`);
  }
  const found = await Promise.all(LANDMARKS.map((name) => exists(join(dataDir, name))));
  const missing = LANDMARKS.filter((_name, index) => !found[index]);
  if (missing.length === LANDMARKS.length) {
    throw new DataDirectoryUnusable(
      `${dataDir} holds something else than a database: set DATA_DIR to another folder, or take it away.`,
    );
  }
  if (missing.length > 0) throw damaged(dataDir, `${missing.join(", ")} missing`);
  for (const name of LANDMARKS) await access(join(dataDir, name), constants.R_OK | constants.W_OK);
  const version = (await readFile(join(dataDir, "PG_VERSION"), "utf8")).trim();
  if (version !== CLUSTER_MAJOR) {
    throw new DataDirectoryUnusable(
      `The database in ${dataDir} is one of Postgres ${version || "?"}; this program has Postgres ${CLUSTER_MAJOR} built in. ` +
        "Make a backup with the version of the program that last used it (npm run backup), take the folder away, and " +
        "restore the backup with this one (npm run restore <file>).",
    );
  }
}

/** What to do about a database that the engine does not open. */
export function damaged(dataDir: string, why: string, cause?: unknown): DataDirectoryUnusable {
  return new DataDirectoryUnusable(
    `The database in ${dataDir} does not open: ${why.replace(/\.$/, "")}. If it is damaged, restore your newest backup ` +
      "(npm run restore <file>); the damaged folder is kept beside the new one.",
    { cause },
  );
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
