/** The whole test command: static checks, unit tests, journeys; ends with the counts. */
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { findChromium } from "./chromium.ts";
import { root, runStaticChecks, runStep, type Step } from "./steps.ts";
import {
  type Outcome,
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type VitestReport,
} from "./test-report.ts";

const reports = join(root, ".cache", "reports");
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const unitReport = join(reports, "unit.json");
const unitTests: Step = {
  name: "unit and contract tests",
  command: "vitest",
  args: ["run"],
  env: { UNIT_REPORT: unitReport },
};
const journeysReport = join(reports, "journeys.json");
const journeys: Step = {
  name: "journeys in the browser",
  command: "playwright",
  args: ["test", "--reporter=list,json"],
  env: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport },
};

// The journeys not beside the unit tests: on two cores that takes as long, and tests with real timeouts fail.
const outcomes = [...(await runChecksAndUnitTests()), await runJourneys()];

// The end of a long log is what one reads first.
const skipped = outcomes.flatMap((outcome) => outcome.skipped);
for (const title of skipped) console.log(`\n- skipped: ${title}`);
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
const count = (key: "passed" | "failed") => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
const skips = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
console.log(`\n${count("passed")} passed, ${count("failed")} failed${skips}`);
process.exit(count("failed") === 0 ? 0 : 1);

async function runChecksAndUnitTests(): Promise<Outcome[]> {
  // The unit tests leave a quarter of two cores idle: many wait for timers and sockets.
  const [checks, testsPass] = await Promise.all([runStaticChecks({ isIdle: true }), runStep(unitTests)]);
  const checked = checks.map(({ step, succeeded }) => outcomeOf(step, succeeded, null));
  const report = await readReport<VitestReport>(unitReport);
  return [...checked, outcomeOf(unitTests, testsPass, report && readVitestReport(report))];
}

async function runJourneys(): Promise<Outcome> {
  const succeeded = await runStep(journeys);
  const report = await readReport<PlaywrightReport>(journeysReport);
  return outcomeOf(journeys, succeeded, report && readPlaywrightReport(report));
}

/** A step without a report counts as one test; a step that failed has at least one failure, whatever its report says. */
function outcomeOf({ name }: Step, succeeded: boolean, outcome: Outcome | null): Outcome {
  const { passed, failed, failures, skipped } = outcome ?? {
    passed: Number(succeeded),
    failed: 0,
    failures: [],
    skipped: [],
  };
  if (succeeded || failed > 0) return { passed, failed, failures, skipped };
  return { passed, failed: 1, failures: [...failures, name], skipped };
}

async function readReport<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } catch {
    // No report: the runner did not get that far, and its exit code says so.
    return null;
  }
}
