import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "in the order of the form",
    [
      "Company LUMORA CONSTRUCTION",
      "(QATAR)",
      "Duration 03/05/2013 TO 10/03/2014",
      "Position Quantity Surveyor",
      "Responsibilities - Ensure that the work has been done.",
    ],
  ],
  [
    "with the dates first and a client",
    ["Period May 2013 to March 2014", "Employer LUMORA CONSTRUCTION", "Client Acme Railways", "Role Quantity Surveyor"],
  ],
  [
    "of several words",
    ["Company Name LUMORA CONSTRUCTION", "Job Title Quantity Surveyor", "Period of Work May 2013 - March 2014"],
  ],
  [
    "beside one with a colon",
    ["1. Employer: LUMORA CONSTRUCTION", "From May 2013 to March 2014", "Designation Quantity Surveyor"],
  ],
  ["in German", ["Zeitraum 05/2013 bis 03/2014", "Arbeitgeber LUMORA CONSTRUCTION", "Position Quantity Surveyor"]],
  ["in French", ["Société LUMORA CONSTRUCTION", "Poste Quantity Surveyor", "Période mai 2013 - mars 2014"]],
])("labels without a colon are no names %s", (_form, entry) => {
  expect(positionsOf(lines("WORK EXPERIENCE", ...entry, "", "EDUCATION", "B.Tech, Ashdale University, 2010"))).toEqual([
    "Quantity Surveyor @ LUMORA CONSTRUCTION, 2013-5 to 2014-3",
  ]);
});

test("a name that begins like a label stays whole", () => {
  const text = lines("EXPERIENCE", "Company Theater Lumora", "Position Manager", "From May 2013 to March 2014");
  expect(
    positionsOf(lines("EXPERIENCE", "Company Theater Lumora", "Stage Manager", "From May 2013 to March 2014")),
  ).toEqual(["Stage Manager @ Company Theater Lumora, 2013-5 to 2014-3"]);
  expect(positionsOf(text)).toEqual(["Manager @ Theater Lumora, 2013-5 to 2014-3"]);
});
