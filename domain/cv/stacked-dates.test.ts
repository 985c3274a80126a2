import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test.each([
  [
    "in a narrow column",
    ["Feb", "2023—Present", "Engineer, Acme GmbH, Leeds", "Nov", "2018—Dec", "2022", "Analyst, Lumora Ltd, Leeds"],
  ],
  [
    "around a dash with blank lines",
    [
      "    Engineer",
      "    Acme GmbH",
      "",
      "          Feb 2023",
      "            -",
      "          Present",
      "",
      "    Analyst",
      "    Lumora Ltd",
      "",
      "          Nov 2018",
      "            -",
      "          Dec 2022",
    ],
  ],
])("dates in several lines are read %s", (_, rows) => {
  expect(positionsOf(lines("Experience", "", ...rows))).toEqual([
    "Engineer @ Acme GmbH, 2023-2 to present",
    "Analyst @ Lumora Ltd, 2018-11 to 2022-12",
  ]);
});

test("a month alone is no date of a study", () => {
  const rows = ["Jan", "2015—Jun", "2017", "MSc in Economics, University of Leeds"];
  expect(educationsOf(lines("Education", "", ...rows))).toEqual([
    "MSc in Economics @ University of Leeds, 2015-1 to 2017-6",
  ]);
});
