import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test("three blanks separate the names of an entry", () => {
  const text = lines("Experience", "", "Engineer   Acme   May 2016 - present", "Analyst   Lumen   2014 - 2016");
  expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"]);
});

test("three blanks separate nothing where a page has them between any words", () => {
  const text = lines(
    "Education",
    "",
    "BSc   Physics, 2014 - 2016",
    "University   of   Lumora",
    "Wrote  a   thesis  on  the   pumps   of  three   towns",
  );
  expect(educationsOf(text)).toEqual(["BSc Physics @ University of Lumora, 2014 to 2016"]);
});

test("two blanks separate the names of entries where a text has them often", () => {
  const text = lines(
    "Experience",
    "",
    "2020 - present  Lumen Arts  Team Leader",
    "2016 - 2020  Umbra Arts  Analyst",
    "2014 - 2016  Acme Arts  Trainee",
  );
  expect(positionsOf(text)).toEqual([
    "Team Leader @ Lumen Arts, 2020 to present",
    "Analyst @ Umbra Arts, 2016 to 2020",
    "Trainee @ Acme Arts, 2014 to 2016",
  ]);
});

test("two blanks are a slip where the line has a wider gap", () => {
  const text = lines(
    "Skills: Lathes  Pumps  Valves  Welding  Gears",
    "",
    "Experience",
    "",
    "Creative  Director                       | May 2016 - present",
    "Acme Ltd, Leeds",
  );
  expect(positionsOf(text)).toEqual(["Creative Director @ Acme Ltd, 2016-5 to present"]);
});
