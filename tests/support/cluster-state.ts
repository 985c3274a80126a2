import { readFileSync } from "node:fs";
import { join } from "node:path";

/** `DBState` in Postgres' pg_control.h, and its offset in the control file. */
const SHUT_DOWN = 1;
const STATE_OFFSET = 16;

/** Whether a cluster was shut down cleanly: its next start needs no recovery. */
export function wasShutDown(dataDir: string): boolean {
  return readFileSync(join(dataDir, "global", "pg_control")).readUInt32LE(STATE_OFFSET) === SHUT_DOWN;
}
