/**
 * `npm run bench:text [-- --all]`: bundles the benchmark with the matching engine and runs it, because browsers run it bundled.
 * Unbundled, Node looks up imported constants on every access, which takes 10 % more time.
 */
import { join } from "node:path";
import { build } from "vite";
import { root, runStep } from "../tools/steps.ts";
import { installAlternatives } from "./support/prepare.ts";

const benchmark = "text-matching";
// Inside bench/, so that imports resolve to bench/node_modules.
const folder = join(root, "bench", ".cache");

await installAlternatives();
await build({
  configFile: false,
  logLevel: "warn",
  build: { ssr: join(root, "bench", `${benchmark}.ts`), outDir: folder, target: "esnext", minify: true },
});
const measured = await runStep({
  name: "Measuring",
  command: process.execPath,
  args: [join(folder, `${benchmark}.js`), ...process.argv.slice(2)],
});
if (!measured) process.exitCode = 1;
