import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "the town of a company with 'M/s'",
    [
      "M/s Lumora Builders Ltd Pune.",
      "Site Engineer from March 2018 to till date",
      "M/s Vantelo Motors Dubai.",
      "Store Keeper from June 2015 to Feb 2018",
    ],
  ],
  [
    "the post below a company with 'M/s' and a full stop",
    [
      "M/s Lumora Builders Ltd Pune.",
      "As a post of Site Engineer From 1st March 2018 to Till Date.",
      "Project : Ashdale Tower",
      "",
      "M/s Vantelo Motors.",
      "In the capacity of a Store Keeper From 2nd June 2015 to 3rd Feb 2018.",
      "Project : Ashdale Depot",
    ],
  ],
  [
    "'M/s' in a sentence",
    [
      "• Currently working as Site Engineer at M/s Lumora Builders Ltd since March 2018",
      "• Worked as Store Keeper at M/s Vantelo Motors from June 2015 to Feb 2018",
    ],
  ],
  [
    "a company behind 'M/s'",
    [
      "Presently working with M/s Lumora Builders Ltd as Site Engineer (March 2018 - till date)",
      "Worked with M/s Vantelo Motors as Store Keeper (June 2015 - Feb 2018)",
    ],
  ],
  [
    "the lines of an entry",
    [
      "M/s Lumora Builders Ltd, Pune",
      "Site Engineer",
      "March 2018 - till date",
      "",
      "M/s Vantelo Motors, Pune",
      "Store Keeper",
      "June 2015 - Feb 2018",
    ],
  ],
  [
    "no separator before it",
    ["03/2018 - heute Site Engineer M/s Lumora Builders Ltd", "06/2015 - 02/2018 Store Keeper M/s Vantelo Motors"],
  ],
])("'M/s' is a part of the company: %s", (_form, entries) => {
  expect(positionsOf(lines("EXPERIENCE", "", ...entries))).toEqual([
    "Site Engineer @ M/s Lumora Builders Ltd, 2018-3 to present",
    "Store Keeper @ M/s Vantelo Motors, 2015-6 to 2018-2",
  ]);
});

test.each([
  ["Maschinenführer Fa. Lumora", "Maschinenführer @ Fa. Lumora"],
  ["Schlosser bei Fa. Lumora", "Schlosser @ Fa. Lumora"],
  ["Fahrer bei der Fa. Lumora Logistik, Kiel", "Fahrer @ Fa. Lumora Logistik"],
  ["Fa. Lumora GmbH, Lagerist", "Lagerist @ Fa. Lumora GmbH"],
  ["Ausbildung zum Koch, Fa. Lumora & Söhne", "Ausbildung zum Koch @ Fa. Lumora & Söhne"],
])("'Fa.' is a part of the company: %s", (line, expected) => {
  expect(positionsOf(lines("BERUFSERFAHRUNG", `2003 - 2009  ${line}`))).toEqual([`${expected}, 2003 to 2009`]);
});
