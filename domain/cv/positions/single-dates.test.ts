import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const read = (work: string, title: string, entry: string) =>
  positionsOf(
    lines(work, title, entry, "Many small things.", "", title, entry, "", "EDUCATION", "BSc, Umbra University, 2010"),
  );

test.each([
  ["EXPERIENCE", "Sales Assistant", "Umbra Store, Leeds 2014"],
  ["EXPERIENCE", "Sales Assistant", "Umbra Store, Leeds, 2014"],
  ["EXPERIENCE", "Internship", "Umbra Store, Leeds (2014)"],
  ["BERUFSERFAHRUNG", "Praktikum", "Umbra Store, Kiel 2014"],
  ["EXPÉRIENCE", "Stage d'observation", "Umbra Store, magasin de prêt-à-porter Caen 2014"],
  ["EXPERIENCIA", "Prácticas", "Umbra Store, Madrid (2014)"],
  ["ESPERIENZA", "Commessa", "Umbra Store, Torino 2014"],
  ["WERKERVARING", "Verkoopster", "Umbra Store, Utrecht, 2014"],
  ["EXPERIÊNCIA", "Vendedora", "Umbra Store, Porto 2014"],
])("a year at the end of the employer's line: %s, %s, %s", (work, title, entry) => {
  const position = `${title} @ Umbra Store, 2014 to 2014`;
  expect(read(work, title, entry)).toEqual([position, position]);
});

test("a line that describes a task is not an entry", () => {
  expect(read("EXPERIENCE", "Engineer", "Worked on pumps for us, Leeds 2014")).toEqual([]);
});

test("the title of the first entry is no heading", () => {
  expect(read("EXPERIENCE", "Internship", "Umbra Store, Leeds, 2014 – 2015")[0]).toBe(
    "Internship @ Umbra Store, 2014 to 2015",
  );
});
