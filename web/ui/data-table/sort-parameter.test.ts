import { describe, expect, test } from "vitest";
import { readSort, sortParameter } from "./sort-parameter.ts";

const columns = ["name", "priority", "funding", "added"] as const;
const newestFirst = { column: "added", direction: "descending" } as const;

describe("readSort", () => {
  test.each([
    ["no parameter", null, newestFirst],
    ["an empty parameter", "", newestFirst],
    ["a column", "name", { column: "name", direction: "ascending" }],
    ["a descending column", "-funding", { column: "funding", direction: "descending" }],
    ["the default column, ascending", "added", { column: "added", direction: "ascending" }],
    ["an unknown column", "total_funding", newestFirst],
    ["two signs", "--name", newestFirst],
  ])("reads %s", (_name, parameter, expected) => {
    expect(readSort(parameter, columns, newestFirst)).toEqual(expected);
  });
});

describe("sortParameter", () => {
  test("leaves the default out of the URL", () => {
    expect(sortParameter(newestFirst, newestFirst)).toBeNull();
  });

  test.each([
    ["name", "ascending"],
    ["priority", "descending"],
    ["added", "ascending"],
  ] as const)("writes %s, %s, so that readSort reads it back", (column, direction) => {
    expect(readSort(sortParameter({ column, direction }, newestFirst), columns, newestFirst)).toEqual({
      column,
      direction,
    });
  });
});
