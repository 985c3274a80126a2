import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test("entries as items of a list, with their company and dates below the first line", () => {
  const text = lines(
    "Experience",
    "",
    "- Engineer",
    "  Acme",
    "  May 2016 - present | Leeds",
    "  - Built pumps for three towns",
    "- Analyst",
    "  Lumen",
    "  2014 - 2016",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"]);
});
