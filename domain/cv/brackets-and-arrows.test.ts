import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test.each(["Umbrick", "remote", "Utrecht"])("what is behind the dates in brackets is no company: %s", (place) => {
  const text = lines(
    "Experience",
    `Senior consultant, Lumora (2017 - 2020, ${place})`,
    "Consultant, Vantelo Gudde (2014 - 2016, Osterfeld)",
  );
  expect(positionsOf(text)).toEqual([
    "Senior consultant @ Lumora, 2017 to 2020",
    "Consultant @ Vantelo Gudde, 2014 to 2016",
  ]);
});

test("a company behind the dates in brackets stays where no other is named", () => {
  expect(positionsOf(lines("Experience", "Consultant (2014 - 2016, Vantelo GmbH)"))).toEqual([
    "Consultant @ Vantelo GmbH, 2014 to 2016",
  ]);
});

test("an arrow without an end is open", () => {
  const text = lines("Experience", "CEO, Vantelo B.V., 2020 →", "Agronomist, Lumora Ltd, 2014 → 2016");
  expect(positionsOf(text)).toEqual(["CEO @ Vantelo B.V., 2020 to present", "Agronomist @ Lumora Ltd, 2014 to 2016"]);
});

test("an institution may stand behind a title and in", () => {
  const text = lines("Experience", "2016-2018: Post-doc in Lumora University of Technology, Leeds.");
  expect(positionsOf(text)).toEqual(["Post-doc @ Lumora University of Technology, 2016 to 2018"]);
});

test.each(["Study", "Studied", "Gestudeerd"])("%s is the heading of educations", (heading) => {
  const text = lines(
    "Work",
    "",
    "Engineer, Vantelo",
    "2014 – 2016",
    "",
    heading,
    "",
    "- **Lumora University** — *BSc(Hons) Computer Science* — 2008–2011",
    "- **Umbra College** — *NCEA Level 3* — 2007",
  );
  expect(educationsOf(text)).toEqual([
    "BSc(Hons) Computer Science @ Lumora University, 2008 to 2011",
    "NCEA Level 3 @ Umbra College, ? to 2007",
  ]);
});

test("a column of dates at the left makes no page of two columns", () => {
  const text = lines(
    "Beruflicher Werdegang",
    "",
    "seit 05/2019     Entwicklungsleiter",
    "                 Lumora GmbH & Co. KG, Leipzig",
    "                 – Führung von 14 Konstrukteuren und 3 Versuchstechnikern",
    "                 – Einführung von Siemens Teamcenter und NX",
    "                 – Neuentwicklung eines Hygienerührers für Molkereien (Kunden u. a.",
    "                   Müller Milch, Sachsenmilch)",
    "",
    "02/2013 –        Teamleiter Konstruktion",
    "04/2019          Vantelo GmbH, Leipzig",
    "                 – Eisenbahnkrane bis 160 t",
    "                 – Abnahmen mit TÜV SÜD und der Deutschen Bahn",
    "",
    "10/2006 –        Konstrukteur",
    "01/2013          Umbra Anlagenbau, Borna",
    "                 – Förderbänder für den Tagebau (Auftraggeber MIBRAG)",
    "",
    "09/2000 –        Zivildienst",
    "06/2001          Diakonie Umbra",
    "",
    "Ausbildung",
    "",
    "10/2001 –        Studium Maschinenbau, Hochschule Umbra",
    "09/2006          Abschluss: Diplom-Ingenieur (FH), Note 1,8",
    "                 Diplomarbeit bei Lumora, Werk Leipzig",
    "",
    "08/1993 –        Gymnasium Umbra",
    "06/2000          Abitur",
    "",
    "Weiterbildung",
    "2017             Projektmanagement-Fachmann (GPM), Level D",
    "2021             Führungskräfteseminar, Haufe Akademie",
  );
  expect(positionsOf(text)).toEqual([
    "Entwicklungsleiter @ Lumora GmbH & Co. KG, 2019-5 to present",
    "Teamleiter Konstruktion @ Vantelo GmbH, 2013-2 to 2019-4",
    "Konstrukteur @ Umbra Anlagenbau, 2006-10 to 2013-1",
    "Zivildienst @ Diakonie Umbra, 2000-9 to 2001-6",
  ]);
});

test.each([
  ["Class Teacher (TLR 2b)", "Class Teacher"],
  ["Sachbearbeiter (TVöD 9a)", "Sachbearbeiter"],
  ["Teamleiter (6 MA)", "Teamleiter"],
  ["Sergeant (E-6)", "Sergeant (E-6)"],
  ["Claims Adjuster (Auto, Glass)", "Claims Adjuster (Auto, Glass)"],
])("the pay and the people led in brackets are no part of a title: %s", (line, title) => {
  const text = lines("EXPERIENCE", "", "Lumora Ltd, Leeds", "2016 – 2020", line);
  expect(positionsOf(text)).toEqual([`${title} @ Lumora Ltd, 2016 to 2020`]);
});

test.each([
  "Krankenpfleger (Band 6)",
  "Research Fellow (Grade 7)",
  "Chemist (Grade B2)",
  "Filialleiterin (Verkaufsstelle Gr. 3)",
  "Software Engineer (L3/L4)",
  "Audit Associate (A1–A3)",
  "Ingénieur (Niveau 3)",
  "Engineer (New Graduate)",
])("a rank in brackets is a part of the title: %s", (title) => {
  const text = lines("EXPERIENCE", "", "Lumora Ltd, Leeds", "2016 – 2020", title);
  expect(positionsOf(text)).toEqual([`${title} @ Lumora Ltd, 2016 to 2020`]);
  const dated = lines("EXPERIENCE", "", "Lumora Ltd, Leeds", "Director, 2016 – 2020", `${title}, 2012 – 2016`);
  expect(positionsOf(dated).at(-1)).toBe(`${title} @ Lumora Ltd, 2012 to 2016`);
});

test.each([
  ["groupe Vantelo", "Résidence Lumora (groupe Vantelo)"],
  ["Groupe Vantelo", "Résidence Lumora (Groupe Vantelo)"],
  ["nouveau nom", "Résidence Lumora"],
])("the group of a company, in brackets, is a part of its name: %s", (brackets, company) => {
  const text = lines("EXPÉRIENCES", `2016 - 2020 : Infirmière, Résidence Lumora (${brackets}), Lyon`);
  expect(positionsOf(text)).toEqual([`Infirmière @ ${company}, 2016 to 2020`]);
});

test.each([
  ["Lumora Clinic (Vantelo), Leeds", "Lumora Clinic (Vantelo)"],
  ["TP Lumora (Vantelo), Hamburg", "TP Lumora (Vantelo)"],
  ["Lumora Clinic (Oudhoven), France", "Lumora Clinic"],
  ["Lumora Clinic (Leeds), England", "Lumora Clinic"],
])("a word in brackets is a part of the name where another town follows: %s", (line, company) => {
  expect(positionsOf(lines("Experience", "Sales Manager", line, "2018 – 2020"))).toEqual([
    `Sales Manager @ ${company}, 2018 to 2020`,
  ]);
});
