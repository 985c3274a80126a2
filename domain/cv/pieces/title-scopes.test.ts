import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const positionOf = (line: string) =>
  positionsOf(lines("EXPERIENCE", "", line, "", "Analyst, Vantelo GmbH, 2001 - 2003"))[0];

describe("what a title is about, between it and its employer", () => {
  test.each([
    ["Conscript, signals", "Umbra Armed Forces"],
    ["Product Lead, Battery Systems", "Okra"],
    ["Deputy Manager - Projects", "Okra"],
    ["Assistant Manager – Operations", "Okra Ltd, Pune"],
    ["Asst. Manager Logistics", "Okra"],
    ["Dy. Manager (E-3)", "Okra Ltd"],
    ["Engineer → Lead Engineer", "Okra"],
    ["Associate Director, Protein Engineering", "Okra"],
    ["Consultant Physician, Oncology", "Okra"],
    ["Lead Pricing Actuary, Cyber & Marine", "Okra Re, Dublin"],
    ["Engineer, Pumps and Valves", "Okra Blava, Leeds"],
    ["Infirmière, service de cardiologie", "Hôpital Okra, Lyon"],
  ])("%s, %s", (title, company) => {
    const [name] = company.split(", ") as [string];
    expect(positionOf(`${title}, ${company}, 2012 - 2016`)).toBe(`${title} @ ${name}, 2012 to 2016`);
  });

  test.each([
    ["Engineer, Okra, Technology Park, Leeds", "Engineer @ Okra"],
    ["Engineer, Vantero Logistics, Umbrick", "Engineer @ Vantero Logistics"],
    ["Betriebsleiterin, Malerbetrieb Okra & Söhne, Bad Driburg", "Betriebsleiterin @ Malerbetrieb Okra & Söhne"],
    ["Assistentin, Okra et Blava, Revel", "Assistentin @ Okra et Blava"],
    ["Hilfskraft, Lehrstuhl für Optik, Universität Okra", "Hilfskraft @ Universität Okra"],
  ])("but not a name: %s", (line, expected) => {
    expect(positionOf(`${line}, 2012 - 2016`)).toBe(`${expected}, 2012 to 2016`);
  });

  test.each([
    ["Prüferin (Senior), Bereich Netze & Gas, Okra Blava GmbH, Hannover", "Prüferin (Senior) @ Okra Blava GmbH"],
  ])("but not a named department: %s", (line, expected) => {
    expect(positionOf(`${line}, 2012 - 2016`)).toBe(`${expected}, 2012 to 2016`);
  });

  test("on a line of its own", () => {
    const text = lines(
      "EXPERIENCE",
      "",
      "Wissenschaftlicher Mitarbeiter, Abteilung Glas und Keramik",
      "Okra Blava GmbH",
      "2014 - 2019",
    );
    expect(positionsOf(text)).toEqual([
      "Wissenschaftlicher Mitarbeiter, Abteilung Glas und Keramik @ Okra Blava GmbH, 2014 to 2019",
    ]);
  });

  test.each([
    ["Pasante en el Laboratorio de Bombas", "OKRA, Rosario"],
    ["Ayudante de segunda en Química II", "OKRA"],
    ["Kassenkraft am Wochenende", "Hallenbad Okra"],
  ])("behind a preposition: %s, %s", (title, company) => {
    const [name] = company.split(", ") as [string];
    expect(positionOf(`${title}, ${company}, 2012 - 2016`)).toBe(`${title} @ ${name}, 2012 to 2016`);
  });
});

