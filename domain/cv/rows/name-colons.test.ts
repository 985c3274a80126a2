import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const ENTRIES = [
  ["Lumora Foods", "Account Manager", "03/2019 – 05/2022"],
  ["Vantelo", "Store Clerk", "01/2016 – 02/2019"],
  ["Umbra Parcel", "Package Handler", "2014 – 2016"],
] as const;
const read = (entry: (company: string, title: string, dates: string) => readonly string[]) => {
  const entries = ENTRIES.flatMap(([company, title, dates]) =>
    ["", entry(company, title, dates), "• Greeted the customers"].flat(),
  );
  return positionsOf(lines("WORK EXPERIENCE", ...entries));
};

test.each<[string, (company: string, title: string, dates: string) => readonly string[]]>([
  ["a company above the dates", (company, title, dates) => [`${company}:`, `${title}    ${dates}`]],
  ["a company below the dates", (company, title, dates) => [`${title}    ${dates}`, `${company}:`]],
  ["a title below the dates", (company, title, dates) => [`${company}    ${dates}`, `${title}:`]],
  ["a title below its company", (company, title, dates) => [dates, company, `${title}:`]],
])("%s is a name with a colon, too", (_name, entry) => {
  expect(read(entry)).toEqual([
    "Account Manager @ Lumora Foods, 2019-3 to 2022-5",
    "Store Clerk @ Vantelo, 2016-1 to 2019-2",
    "Package Handler @ Umbra Parcel, 2014 to 2016",
  ]);
});

test("what is above the tasks of each entry is no name", () => {
  expect(read((company, title, dates) => [`${title}, ${company}    ${dates}`, "Core of the work:"])).toEqual([
    "Account Manager @ Lumora Foods, 2019-3 to 2022-5",
    "Store Clerk @ Vantelo, 2016-1 to 2019-2",
    "Package Handler @ Umbra Parcel, 2014 to 2016",
  ]);
});

test.each([
  ["Lumora – Software Engineer:", "Vantelo – Intern, Leeds:"],
  ["Software Engineer, Lumora:", "Intern, Vantelo, Leeds:"],
  ["Software Engineer at Lumora :", "Intern at Vantelo :"],
])("two lines with titles, between blank lines: %s", (first, second) => {
  const rows = [
    "",
    first,
    "",
    "     October 2021 – May 2022",
    "",
    "• Built pumps",
    "",
    second,
    "",
    "     June – July 2020",
  ];
  expect(positionsOf(lines("EXPERIENCE", ...rows, "", "• Sold them"))).toEqual([
    "Software Engineer @ Lumora, 2021-10 to 2022-5",
    "Intern @ Vantelo, 2020-6 to 2020-7",
  ]);
});

test("the first dates are printed above their names, the others below", () => {
  const rows = [
    ["          January 2023 – Present", "Umbra – Lead Engineer", "Led the team that sold its pumps.", ""],
    ["Lumora – Engineer:", "", "     October 2021 – December 2022", "", "• Built pumps", ""],
    ["Vantelo – Intern:", "", "     June 2020 – July 2020", "", "• Sold them"],
  ];
  expect(positionsOf(lines("EXPERIENCE", "", ...rows.flat()))).toEqual([
    "Lead Engineer @ Umbra, 2023-1 to present",
    "Engineer @ Lumora, 2021-10 to 2022-12",
    "Intern @ Vantelo, 2020-6 to 2020-7",
  ]);
});
