import { expect, test } from "vitest";
import { isMostlyWrong } from "./verdicts.ts";

test.each([
  [0, 0, false],
  [0, 2, false],
  [0, 3, true],
  [2, 3, true],
  [3, 3, false],
  [100, 99, false],
  [2, 9, true],
])("%i right and %i wrong: %s", (right, wrong, expected) => {
  expect(isMostlyWrong({ right, wrong })).toBe(expected);
});
