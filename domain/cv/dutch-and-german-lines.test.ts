import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test("reads a name with capitals behind a title in small letters", () => {
  const text = lines(
    "Werkzaamheden",
    "2005-2006: gastonderzoeker Archeologisch Centrum Lumora",
    "1998-2005: zelfstandig adviseur Umbra Cultureel Advies",
    "1995-1998: consultant Machine Learning, Vantelo B.V.",
  );
  expect(positionsOf(text)).toEqual([
    "gastonderzoeker @ Archeologisch Centrum Lumora, 2005 to 2006",
    "zelfstandig adviseur @ Umbra Cultureel Advies, 1998 to 2005",
    "consultant Machine Learning @ Vantelo B.V., 1995 to 1998",
  ]);
});

test("reads the title in the brackets of a company that another entry names", () => {
  const text = lines(
    "Werkervaring",
    "14-05-2016 tot heden: Lumora Verzekeringen (Medewerker Schade)",
    "02-03-2011 t.e.m. 13-05-2016: Lumora Verzekeringen (Fleet Planning West)",
  );
  expect(positionsOf(text)).toEqual([
    "Medewerker Schade @ Lumora Verzekeringen, 2016-5 to present",
    "Fleet Planning West @ Lumora Verzekeringen, 2011-3 to 2016-5",
  ]);
});

test("reads an open date before a colon", () => {
  const text = lines("Werkervaring", "1998-: adviseur, Lumora B.V.", "1991-1998: docent, Hogeschool Umbra");
  expect(positionsOf(text)[0]).toBe("adviseur @ Lumora B.V., 1998 to present");
});

test("reads the school behind 'Aktuell' and behind what somebody learned", () => {
  const text = lines(
    "Ausbildung",
    "Aktuell: Hochschule Lumora",
    "         Angewandte Informatik",
    "",
    "2006 bis 2008: Weiterbildung zur Wundexpertin bei der Akademie Umbra",
  );
  expect(educationsOf(text).map((education) => education.replace(/^.* @ /, ""))).toEqual([
    "Hochschule Lumora, ? to ?",
    "Akademie Umbra, 2006 to 2008",
  ]);
});

test.each([
  ["Lumora-Werke", "Masterand"],
  ["Landwirtschaftskammer Holstein-Umbra", "Werkstudent Telematik"],
  ["Lumen-Universität zu Kiel", "HiWi Feldversuchswesen"],
  ["Lohnunternehmen Rohr", "Erntehelfer"],
  ["Integrierte Station Unterfeld", "FÖJ"],
  ["Vantelo Bank", "Azubi zum Bankkaufmann"],
  ["Vantelo", "Praktikantin Vertrieb"],
])("a company and a title behind it without a separator: %s %s", (company, title) => {
  const text = lines("Berufserfahrung", `07/2018 – 09/2019        ${company} ${title}`);
  expect(positionsOf(text)).toEqual([`${title} @ ${company}, 2018-7 to 2019-9`]);
});

test.each([
  "Marketing Praktikantin",
  "Studentische Aushilfe",
  "Freiwilliges Praktikum",
  "Machine Learning Werkstudent",
  "Senior Aushilfe",
])("no company before a title: %s", (title) => {
  const text = lines("Berufserfahrung", `07/2018 – 09/2019        ${title}, Lumora GmbH`);
  expect(positionsOf(text)).toEqual([`${title} @ Lumora GmbH, 2018-7 to 2019-9`]);
});

test("a year off is no employer", () => {
  const text = lines(
    "Berufspraxis",
    "2013 – 2017: Orgelbaumeister, Lumora GmbH & Co. KG, Bonn",
    "2012 – 2013: Sabbatjahr, zu Fuß durch Portugal und Galicien",
    "2007 – 2012: Geselle, Orgelbau Vantelo, Leonberg",
  );
  expect(positionsOf(text).join("\n")).not.toContain("@ Sabbatjahr");
});
