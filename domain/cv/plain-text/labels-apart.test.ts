import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";
import { readOutline } from "../outline.ts";

test.each([
  [
    "groups of labels above their values",
    lines(
      "Working Experience",
      "Name of Organization",
      "Organization Overview",
      "Position",
      "Responsibilities",
      "",
      ": Lumora Power Limited",
      ": One of the largest companies of its kind.",
      ": Officer, Accounts Department.",
      ": To keep the books, to handle vendor issues",
      "and all tasks of the office.",
      "",
      "Duration",
      "",
      ": 1st December, 2020 to 30th April, 2025.",
      "",
      "Name of Organization",
      "Position",
      "Duration",
      ": Vantelo Securities Ltd.",
      ": Accountant",
      ": 19th January, 2017 to 20th October, 2019",
    ),
    [
      "Officer, Accounts Department @ Lumora Power Limited, 2020-12 to 2025-4",
      "Accountant @ Vantelo Securities Ltd., 2017-1 to 2019-10",
    ],
  ],
  [
    "labels with a colon",
    lines(
      "Work Experience",
      "Organization:",
      "Designation:",
      "Duration:",
      ": Lumora Ltd",
      ": Sales Officer",
      ": Jan 2016 to March 2018",
      "Organization:",
      "Designation:",
      "Duration:",
      ": Vantelo Ltd",
      ": Accounts Officer",
      ": April 2018 to present",
    ),
    ["Sales Officer @ Lumora Ltd, 2016-1 to 2018-3", "Accounts Officer @ Vantelo Ltd, 2018-4 to present"],
  ],
  [
    "German labels, and a label right above its value",
    lines(
      "Berufserfahrung",
      "Arbeitgeber",
      "Position",
      "",
      ": Lumora GmbH",
      ": Buchhalterin",
      "Zeitraum",
      ": 01/2016 – 03/2018",
      "",
      "Arbeitgeber",
      "Position",
      "",
      ": Vantelo GmbH",
      ": Sachbearbeiterin",
      "Zeitraum",
      ": 04/2018 – heute",
    ),
    ["Buchhalterin @ Lumora GmbH, 2016-1 to 2018-3", "Sachbearbeiterin @ Vantelo GmbH, 2018-4 to present"],
  ],
])("%s", (_form, text, positions) => {
  expect(positionsOf(text)).toEqual(positions);
});

test.each([
  [
    "a heading above the labels",
    lines(
      "Education",
      "Secondary School Certificate",
      "Group",
      "Year",
      "Institute",
      "Board",
      "",
      ": Science",
      ": 1995",
      ": Lumora School and College",
      ": Lumstadt Board",
      "",
      "Bachelor of Commerce (Pass)",
      "Year",
      "Institute",
      "University",
      "",
      ": 2002",
      ": Vantelo University College",
      ": National University",
    ),
    [
      "Secondary School Certificate @ Lumora School and College, ? to 1995",
      "Bachelor of Commerce (Pass) @ Vantelo University College, ? to 2002",
    ],
  ],
])("%s", (_form, text, educations) => {
  expect(educationsOf(text)).toEqual(educations);
});

test("the offsets are those of the text as given", () => {
  const entry = (company: string) => [
    "Company",
    "Position",
    "",
    `: ${company}`,
    ": Clerk",
    "Duration",
    ": 2016 to 2018",
  ];
  const text = lines("Experience", ...entry("Lumora Ltd"), "", ...entry("Vantelo Ltd"));
  const [position] = readOutline(text).positions;
  for (const span of [position?.title, position?.company])
    expect(text.slice(span?.start, span?.end)).toBe(span?.name ?? "none");
});
