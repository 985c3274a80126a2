import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const WORK = lines("Head of Product, Acme GmbH", "2015 - 2019", "", "Analyst, Lumen AG", "2011 - 2014");
const STUDIES = lines("BSc Physics, University of Leeds", "2008 - 2011");
const positions = ["Head of Product @ Acme GmbH, 2015 to 2019", "Analyst @ Lumen AG, 2011 to 2014"];
const educations = ["BSc Physics @ University of Leeds, 2008 to 2011"];

test.each([
  [
    "unknown words in capitals",
    lines("THE LONG ROAD", WORK, "", "WHAT I LEARNED", STUDIES, "", "BITS AND PIECES", "Sailing"),
  ],
  ["known words among unknown ones", lines("FORMATION INITIALE", STUDIES, "", "WERDEGANG IN KÜRZE", WORK)],
  [
    "a mark before each heading",
    lines(
      "■ Languages",
      "Dutch",
      "",
      "■ Stops so far",
      WORK,
      "",
      "■ Education",
      STUDIES,
      "",
      "■ Mandates and more",
      "Board member, Umbra eG, 2019",
    ),
  ],
  [
    "words of roles in capitals",
    lines(
      "EXPERIENCE",
      WORK,
      "EDUCATION",
      STUDIES,
      "SKILLS",
      "Java",
      "",
      "CIVIC ROLES",
      "Trustee, Umbra College, 2019 - 2020",
    ),
  ],
  [
    "a summary of qualifications",
    lines("Summary of Qualifications", "- Sales", "", "Professional Background", WORK, "", "Education", STUDIES),
  ],
])("finds the sections of headings with %s", (_name, text) => {
  expect(positionsOf(text)).toEqual(positions);
  expect(educationsOf(text)).toEqual(educations);
});

test("keeps companies in the style of the headings", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "NORTHERN LIGHT",
    "Engineer",
    "2015 - 2019",
    "",
    "EDUCATION",
    STUDIES,
    "",
    "SKILLS",
    "Java",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ NORTHERN LIGHT, 2015 to 2019"]);
  expect(educationsOf(text)).toEqual(educations);
});

test("a company in capitals right below its dated title is no heading", () => {
  const text = lines(
    "FORMACIÓN",
    "2009-2012 - BACHILLERATO",
    "IES Lumora",
    "EXPERIENCIA",
    "2015-2024 - ENCARGADO DE TIENDA",
    "TIENDAS LUMORA",
    "Atención a los clientes.",
    "2024-2025 - REPARTIDOR",
    "REPARTOS UMBRA",
    "Reparto de paquetes.",
    "IDIOMAS",
    "Castellano",
  );
  expect(positionsOf(text)).toEqual([
    "ENCARGADO DE TIENDA @ TIENDAS LUMORA, 2015 to 2024",
    "REPARTIDOR @ REPARTOS UMBRA, 2024 to 2025",
  ]);
});
