import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

const FIRST_ENTRY = lines("## Experience", "", "### Acme | Engineer", "", "May 2016 - present | Leeds, UK");

test.each([
  [
    "badges below a description belong to the entry above a heading",
    lines(
      FIRST_ENTRY,
      "",
      "Builds pumps and valves for the water works of the town.",
      "",
      "React",
      "",
      "Jira",
      "",
      "### Lumen | Campus Voice",
      "",
      "2014 - 2016 | Leeds, UK",
      "",
      "Spoke to students about the firm.",
    ),
    ["Engineer @ Acme, 2016-5 to present", "Campus Voice @ Lumen, 2014 to 2016"],
  ],
  [
    "a town that no list has, in its region beside the dates, below the title and the company",
    lines(FIRST_ENTRY, "", "### Umbra Lumen | Analyst", "", "2014 - 2016 | Sainte-Usherin, France"),
    ["Engineer @ Acme, 2016-5 to present", "Analyst @ Umbra Lumen, 2014 to 2016"],
  ],
  [
    "dated projects below the heading of their position",
    lines(
      "## Experience",
      "",
      "### Engineer, Acme · May 2016 - present",
      "",
      "**Pump Station Lumen · 2018 - 2020**",
      "Engineer of the pumps on a platform with several tenants.",
      "",
      "- Valves",
      "",
      "**Team Lumora · 2016 - 2018**",
      "",
      "- Pumps",
      "",
      "### Analyst, Lumen · 2014 - 2016",
      "Reports.",
    ),
    ["Engineer @ Acme, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"],
  ],
])("%s", (_name, cv, expected) => {
  expect(positionsOf(cv)).toEqual(expected);
});
