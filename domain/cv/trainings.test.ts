import { expect, test } from "vitest";
import { lines, outlineOf } from "./outline.test-support.ts";

const read = (form: string) =>
  outlineOf(lines("Berufserfahrung", "2016 – 2019  Koch, Umbra AG", "", "Ausbildung", `2012 – 2015  ${form}`))[1];

test.each([
  ["Ausbildung bei Lumora AG, Kiel", "Ausbildung @ Lumora AG, 2012 to 2015"],
  ["Berufsausbildung bei Autohaus Lumora", "Berufsausbildung @ Autohaus Lumora, 2012 to 2015"],
  ["Lehre bei Lumora", "Lehre @ Lumora, 2012 to 2015"],
  ["Banklehre bei der Sparkasse Lumora", "Banklehre @ Sparkasse Lumora, 2012 to 2015"],
  ["Ausbildung / Lumora AG, Kiel", "Ausbildung @ Lumora AG, 2012 to 2015"],
  ["Lehre, Lumora AG, Kiel", "Lehre @ Lumora AG, 2012 to 2015"],
  ["Lumora AG, Kiel – Ausbildung", "Ausbildung @ Lumora AG, 2012 to 2015"],
  ["Ausbildung bei der Akademie Lumora", "school Akademie Lumora, 2015"],
  ["Ausbildung an der Fachschule Lumora", "school Fachschule Lumora, 2015"],
])("'%s' is a training", (form, expected) => {
  expect(read(form)).toBe(expected);
});

test.each([
  ["Lumora, Unterfeld", "Lehre als Koch @ Lumora, 2012 to 2015"],
  ["Berufsschule Lumora, Unterfeld", "school Berufsschule Lumora, 2015"],
])("'%s' below a training", (below, expected) => {
  expect(read(`Lehre als Koch\n${below}`)).toBe(expected);
});
