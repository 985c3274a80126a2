/** What has to be there before anything is measured. Each step is skipped when there is nothing to do. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runStep } from "../../tools/steps.ts";

const bench = join(root, "bench");
const installStamp = join(bench, "node_modules", ".installed");

/** Installs what the product is measured against, by bench/package.json and in bench/ alone. */
export async function installPeers(): Promise<void> {
  const wanted = hashOf("package.json", "package-lock.json");
  if (existsSync(installStamp) && readFileSync(installStamp, "utf8") === wanted) return;
  const installed = await runStep({
    name: "Installing what to measure against, in bench/",
    command: "npm",
    args: ["ci", "--prefix", "bench", "--no-fund", "--no-audit", "--loglevel=error"],
  });
  if (!installed) throw new Error("The packages of bench/package.json could not be installed");
  writeFileSync(installStamp, wanted);
}

/** Sets up and builds the product as `npm start` does. */
export async function buildProduct(): Promise<void> {
  const built = await runStep({
    name: "Building the product where it is stale",
    command: process.execPath,
    args: ["tools/start.mjs", "--build-only"],
  });
  if (!built) throw new Error("The product could not be built");
}

function hashOf(...names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(readFileSync(join(bench, name)));
  return hash.digest("hex");
}
