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

test.each(["Tätigkeiten:", "Tätigkeit", "Werkzaamheden:"])(
  "'%s' below the dates of an entry opens no section",
  (heading) => {
    const text = lines(
      "Engineer",
      "Vantelo GmbH, Kiel",
      "05/2013 - 06/2015",
      heading,
      "Pumps and valves",
      "",
      "Technician",
      "05/2010 - 04/2013",
      "Lumora GmbH, Kiel",
      heading,
      "Valves",
      "",
      "Ausbildung",
      "Dipl.-Ing., Hochschule Umbra, 2010",
    );
    expect(positionsOf(text)).toEqual([
      "Engineer @ Vantelo GmbH, 2013-5 to 2015-6",
      "Technician @ Lumora GmbH, 2010-5 to 2013-4",
    ]);
  },
);

test("'Tätigkeiten' above the positions is their heading", () => {
  const text = lines("Tätigkeiten", "2013 - 2015 Engineer, Vantelo GmbH", "2010 - 2013 Technician, Lumora GmbH");
  expect(positionsOf(text)).toHaveLength(2);
});
