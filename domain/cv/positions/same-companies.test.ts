import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  "ebenda",
  "ebd.",
  "same company",
  "same employer",
  "gleiches Unternehmen",
  "gleicher Arbeitgeber",
  "selbe Firma",
  "même entreprise",
  "misma empresa",
  "stessa azienda",
  "idem",
])("'%s' has the company before it", (same) => {
  const text = lines("Experience", "2016 - 2021: Consultant, Lumora AG, Hamburg", `2012 - 2016: Analyst, ${same}`);
  expect(positionsOf(text)).toEqual(["Consultant @ Lumora AG, 2016 to 2021", "Analyst @ Lumora AG, 2012 to 2016"]);
});
