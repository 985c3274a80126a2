import { expect, test } from "vitest";
import { readOutline } from "../outline.ts";

const HEAD = "Jo Example\n\nExperience\n\nPlanner, Vantelo GmbH, 2016 – 2020\n\nEducation\n";
const read = (lines: string) =>
  readOutline(HEAD + lines).educations.map(({ degree, school }) => [degree?.name ?? null, school?.name ?? null]);

const TWO = [
  ["MSc Physics", "Lumora University"],
  ["BSc Chemistry", "Vantelo College"],
];

test.each([
  ["brackets", "MSc Physics (Lumora University), 2014 – 2016\nBSc Chemistry (Vantelo College), 2011 – 2014"],
  [
    "brackets with the date",
    "MSc Physics (Lumora University, 2014 – 2016)\nBSc Chemistry (Vantelo College, 2011 – 2014)",
  ],
  ["school first", "Lumora University (MSc Physics), 2014 – 2016\nVantelo College (BSc Chemistry), 2011 – 2014"],
  ["behind the date", "2014 – 2016 Lumora University (MSc Physics)\n2011 – 2014 Vantelo College (BSc Chemistry)"],
  ["dash", "MSc Physics–Lumora University, 2014–2016\nBSc Chemistry–Vantelo College, 2011–2014"],
  ["dash, school first", "Lumora University–MSc Physics, 2014–2016\nVantelo College–BSc Chemistry, 2011–2014"],
  ["dash behind a field", "MSc Physics–Lumora University, 2014–2016\nBSc Chemistry–Vantelo College, 2011–2014"],
  ["slash", "MSc Physics / Lumora University, 2014 – 2016\nBSc Chemistry / Vantelo College, 2011 – 2014"],
  ["colon above the date", "Lumora University: MSc Physics\n2014 – 2016\nVantelo College: BSc Chemistry\n2011 – 2014"],
  ["full stop", "MSc Physics. Lumora University, 2014 – 2016\nBSc Chemistry. Vantelo College, 2011 – 2014"],
])("a degree and its school: %s", (_form, lines) => {
  expect(read(lines)).toEqual(TWO);
});

test.each([
  ["a name without a word of a school, as in the other lines", "MBA (LUMTEC), 2017 – 2018", ["MBA", "LUMTEC"]],
  [
    "brackets in brackets",
    "BSc Optics (Vantelo University (VU)), 2011 – 2014",
    ["BSc Optics", "Vantelo University (VU)"],
  ],
  [
    "a remark of the degree",
    "Diplom-Physiker (FH), Hochschule Vantelo, 2011",
    ["Diplom-Physiker (FH)", "Hochschule Vantelo"],
  ],
])("%s", (_what, line, pair) => {
  expect(read(`MSc Physics (Lumora University), 2014 – 2016\n${line}`).at(-1)).toEqual(pair);
});

test("a list whose items go on in lines without its mark", () => {
  const list = "• Lumora University\n  MSc Physics, 2014 – 2016\n• Vantelo College\n  BSc Chemistry, 2011 – 2014";
  expect(read(list)).toEqual(TWO);
});

test("a degree with its short name before its subject", () => {
  expect(read("Master of Science - MSc, Physics, Lumora University, 2014 – 2016")).toEqual([
    ["Master of Science - MSc, Physics", "Lumora University"],
  ]);
});

test("the school is behind the subject, where no word says so", () => {
  const lines = "MSc, Physics, Lumora University, 2014 – 2016\nDiploma, Audit, EXPERTlumora, 2011 – 2014";
  expect(read(lines).at(-1)?.[1]).toBe("EXPERTlumora");
});

test.each([
  ["Department of Physics, Lumora University, 2013 – 2015\nMSc Optics", ["MSc Optics", "Lumora University"]],
  ["Lumora University, Department of Physics, 2013 – 2015\nOptics", ["Optics", "Lumora University"]],
  ["Lumora University, Umbrick, Mechanical Engineering, 2013 – 2015", ["Mechanical Engineering", "Lumora University"]],
])("neither a department nor a town is what somebody studied: %s", (line, pair) => {
  expect(read(line)).toEqual([pair]);
});
