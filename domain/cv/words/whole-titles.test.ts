import { expect, test } from "vitest";
import { isWholeTitle } from "./whole-titles.ts";

test.each([
  ["hardware lead", true],
  ["growth marketing lead", true],
  ["took the lead", false],
  ["lead", false],
])("%s is a title: %s", (text, expected) => {
  expect(isWholeTitle(text)).toBe(expected);
});
