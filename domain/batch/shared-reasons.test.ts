import { expect, test } from "vitest";
import { lineRanges } from "./line-ranges.ts";
import type { LineOutcome } from "./progress.ts";
import { repeatedErrors, sharedReasons } from "./shared-reasons.ts";

const failed = (reason: string): LineOutcome => ({ kind: "failed", reason, canRetry: true });
const KEY = "Ask your administrator to set CRUNCHBASE_API_KEY.";
const NOT_FOUND = "This company is not among the 100 sample companies.";

test("what several lines repeat after their first sentence is separated", () => {
  const outcomes = [failed(`${NOT_FOUND} ${KEY}`), failed(`Rejected by v4.1. ${KEY}`), failed("Not a URL.")];
  const { shared, reasonOf } = sharedReasons(outcomes);
  expect(shared).toEqual([KEY]);
  expect(reasonOf(`${NOT_FOUND} ${KEY}`)).toBe(NOT_FOUND);
  expect(reasonOf(`Rejected by v4.1. ${KEY}`)).toBe("Rejected by v4.1.");
  expect(reasonOf("Not a URL.")).toBe("Not a URL.");
});

test("the reason of a single line stays whole", () => {
  const { shared, reasonOf } = sharedReasons([
    failed(`${NOT_FOUND} ${KEY}`),
    { kind: "waiting" },
    { kind: "saved", name: `${NOT_FOUND} ${KEY}` },
  ]);
  expect([shared, reasonOf(`${NOT_FOUND} ${KEY}`)]).toEqual([[], `${NOT_FOUND} ${KEY}`]);
});

test.each(["", "already on the hotlist", "No such company. such as x"])("%j has no second sentence", (reason) => {
  const { shared, reasonOf } = sharedReasons([failed(reason), failed(reason)]);
  expect([shared, reasonOf(reason)]).toEqual([[], reason]);
});

test("an error of several lines is said once, with their numbers", () => {
  const outcomes = [failed("Down."), failed(NOT_FOUND), failed("Down."), { kind: "waiting" }, failed("Down.")] as const;
  const lines = outcomes.map((outcome, index) => ({ line: index + 1, part: 0, text: "", url: null, outcome }));
  expect(repeatedErrors(lines)).toEqual([{ reason: "Down.", lines: [1, 3, 5] }]);
});

test.each([
  [[4], "Line 4"],
  [[4, 4], "Line 4"],
  [[1, 2], "Lines 1, 2"],
  [[1, 2, 3, 7, 9, 10], "Lines 1–3, 7, 9, 10"],
])("%j as %j", (numbers, text) => {
  expect(lineRanges(numbers)).toBe(text);
});
