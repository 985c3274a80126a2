import { expect, test } from "vitest";
import type { LineOutcome } from "./progress.ts";
import { sharedReasons } from "./shared-reasons.ts";

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
