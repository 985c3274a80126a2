import { describe, expect, test } from "vitest";
import { formatCv } from "./format-cv.ts";
import { parseProfile } from "./parse-profile.ts";

const today = { year: 2024, month: 1 };
const cv = (profile: unknown) => formatCv(parseProfile(profile), today).split("\n");

describe("a CV", () => {
  test("has the format of the decisions", () => {
    expect(
      cv({
        full_name: "Ida Beispiel",
        headline: "Product Lead at Example GmbH",
        experiences: [
          { company_name: "Other AG", title: "Analyst", start_date: "2016", end_date: "2019" },
          { company_name: "Example GmbH", title: "Product Manager", start_date: "Dec 2019", end_date: "Dec 2021" },
          { company_name: "Example GmbH", title: "Product Lead", start_date: "2022-01", end_date: "" },
        ],
        educations: [
          {
            school_name: "Technical University of Munich",
            degree_name: "M.Sc.",
            field_of_study: "Computer Science",
            start_date: "2013",
            end_date: "2016",
          },
        ],
      }),
    ).toEqual([
      "Ida Beispiel",
      "Product Lead at Example GmbH",
      "",
      "EXPERIENCE",
      "Example GmbH (4Y 2M)",
      "  Product Lead (Jan 2022 - Present, 2Y 1M)",
      "  Product Manager (Dec 2019 - Dec 2021, 2Y 1M)",
      "Other AG",
      "  Analyst (2016 - 2019, 3Y)",
      "",
      "EDUCATION",
      "Technical University of Munich",
      "  M.Sc., Computer Science (2013 - 2016, 3Y)",
    ]);
  });

  test.each([
    ["without experience", { educations: [{ school: "S" }] }, ["Ida", "", "EDUCATION", "S"]],
    ["without education", { experience: [{ company: "A" }] }, ["Ida", "", "EXPERIENCE", "A"]],
    ["without either", { headline: "CEO" }, ["Ida", "CEO"]],
    [
      "with blanks for everything",
      {
        headline: "",
        experiences: [{ company: "", title: "", start: "", end: "" }],
        educations: [{ school: "", degree: "" }],
      },
      ["Ida"],
    ],
    [
      "with a position without a title",
      { experience: [{ company: "A", start: "2019", end: "2020" }] },
      ["Ida", "", "EXPERIENCE", "A", "  (2019 - 2020, 1Y)"],
    ],
    [
      "with a position without a company",
      { experience: [{ title: "Angel", start: "2019", end: "2020" }] },
      ["Ida", "", "EXPERIENCE", "Angel (2019 - 2020, 1Y)"],
    ],
    [
      "with a position without dates",
      { experience: [{ company: "A", title: "T" }] },
      ["Ida", "", "EXPERIENCE", "A", "  T"],
    ],
    [
      "with positions without dates",
      {
        experience: [
          { company: "A", title: "T" },
          { company: "A", title: "U" },
        ],
      },
      ["Ida", "", "EXPERIENCE", "A", "  T", "  U"],
    ],
    [
      "with an end alone",
      { experience: [{ company: "A", title: "T", end: "Dec 2019" }] },
      ["Ida", "", "EXPERIENCE", "A", "  T (until Dec 2019)"],
    ],
    [
      "with a start in the future",
      { experience: [{ company: "A", title: "T", start: "Mar 2025" }] },
      ["Ida", "", "EXPERIENCE", "A", "  T (from Mar 2025)"],
    ],
    [
      "with an end before the start",
      { experience: [{ company: "A", title: "T", start: "2020", end: "2018" }] },
      ["Ida", "", "EXPERIENCE", "A", "  T (2020 - 2018)"],
    ],
    [
      "with a degree without a field",
      { educations: [{ school: "S", degree: "BSc", start: "2010", end: "2013" }] },
      ["Ida", "", "EDUCATION", "S", "  BSc (2010 - 2013, 3Y)"],
    ],
    [
      "with a field without a degree",
      { educations: [{ school: "S", field_of_study: "Law" }] },
      ["Ida", "", "EDUCATION", "S", "  Law"],
    ],
    [
      "with an education without a school",
      { educations: [{ degree: "BSc", field_of_study: "Law" }] },
      ["Ida", "", "EDUCATION", "BSc, Law"],
    ],
    [
      "with studies that end in the future",
      { educations: [{ school: "S", degree: "BSc", start: "2022", end: "2025" }] },
      ["Ida", "", "EDUCATION", "S", "  BSc (2022 - 2025, 3Y)"],
    ],
    [
      "with educations out of order",
      {
        educations: [
          { school: "S", start: "2010", end: "2013" },
          { school: "T", start: "2014", end: "2016" },
        ],
      },
      ["Ida", "", "EDUCATION", "T", "  (2014 - 2016, 2Y)", "S", "  (2010 - 2013, 3Y)"],
    ],
  ])("%s has no hole", (_what, profile, lines) => {
    expect(cv({ full_name: "Ida", ...profile })).toEqual(lines);
  });

  test("of an empty profile is empty", () => {
    expect(cv({})).toEqual([""]);
  });

  test("without a name begins with the next known part", () => {
    expect(cv({ experience: [{ company: "A" }] })).toEqual(["EXPERIENCE", "A"]);
  });
});
