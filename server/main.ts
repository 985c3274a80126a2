/** The server's process. A second one on the same data directory ends before the rest is loaded, which takes most of a start. */
import { join } from "node:path";
import { checkLock, DataDirectoryInUse } from "#gateway/db/pglite/lock-file.ts";

const { DATABASE_URL = "", DATA_DIR = "" } = process.env;
try {
  // As server/config.ts reads them.
  if (DATABASE_URL.trim() === "") checkLock(join(DATA_DIR.trim() === "" ? ".data" : DATA_DIR, "database.lock"));
} catch (error) {
  // Every other error is the start's, which takes the lock.
  if (error instanceof DataDirectoryInUse) {
    console.error(error.message);
    process.exit(1);
  }
}
await import("./run.ts");
