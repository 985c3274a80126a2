/** Setup before a benchmark. A step that is up to date is skipped. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runStep } from "../../tools/steps.ts";

const bench = join(root, "bench");
const installStamp = join(bench, "node_modules", ".installed");

/** Installs the packages that the product is compared with into bench/node_modules. */
export async function installAlternatives(): Promise<void> {
  const wanted = hashOf("package.json", "package-lock.json");
  if (existsSync(installStamp) && readFileSync(installStamp, "utf8") === wanted) return;
  const installed = await runStep({
    name: "Installing the packages to compare with into bench/",
    command: "npm",
    args: ["ci", "--prefix", "bench", "--no-fund", "--no-audit", "--loglevel=error"],
  });
  if (!installed) throw new Error("Could not install the packages of bench/package.json");
  writeFileSync(installStamp, wanted);
}

export async function buildProduct(): Promise<void> {
  const built = await runStep({
    name: "Building the product",
    command: process.execPath,
    args: ["tools/start.mjs", "--build-only"],
  });
  if (!built) throw new Error("Could not build the product");
}

function hashOf(...names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(readFileSync(join(bench, name)));
  return hash.digest("hex");
}
