/** Reads the JSON reports of Vitest and Playwright. */
import { relative } from "node:path";
import { root } from "./steps.ts";

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Title and messages of each failed test. */
  readonly failures: readonly string[];
  /** Title and reason of each test that did not run. */
  readonly skipped: readonly string[];
}

export interface VitestReport {
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
      /** Set in vitest.config.ts. */
      readonly meta: { readonly skipReason?: string };
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export function readVitestReport({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const failures: string[] = [];
  const skipped: string[] = [];
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(root, name);
    if (message !== "") failures.push(`${file}\n${message}`);
    for (const { status, fullName, failureMessages, meta } of assertionResults) {
      const title = `${file} › ${fullName}`;
      if (status === "failed") failures.push(`${title}\n${failureMessages.join("\n")}`);
      else if (status !== "passed") skipped.push(`${title}\n${meta.skipReason ?? "no reason given"}`);
    }
  }
  return { passed: numPassedTests, failed: numFailedTests, failures, skipped };
}

export function readPlaywrightReport({ stats, suites }: PlaywrightReport): Outcome {
  const failures: string[] = [];
  const skipped: string[] = [];
  for (const { file, title, tests } of suites.flatMap(specsOf)) {
    for (const { status, annotations, results } of tests) {
      const messages = results.map(({ error }) => error?.message ?? "");
      if (status === "skipped") {
        const reason = annotations.map(({ description = "no reason given" }) => description);
        skipped.push([`${file} › ${title}`, ...reason].join("\n"));
      } else if (status !== "expected") failures.push(`${file} › ${title}\n${messages.join("\n")}`);
    }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, skipped };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}
