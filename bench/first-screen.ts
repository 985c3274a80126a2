/** The JavaScript a browser fetches before it shows the first screen. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { printFigure } from "./support/figure.ts";
import { sentKb, WEB_DIR } from "./support/sent-size.ts";

const BAR_KB = 200;

/** The entry and every module that `index.html` preloads, in the form the server sends them: compressed by the build. */
export async function measureFirstScreen(): Promise<void> {
  const page = await readFile(join(WEB_DIR, "index.html"), "utf8");
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? "");
  if (scripts.length === 0) throw new Error("dist/web/index.html names no scripts");
  const brotli = await sentKb(scripts, ".br");
  const gzip = await sentKb(scripts, ".gz");
  printFigure({
    what: "JavaScript for the first screen",
    measured: `${brotli.toFixed(0)} kB brotli, ${gzip.toFixed(0)} kB gzip, in ${scripts.length} files`,
    bar: `at most ${BAR_KB} kB`,
    kept: brotli <= BAR_KB,
  });
}
