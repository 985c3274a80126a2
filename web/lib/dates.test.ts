import { expect, test } from "vitest";
import { formatDay } from "./dates.ts";

test.each([
  ["2021-06-02", "2 Jun 2021"],
  ["2021-12-31", "31 Dec 2021"],
  ["last summer", "last summer"],
  ["", ""],
])("the day %j reads %j", (isoDate, text) => {
  expect(formatDay(isoDate)).toBe(text);
});
