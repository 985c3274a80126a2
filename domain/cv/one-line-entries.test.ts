import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

describe("entries on one line", () => {
  test("between marks, with semicolons", () => {
    const text = lines(
      "EXPERIENCE:",
      "",
      "** Software Engineer; Lumora; Feb. 2017 - Jul. 2018 **",
      "",
      "As a full-stack developer, I helped build the payments of the shop.",
      "",
      "** Independent Developer; 2013 - 2017 **",
      "",
      "Tried to start a startup with two friends.",
      "",
      "** Web Developer; Umbra Teachers; 2010 - 2013 **",
      "",
      "Designed and maintained the web site.",
    );
    expect(positionsOf(text)).toEqual([
      "Software Engineer @ Lumora, 2017-2 to 2018-7",
      "Independent Developer @ –, 2013 to 2017",
      "Web Developer @ Umbra Teachers, 2010 to 2013",
    ]);
  });

  test("with a specialty behind the title", () => {
    const text = lines(
      "Experience",
      "Lumora | Lead Data Engineer - Web & Search | March 2020 - June 2025",
      "Umbra Co. | Lead Data Engineer - Sustainability | May 2018 - March 2020",
      "Acme Inc. | Developer | May 2014 - May 2018",
    );
    expect(positionsOf(text)).toEqual([
      "Lead Data Engineer - Web & Search @ Lumora, 2020-3 to 2025-6",
      "Lead Data Engineer - Sustainability @ Umbra Co., 2018-5 to 2020-3",
      "Developer @ Acme Inc., 2014-5 to 2018-5",
    ]);
  });

  test("with a blank on one side of the hyphen only", () => {
    const text = lines(
      "Experience",
      "May 2024 - May 2025",
      "Lumora Gardens- Program Assistant",
      "Provided administrative support to the team.",
      "Feb 2023 - April 2024",
      "Umbra - Growth Intern",
      "Promoted the app with small campaigns.",
    );
    expect(positionsOf(text)).toEqual([
      "Program Assistant @ Lumora Gardens, 2024-5 to 2025-5",
      "Growth Intern @ Umbra, 2023-2 to 2024-4",
    ]);
  });
});

test("the short year after an opening quotation mark", () => {
  const text = lines(
    "Experience",
    "Lumora: Dec ‘17 - Present",
    "Program Manager: JAN ‘21 - Present",
    "Managed a team of analysts.",
    "Account Executive: DEC ‘17 - DEC ‘20",
    "Sold freelance work to large customers.",
  );
  expect(positionsOf(text)).toEqual([
    "Program Manager @ Lumora, 2021-1 to present",
    "Account Executive @ Lumora, 2017-12 to 2020-12",
  ]);
});

test("the hours of a week name nobody", () => {
  const text = lines(
    "Experience",
    "Data Scientist",
    "January 2022 – December 2024 (40 Hrs/Week)",
    "Lumora Harlan",
    "",
    "Analyst",
    "May 2019 – January 2022 (32.5 hours per week)",
    "Umbra Harlan",
  );
  expect(positionsOf(text)).toEqual([
    "Data Scientist @ Lumora Harlan, 2022-1 to 2024-12",
    "Analyst @ Umbra Harlan, 2019-5 to 2022-1",
  ]);
});
