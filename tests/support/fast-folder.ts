import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { freeBytes } from "#gateway/db/pglite/engine-watch.ts";

/** A directory for temporary databases: tmpfs where it has enough room, because its fsync is free. */
export async function fastFolder(): Promise<string> {
  const memory = "/dev/shm";
  return existsSync(memory) && (await freeBytes(memory)) > 2 ** 30 ? memory : tmpdir();
}