describe("titles on both sides of a slash, one of which has no word of titles", () => {
  test.each([
    ["Marker / Reading Assistant", "Okra"],
    ["City Launcher / Operations Manager", "Okra Blava"],
    ["Socio gerente / Bioprinting", "Okra S.R.L."],
    ["Ouvrière agricole / castrage du maïs", "Okra Semences"],
    ["Straßenbaufacharbeiter / Vorarbeiter", "Okra Bau GmbH"],
  ])("%s, %s", (title, company) => {
    expect(positionOf(`${title}, ${company}, 2012 - 2016`)).toBe(
      `${title} @ ${company.replace(/\.$/, "")}, 2012 to 2016`.replace("S.R.L,", "S.R.L.,"),
    );
  });

  test("below the company", () => {
    const text = lines("EXPERIENCE", "", "Okra Blava            2020 – 2023", "Marker / Reading Assistant");
    expect(positionsOf(text)).toEqual(["Marker / Reading Assistant @ Okra Blava, 2020 to 2023"]);
  });

  test("but not a company before a title", () => {
    expect(positionOf("Vantelo / Web developer, 2012 - 2016")).toBe("Web developer @ Vantelo, 2012 to 2016");
    expect(positionOf("Vanteler / Web developer, Marketing, 2012 - 2016")).toMatch(/@ Vanteler,/);
  });
});

test("an au pair has no company", () => {
  const text = lines("EXPERIENCE", "", "Analyst, Okra GmbH, 2015 - 2018", "Au-pair bei einer Familie in Cork, 2014");
  expect(positionsOf(text)).toEqual(["Analyst @ Okra GmbH, 2015 to 2018", "Au-pair @ –, 2014 to 2014"]);
});

describe("the head of something, before a colon", () => {
  test.each([
    ["Head: Flight Operations (RPAS) @ Okra (Pty) Ltd", "Head: Flight Operations (RPAS) @ Okra (Pty) Ltd"],
    ["Deputy Head: Clinical Unit, Okra Hospital", "Deputy Head: Clinical Unit @ Okra Hospital"],
    ["General Manager: Okra Blava Ltd", "General Manager @ Okra Blava Ltd"],
  ])("%s", (line, expected) => {
    expect(positionOf(`${line}, 2012 - 2016`)).toBe(`${expected}, 2012 to 2016`);
  });
});

test.each([
  "Forschungsstipendiatin der DFG",
  "Promotionsstipendiat",
  "Postdoctoral Associate in Chemistry",
  "Research Associate in Physics",
])("a fellow is no degree: %s", (title) => {
  expect(positionOf(`${title}, Okra University, 2012 - 2016`)).toBe(`${title} @ Okra University, 2012 to 2016`);
});

test.each([
  "2020 - 2024 · Freelance consultant · Clients: Okra Ltd, Blava",
  "2020 - 2024 | Selbstständiger Berater | Kunden: Okra GmbH, Blava",
])("clients behind a separator are no employer: %s", (line) => {
  expect(positionOf(line)).toMatch(/ @ –, 2020 to 2024$/u);
});

test("what follows the dates and a semicolon is no part of the entry", () => {
  expect(
    positionOf(
      "Associate, Okra University, 10 October 2012 to 30 June 2016; embedded in the data team of Blava Diagnostics Ltd",
    ),
  ).toBe("Associate @ Okra University, 2012-10 to 2016-6");
});

test.each([
  "Sales Department",
  "Department of Sales",
  "IT Dept.",
  "Abteilung Einkauf",
  "Fachbereich IT",
  "Departamento TI",
])("'%s' before a title is no part of it", (unit) => {
  expect(positionsOf(lines("EXPERIENCE", "Lumora Ltd", `${unit}, Controller`, "2014 – 2016"))).toEqual([
    "Controller @ Lumora Ltd, 2014 to 2016",
  ]);
});

