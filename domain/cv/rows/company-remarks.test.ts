import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const REMARKS = [
  ["a sentence", "A maker of pumps for small towns."],
  ["an address of a site", "www.lumora.example"],
  ["two lines", "A maker of pumps for small towns and villages.\nWe sell them in nine countries of the north."],
] as const;

test.each(REMARKS)("%s between a company and its title, above the dates", (_name, remark) => {
  const text = lines(
    "Experience",
    "",
    "Lumora",
    remark,
    "Engineer",
    "May 2016 - present",
    "- Built pumps for three towns",
    "",
    "Vantelo Inc.",
    remark,
    "Sales Manager",
    "Unterdorf",
    "2014 - 2016",
  );
  expect(positionsOf(text)).toEqual([
    "Engineer @ Lumora, 2016-5 to present",
    "Sales Manager @ Vantelo Inc., 2014 to 2016",
  ]);
});

test.each(REMARKS)("%s between a company and its title, below the dates", (_name, remark) => {
  const text = lines(
    "Berufserfahrung",
    "",
    "05/2016 - heute",
    "Lumora",
    remark,
    "Ingenieurin",
    "- Pumpen für drei Städte",
    "",
    "2014 - 2016",
    "Vantelo",
    remark,
    "Buchhalterin",
  );
  expect(positionsOf(text)).toEqual([
    "Ingenieurin @ Lumora, 2016-5 to present",
    "Buchhalterin @ Vantelo, 2014 to 2016",
  ]);
});

test("a description between two entries stays one", () => {
  const text = lines(
    "Experience",
    "Engineer",
    "2016 - present",
    "Lumora",
    "Built pumps for three towns.",
    "Analyst",
    "2014 - 2016",
    "Vantelo",
    "Counted the valves of nine towns.",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora, 2016 to present", "Analyst @ Vantelo, 2014 to 2016"]);
});

test("a town that no list has, between the title and the dates", () => {
  const text = lines("Experience", "", "Lumora", "Engineer", "Unterdorf", "2016 - 2018", "- Built pumps");
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora, 2016 to 2018"]);
});

test.each(REMARKS)("%s below a company, and a blank line above its titles", (_name, remark) => {
  const text = lines(
    "Experience",
    "Lumora — Chicago, IL",
    remark,
    "",
    "Principal Engineer | Apr 2023 – Present",
    "",
    "Built pumps for three towns and all of their villages in the north of the country.",
    "",
    "Engineer | Oct 2021 – Apr 2023",
    "",
    "Built pumps for two towns and all of their villages in the north of the country.",
    "",
    "Centro — Chicago, IL",
    "Analyst | Oct 2020 – Oct 2021",
  );
  expect(positionsOf(text)).toEqual([
    "Principal Engineer @ Lumora, 2023-4 to present",
    "Engineer @ Lumora, 2021-10 to 2023-4",
    "Analyst @ Centro, 2020-10 to 2021-10",
  ]);
});
