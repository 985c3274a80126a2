import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

/** The first of three entries of the same form in sections of German and of Dutch */
const read = (form: string, heading = "Beruflicher Werdegang") =>
  positionsOf(
    lines(heading, "", `2016 – 2019  ${form}`, "2012 – 2015  Buchhalter, Umbra AG", "2010 – 2011  Koch, Ferrox GmbH"),
  )[0];

test.each([
  ["Tätigkeit als Lehrer, Lumora AG", "Lehrer @ Lumora AG"],
  ["Vertriebsleiter Deutschland – Österreich, Lumora GmbH", "Vertriebsleiter Deutschland – Österreich @ Lumora GmbH"],
  ["Berater – Schweiz, Lumora AG", "Berater @ Lumora AG"],
  ["Captain, Royal Engineers, Lumora Army", "Captain @ Lumora Army"],
  ["Manager, Royal Umbra Hotel, Leeds", "Manager @ Royal Umbra Hotel"],
  ["Umbra, Software Engineer - Pumps", "Software Engineer - Pumps @ Umbra"],
  ["Senior Manager, Pumps – Lumora", "Senior Manager, Pumps @ Lumora"],
  ["Seconded as Interim Chief Executive, Lumora Ltd", "Interim Chief Executive @ Lumora Ltd"],
  ["Entsandt als Werksleiter, Lumora GmbH", "Werksleiter @ Lumora GmbH"],
  ["Détachée en tant que directrice financière, Lumora SA", "directrice financière @ Lumora SA"],
  ["Distaccato come direttore, Lumora S.p.A.", "direttore @ Lumora S.p.A."],
  ["Assistant, LUMT Department of Statistics", "Assistant @ LUMT"],
  ["Analyst, NYC Department of Education", "Analyst @ NYC Department of Education"],
  ["Research Fellow, University of Umbra (North Campus)", "Research Fellow @ University of Umbra"],
  ["Ayudante de Investigación, Universidad Técnica Lumora", "Ayudante de Investigación @ Universidad Técnica Lumora"],
  ["Beschäftigt als Disponentin bei Vantelo", "Disponentin @ Vantelo"],
  ["Angestellt bei Autohaus Wiedmann als Verkäuferin", "Verkäuferin @ Autohaus Wiedmann"],
  ["bei Lumora als Koch", "Koch @ Lumora"],
  ["Firma Lumora, Koch", "Koch @ Lumora"],
  ["Hotel Lumora als Köchin", "Köchin @ Hotel Lumora"],
  ["Employed as Clerk at Lumora Ltd", "Clerk @ Lumora Ltd"],
  ["Employée comme vendeuse chez Lumora", "vendeuse @ Lumora"],
  ["Werkzaam als docent bij Lumora", "docent @ Lumora"],
  ["Bürgermeister der Stadt Unterfeld", "Bürgermeister @ Stadt Unterfeld"],
  ["Sachbearbeiterin im Landratsamt Halmtal", "Sachbearbeiterin @ Landratsamt Halmtal"],
  ["Richterin am Amtsgericht Halmtal", "Richterin @ Amtsgericht Halmtal"],
  ["Lumora AG (Buchhalterin)", "Buchhalterin @ Lumora AG"],
  ["Lumora (Buchhalterin)", "Buchhalterin @ Lumora"],
  ["Lumora GmbH & Co. KG (Architektin)", "Architektin @ Lumora GmbH & Co. KG"],
  ["Lumora AG (Inh. Jo Muster), Koch", "Koch @ Lumora AG"],
  ["Lumora Maschinen (Fahrzeugbau, 200 Mitarbeiter), Schlosser", "Schlosser @ Lumora Maschinen"],
  ["Umbra Consulting in Hamburg, Beraterin", "Beraterin @ Umbra Consulting"],
  ["Verpleegkundige bij Lumora te Oudhoven", "Verpleegkundige @ Lumora"],
  ["Docent, faculteit Wiskunde, Hogeschool Lumora", "Docent @ Hogeschool Lumora"],
  ["Controller, Apotheke am Markt, Köln", "Controller @ Apotheke am Markt"],
  ["Ausbildung zur Kauffrau im Einzelhandel, Lumora, Basel", "Ausbildung zur Kauffrau im Einzelhandel @ Lumora"],
  ["Doktorandin am Institut für Optik der Hochschule Lumora", "Doktorandin @ Hochschule Lumora"],
  ["Leiterin „Haus am See“ in Unterfeld", "Leiterin @ Haus am See"],
  ["Architektin an der Landesanstalt für Umwelt", "Architektin @ Landesanstalt für Umwelt"],
  ["Bauzeichnerin im Architekturbüro Lumora", "Bauzeichnerin @ Architekturbüro Lumora"],
  ["Korrepetitor an der Deutschen Oper Halmtal, Halmtal", "Korrepetitor @ Deutschen Oper Halmtal"],
  ["Lumora AG (Geschäftsbereich Optik), Disponentin", "Disponentin @ Lumora AG"],
  ["Koch in verschiedenen Betrieben", "Koch @ –"],
  ["Grundwehrdienst in Homberg/Efze", "Grundwehrdienst @ –"],
  ["Buchhalterin in Hamburg, Lumora AG", "Buchhalterin @ Lumora AG"],
  ["Zivildienst bei der Lebenshilfe in Unterfeld", "Zivildienst @ Lebenshilfe"],
  ["Hogeschool Lumora, Communicatie en Vormgeving, docent", "docent @ Hogeschool Lumora"],
  ["Hogeschool Lumora, School voor Communicatie, als docent", "docent @ Hogeschool Lumora"],
  ["Docent bij de Hogeschool Lumora", "Docent @ Hogeschool Lumora"],
  ["Lehre als Schreinerin, Lumora AG", "Lehre als Schreinerin @ Lumora AG"],
])("reads %s", (form, name) => {
  expect(read(form)).toBe(`${name}, 2016 to 2019`);
});