test.each([
  ["Directeur de la BU Froid, par intérim, Okra SA", "Directeur de la BU Froid, par intérim @ Okra SA"],
  ["Section Head: Elephants & Birds, Okra Zoo", "Section Head: Elephants & Birds @ Okra Zoo"],
  ["Intern, Audit & Assurance (FSI), Okra Capital", "Intern, Audit & Assurance (FSI) @ Okra Capital"],
  ["Helfer, Okrisches Rotes Kreuz, Landesverband Halmtal", "Helfer @ Okrisches Rotes Kreuz"],
  ["stagiaire bureau d'études / méthodes, Okra, Paris", "stagiaire bureau d'études / méthodes @ Okra"],
  ["Nurse (STNA), Okra Home at Toledo", "Nurse (STNA) @ Okra Home at Toledo"],
  ["Investigadora «Ada Muster», Universidad de Okra", "Investigadora «Ada Muster» @ Universidad de Okra"],
  ["Oberarzt, Universitätsmedizin Okra, Klinik und Poliklinik", "Oberarzt @ Universitätsmedizin Okra"],
  ["Non-military service: Archive assistant, Okra Foundation", "Archive assistant @ Okra Foundation"],
])("the unit, the branch and the town in the line %s", (line, expected) => {
  const text = lines("EXPERIENCE", `2017 – 2019   ${line}`, "2010 – 2012   Manager, Umbra Ltd");
  expect(positionsOf(text)[0]).toBe(`${expected}, 2017 to 2019`);
});

test.each(["a.a. 2018/19", "Anno accademico 2018/19", "Studienjahr 2018/19", "AY 2018/19"])(
  "a post of the academic year %s is no degree",
  (date) => {
    const text = lines("INCARICHI", "", `- ${date}: professore a contratto di Impianti, Libera Università Okra`);
    expect(positionsOf(text)).toEqual(["professore a contratto di Impianti @ Libera Università Okra, 2018 to 2019"]);
  },
);

describe("titles on both sides of a dash or an arrow", () => {
  test.each([
    ["Senior Lecturer – Deputy Head", "University of Okra"],
    ["Chef de clinique des universités – assistant des hôpitaux (CCA)", "CHU de Okra"],
    ["Analyst → Senior Analyst", "Okra Ltd"],
    ["Chief of Staff, West & Central Asia", "Okra Ltd"],
  ])("before the employer: %s, %s", (title, company) => {
    expect(positionOf(`${title}, ${company}, 2012 - 2016`)).toBe(`${title} @ ${company}, 2012 to 2016`);
  });

  test("below the employer", () => {
    const text = lines("EXPERIENCE", "", "Okra & Company", "Associate Consultant → Consultant", "2012 - 2016");
    expect(positionsOf(text)).toEqual(["Associate Consultant → Consultant @ Okra & Company, 2012 to 2016"]);
  });
});

test.each(["freelance on Okrala", "freiberuflich über Okrala", "self-employed via Okrala"])(
  "a platform is no employer: %s",
  (kind) => {
    expect(positionOf(`Graphic Designer, ${kind}, 2012 - 2016`)).toBe("Graphic Designer @ –, 2012 to 2016");
  },
);

test.each([
  ["2014 – 2016: Okra, Ltd. Oberärztin", "Ltd. Oberärztin @ Okra"],
  ["2014 – 2016: Okra, ltd. Hebamme", "ltd. Hebamme @ Okra"],
  ["2014 – 2016: Okra, Ag. Director", "Ag. Director @ Okra"],
  ["2014 – 2016   Actg. Director, Okra", "Actg. Director @ Okra"],
  ["apl. Professorin, Universität Okra, 2014 – 2016", "apl. Professorin @ Universität Okra"],
  [
    "Associate to the Hon. Justice Muster, Okra Court, 2014 – 2016",
    "Associate to the Hon. Justice Muster @ Okra Court",
  ],
  ["2014 – 2016: Okra Ltd. Engineer", "Engineer @ Okra Ltd."],
])("the abbreviated rank is no legal form: %s", (line, expected) => {
  expect(positionOf(line)).toBe(`${expected}, 2014 to 2016`);
});

test.each([
  ["Vice Chair for Research, University of Okra", "Vice Chair for Research @ University of Okra"],
  ["Deputy Director for Research, Okra Institute", "Deputy Director for Research @ Okra Institute"],
  ["Nurse for Okra Hospital, Leeds", "Nurse @ Okra Hospital"],
])("what a title is for is no employer before one: %s", (line, expected) => {
  expect(positionOf(`${line}, 2012 - 2016`)).toBe(`${expected}, 2012 to 2016`);
});
