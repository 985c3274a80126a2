import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const FOUND = ["Java Developer @ Lumora Bank, 2018-1 to present", "Analyst @ Vantelo Group, 2015-3 to 2017-12"];

test.each([
  [
    "dates beside them",
    [
      "Client: Lumora Bank, Austin, TX\tJan 2018 – Present",
      "Role: Java Developer",
      "Responsibilities:",
      "• Developed services.",
      "",
      "Client: Vantelo Group, Dallas, TX\tMar 2015 – Dec 2017",
      "Role: Analyst",
    ],
  ],
  [
    "dates in a field",
    [
      "Client Name: Lumora Bank",
      "Designation: Java Developer",
      "Duration: Jan 2018 to till date",
      "",
      "Client Name: Vantelo Group",
      "Designation: Analyst",
      "Duration: Mar 2015 to Dec 2017",
    ],
  ],
  [
    "an employer before them",
    [
      "End Client: Lumora Bank, Austin, TX\tJan 2018 – Present",
      "Role: Java Developer",
      "",
      "Vantelo Group, Dallas, TX\tMar 2015 – Dec 2017",
      "Analyst",
    ],
  ],
])("clients of a consultant are employers: %s", (_form, entries) => {
  expect(positionsOf(lines("PROFESSIONAL EXPERIENCE", "", ...entries))).toEqual(FOUND);
});

test.each([
  ["in one section", ["Lumora Consulting LLC, Dallas, TX\tJan 2015 – Present", "Senior Consultant", ""]],
  [
    "in a summary",
    ["Working at Lumora Consulting LLC as a Senior Consultant from Jan 2015 to till date", "", "EXPERIENCE"],
  ],
])("a client inside the time at an employer is none: %s", (_place, employer) => {
  const text = lines(
    "EXPERIENCE",
    ...employer,
    "Client: Umbra Bank, Austin, TX\tJan 2018 – Present",
    "Role: Developer",
  );
  expect(positionsOf(text).join()).not.toContain("Umbra");
});

test("a client without a role is none", () => {
  const text = lines(
    "EXPERIENCE",
    "Client: Umbra Bank, Austin, TX\tJan 2018 – Present",
    "• Developed services.",
    "",
    "Lumora Ltd, Leeds\tMar 2015 – Dec 2017",
    "Analyst",
  );
  expect(positionsOf(text)).toEqual(["Analyst @ Lumora Ltd, 2015-3 to 2017-12"]);
});
