import { expect, test } from "vitest";
import { educationsOf, positionsOf } from "../outline.test-support.ts";

const TASK = "• Planned the water supply of three towns with their engineers and reviewed every tender";

test("a page in one line, where dates follow a heading and names are written in capitals", () => {
  const page = [
    "ANNA USHER anna@usher.example | Portfolio Education 2016-2020 LUMORA SCHOOL OF ENGINEERING",
    "Bachelor of Physics – 7.9 CGPA Won a prize of the town 2014-2016 UMBRA SCHOOL Class 12: 92%",
    "CGPA Experience Sept’20–Sept’25 ACME Quality Analyst",
    ...Array<string>(6).fill(TASK),
    "Interests • Chess",
  ].join(" ");
  expect(positionsOf(page)).toEqual(["Quality Analyst @ ACME, 2020-9 to 2025-9"]);
  expect(educationsOf(page)).toEqual([
    "Bachelor of Physics @ LUMORA SCHOOL OF ENGINEERING, 2016 to 2020",
    "Class 12 @ UMBRA SCHOOL, 2014 to 2016",
  ]);
});

test("a page in one line, where the text of an entry follows its dates", () => {
  const entry = (company: string, title: string, dates: string) =>
    `${company} - Departamento TI, ${title} ${dates} Ciudad: Umbra - Carrow Desarrollo de soluciones para las farmacias y sus clientes  Soporte del sistema`;
  const page = [
    "Jo Example Analista de sistemas con quince años de experiencia en desarrollo de software y arquitectura técnica",
    "Universidad de Umbra Título: Ingeniero en Sistemas marzo 2003 – agosto 2008",
    entry("LUMORA S.A.", "Arquitecto de Desarrollo", "marzo 2015 – presente"),
    entry("VANTELO S.A.", "Analista Desarrollador Senior", "septiembre 2012 – febrero 2015"),
    entry("Banco Carrow", "Asesor Tecnológico", "septiembre 2008 – agosto 2012"),
    "Idiomas  Español",
  ].join("  ");
  expect(positionsOf(page)).toEqual([
    "Arquitecto de Desarrollo @ LUMORA S.A., 2015-3 to present",
    "Analista Desarrollador Senior @ VANTELO S.A., 2012-9 to 2015-2",
    "Asesor Tecnológico @ Banco Carrow, 2008-9 to 2012-8",
  ]);
  expect(educationsOf(page)).toEqual(["Ingeniero en Sistemas @ Universidad de Umbra, 2003-3 to 2008-8"]);
});

test.each([
  ["May 2016 - Present", "2014 - 2016"],
  ["May 2016 to Current", "2014 to 2016"],
  ["May 2016 – now", "2014 – 2016"],
])("entries of a job board in one line each: %s", (first, second) => {
  const text = [
    "Experience",
    `Dock Worker ${first} Umbra Freight Lenexa, KS Loaded trailers and scanned boxes to make sure that they arrive.`,
    "",
    `Delivery Driver ${second} Lumora Inc Olathe, KS Prepared the orders, and worked with customers for pick ups.`,
  ].join("\n");
  expect(positionsOf(text)).toEqual([
    "Dock Worker @ Umbra Freight, 2016-5 to present",
    "Delivery Driver @ Lumora Inc, 2014 to 2016",
  ]);
});
