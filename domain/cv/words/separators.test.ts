import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const DUTIES = "- Planned the releases of two products";

test.each([
  {
    form: "years behind an opening quotation mark",
    text: [
      "EXPERIENCE",
      "Lumen: Sales Representative: JAN ‘17 - JUN ‘18",
      DUTIES,
      "Acme: Data Analyst: MAY ‘15 - Present",
    ],
    positions: ["Sales Representative @ Lumen, 2017-1 to 2018-6", "Data Analyst @ Acme, 2015-5 to present"],
  },
  {
    form: "French dates behind a preposition",
    text: [
      "EXPÉRIENCE",
      "Développeur chez Lumen d'août 2009 à octobre 2012",
      DUTIES,
      "Ingénieur chez Acme Océan de janvier 2009 à juillet 2011",
    ],
    positions: ["Développeur @ Lumen, 2009-8 to 2012-10", "Ingénieur @ Acme Océan, 2009-1 to 2011-7"],
  },
  {
    form: "an entry that goes on in the next line, below its dates",
    text: [
      "EXPERIENCE",
      "2012-2015",
      "Research Fellow, Department of Oceanography, Lumora National",
      "University, Busan",
      "2008-2010",
      "Research Scientist, Department of Chemical, Physical and Biological Oceanography,",
      "",
      "Umbra National University, Busan",
    ],
    positions: [
      "Research Fellow @ Lumora National University, 2012 to 2015",
      "Research Scientist @ Umbra National University, 2008 to 2010",
    ],
  },
  {
    form: "a university behind its institute, and a company behind an article",
    text: [
      "EXPERIENCE",
      "2012-2015",
      "Research Professor, Research Institute for Soil Chemistry, Lumora University",
      "2008-2010",
      "Research Fellow at the Umbra Center for Pumps",
    ],
    positions: [
      "Research Professor @ Lumora University, 2012 to 2015",
      "Research Fellow @ Umbra Center for Pumps, 2008 to 2010",
    ],
  },
  {
    form: "months of one digit before short years",
    text: [
      "EXPERIENCE",
      "Programmer, Acme Ltd, Houston, 9/91-7/93",
      DUTIES,
      "",
      "Analyst, Lumen Ltd, Leeds, 8/93 - present",
    ],
    positions: ["Programmer @ Acme Ltd, 1991-9 to 1993-7", "Analyst @ Lumen Ltd, 1993-8 to present"],
  },
  {
    form: "a company with its legal form behind a slash",
    text: [
      "WERKE UND BERUF",
      "BERUFSERFAHRUNG",
      "05/2012 – 02/2014 Consultant, Netzbetrieb / SMO Acme AG, Hamburg",
      DUTIES,
    ],
    positions: ["Consultant, Netzbetrieb @ SMO Acme AG, 2012-5 to 2014-2"],
  },
  {
    form: "both halves of a title before a stronger separator",
    text: [
      "BERUFSERFAHRUNG",
      "Februar 2022 – Juni 2022",
      "Mechaniker – Stv. Leiter Montage | Acme AG, Wil",
      DUTIES,
      "",
      "Mai 2019 – Januar 2022",
      "Projektleiter Technik / Zeichner | Lumen AG, Wil",
      DUTIES,
      "",
      "Mai 2018 – April 2019",
      "Qualitätsmanager – ISO 9001:2015 | Umbra AG, Wil",
      DUTIES,
    ],
    positions: [
      "Mechaniker – Stv. Leiter Montage @ Acme AG, 2022-2 to 2022-6",
      "Projektleiter Technik / Zeichner @ Lumen AG, 2019-5 to 2022-1",
      "Qualitätsmanager – ISO 9001:2015 @ Umbra AG, 2018-5 to 2019-4",
    ],
  },
  {
    form: "a title above a company whose brackets hold another",
    text: [
      "EXPERIENCE",
      "Software Specialist",
      "Lumen (Retail Expert) – Acme Ltd",
      "December 2022 – Present",
      "",
      "Junior Developer",
      "Umbra",
      "March 2022 – September 2022",
    ],
    positions: ["Software Specialist @ Acme Ltd, 2022-12 to present", "Junior Developer @ Umbra, 2022-3 to 2022-9"],
  },
  {
    form: "a company behind its department",
    text: [
      "EXPERIENCE",
      "Teaching Assistant Aug. 2010 - Dec. 2012",
      "Electrical Engineering Dept., Lumora State, USA",
      DUTIES,
    ],
    positions: ["Teaching Assistant @ Lumora State, 2010-8 to 2012-12"],
  },
  {
    form: "a company beside its page on the web",
    text: ["EXPERIENCE", "Sales Manager, Feb 2015 – Current Day  lumenlabs.io", "Lumen Labs, Chisinau", DUTIES],
    positions: ["Sales Manager @ Lumen Labs, 2015-2 to present"],
  },
])("reads $form", ({ text, positions }) => {
  expect(positionsOf(lines(...text))).toEqual(positions);
});

test("a field after 'en' is a part of the Spanish title", () => {
  const text = lines("Experiencia", "Enero 2019 – Mayo 2021", "Lumora Norte", "Auxiliar en Contratación Exterior");
  expect(positionsOf(text)).toEqual(["Auxiliar en Contratación Exterior @ Lumora Norte, 2019-1 to 2021-5"]);
});

test.each([
  "LaRI - Laboratoire Lumien de Recherche en Informatique",
  "CEL – Commissariat à l'énergie lumique",
  "LHS - Lumora Health Service",
  "BLUM – Bundesanstalt für Lumorisches Messwesen",
])("the letters of a company and the words that begin with them are one name: %s", (name) => {
  const text = lines("Experience", "2015 - 2017 Tester", name, "2013 - 2014 Developer", "Vantelo Ltd");
  expect(positionsOf(text)[0]).toBe(`Tester @ ${name}, 2015 to 2017`);
});

test.each([
  ["Engineer–Lumora GmbH (2016 – 2018)", "Engineer @ Lumora GmbH, 2016 to 2018"],
  ["Lumora GmbH–Engineer (2016 – 2018)", "Engineer @ Lumora GmbH, 2016 to 2018"],
  ["Engineer, Lumora–Vantelo GmbH (2016 – 2018)", "Engineer @ Lumora–Vantelo GmbH, 2016 to 2018"],
])("a dash without blanks: %j", (line, position) => {
  expect(positionsOf(lines("Experience", line))).toEqual([position]);
});
