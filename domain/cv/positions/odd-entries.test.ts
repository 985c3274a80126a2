import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "open dates before a full stop or a comma",
    ["2012–2017. Teacher, Okra Academy", "2017–. Head of Science, Blava Academy"],
    ["Teacher @ Okra Academy, 2012 to 2017", "Head of Science @ Blava Academy, 2017 to present"],
  ],
  [
    "open dates at the beginning of a line",
    ["2014-2020, Gamekeeper, Okra Estate", "2020-, Head Gamekeeper, Blava Estate"],
    ["Gamekeeper @ Okra Estate, 2014 to 2020", "Head Gamekeeper @ Blava Estate, 2020 to present"],
  ],
  [
    "a company in the brackets of the dates",
    ["Principal Cellist (Okra Symphony Orchestra, 2012–present)", "Tutor in Cello (Blava Conservatoire, 2007–2012)"],
    [
      "Principal Cellist @ Okra Symphony Orchestra, 2012 to present",
      "Tutor in Cello @ Blava Conservatoire, 2007 to 2012",
    ],
  ],
  [
    "labels at the beginning and the end of the dates",
    [
      "OKRA CONSULTANCY SERVICES",
      "Role : Systems Engineer",
      "From : Aug-2014   To : Nov-2017",
      "Project : Migration for Blava",
      "",
      "UMBRA INDIA PVT LTD",
      "Role : Consultant",
      "From : Dec-2017   To : Till Date",
      "Project : Claims portal",
    ],
    [
      "Systems Engineer @ OKRA CONSULTANCY SERVICES, 2014-8 to 2017-11",
      "Consultant @ UMBRA INDIA PVT LTD, 2017-12 to present",
    ],
  ],
  [
    "a company that ends as a title, where others have theirs on the same line",
    [
      "Editor in Chief",
      "The Umbrella",
      "2020–2024",
      "",
      "Features Editor",
      "Okra Weekly",
      "2016–2020",
      "",
      "Staff Writer",
      "New Scientist",
      "2012–2016",
    ],
    [
      "Editor in Chief @ The Umbrella, 2020 to 2024",
      "Features Editor @ Okra Weekly, 2016 to 2020",
      "Staff Writer @ New Scientist, 2012 to 2016",
    ],
  ],
  [
    "a name below the last title of a company",
    ["Okra Rail GmbH", "Zugchef · 2019 – heute", "Zugbegleiter · 2016 – 2019", "Basis Hamburg-Altona"],
    ["Zugchef @ Okra Rail GmbH, 2019 to present", "Zugbegleiter @ Okra Rail GmbH, 2016 to 2019"],
  ],
])("%s", (_name, entries, expected) => {
  expect(positionsOf(lines("WORK EXPERIENCE", "", ...entries))).toEqual(expected);
});
