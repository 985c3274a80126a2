import { expect, test } from "vitest";
import { career } from "./career.test-support.ts";
import { careerChanges, isSamePerson } from "./career-changes.ts";
import { fromStoredCareer, toStoredCareer } from "./stored-career.ts";

const first = career(
  "N26 | Product Manager | 2019-03 –\nZalando | Analyst | 2015 – 2019\n-\nINSEAD | MBA | 2014 – 2015",
);

test("a stored career is the one that was read, without more than its fields", () => {
  const stored = JSON.parse(JSON.stringify(toStoredCareer(first)));
  expect(fromStoredCareer("Jo Example", stored)).toEqual(first);
  expect(Object.keys(stored)).toEqual(["headline", "positions", "educations"]);
});

test("broken JSON is an empty career", () => {
  expect(fromStoredCareer("Jo", { positions: [null, { company: 1, start: { year: "x" } }] }).positions).toMatchObject([
    { company: null, dates: { start: null, end: null, isOpen: false } },
  ]);
});

test("a second reading says who was left and what is new", () => {
  const second = career(
    "(stealth) | Founder | 2026-01 –\nN26 | Product Manager | 2019-03 – 2025-12\nZalando | Analyst | 2015 – 2019\n-\nINSEAD | MBA | 2014 – 2015",
  );
  expect(careerChanges(first, second)).toEqual(["left N26", "new: Founder at (stealth)"]);
  expect(careerChanges(first, first)).toEqual([]);
});

test.each<[why: string, a: [string | null, string | null], b: [string | null, string | null], isSame: boolean]>([
  ["the same URL with another name", ["Ida", "x/in/ida"], ["Ida Probe", "x/in/ida"], true],
  ["another URL with the same name", ["Ida", "x/in/ida"], ["Ida", "x/in/ida-2"], false],
  ["the same name, of a file without URL", ["Ída  Probe", null], ["ida probe", "x/in/ida"], true],
  ["no name", [null, null], [null, null], false],
])("%s", (_why, [nameA, urlA], [nameB, urlB], isSame) => {
  expect(isSamePerson({ name: nameA, linkedinUrl: urlA }, { name: nameB, linkedinUrl: urlB })).toBe(isSame);
});
