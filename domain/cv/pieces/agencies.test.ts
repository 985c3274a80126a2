import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  ["Monteur via Umbra-Team bij Lumora", "Monteur @ Lumora"],
  ["Lagerhelfer über Umbra bei Lumora", "Lagerhelfer @ Lumora"],
  ["Produktionshelfer bei Lumora Werk über Umbra", "Produktionshelfer @ Lumora Werk"],
  ["Engineer at Lumora via Umbra", "Engineer @ Lumora"],
  ["Barista (part-time) Lumora", "Barista @ Lumora"],
  ["Verkäuferin (Teilzeit) Lumora Markt, Kiel", "Verkäuferin @ Lumora Markt"],
  ["Vakkenvuller (bijbaan) Lumora Heijn", "Vakkenvuller @ Lumora Heijn"],
  ["Serveuse (CDD) Le Lumora", "Serveuse @ Le Lumora"],
])("the agency and the kind of work are part of no name: %s", (line, expected) => {
  const text = lines("EXPERIENCE", "", `2014 - 2016  ${line}`, "", "Clerk, Vantelo Ltd, 2010 - 2012");
  expect(positionsOf(text)[0]).toBe(`${expected}, 2014 to 2016`);
});

test("the town behind the brackets of a company is no part of its name", () => {
  const text = lines("EXPERIENCE", "", "Lumora Freight (contract for Umbra) Leeds", "Driver", "04/2014 - 05/2016");
  expect(positionsOf(text)).toEqual(["Driver @ Lumora Freight, 2014-4 to 2016-5"]);
});
