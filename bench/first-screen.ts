import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { printMeasurement } from "./support/measurement.ts";
import { transferKb, WEB_DIR } from "./support/transfer-size.ts";

const TARGET_KB = 200;

/** JavaScript of the first screen: the entry and every module that `index.html` preloads, as compressed by the build. */
export async function measureFirstScreen(): Promise<void> {
  const page = await readFile(join(WEB_DIR, "index.html"), "utf8");
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? "");
  if (scripts.length === 0) throw new Error("dist/web/index.html contains no scripts");
  const brotli = await transferKb(scripts, ".br");
  const gzip = await transferKb(scripts, ".gz");
  printMeasurement({
    name: "JavaScript for the first screen",
    measured: `${brotli.toFixed(0)} kB brotli, ${gzip.toFixed(0)} kB gzip, in ${scripts.length} files`,
    target: `at most ${TARGET_KB} kB`,
    met: brotli <= TARGET_KB,
  });
}