test("reads the employer in brackets below a title", () => {
  const text = lines(
    "Berufstätigkeit",
    "2014 – 2018  Wissenschaftliche Hilfskraft",
    "(Fakultät für Optik, Universität Lumora)",
  );
  expect(positionsOf(text)).toEqual(["Wissenschaftliche Hilfskraft @ Universität Lumora, 2014 to 2018"]);
});

test("reads the companies in the brackets of most titles, with and without their words", () => {
  const text = lines(
    "Berufserfahrung",
    "2018 – 2020  Elektroniker (Lumora Technik)",
    "2015 – 2018  Monteur (Vantelo)",
    "2012 – 2015  Lagerist (Umbra GmbH)",
  );
  expect(positionsOf(text)).toEqual([
    "Elektroniker @ Lumora Technik, 2018 to 2020",
    "Monteur @ Vantelo, 2015 to 2018",
    "Lagerist @ Umbra GmbH, 2012 to 2015",
  ]);
});

test.each(["Missions chez Umbracolor (8 mois)", "Projekte bei Umbra AG", "Assignments at Umbracolor Ltd"])(
  "clients below the employer are none: %s",
  (below) => {
    const text = lines(
      "Experience",
      "",
      "2016 – 2019  LUMORA – Leeds",
      "Consultant",
      below,
      "",
      "2012 – 2015  VANTELO – York",
      "Clerk",
    );
    expect(positionsOf(text)[0]).toBe("Consultant @ LUMORA, 2016 to 2019");
  },
);

test.each(["Working Student, Investor Relations", "Working Supervisor"])("'%s' begins no sentence", (title) => {
  const text = lines(
    "Experience",
    "",
    `${title}   March 2013 – May 2014`,
    "Lumora AG",
    "",
    "Clerk   2011 – 2012",
    "Vantelo",
  );
  expect(positionsOf(text)[0]).toBe(`${title} @ Lumora AG, 2013-3 to 2014-5`);
});

describe("a dash behind the title, where the company has a line of its own", () => {
  const FIRST = ["Umbra Gym", "Athlete Intern", "January 2012 – May 2012", "- Kept the records"];

  test.each([
    ["Lumora University Recreation", "Student Coach – Indoor Sports and Special Events"],
    ["Lumora Recreation", "Student Assistant – Indoor Sports and Special Events"],
    ["Vantelo", "Coordinator – Global Field Days"],
    ["Vantelo", "Associate – Student Programs and Community Events"],
  ])("%s above %s, as in the other entries", (company, title) => {
    const text = lines("Experience", "", ...FIRST, "", company, title, "2010 – 2011", "- Wrote the plans");
    expect(positionsOf(text)[1]).toBe(`${title} @ ${company}, 2010 to 2011`);
  });

  test("a name with an article, above what the work was about", () => {
    const rows = [
      "2010 – 2011",
      "",
      "Buyer – The Lumen Yard",
      "",
      "Pumps and Valves",
      "",
      "Bought pumps for all plants.",
    ];
    expect(positionsOf(lines("Experience", ...rows))).toEqual(["Buyer @ The Lumen Yard, 2010 to 2011"]);
  });

  test("the employer again is no part of the title", () => {
    const text = lines(
      "## EXPERIENCE",
      "",
      "### Pumps Unit, Lumora House - Leeds",
      "",
      "**Analyst – Lumora House, Leeds 2014 – 2016**",
    );
    expect(positionsOf(text)).toEqual(["Analyst @ Lumora House, 2014 to 2016"]);
  });

  test("two dashes join the parts of a title, too", () => {
    const text = lines("## EXPERIENCE", "", "### Lumora Ltd - Leeds", "", "**Officer -- Homes Program 2014 -- 2016**");
    expect(positionsOf(text)).toEqual(["Officer -- Homes Program @ Lumora Ltd, 2014 to 2016"]);
  });
});

test.each(["Multi-National Non-Profit", "FinTech", "Family Business", "NGO", "Law Firm", "Online platform"])(
  "what a company is stands in brackets: %s",
  (kind) => {
    const text = lines(
      "Experience",
      `Analyst — Lumora (${kind})`,
      "2014 – 2016 | Leeds",
      "Clerk — Okra (OKR)",
      "2012 – 2014",
    );
    expect(positionsOf(text)).toEqual(["Analyst @ Lumora, 2014 to 2016", "Clerk @ Okra (OKR), 2012 to 2014"]);
  },
);

test("a title below tasks, a blank line, and the dates above their company", () => {
  const entry = (title: string, dates: string, company: string) => [
    title,
    "",
    `[${dates}]`,
    company,
    "• Helped callers",
  ];
  const text = lines(
    "Experience",
    ...entry("Team Lead", "Oct 2015 – Present", "Lumora Inc. | Leeds, UK"),
    ...entry("Support Engineer", "Jan 2014 – Oct 2015", "Vantelo Pvt. Ltd. | Umbrapattu, India"),
    ...entry("Store Manager", "Jan 2012 – Jan 2014", "Okra | York, UK"),
  );
  expect(positionsOf(text)[1]).toBe("Support Engineer @ Vantelo Pvt. Ltd., 2014-1 to 2015-10");
});
