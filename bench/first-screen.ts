/** The JavaScript a browser fetches before it shows the first screen. */
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../tools/steps.ts";
import { printFigure } from "./support/figure.ts";

const BAR_KB = 200;
const web = join(root, "dist", "web");

/** The entry and every module that `index.html` preloads, in the form the server sends them: compressed by the build. */
export async function measureFirstScreen(): Promise<void> {
  const page = await readFile(join(web, "index.html"), "utf8");
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => join(web, path ?? ""));
  if (scripts.length === 0) throw new Error("dist/web/index.html names no scripts");
  const brotli = await sizeInKb(scripts, ".br");
  const gzip = await sizeInKb(scripts, ".gz");
  printFigure({
    what: "JavaScript for the first screen",
    measured: `${brotli.toFixed(0)} kB brotli, ${gzip.toFixed(0)} kB gzip, in ${scripts.length} files`,
    bar: `at most ${BAR_KB} kB`,
    kept: brotli <= BAR_KB,
  });
}

/** kB of 1000 bytes. The smallest files have no compressed form and are sent as they are. */
async function sizeInKb(scripts: readonly string[], ending: string): Promise<number> {
  let bytes = 0;
  for (const script of scripts) bytes += (await stat(existsSync(script + ending) ? script + ending : script)).size;
  return bytes / 1000;
}
