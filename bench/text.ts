/**
 * `npm run bench:text`: bundles the figures with the engine and runs them, because that is what a browser runs. From its
 * sources Node would look up every imported constant anew, and take a tenth more time.
 */
import { join } from "node:path";
import { build } from "vite";
import { root, runStep } from "../tools/steps.ts";
import { installPeers } from "./support/prepare.ts";

const figures = "text-figures";
// Inside bench/, so that the peers are found there.
const folder = join(root, "bench", ".cache");

await installPeers();
await build({
  configFile: false,
  logLevel: "warn",
  build: { ssr: join(root, "bench", `${figures}.ts`), outDir: folder, target: "esnext", minify: true },
});
const measured = await runStep({
  name: "Measuring",
  command: process.execPath,
  args: [join(folder, `${figures}.js`), ...process.argv.slice(2)],
});
if (!measured) process.exitCode = 1;
