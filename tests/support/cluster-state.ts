import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `DBState` in Postgres' pg_control.h, and where the control file has it. */
const SHUT_DOWN = 1;
const STATE_OFFSET = 16;

/** Whether a cluster was closed in an orderly way, so that its next start has nothing to recover. */
export function wasShutDown(dataDir: string): boolean {
  return readFileSync(join(dataDir, "global", "pg_control")).readUInt32LE(STATE_OFFSET) === SHUT_DOWN;
}
