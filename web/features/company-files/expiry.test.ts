import { expect, test } from "vitest";
import { expiryRange } from "./expiry.ts";

test("a CV expires on one of the 180 days after it was added", () => {
  expect(expiryRange(Date.UTC(2026, 0, 31, 23))).toEqual({ first: "2026-02-01", last: "2026-07-30" });
});
