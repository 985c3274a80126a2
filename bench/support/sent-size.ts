/** What the built files of the web app weigh on the wire. */
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../tools/steps.ts";

export const WEB_DIR = join(root, "dist", "web");

/** kB of 1000 bytes, each file once. The smallest have no compressed form and are sent as they are. */
export async function sentKb(paths: Iterable<string>, ending: ".br" | ".gz"): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) {
    const file = join(WEB_DIR, path);
    bytes += (await stat(existsSync(file + ending) ? file + ending : file)).size;
  }
  return bytes / 1000;
}
