import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const FORM = lines(
  "Europass",
  "Work experience",
  "",
  "Dates¦01/2019 - 03/2022",
  "Occupation or position held¦Shift Manager",
  "Main activities and responsibilities¦Planning of shifts",
  "Name and address of employer¦Acme Stores, Leeds",
  "",
  "Dates¦2016 - 2018",
  "Occupation or position held¦Analyst",
  "Name and address of employer¦Umbra, York",
  "",
  "Education and training",
  "",
  "Dates¦2013 - 2016",
  "Title of qualification awarded¦BSc Physics",
  "Name and type of organisation providing education and training¦Lumen College",
);
const FORM_IT = lines(
  "ESPERIENZA LAVORATIVA",
  "• Date (da – a) 05/2015 – 03/2019",
  "• Nome e indirizzo del datore di lavoro Umbra, Torino",
  "• Tipo di azienda o settore Privato",
  "• Lavoro o posizione ricoperti Magazziniere",
  "• Date (da – a) 2012 – 2015",
  "• Nome e indirizzo del datore di lavoro Lumora, Alba",
  "• Lavoro o posizione ricoperti Operaio",
);

describe("the printed form of Europass", () => {
  test.each([["\t"], [" "], ["\n"], [": "]])("has %j between its labels and values", (gap) => {
    const text = FORM.replaceAll("¦", gap);
    expect(positionsOf(text)).toEqual([
      "Shift Manager @ Acme Stores, 2019-1 to 2022-3",
      "Analyst @ Umbra, 2016 to 2018",
    ]);
    expect(educationsOf(text)).toEqual(["BSc Physics @ Lumen College, 2013 to 2016"]);
  });

  test("has list marks before its labels in Italian", () => {
    expect(positionsOf(FORM_IT)).toEqual(["Magazziniere @ Umbra, 2015-5 to 2019-3", "Operaio @ Lumora, 2012 to 2015"]);
  });
});

describe("pages of LinkedIn", () => {
  test("have durations, logos and links in Dutch", () => {
    const text = lines(
      "Ervaring",
      "Logo van Lumora",
      "Adviseur",
      "Lumora · Fulltime",
      "jan. 2020 - heden · 4 jr 5 mnd",
      "Werving +2 vaardigheden",
      "Monteur",
      "Umbra",
      "mei 2016 - dec. 2019 · 3 jr 8 mnd",
      "Alle 5 ervaringen weergeven",
      "Opleiding",
      "Hogeschool Usher",
      "2012 - 2016",
      "Alle 2 opleidingen weergeven",
    );
    expect(positionsOf(text)).toEqual(["Adviseur @ Lumora, 2020-1 to present", "Monteur @ Umbra, 2016-5 to 2019-12"]);
    expect(educationsOf(text)).toEqual(["– @ Hogeschool Usher, 2012 to 2016"]);
  });

  test("have schools that the person follows", () => {
    const text = lines(
      "Experience",
      "Engineer",
      "Acme · Full-time",
      "Jan 2019 - Present · 4 yrs",
      "Education",
      "Lumen College",
      "2013 - 2016",
      "Interests",
      "Companies",
      "Schools",
      "Usher University",
      "4,302,120 followers",
    );
    expect(educationsOf(text)).toEqual(["– @ Lumen College, 2013 to 2016"]);
  });
});

describe("pages of XING", () => {
  test.each(["Aktuell", "Bis heute"])("have a duration before the dates: %s", (now) => {
    const text = lines(
      "Berufserfahrung von Jo Muster",
      `${now} 5 Jahre und 11 Monate, seit Juli 2018`,
      "Buchhalter",
      "Lumora Logistik",
      "Abschlüsse nach HGB",
      "5 Jahre und 5 Monate, Feb. 2013 - Juni 2018",
      "Sachbearbeiter",
      "Umbra",
      "Berichte für den Konzern",
    );
    expect(positionsOf(text)).toEqual([
      "Buchhalter @ Lumora Logistik, 2018-7 to present",
      "Sachbearbeiter @ Umbra, 2013-2 to 2018-6",
    ]);
  });

  test("have the kind of employment before the company", () => {
    const text = lines("Berufserfahrung", "Konstrukteurin", "Vollzeit, Umbra", "03/2011 – 09/2015 (4 Jahre)", "Usher");
    expect(positionsOf(text)).toEqual(["Konstrukteurin @ Umbra, 2011-3 to 2015-9"]);
  });
});

