import { describe, expect, test } from "vitest";
import { rowsInView, scrollTopShowing } from "./rows-in-view.ts";

describe("rows in view", () => {
  test.each([
    { title: "at the top", top: 0, count: 1000, rows: { first: 0, last: 15 } },
    { title: "in between", top: 4810, count: 1000, rows: { first: 90, last: 112 } },
    { title: "at the end", top: 49_500, count: 1000, rows: { first: 984, last: 999 } },
    { title: "of a list that fits", top: 0, count: 3, rows: { first: 0, last: 2 } },
    { title: "of a list that became shorter", top: 47_500, count: 20, rows: { first: 4, last: 19 } },
    { title: "of no list", top: 0, count: 0, rows: { first: 0, last: -1 } },
  ])("$title", ({ top, count, rows }) => {
    expect(rowsInView({ top, height: 500 }, 50, count)).toEqual(rows);
  });
});

describe("a row is scrolled into view", () => {
  test.each([
    { title: "from above, to the header", index: 2, top: 400, result: 100 },
    { title: "from below, to the lower edge", index: 30, top: 400, result: 1090 },
    { title: "not when it is in view", index: 10, top: 400, result: 400 },
    { title: "when the header covers it", index: 8, top: 420, result: 400 },
  ])("$title", ({ index, top, result }) => {
    expect(scrollTopShowing(index, { top, height: 500 }, 50, 40)).toBe(result);
  });
});
