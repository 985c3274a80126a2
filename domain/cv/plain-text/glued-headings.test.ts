import { expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";

test.each([
  [
    "behind a sentence",
    lines(
      "Proven success in banking and in the team.WORK EXPERIENCE",
      "Technology Analyst, Lumora, 2016 – 2020",
      "Kept the books of the houseEDUCATION",
      "Bachelor of Arts, Umbra University, 2014",
    ),
    ["Technology Analyst @ Lumora, 2016 to 2020", "school Umbra University, 2014"],
  ],
  [
    "before the first entry",
    lines(
      "Jo Example",
      "WORK EXPERIENCETechnology Analyst, Lumora, 2016 – 2020",
      "EDUCATIONBachelor of Arts, Umbra University, 2014",
    ),
    ["Technology Analyst @ Lumora, 2016 to 2020", "school Umbra University, 2014"],
  ],
  [
    "between a sentence and a month in capitals",
    lines(
      "Proven success in banking. EXPERIENCEMAY 2016 – MAY 2022",
      "Technology Analyst, Lumora",
      "EDUCATIONJUNE 2015",
      "Bachelor of Arts, Umbra University",
    ),
    ["Technology Analyst @ Lumora, 2016-5 to 2022-5", "school Umbra University, 2015-6"],
  ],
  [
    "German",
    lines(
      "Sehr gute Kenntnisse in ExcelBERUFSERFAHRUNG",
      "Buchhalterin, Lumora GmbH, 2016 – 2020",
      "AUSBILDUNGAbitur, Gymnasium Umbra, 2014",
    ),
    ["Buchhalterin @ Lumora GmbH, 2016 to 2020", "school Gymnasium Umbra, 2014"],
  ],
  [
    "French",
    lines(
      "Bonne maîtrise d'ExcelEXPÉRIENCES PROFESSIONNELLES",
      "Comptable, Lumora, 2016 – 2020",
      "Tenue des comptes.FORMATION",
      "Master Finance, Université d'Umbra, 2014",
    ),
    ["Comptable @ Lumora, 2016 to 2020", "school Université d'Umbra, 2014"],
  ],
  [
    "Spanish, above a list without dates and courses",
    lines(
      "Definición de flujos (presupuestos )EXPERIENCIA PROFESIONAL",
      "Lumora Hotels – Contabilidad",
      "Vantelo – Director Financiero",
      "Umbra – Gerente",
      "CAPACITACIONES",
      "Excel (2008)",
    ),
    ["Contabilidad @ Lumora Hotels, ? to ?", "Director Financiero @ Vantelo, ? to ?", "Gerente @ Umbra, ? to ?"],
  ],
])("headings that have lost their line ends: %s", (_form, text, outline) => {
  expect(outlineOf(text)).toEqual(outline);
});

test("a word of a name in capitals is no heading", () => {
  const text = lines(
    "EXPERIENCE",
    "Manager, Lumora EXPERIENCE Ltd, 2016 – 2020",
    "Analyst, The EDUCATION Group, 2014 – 2016",
  );
  expect(outlineOf(text)).toEqual([
    "Manager @ Lumora EXPERIENCE Ltd, 2016 to 2020",
    "Analyst @ The EDUCATION Group, 2014 to 2016",
  ]);
});
