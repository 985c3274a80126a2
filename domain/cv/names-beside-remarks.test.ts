import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

const read = (...rows: readonly string[]) => positionsOf(lines("Experience", "", ...rows));

test.each([
  ["a remark with a list behind the title", "Archivierung (Excel, Scannen) Lumora AG", "Archivierung @ Lumora AG"],
  ["a remark behind the title", "Clerk (temporary cover) Lumora Ltd", "Clerk @ Lumora Ltd"],
  ["brackets inside a company", "Lumora (Schweiz) AG, Clerk", "Clerk @ Lumora (Schweiz) AG"],
  ["what a company is", "Clerk, Lumora (Service Company)", "Clerk @ Lumora"],
  ["what a company is, in German", "Clerk, Lumora (Agentur)", "Clerk @ Lumora"],
  ["what a company is, behind a comma", "Clerk | Lumora, Agence Web et Arts", "Clerk @ Lumora"],
  [
    "a company and its short name",
    "Clerk | Companhia Lumorense de Saneamento – Colsan",
    "Clerk @ Companhia Lumorense de Saneamento – Colsan",
  ],
  [
    "a company and its town",
    "Clerk | Companhia Lumorense de Saneamento – Lisboa",
    "Clerk @ Companhia Lumorense de Saneamento",
  ],
  ["a town with its state behind a slash", "Clerk / Lumora do Sul (RS) | Vantelo Inc.", "Clerk @ Vantelo Inc."],
  ["how much of the time somebody worked", "Part-time Clerk, Lumora Ltd", "Clerk @ Lumora Ltd"],
  ["a job in a part of the time", "Part-time job, Lumora Ltd", "Part-time job @ Lumora Ltd"],
  ["several employers", "Clerk @ Various Institutions (Leeds)", "Clerk @ –"],
  ["several employers in Spanish", "Camarera, Varios Restaurantes", "Camarera @ –"],
  ["initials with full stops", "Clerk @ L.U.M.A.", "Clerk @ L.U.M.A."],
  [
    "an English name behind a Spanish title",
    "Jefe de Producto en The Business of Umbra",
    "Jefe de Producto @ The Business of Umbra",
  ],
  ["a word of how somebody works in the place of a town", "Clerk | Lumora Studios Remote", "Clerk @ Lumora Studios"],
])("%s", (_name, names, position) => {
  expect(read(`2014 - 2016  ${names}`, "2010 - 2013  Analyst, Vantelo Inc.")[0]).toBe(`${position}, 2014 to 2016`);
});

test("lines of technologies name neither a company nor a title", () => {
  const text = read(
    "Engineer, Lumora Inc. | 2014 - 2016",
    "Led the move of the whole team of twelve into the cloud",
    "Play! 2, Cassandra (Hector and others)",
    "Analyst | 2010 - 2014",
  );
  expect(text).toEqual(["Engineer @ Lumora Inc., 2014 to 2016", "Analyst @ Lumora Inc., 2010 to 2014"]);
});

test("studies of one's own are no position, nor the employer of the next one", () => {
  expect(read("Auto-formation – 2012 - 2013", "Packager | 2010 - 2012", "Analyst, Vantelo Inc. | 2008 - 2010")).toEqual(
    ["Packager @ –, 2010 to 2012", "Analyst @ Vantelo Inc., 2008 to 2010"],
  );
});

test("a sentence about oneself is no entry", () => {
  expect(read("Analyst, Vantelo Inc. | 2008 - 2010", "", "J’ai été 2 ans élève officier entre 2002 et 2004.")).toEqual([
    "Analyst @ Vantelo Inc., 2008 to 2010",
  ]);
});

test("a place with the form of the team below two titles", () => {
  expect(
    read(
      "Lumora Studios",
      "Lead Designer | 2023 - Present",
      "Designer | 2020 - 2023",
      "Lumstadt, Kansas / remote teams",
    ),
  ).toEqual(["Lead Designer @ Lumora Studios, 2023 to present", "Designer @ Lumora Studios, 2020 to 2023"]);
});

test.each(["Selected product work and outcomes:", "Wichtige Vorhaben:", "Key accounts:"])(
  "what follows '%s' in the time of a position is a part of it",
  (label) => {
    const text = read(
      "Lead Designer, Lumora Studios | 2020 - Present",
      "",
      label,
      "",
      "Billing / Umbra.ai -- Lead Designer, 2024 - 2025",
      "- Led the team of the north.",
      "",
      "Analyst, Vantelo Inc. | 2016 - 2020",
    );
    expect(text).toEqual(["Lead Designer @ Lumora Studios, 2020 to present", "Analyst @ Vantelo Inc., 2016 to 2020"]);
  },
);

test("what is behind '@' is the employer, whatever is above it", () => {
  const text = read(
    "Ayudante @ Umbra University",
    "2004 - 2007, MADRID",
    "",
    "Miembro del Grupo de Óptica y Sistemas (GOS), Facultad de Informática.",
    "",
    "Asistente Deportivo @ L.U.M.A.",
    "2001 - 2004",
  );
  expect(text).toEqual(["Ayudante @ Umbra University, 2004 to 2007", "Asistente Deportivo @ L.U.M.A., 2001 to 2004"]);
});

test("a slash in a field of a form belongs to the name", () => {
  const text = read("title: Research Chair", "institution: Lumora / Umbra Academy", "year: 2019 - Present");
  expect(text).toEqual(["Research Chair @ Lumora / Umbra Academy, 2019 to present"]);
});

test("a source whose fields have the end before the start", () => {
  const entry = (company: string, position: string, start: string, end: string) =>
    `{ "company": "${company}",\n "position": "${position}",\n "endDate": "${end}",\n "startDate": "${start}",\n "summary": "Pumps." }`;
  const work = [
    entry("Lumora Ltd", "Senior Developer", "2011-08-01", "2012-03-16"),
    entry("Vantelo", "Developer", "2009-08-01", "2011-07-16"),
  ];
  expect(positionsOf(`{\n "work": [\n${work.join(",\n")}\n ]\n}`)).toEqual([
    "Senior Developer @ Lumora Ltd, 2011-8 to 2012-3",
    "Developer @ Vantelo, 2009-8 to 2011-7",
  ]);
});
