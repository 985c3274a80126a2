import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const EXPECTED = [
  "Assistant Manager - Planning @ Lumora Infra Limited, 2018-3 to present",
  "Site Engineer @ Vantelo Projects, 2015-6 to 2018-2",
];
const FIRST = {
  company: "Lumora Infra Limited",
  title: "Assistant Manager - Planning",
  date: "March 2018 - Till Date",
};
const SECOND = { company: "Vantelo Projects", title: "Site Engineer", date: "June 2015 - Feb 2018" };
type Entry = typeof FIRST;

test.each<[string, (entry: Entry, number: number) => readonly string[]]>([
  [
    "a project and a client above the designation",
    ({ company, title, date }) => [
      "Project : Ashdale Tower",
      "Client : Usher Rail",
      `Designation : ${title}`,
      `Company : ${company}`,
      `Duration : ${date}`,
    ],
  ],
  [
    "dates first and the employer last",
    ({ company, title, date }) => [
      `Period:- ${date}`,
      "Name of Work:- Ashdale Tower",
      `Position Held:- ${title}`,
      "Location:- Pune",
      `Name of the Organization:- ${company}`,
    ],
  ],
  [
    "list marks and the title first",
    ({ company, title, date }) => [
      `➢ POST\t${title}`,
      `➢ PERIOD\t${date}`,
      "➢ CLIENT\tUsher Rail",
      `➢ FIRM\t${company}`,
    ],
  ],
  [
    "a heading with a number",
    ({ company, title, date }, number) => [
      `Project ${number}`,
      `• ORGANIZATION: ${company}`,
      `• DURATION: ${date}`,
      `• DESIGNATION: ${title}`,
      "Job Responsibilities:",
      "Checking of levels as per drawing.",
    ],
  ],
  [
    "fields in German",
    ({ company, title, date }) => [
      `Projekt: Ashdale`,
      `Zeitraum: ${date}`,
      `Funktion: ${title}`,
      `Arbeitgeber: ${company}`,
    ],
  ],
  [
    "fields in French",
    ({ company, title, date }) => [
      `Client : Usher`,
      `Fonction : ${title}`,
      `Période : ${date}`,
      `Entreprise : ${company}`,
    ],
  ],
])("forms with %s are read", (_form, entry) => {
  for (const blank of [[""], []]) {
    const text = lines("WORK EXPERIENCE", "", ...entry(FIRST, 1), ...blank, ...entry(SECOND, 2));
    expect(positionsOf(text)).toEqual(EXPECTED);
  }
});

test("projects for clients below an employer name no positions", () => {
  const text = lines(
    "WORK EXPERIENCE",
    "Company: Lumora Infotech",
    "Designation: Developer",
    "Duration: March 2018 - Till Date",
    "",
    "Project: Ashdale",
    "Client: Usher Bank",
    "Role: Team Member",
    "Duration: March 2018 - May 2019",
  );
  expect(positionsOf(text)).toEqual(["Developer @ Lumora Infotech, 2018-3 to present"]);
});
