import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";
import { readOutline } from "../outline.ts";

const COPIED = lines(
  "EXPERIENCE",
  "Chief Product OfficerUmbra Swim Club",
  "October 2021-PresentLeeds, UK",
  "Opened three pools.",
  "Director of ServicesUniv. of Lumora",
  "May 2016-October 2021Leeds, UK",
  "Led a team of five.",
  "EDUCATION",
  "B.S. in Business ManagementLumora State University",
  "MSc PhysicsUmbra University",
);

test("names and places right behind other words, where a document has lost its tabs", () => {
  expect(positionsOf(COPIED)).toEqual([
    "Chief Product Officer @ Umbra Swim Club, 2021-10 to present",
    "Director of Services @ Univ. of Lumora, 2016-5 to 2021-10",
  ]);
  expect(educationsOf(COPIED).map((one) => one.split(",")[0])).toEqual([
    "B.S. in Business Management @ Lumora State University",
    "MSc Physics @ Umbra University",
  ]);
  for (const { title, company } of readOutline(COPIED).positions)
    for (const span of [title, company]) expect(COPIED.slice(span?.start, span?.end)).toBe(span?.name);
});

test("a word with a capital inside is a name where the text has its tabs", () => {
  const cv = lines("EXPERIENCE", "Engineer", "UniversityLumora Ltd", "2016 - 2018", "Analyst", "Lumen", "2014 - 2016");
  expect(positionsOf(cv)).toEqual(["Engineer @ UniversityLumora Ltd, 2016 to 2018", "Analyst @ Lumen, 2014 to 2016"]);
});
