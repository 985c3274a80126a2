/** The whole test command: static checks, then unit and contract tests, then the journeys; closes with the counts. */
import { mkdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { findChromium } from "./chromium.ts";
import { root, runStep, staticChecks } from "./steps.ts";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Why the file could not be run at all. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
}

const reports = join(root, ".cache", "reports");
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

let passed = 0;
/** What failed, said again at the very end: the end of a long log is what one reads first. */
const failures: string[] = [];
let failed = 0;

for (const step of staticChecks) {
  if (await runStep(step)) passed += 1;
  else {
    failed += 1;
    failures.push(step.name);
  }
}

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
failures.push(...failuresOfUnit(unit));

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
failures.push(...failuresOfJourneys(journeys?.suites ?? []));

for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function* failuresOfUnit(report: VitestReport | null): Iterable<string> {
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const file = relative(root, name);
    if (message !== "") yield `${file}\n${message}`;
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === "failed") yield `${file} › ${fullName}\n${failureMessages.join("\n")}`;
    }
  }
}

function* failuresOfJourneys(suites: readonly PlaywrightSuite[]): Iterable<string> {
  for (const { suites: inner = [], specs } of suites) {
    for (const { ok, file, title, tests } of specs) {
      if (ok) continue;
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ""));
      yield `${file} › ${title}\n${messages.join("\n")}`;
    }
    yield* failuresOfJourneys(inner);
  }
}

async function readReport<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } catch {
    // No report means the runner did not get that far; its exit code has said so.
    return null;
  }
}
