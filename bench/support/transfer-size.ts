import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../tools/steps.ts";

export const WEB_DIR = join(root, "dist", "web");

/** Transfer size of built files in kB (1000 bytes), each file once. The build does not compress the smallest files. */
export async function transferKb(paths: Iterable<string>, extension: ".br" | ".gz"): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) {
    const file = join(WEB_DIR, path);
    bytes += (await stat(existsSync(file + extension) ? file + extension : file)).size;
  }
  return bytes / 1000;
}
