import { expect, test } from "vitest";
import { lines, outlineOf, positionsOf } from "../outline.test-support.ts";

const FOUND = ["Product Marketing Manager @ Lumora, ? to ?", "Sales Manager @ Vantelo, ? to ?"];

test.each(["Full-time", "Vollzeit", "Temps plein", "Internship", "Pflichtpraktikum"])(
  "a company with '%s' beside its title, without dates",
  (kind) => {
    const first = [`Lumora · ${kind}`, "Product Marketing Manager"];
    const second = [`Vantelo · ${kind}`, "Sales Manager"];
    const task = "Telemarketing · Direct Sales";
    expect(positionsOf(lines("Experience", ...first, task, ...second, task))).toEqual(FOUND);
    const titlesFirst = [...first.toReversed(), "- Led a team", ...second.toReversed(), "- Sold pumps"];
    expect(positionsOf(lines("Experience", ...titlesFirst))).toEqual(FOUND);
  },
);

test("such entries behind the studies, whose heading a PDF has printed below that of the positions", () => {
  const text = lines(
    "Berufserfahrung",
    "Bildung",
    "Umbra State University",
    "2000-2003",
    "Bachelor in Betriebswirtschaft",
    "Lumora · Full-time",
    "Product Marketing Manager",
    "Er leitete ein Team von Verkaufsleitern.",
    "Vantelo · Vollzeit",
    "Sales Manager",
    "Telemarketing",
  );
  expect(outlineOf(text)).toEqual([...FOUND, "school Umbra State University, 2003"]);
});
