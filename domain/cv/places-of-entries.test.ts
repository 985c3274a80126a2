import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

/** An entry on one line with its place */
const read = (place: string) =>
  positionsOf(
    lines(
      "CAREER HISTORY",
      `2020–2022: Supply Analyst, Brightquill, ${place}`,
      `2018–2020: Cashier, Vantelo Foods, ${place}`,
      "2016–2018: Clerk, Lumora Partners, Leeds",
    ),
  );

test.each([
  ["a state that is a legal form elsewhere", "Colorado Springs CO"],
  ["a state that is a degree elsewhere", "Annapolis MD"],
  ["a state as newspapers write it", "Denver, Colo."],
  ["a state in two letters with dots", "Fort Umbra, N.C."],
  ["a postcode of the United Kingdom", "Leeds LS8"],
  ["the whole postcode", "Manchester M1 2AB"],
  ["a postcode of Australia, which is no year", "Sydney NSW 2000"],
  ["a county", "Kent"],
  ["a saint without a full stop", "St Louis MO"],
])("%s", (_name, place) => {
  expect(read(place)).toEqual([
    "Supply Analyst @ Brightquill, 2020 to 2022",
    "Cashier @ Vantelo Foods, 2018 to 2020",
    "Clerk @ Lumora Partners, 2016 to 2018",
  ]);
});

test.each([
  [
    "a department of a state",
    "Department of Veterans Affairs, Austin, TX, Cashier, 2016 – 2018",
    "Cashier @ Department of Veterans Affairs, 2016 to 2018",
  ],
  [
    "a department of a university",
    "Lecturer, Department of Physics, University of Lumora, 2010 – 2012",
    "Lecturer @ University of Lumora, 2010 to 2012",
  ],
  ["a company with the legal form of Sweden", "Clerk, Vantelo AB, 2010 – 2012", "Clerk @ Vantelo AB, 2010 to 2012"],
])("%s", (_name, line, wanted) => {
  expect(positionsOf(lines("WORK EXPERIENCE", line))).toEqual([wanted]);
});

test.each([
  ["in brackets before the title", "Lumora (Umbrick), Store Clerk, 2016 – 2018"],
  ["in brackets behind the title and the company", "Store Clerk, Lumora GmbH (Bad Orsum)    2016 – 2018"],
  ["behind a preposition", "Store Clerk at Lumora in Bad Orsum (2016 – 2018)"],
])("a town that no list has, %s", (_name, entry) => {
  expect(positionsOf(lines("CAREER HISTORY", entry)).map((position) => position.replace(" GmbH", ""))).toEqual([
    "Store Clerk @ Lumora, 2016 to 2018",
  ]);
});

test.each([
  ["behind a company with a word of functions", "Store Clerk, Lumora Logistics, Umbrick", "Lumora Logistics"],
  ["before a title with its function", "Lumora Inc., Umbrick, Store Clerk, Returns", "Lumora Inc."],
  ["and no town, but a company behind the function of a title", "Store Clerk, Marketing Group, Umbrick", "Umbrick"],
])("an unknown town %s", (_name, names, company) => {
  const [position] = positionsOf(lines("CAREER HISTORY", `${names}    2016 – 2018`, "• Greeted the customers"));
  expect(position).toMatch(/^Store Clerk(?:, (?:Returns|Marketing Group))? @ /);
  expect(position).toContain(` @ ${company},`);
});
