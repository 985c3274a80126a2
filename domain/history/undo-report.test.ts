import { expect, test } from "vitest";
import {
  addReports,
  describeKept,
  describePlan,
  describeResult,
  NOTHING_UNDONE,
  parseUndoPage,
} from "./undo-report.ts";

const GRACE = { id: "grace", email: "grace@fund.example" };
const KEPT = {
  table_name: "company_facts",
  label: "N26",
  field: "total_funding",
  reason: "edited",
  by: GRACE,
  at: "2026-10-04T10:00:00Z",
};

test("reads and adds the pages of an undo", () => {
  const page = parseUndoPage({ status: "more", removed: 2, reverted: 1, restored: 0, kept: [KEPT], next: 12 });
  expect(page).toMatchObject({ status: "more", next: 12, kept: [{ tableName: "company_facts", by: GRACE }] });
  if (page.status !== "more") throw new Error("Not a page");
  const sum = addReports(addReports(NOTHING_UNDONE, page), { ...NOTHING_UNDONE, removed: 2079, restored: 3 });
  expect(describePlan(sum)).toBe(
    "Removes 2,081 rows, puts back 1 value, restores 3 deleted rows, keeps 1 that was changed since.",
  );
  expect(describeResult({ ...sum, kept: [] })).toBe("Removed 2,081 rows, put back 1 value, restored 3 deleted rows.");
  expect(describePlan(NOTHING_UNDONE)).toBe("Nothing is left to undo.");
});

test("reads why an operation cannot be undone", () => {
  expect(parseUndoPage({ status: "already_undone", by: GRACE, at: "now" })).toEqual({
    status: "already_undone",
    by: GRACE,
    at: "now",
  });
  expect(parseUndoPage({ status: "not_kept" })).toEqual({ status: "not_kept" });
});

test.each([
  [KEPT, "N26: Total Funding", "edited since by grace"],
  [{ ...KEPT, field: null, reason: "deleted", by: { id: "me" } }, "N26 (company)", "deleted since by you"],
  [
    { ...KEPT, field: null, reason: "taken", by: null, label: null },
    "Unnamed company (company)",
    "another row has this name or URL now",
  ],
])("%j is described", (kept, what, why) => {
  const page = parseUndoPage({ status: "done", kept: [kept] });
  expect("kept" in page && page.kept.map((row) => describeKept(row, "me"))).toEqual([{ what, why }]);
});
