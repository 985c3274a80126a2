import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";
import { withTaskLines } from "./task-labels.ts";

test.each([
  "Clerk, Lumora. Aufgaben: Bau von Pumpen",
  "Clerk | Lumora | Tätigkeiten: Bau von Pumpen",
  "Clerk, Lumora. Responsibilities: building pumps, and valves",
  "Clerk, Lumora; Technologies: Java, Docker",
  "Clerk, Lumora. Missions : construction de pompes",
  "Clerk, Lumora. Funciones: venta de bombas",
  "Clerk | Lumora. Taken: bouw van pompen",
])("a label inside the line of an entry: %s", (line) => {
  expect(positionsOf(lines("Experience", "", "2016 - 2018", line, "", "2014 - 2016", "Analyst, Vantelo Inc."))).toEqual(
    ["Clerk @ Lumora, 2016 to 2018", "Analyst @ Vantelo Inc., 2014 to 2016"],
  );
});

test("lines of a narrow column", () => {
  const text = lines(
    "Opleiding",
    "• sep 2013 – mei 2016",
    "Optica (MSc) – Technische Universiteit",
    "Lumstad (TU/l). Afgestudeerd op: The building of",
    "a novel pump for small towns.",
    "• aug 2011 – feb 2012",
    "Erasmus exchange naar Umbra University.",
    "",
    "Werkervaring",
    "• sep 2016 – heden",
    "Analist | Lumora Machines",
    "(LMx). Taken: Pompen bouwen m.b.t. ontwikkeling",
    "• mar 2012 – okt 2013",
    "Consultant bij ‘Vantelo’ | Taken: Pompen bouwen",
  );
  expect(educationsOf(text).map((education) => education.replace(/,.*/, ""))).toEqual([
    "Optica (MSc) @ Technische Universiteit Lumstad (TU/l)",
    "– @ Umbra University",
  ]);
  expect(positionsOf(text)).toEqual([
    "Analist @ Lumora Machines (LMx), 2016-9 to present",
    "Consultant @ Vantelo, 2012-3 to 2013-10",
  ]);
});

test.each(["Tasks: building pumps", "Clerk, Lumora. Paris: the town"])("keeps '%s'", (line) => {
  expect(withTaskLines(line)).toBe(line);
});
