import { expect, test } from "vitest";
import { readOutline } from "./outline.ts";
import { SAMPLE_BIOGRAPHY, SAMPLE_CV } from "./warm-up.ts";

// A sample that is read as no career would leave most expressions uncompiled.
test("The sample CV is read as a career in three languages", () => {
  const { positions, educations } = readOutline(SAMPLE_CV);
  expect(positions.map(({ company, title }) => [company?.name, title?.name])).toEqual([
    ["Acme GmbH", "Leiterin Vertrieb"],
    ["Example Systems AG (Konzern)", "Vertriebsingenieurin"],
    ["Acme Robotics Ltd.", "Senior Software Engineer"],
    ["Example Bank", "Intern"],
    ["Exemple SA", "Cheffe de projet"],
  ]);
  expect(educations.map(({ school }) => school?.name)).toEqual([
    "University of Example",
    "École d'Exemple",
    "Gymnasium Musterstadt",
  ]);
});

test("The sample biography is read from its sentences", () => {
  const { positions } = readOutline(SAMPLE_BIOGRAPHY);
  expect(positions.map(({ company, title }) => [company?.name, title?.name])).toEqual([
    ["Acme", "founder and CEO"],
    ["Example Systems", "product manager"],
  ]);
});