test("names on pages of Indeed end before a hyphen and a town in any country", () => {
  const text = lines(
    "Esperienza lavorativa",
    "Operaio",
    "Officine Umbra-Bergamo",
    "maggio 2015 - marzo 2019",
    "Magazziniere",
    "Acme Logistica-Curno, Lombardia",
    "giugno 2012 - aprile 2015",
    "Commesso",
    "Coca-Cola-Milano",
    "2010 - 2012",
  );
  expect(positionsOf(text)).toEqual([
    "Operaio @ Officine Umbra, 2015-5 to 2019-3",
    "Magazziniere @ Acme Logistica, 2012-6 to 2015-4",
    "Commesso @ Coca-Cola, 2010 to 2012",
  ]);
});

test("a company whose name begins like a remark on grades is a name", () => {
  expect(positionsOf(lines("Experience", "Sales Assistant", "Marks and Spencer", "2011 - 2013"))).toEqual([
    "Sales Assistant @ Marks and Spencer, 2011 to 2013",
  ]);
});

describe("the name of an employer in JSON Resume", () => {
  const entries = [
    ["Acme", "Engineer", "2019-01", "2022-03"],
    ["Umbra", "Analyst", "2016-05", "2018-12"],
  ] as const;
  const json = JSON.stringify(
    { work: entries.map(([name, position, startDate, endDate]) => ({ name, position, startDate, endDate })) },
    null,
    2,
  );
  const yaml = lines(
    "work:",
    ...entries.map(([name, position, from, to]) =>
      lines(`  - name: ${name}`, `    position: ${position}`, `    startDate: ${from}`, `    endDate: ${to}`),
    ),
  );

  test.each([
    ["JSON", json],
    ["YAML", yaml],
  ])("is above the position in %s", (_name, text) => {
    expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2019-1 to 2022-3", "Analyst @ Umbra, 2016-5 to 2018-12"]);
  });
});

test("entries of a template in LaTeX have a comment behind each of their names", () => {
  const entry = (title: string, company: string, dates: string) =>
    lines(
      "  \\cventry",
      `    {${title}} % Job title`,
      `    {${company}} % Organization`,
      "    {Leeds} % Location",
      `    {${dates}} % Date(s)`,
    );
  const text = lines(
    "\\cvsection{Experience}",
    entry("Engineer", "Acme", "May 2016 - Present"),
    entry("Data Analyst", "Umbra", "2014 - 2016"),
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016-5 to present", "Data Analyst @ Umbra, 2014 to 2016"]);
});

test("the words for a logo above a name are no name", () => {
  const text = lines(
    "Experience",
    "",
    "Lumora Chips Graphic",
    "Analog Design Intern",
    "Lumora Chips",
    "Sep 2012 - May 2013 9 months",
    "",
    "Vantelo Semiconductor Graphic",
    "Process Engineer",
    "Vantelo Semiconductor",
    "Sep 2010 - May 2012 1 year 9 months",
  );
  expect(positionsOf(text)).toEqual([
    "Analog Design Intern @ Lumora Chips, 2012-9 to 2013-5",
    "Process Engineer @ Vantelo Semiconductor, 2010-9 to 2012-5",
  ]);
});

test("full stops between blanks separate as dots do", () => {
  const text = lines(
    "Expériences professionnelles",
    "2013-2016 . Chargée de gestion .",
    "Lumora . Villeurbanne",
    "Prise en charge de la formation",
    "",
    "2006-2008 . Apprentie serveuse .",
    "La Vantelo . Lorient",
    "Gestion des stocks",
  );
  expect(positionsOf(text)).toEqual([
    "Chargée de gestion @ Lumora, 2013 to 2016",
    "Apprentie serveuse @ La Vantelo, 2006 to 2008",
  ]);
});

test("a Brazilian page with towns in brackets and the texts of its buttons", () => {
  const text = lines(
    "HISTÓRICO PROFISSIONAL",
    "OCULTAR",
    "CHOCOLATES LUMORA (EXTREMA/MG)",
    "Período:\t10/2012 - 03/2013",
    "Cargo:\tAuxiliar de Produção",
    "OCULTAR",
    "VANTELO INDÚSTRIA FARMACEUTICA (CAMANDUCAIA/MG)",
    "Período:\t03/2010 - 06/2010",
    "Cargo:\tAuxiliar de Produção",
  );
  expect(positionsOf(text)).toEqual([
    "Auxiliar de Produção @ CHOCOLATES LUMORA, 2012-10 to 2013-3",
    "Auxiliar de Produção @ VANTELO INDÚSTRIA FARMACEUTICA, 2010-3 to 2010-6",
  ]);
});
