import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  ["Stock Clerk", "2014 – 2016", "Lumora GmbH"],
  ["Stock Clerk", "2010 – 2013", "–"],
  ["Dog walking", "2014 – 2016", "–"],
  ["Nachhilfe", "2014 – 2016", "–"],
])("'%s' (%s) below a position at a company is at: %s", (title, dates, company) => {
  const text = lines("Experience", "", "2016 – 2022", "Cashier", "Lumora GmbH", "", dates, title);
  expect(positionsOf(text)[1]).toBe(`${title} @ ${company}, ${dates.replace("–", "to")}`);
});
