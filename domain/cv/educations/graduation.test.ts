import { describe, expect, test } from "vitest";
import { educationsOf, lines } from "../outline.test-support.ts";

const read = (...rows: readonly string[]) =>
  educationsOf(lines("EDUCATION", ...rows, "", "MBA, Umbra University, 2019"));
const expected = (education: string) => [education, "MBA @ Umbra University, ? to 2019"];

describe("words beside the date of an education", () => {
  test.each([
    "Graduated May 2015",
    "Graduated in May 2015",
    "Class of May 2015",
    "Expected May 2015",
    "Voraussichtlicher Abschluss: 05/2015",
    "promotion mai 2015",
    "Titulada en mayo 2015",
    "conseguita a maggio 2015",
    "Afgestudeerd in mei 2015",
    "Concluído em maio 2015",
  ])("%s", (date) => {
    const education = expected("BSc Physics @ Lumora College, ? to 2015-5");
    expect(read("BSc Physics", "Lumora College", date)).toEqual(education);
    expect(read("Lumora College", `BSc Physics, ${date}`)).toEqual(education);
    expect(read(`${date}: BSc Physics, Lumora College`)).toEqual(education);
  });
});

test("the end of the studies below their dates", () => {
  expect(read("BSc Physics", "Lumora College", "2011 - 2015", "Graduated May 2015", "Umbra School", "2010")).toEqual([
    "BSc Physics @ Lumora College, 2011 to 2015",
    "– @ Umbra School, ? to 2010",
    "MBA @ Umbra University, ? to 2019",
  ]);
});

describe("degrees with such a word", () => {
  test.each(["Promotion", "High School Diploma", "Honors Diploma"])("%s", (degree) => {
    expect(read(`${degree}, Lumora College, 2015`)).toEqual(expected(`${degree} @ Lumora College, ? to 2015`));
    expect(read("Lumora College", `${degree}, 2015`)).toEqual(expected(`${degree} @ Lumora College, ? to 2015`));
  });
});
