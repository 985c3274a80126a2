/** The whole test command: static checks, then unit and contract tests, then the journeys; closes with the counts. */
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { findChromium } from "./chromium.ts";
import { root, runStep, staticChecks } from "./steps.ts";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const reports = join(root, ".cache", "reports");
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

let passed = 0;
let failed = 0;
const count = (ok: boolean) => {
  if (ok) passed += 1;
  else failed += 1;
};

for (const step of staticChecks) count(await runStep(step));

const unitReport = join(reports, "unit.json");
const unitOk = await runStep({
  name: "unit and contract tests",
  command: "vitest",
  args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
});
const unit = await readReport<VitestReport>(unitReport);
passed += unit?.numPassedTests ?? 0;
failed += unit?.numFailedTests ?? 0;
if (!unitOk && (unit?.numFailedTests ?? 0) === 0) failed += 1;

const journeysReport = join(reports, "journeys.json");
const journeysOk = await runStep({
  name: "journeys in the browser",
  command: "playwright",
  args: ["test", "--reporter=list,json"],
  env: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport },
});
const journeys = await readReport<PlaywrightReport>(journeysReport);
passed += journeys?.stats.expected ?? 0;
failed += (journeys?.stats.unexpected ?? 0) + (journeys?.stats.flaky ?? 0);
if (!journeysOk && (journeys?.stats.unexpected ?? 0) === 0) failed += 1;

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function readReport<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } catch {
    // No report means the runner did not get that far; its exit code has said so.
    return null;
  }
}
