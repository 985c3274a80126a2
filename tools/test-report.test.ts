import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./steps.ts";
import { readPlaywrightReport, readVitestReport } from "./test-report.ts";

test("reads passed, failed and skipped tests and broken files of Vitest", () => {
  const result = (status: string, failureMessages: string[] = [], meta = {}) => ({
    status,
    fullName: `a ${status} one`,
    failureMessages,
    meta,
  });
  const outcome = readVitestReport({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: join(root, "domain/a.test.ts"),
        message: "",
        assertionResults: [
          result("passed"),
          result("failed", ["1 is not 2"]),
          result("skipped", [], { skipReason: "no mount" }),
          result("todo"),
        ],
      },
      { name: join(root, "domain/b.test.ts"), message: "Syntax error", assertionResults: [] },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    failed: 1,
    failures: ["domain/a.test.ts › a failed one\n1 is not 2", "domain/b.test.ts\nSyntax error"],
    skipped: ["domain/a.test.ts › a skipped one\nno mount", "domain/a.test.ts › a todo one\nno reason given"],
  });
});

test("reads passed, failed, flaky and skipped journeys of Playwright, whatever describe block they are in", () => {
  const spec = (status: string, description?: string) => ({
    file: "a.journey.ts",
    title: `a ${status} one`,
    tests: [
      {
        status,
        annotations: description === undefined ? [] : [{ type: "skip", description }],
        results: [{ error: { message: "not visible" } }],
      },
    ],
  });
  const outcome = readPlaywrightReport({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec("expected"), spec("flaky")],
        suites: [{ specs: [spec("unexpected"), spec("skipped", "no mail")] }],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    failed: 2,
    failures: ["a.journey.ts › a flaky one\nnot visible", "a.journey.ts › a unexpected one\nnot visible"],
    skipped: ["a.journey.ts › a skipped one\nno mail"],
  });
});
