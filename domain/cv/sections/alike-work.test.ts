import { expect, test } from "vitest";
import { lines, outlineOf, positionsOf } from "../outline.test-support.ts";

const FORMS: readonly (readonly [string, (title: string, company: string, dates: string) => readonly string[]])[] = [
  [
    "dates and title, company",
    (title, company, dates) => [`${dates} | ${title}`, company, "Kept the books of the house"],
  ],
  ["title, company and dates", (title, company, dates) => [title, `${company} | ${dates}`, "- Kept the books"]],
  ["dates, title, company", (title, company, dates) => [dates, title, company]],
  ["dates and company, title with a label", (title, company, dates) => [`${dates} - ${company}`, `Position: ${title}`]],
  [
    "one line",
    (title, company, dates) => [`${title}, ${company}`.padEnd(50) + dates, "- Kept the books of the whole house"],
  ],
];
const FIRST = ["Data Engineer", "Lumora GmbH", "05/2016 – present"] as const;
const SECOND = ["Data Analyst", "Vantelo AG", "05/2014 – 04/2016"] as const;
const TORN = ["Data Clerk", "Umbra Ltd", "03/2012 – 05/2014"] as const;

test.each(
  FORMS.flatMap(([form, write]) => ["SKILLS", "CONTACT", "PROFILE"].map((heading) => ({ form, write, heading }))),
)("positions above their section, below '$heading': $form", ({ write, heading }) => {
  const text = lines(
    heading,
    "German, English",
    ...write(...TORN),
    "WORK EXPERIENCE",
    ...write(...FIRST),
    ...write(...SECOND),
  );
  expect(positionsOf(text)).toEqual([
    "Data Clerk @ Umbra Ltd, 2012-3 to 2014-5",
    "Data Engineer @ Lumora GmbH, 2016-5 to present",
    "Data Analyst @ Vantelo AG, 2014-5 to 2016-4",
  ]);
});

test.each(FORMS)("positions behind the education: %s", (_form, write) => {
  const studies = ["BSc Physics", "Umbra University, 2008 – 2012"];
  const text = lines(
    "EXPERIENCE",
    ...write(...FIRST),
    "EDUCATION",
    ...studies,
    ...write(...SECOND),
    ...write(...TORN),
    "HOBBIES",
    "Golf",
  );
  expect(outlineOf(text)).toEqual([
    "Data Engineer @ Lumora GmbH, 2016-5 to present",
    "Data Analyst @ Vantelo AG, 2014-5 to 2016-4",
    "Data Clerk @ Umbra Ltd, 2012-3 to 2014-5",
    "school Umbra University, 2012",
  ]);
});

test.each(FORMS)("positions below the address of a page in the style of a heading: %s", (_form, write) => {
  const head = ["SKILLS", "German, English", "LINKEDIN.COM/IN/JO-EXAMPLE"];
  const text = lines(
    ...head,
    ...write(...TORN),
    "WORK EXPERIENCE",
    ...write(...FIRST),
    ...write(...SECOND),
    "HOBBIES",
    "Golf",
  );
  expect(positionsOf(text)).toHaveLength(3);
});

test("one post among studies stays there, and so do references of another form", () => {
  const text = lines(
    "EXPERIENCE",
    "Data Engineer, Lumora GmbH, 05/2016 – present",
    "EDUCATION",
    "BSc Physics, Umbra University, 2008 – 2012",
    "REFERENCES",
    "2012 – 2014",
    "Jo Example, Manager",
  );
  expect(outlineOf(text)).toEqual(["Data Engineer @ Lumora GmbH, 2016-5 to present", "school Umbra University, 2012"]);
});
