import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const WHAT_IT_DOES = "Società nata nel 1914 per la gestione dei servizi idrici della provincia e dei comuni vicini.";

test("a company before a long description of it", () => {
  const text = lines(
    "07/2019 – Oggi",
    "",
    "# IT Manager",
    "",
    `*[Acme S.r.l.](https://acme.example) - ${WHAT_IT_DOES}*`,
    "",
    "* Gestione di tutti i server delle tre sedi e dei contratti con i fornitori.",
    "",
    "05/2015 – 07/2019",
    "",
    "# Responsabile IT",
    "",
    `*[Lumen S.p.A.](https://lumen.example) - ${WHAT_IT_DOES}*`,
    "",
    "* Coordinamento dei progetti di tre sedi con fornitori esterni.",
  );
  expect(positionsOf(text)).toEqual([
    "IT Manager @ Acme S.r.l., 2019-7 to present",
    "Responsabile IT @ Lumen S.p.A., 2015-5 to 2019-7",
  ]);
});

test("French workplaces in small letters, behind a preposition", () => {
  const text = lines(
    "EXPÉRIENCE",
    "2010",
    "    Post-doctorat à l'Institut Usher de Lyon",
    "",
    "2004",
    "    Stage de 8 semaines à l'institut Lumen (Lyon).",
    "",
    "2002",
    "    Vacations d'enseignement à l'Université de Lumora, U.F.R. Biomédicale",
  );
  expect(positionsOf(text)).toEqual([
    "Post-doctorat @ Institut Usher de Lyon, 2010 to 2010",
    "Stage de 8 semaines @ institut Lumen, 2004 to 2004",
    "Vacations d'enseignement @ Université de Lumora, 2002 to 2002",
  ]);
});

test("a school before a colon and its degree, below the dates", () => {
  const text = lines(
    "FORMATION",
    "2008-2009",
    "    Université de Lumora : Licence de Physique",
    "",
    "2006-2007",
    "    Classe préparatoire au lycée Lumen",
  );
  expect(educationsOf(text)).toEqual([
    "Licence de Physique @ Université de Lumora, 2008 to 2009",
    "Classe préparatoire @ lycée Lumen, 2006 to 2007",
  ]);
});

test("a company before a title in a line that ends in a full stop, below its dates", () => {
  const text = lines(
    "Werkervaring",
    "",
    "2006-2012",
    "Hogeschool Lumora, faculteit Informatica, universitair docent.",
    "Verantwoordelijk voor de cursussen van het eerste jaar en de stages.",
    "",
    "2003-2006",
    "Vantelo B.V., adviseur.",
    "Daarna ook belast met de planning van twee teams.",
  );
  expect(positionsOf(text)).toEqual([
    "universitair docent @ Hogeschool Lumora, 2006 to 2012",
    "adviseur @ Vantelo B.V., 2003 to 2006",
  ]);
});

test.each([
  "Department of Regional Development",
  "Departamento de Desarrollo Regional",
  "Abteilung Regionalentwicklung",
])("a long line that ends in dates is an entry: Lumora Ltd - %s, …", (unit) => {
  const entry = (company: string, dates: string) =>
    `${company} - ${unit}, Senior Software Analyst and Controller, ${dates}`;
  const text = lines(
    "EXPERIENCE",
    entry("Lumora Ltd", "September 2008 – February 2014"),
    entry("Vantelo Ltd", "June 2005 – August 2008"),
  );
  expect(positionsOf(text)).toEqual([
    "Senior Software Analyst and Controller @ Lumora Ltd, 2008-9 to 2014-2",
    "Senior Software Analyst and Controller @ Vantelo Ltd, 2005-6 to 2008-8",
  ]);
});

describe("what somebody worked on, behind the employer", () => {
  const REST =
    "design and construction of a database with all of its tables, and of a site for it that all clients use.";

  test.each([
    ["Internship at the University of Lumora on a learning tool for surgeons", "Internship @ University of Lumora"],
    ["Intern at Vantelo (Leeds) on a learning tool for surgeons", "Intern @ Vantelo"],
    ["Praktikum an der Universität Lumora zu einer Lernumgebung für Chirurgen", "Praktikum @ Universität Lumora"],
    ["Stage au LUM (Grenoble) sur un environnement pour des chirurgiens", "Stage @ LUM"],
    ["Stage chez Vantelo (Lyon) pour la direction de la maison", "Stage @ Vantelo"],
  ])("%s", (line, position) => {
    expect(positionsOf(lines("Experience", "2006 – 2007", `${line}: ${REST}`))).toEqual([`${position}, 2006 to 2007`]);
  });
});

test("'du' speaks to the reader in German only", () => {
  const text = lines(
    "Expérience",
    "2005",
    "Stage au LUM (Grenoble)",
    "",
    "2004",
    "Aide au service du tourisme du Lac et du transport",
  );
  expect(positionsOf(text)[0]).toBe("Stage @ LUM, 2005 to 2005");
});
