import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { freeBytes } from "#gateway/db/pglite/engine-watch.ts";

/** A folder for throw-away databases: memory where the machine offers enough of it as a folder, since its flushes cost nothing. */
export async function fastFolder(): Promise<string> {
  const memory = "/dev/shm";
  return existsSync(memory) && (await freeBytes(memory)) > 2 ** 30 ? memory : tmpdir();
}
