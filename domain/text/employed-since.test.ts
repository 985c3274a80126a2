import { expect, test } from "vitest";
import { readOutline } from "../cv/outline.ts";
import { employedSince } from "./employed-since.ts";

const outline = readOutline(`EXPERIENCE

Celonis SE
Product Lead
Jan 2018 - Present

Celonis GmbH
Working Student
Mar 2014 - Dec 2016

Stripe
Engineer`);

test.each([
  ["the first of several positions", ["Celonis"], 2014],
  ["a position without dates", ["Stripe"], null],
  ["a company that is not in the career", ["Siemens"], null],
  ["no name", [], null],
])("employedSince: %s", (_case, names, year) => {
  expect(outline.positions.length).toBeGreaterThanOrEqual(2);
  expect(employedSince(outline, names)).toBe(year);
});
