import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

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
    "the marks of a list before all headings in capitals",
    lines(
      "• EDUCATION",
      STUDIES,
      "",
      "• PREVIOUS POSITIONS",
      WORK,
      "",
      "• FELLOWSHIPS AND AWARDS",
      "2019   Young Grant, Umbra Council",
      "",
      "• TEACHING ACTIVITIES",
      "2018 – 2020   Course coordinator, Vantelo University",
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

test.each([
  ["in capitals", (heading: string) => heading.toUpperCase()],
  ["of Markdown", (heading: string) => `## ${heading}`],
  ["with a colon", (heading: string) => `${heading}:`],
])("reads words of titles and schools as headings %s", (_name, styled) => {
  const text = lines(
    styled("Berufserfahrung"),
    "",
    WORK,
    "",
    styled("Universität"),
    "",
    STUDIES,
    "",
    styled("Sprachen"),
    "",
    "Deutsch",
    "",
    styled("Interessen"),
    "",
    "Segeln",
  );
  expect(positionsOf(text)).toEqual(positions);
  expect(educationsOf(text)).toEqual(educations);
});

test.each(["BERUFSERFAHRUNG", "EXPERIENCE", "EXPÉRIENCES"])("%j right below a short line is a heading", (heading) => {
  const text = lines(
    "KONTAKT",
    "0555 010",
    "",
    "SPRACHEN",
    "Deutsch",
    "",
    "INTERESSEN",
    "Segeln",
    "",
    "TOOLS",
    "Excel",
    "",
    "PROFIL",
    "Zahlenmensch",
    "",
    "KENNTNISSE",
    "SQL",
    "",
    "EHRENAMT",
    "Unterfeld (seit 2015)",
    "JO MUSTER",
    "Head of Product",
    heading,
    "Head of Product 2015 – 2019",
    "Acme GmbH, Kassel",
    "Analyst 2011 – 2014",
    "Lumen AG, Fulda",
    "STUDIUM",
    "BSc Physics 2008 – 2011",
    "University of Leeds",
  );
  expect(positionsOf(text)).toEqual(positions);
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

test("unknown headings of Markdown on the level of the others, above entries of a deeper level", () => {
  const text = lines(
    "# Jo Example",
    "",
    "## Ciencia y docencia",
    "",
    "### Profesora Adjunta, Universidad Lumora (UL)",
    "Noviembre de 2023 – Actualidad",
    "",
    "- Economía. Licenciatura en Publicidad. Desde 2024.",
    "",
    "### Integrante del grupo de estudios del *Agua Dulce, los Ríos y las Bombas de la Región del Norte*, Universidad Nacional de Umbra (UNU)",
    "Agosto de 2021 – Mayo de 2022",
    "",
    "## Formación",
    "",
    "### Especialización en Agua y Energía, CLUMO / FLUMO",
    "Marzo de 2021 – Julio de 2022",
    "",
    "## Talleres, charlas y paneles",
    "",
    "- **«El agua».** Disertante en el Congreso del Agua, Facultad de Ciencias, Universidad Umbra. Octubre de 2022.",
    "",
    "## Experiencia profesional",
    "",
    "### Directora, Acme Hoteles",
    "Marzo de 2016 – Actualidad",
    "",
    "- Cargo actual",
    "",
    "### Delegada de la Oficina Comercial, LUMACO (Lumora Mercados y Comercio, Miami)",
    "Junio de 2014 – Febrero de 2016",
  );
  expect(positionsOf(text)).toEqual([
    "Profesora Adjunta @ Universidad Lumora (UL), 2023-11 to present",
    "Integrante del grupo de estudios del Agua Dulce, los Ríos y las Bombas de la Región del Norte @ Universidad Nacional de Umbra (UNU), 2021-8 to 2022-5",
    "Directora @ Acme Hoteles, 2016-3 to present",
    "Delegada de la Oficina Comercial @ LUMACO, 2014-6 to 2016-2",
  ]);
  expect(educationsOf(text)).toEqual(["Especialización en Agua y Energía @ CLUMO / FLUMO, 2021-3 to 2022-7"]);
});

test("Dutch towns before their province, and a Dutch heading", () => {
  const text = lines(
    "Educatie",
    "",
    "Lumora Rotterdam, Zuid-Holland",
    "HBO Communicatie sep 2022 - Heden",
    "",
    "Umbra College Rotterdam, Zuid-Holland",
    "MBO4 Manager sep 2017 - jun 2020",
    "",
    "Werkervaring",
    "",
    "Acme Supermarkt Rotterdam, Zuid-Holland",
    "AGF Medewerker sep 2017 - aug 2018",
  );
  expect(educationsOf(text)).toEqual([
    "HBO Communicatie @ Lumora, 2022-9 to ?",
    "MBO4 Manager @ Umbra College, 2017-9 to 2020-6",
  ]);
  expect(positionsOf(text)).toEqual(["AGF Medewerker @ Acme Supermarkt, 2017-9 to 2018-8"]);
});

test.each([
  ["Ausgewählte Berufserfahrung", "Frühere Stationen", "aktuell"],
  ["Selected Work Experience", "Earlier Positions", "present"],
])("'%s' right below the last line of another section, beside '%s'", (first, second, present) => {
  const text = lines(
    "Profil",
    "Leads works and people.",
    "",
    "Skills",
    "Pumps, valves",
    "",
    "Education",
    STUDIES,
    "",
    "Languages",
    "English: C1",
    first,
    `07/2022 – ${present}`,
    "Head of Production",
    "Lumora GmbH · Leeds",
    "11/2020 – 06/2022",
    "Project Manager",
    "Vantelo GmbH · Leeds",
    "Planned new works for pumps and valves in several towns of the country",
    second,
    "10/2010 – 12/2011 · Head of Purchasing · Umbra GmbH",
    "07/2009 – 08/2010 · Warehouse Manager · Umbra GmbH",
  );
  expect(positionsOf(text)).toEqual([
    "Head of Production @ Lumora GmbH, 2022-7 to present",
    "Project Manager @ Vantelo GmbH, 2020-11 to 2022-6",
    "Head of Purchasing @ Umbra GmbH, 2010-10 to 2011-12",
    "Warehouse Manager @ Umbra GmbH, 2009-7 to 2010-8",
  ]);
});
