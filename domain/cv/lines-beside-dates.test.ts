import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

interface Entry {
  readonly title: string;
  readonly company: string;
  readonly dates: string;
}

const ENTRIES: readonly Entry[] = [
  { title: "Senior Engineer", company: "Lumora Systems", dates: "March 2019 – Present" },
  { title: "Account Executive", company: "Vantelo GmbH", dates: "April 2016 – February 2019" },
  { title: "Analyst", company: "Acme Group", dates: "2014 – 2016" },
];
const POSITIONS = [
  "Senior Engineer @ Lumora Systems, 2019-3 to present",
  "Account Executive @ Vantelo GmbH, 2016-4 to 2019-2",
  "Analyst @ Acme Group, 2014 to 2016",
];

test.each<[form: string, write: (entry: Entry) => readonly string[]]>([
  ["a town that no list has before the dates", ({ title, company, dates }) => [title, company, `Umbrick, ${dates}`]],
  ["… behind the dates", ({ title, company, dates }) => [company, title, `${dates}, Umbrick`]],
  ["a duration and such a town", ({ title, company, dates }) => [title, company, `${dates} · 2 yrs 3 mos, Umbrick`]],
  [
    "a duration in brackets and such a town",
    ({ title, company, dates }) => [company, title, `${dates} (2 years), Umbrick`],
  ],
  [
    "a duration and how much one works",
    ({ title, company, dates }) => [title, company, `${dates} · 2 Jahre Full-time`],
  ],
  ["a name behind a duration", ({ title, company, dates }) => [`${dates} (2 years) ${title}`, company]],
  ["how much one works behind a dash", ({ title, company, dates }) => [`${title} - Full-time`, company, dates]],
  ["a colon behind the title", ({ title, company, dates }) => [company, dates, `${title}:`]],
  ["a full stop behind the title", ({ title, company, dates }) => [company, dates, `${title}.`]],
  ["emphasized dates", ({ title, company, dates }) => [title, company, `*${dates}*`]],
  [
    "dates in two lines, with a duration",
    ({ title, company, dates }) => [title, company, `${dates.replace(/ – /, " –\n")} (2 years)`],
  ],
])("entries with %s", (_form, write) => {
  const entries = ENTRIES.map((entry) => lines(...write(entry)).concat("\n- Built the platform.\n"));
  const text = lines("Experience", "", ...entries);
  expect(positionsOf(text)).toEqual(POSITIONS);
});

test("a school above the dates of an entry of work, and the title below them, without a section of educations", () => {
  const text = lines(
    "WORK EXPERIENCE",
    "",
    "Lumora University",
    "2019 – 2022",
    "Associate Professor",
    "• Led a team of six",
    "",
    "University of Umbra",
    "2016 – 2019",
    "Research Assistant",
    "• Wrote weekly reports",
  );
  expect(positionsOf(text)).toEqual([
    "Associate Professor @ Lumora University, 2019 to 2022",
    "Research Assistant @ University of Umbra, 2016 to 2019",
  ]);
});

test.each([
  ["Vier weken", "Eén maand"],
  ["vier Monate", "Zwei Wochen"],
  ["Ten weeks", "Twelve months"],
  ["Huit semaines", "Dix mois"],
])("'%s' below the year of each entry", (first, second) => {
  const text = lines(
    "Ervaring",
    "2023",
    first,
    "Intern, Lumora,",
    "C, Java.",
    "2021",
    second,
    "Tester, Vantelo,",
    "PHP.",
  );
  expect(positionsOf(text)).toEqual(["Intern @ Lumora, 2023 to 2023", "Tester @ Vantelo, 2021 to 2021"]);
});
