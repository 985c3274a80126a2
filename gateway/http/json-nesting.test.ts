import { expect, test } from "vitest";
import { isNestedTooDeep } from "./json-nesting.ts";

test.each([
  ["the limit", "[[]]", false],
  ["one more level", "[[[]]]", true],
  ["objects and arrays", '{"a":[{}]}', true],
  ["levels that are never closed", "[[[", true],
  ["siblings", "[[],[],[]]", false],
  ["brackets in a string", '["[[[["]', false],
  ["brackets after an escaped quote", String.raw`["\"[[[["]`, false],
  ["brackets after an escaped backslash", String.raw`["\\",[[]]]`, true],
  ["an unfinished string", '["[[[[', false],
])("%s", (_what, json, isTooDeep) => {
  expect(isNestedTooDeep(json, 2)).toBe(isTooDeep);
});
