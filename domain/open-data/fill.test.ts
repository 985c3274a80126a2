import { expect, test } from "vitest";
import type { LineOutcome } from "../batch/progress.ts";
import { fillCost, fillResult } from "./fill.ts";

test.each([
  [1, { requests: 3, seconds: 3 }],
  [50, { requests: 3, seconds: 3 }],
  [51, { requests: 4, seconds: 4 }],
  [100, { requests: 4, seconds: 4 }],
  [1000, { requests: 40, seconds: 49 }],
])("%d companies cost %j", (companies, cost) => {
  expect(fillCost(companies)).toEqual(cost);
});

test("counts new facts, and companies with and without any", () => {
  const outcomes: readonly LineOutcome[] = [
    { kind: "saved", name: "a", filled: 3 },
    { kind: "saved", name: "b", filled: 1 },
    { kind: "saved", name: "c", filled: 0 },
    { kind: "failed", reason: "Down.", canRetry: true },
    { kind: "waiting" },
  ];
  const lines = outcomes.map((outcome, line) => ({ line, part: 0, text: "", url: "", outcome }));
  expect(fillResult(lines)).toEqual({ facts: 4, filled: 2, unchanged: 1, failed: 1, left: 1 });
});
