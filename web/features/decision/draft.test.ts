import { describe, expect, test } from "vitest";
import { changeOf, type DecisionDraft, draftOf, errorsOf, readDraft } from "./draft.ts";

const TODAY = "2026-03-12";
const empty = draftOf({ passReason: null, revisitWhen: null, revisitOn: null });
const full: DecisionDraft = {
  reason: "  Pre-revenue ",
  kinds: ["new_round", "employees", "funding", "stage", "date"],
  employees: 51,
  fundingMillions: "12,5",
  stages: ["series_a"],
  on: "2026-10-01",
};

describe("errorsOf", () => {
  test.each<[string, Partial<DecisionDraft>, "passed" | "parked", readonly string[]]>([
    ["passing without a reason", {}, "passed", ["reason"]],
    ["passing with two letters", { reason: " no " }, "passed", ["reason"]],
    ["parking without a reason", {}, "parked", []],
    ["a reason of 1,000 characters", { reason: "a".repeat(1000) }, "parked", []],
    ["a reason of 1,001 characters", { reason: "a".repeat(1001) }, "parked", ["reason"]],
    ["a funding sum that is no number", { kinds: ["funding"], fundingMillions: "ten" }, "parked", ["funding"]],
    ["a negative funding sum", { kinds: ["funding"], fundingMillions: "-1" }, "parked", ["funding"]],
    ["no funding sum", { kinds: ["funding"] }, "parked", ["funding"]],
    ["no stage", { kinds: ["stage"] }, "parked", ["stage"]],
    ["today", { kinds: ["date"], on: TODAY }, "parked", ["date"]],
    ["no day", { kinds: ["date"] }, "parked", ["date"]],
    ["tomorrow", { kinds: ["date"], on: "2026-03-13" }, "parked", []],
    ["wrong values of chips that are off", { fundingMillions: "ten", on: "2020-01-01" }, "parked", []],
  ])("names the fields of %s", (_name, typed, status, fields) => {
    expect(Object.keys(errorsOf({ ...empty, ...typed }, status, TODAY))).toEqual(fields);
  });
});

test("a decision becomes the columns of the entry, and is shown again from them", () => {
  expect(errorsOf(full, "passed", TODAY)).toEqual({});
  const change = changeOf(full, "passed");
  expect(change).toEqual({
    status: "passed",
    passReason: "Pre-revenue",
    revisitWhen: {
      any: [
        { new_round: true },
        { employees_at_least: 51 },
        { funding_at_least_usd: 12_500_000 },
        { stage_in: ["series_a"] },
      ],
    },
    revisitOn: "2026-10-01",
  });
  const again = draftOf({
    passReason: "Pre-revenue",
    revisitWhen: { any: change.revisitWhen?.any ?? [], from: null },
    revisitOn: "2026-10-01",
  });
  expect(changeOf(again, "passed")).toEqual(change);
});

test("without a chip, an earlier condition is cleared", () => {
  expect(changeOf({ ...full, kinds: [] }, "parked")).toMatchObject({ revisitWhen: null, revisitOn: null });
});

test("a stored draft is read back, and anything else is ignored", () => {
  expect(readDraft(JSON.parse(JSON.stringify(full)))).toEqual(full);
  for (const stored of [undefined, null, "text", {}, { ...full, kinds: "all" }]) expect(readDraft(stored)).toBeNull();
});
