import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const FIRST = "03/2019 – 05/2022";
const SECOND = "01/2016 – 02/2019";
const read = (first: string, second: string) =>
  positionsOf(
    lines(
      "WORK EXPERIENCE",
      "",
      "Lumora Foods",
      "Account Manager",
      first,
      "• Led a team of six",
      "",
      "Vantelo",
      "Store Clerk",
      second,
      "• Greeted the customers",
    ),
  );

test.each<[string, (dates: string, town: string) => string]>([
  ["behind a comma", (dates, town) => `${dates}, ${town}`],
  ["behind a stroke", (dates, town) => `${dates} | ${town}`],
  ["behind blanks", (dates, town) => `${dates}    ${town}`],
  ["before a comma", (dates, town) => `${town}, ${dates}`],
  ["before brackets", (dates, town) => `${town} (${dates})`],
])("a town that no list has, %s", (_name, beside) => {
  expect(read(beside(FIRST, "Umbrick"), beside(SECOND, "Nether Orsum"))).toEqual([
    "Account Manager @ Lumora Foods, 2019-3 to 2022-5",
    "Store Clerk @ Vantelo, 2016-1 to 2019-2",
  ]);
});

test("a known town, and an unknown one between a title and a company", () => {
  const text = lines(
    "WORK EXPERIENCE",
    "",
    "Account Manager",
    `Leeds | ${FIRST}`,
    "Lumora Foods",
    "",
    "Store Clerk",
    `Umbrick | ${SECOND}`,
    "Vantelo Ltd",
  );
  expect(positionsOf(text)).toEqual([
    "Account Manager @ Lumora Foods, 2019-3 to 2022-5",
    "Store Clerk @ Vantelo Ltd, 2016-1 to 2019-2",
  ]);
});

test("a company beside the dates, above a title with a field, is no town", () => {
  const text = lines(
    "WORK EXPERIENCE",
    "",
    `Umbrick, ${FIRST}`,
    "Account Manager, Payments",
    "• Led a team of six",
    "",
    `Vantelo, ${SECOND}`,
    "Store Clerk, Returns",
    "• Greeted the customers",
  );
  expect(positionsOf(text).map((position) => position.replace(/^.* @ /, ""))).toEqual([
    "Umbrick, 2019-3 to 2022-5",
    "Vantelo, 2016-1 to 2019-2",
  ]);
});

test("an unknown town between a title and a name without a word of companies", () => {
  const entries = [
    ["Account Manager", FIRST, "Lumora"],
    ["Store Clerk", SECOND, "Vantelo Foods"],
  ].flatMap(([title, dates, company]) => ["", title as string, `Umbrick | ${dates}`, company as string]);
  expect(positionsOf(lines("WORK EXPERIENCE", ...entries))).toEqual([
    "Account Manager @ Lumora, 2019-3 to 2022-5",
    "Store Clerk @ Vantelo Foods, 2016-1 to 2019-2",
  ]);
});

test("an unknown town in a country beside the dates, where other entries have known ones", () => {
  const text = lines(
    "WORK EXPERIENCE",
    "",
    "2018 – 2021 Cork, Ireland",
    "NURSE LUMORA HOSPITAL",
    "",
    "2016 – 2018 London, United Kingdom",
    "NURSE VANTELO HOSPITAL",
    "",
    "2014 – 2016 Orvane, Ireland",
    "NURSE CELDIS HOME",
  );
  expect(positionsOf(text).at(-1)).toBe("NURSE @ CELDIS HOME, 2014 to 2016");
});
