import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

const EXPECTED = [
  "Site Engineer @ Lumora Builders Ltd, 2018-3 to present",
  "Store Keeper @ Vantelo Motors, 2015-6 to 2018-2",
];

test.each([
  [
    "numbers before companies above fields",
    [
      "1) Lumora Builders Ltd",
      "Designation - Site Engineer",
      "Period - March 2018 to till date",
      "",
      "2) Vantelo Motors",
      "Designation - Store Keeper",
      "Period - June 2015 to Feb 2018",
    ],
  ],
  [
    "numbers without a blank behind them",
    [
      "1.)Lumora Builders Ltd | Site Engineer | March 2018 - till date",
      "2.)Vantelo Motors | Store Keeper | June 2015 - Feb 2018",
    ],
  ],
  [
    "numbers of a section and an entry",
    [
      "3.1 Site Engineer, Lumora Builders Ltd, March 2018 - till date",
      "3.2 Store Keeper, Vantelo Motors, June 2015 - Feb 2018",
    ],
  ],
  [
    "a place of the company in a field of its own",
    [
      "1. Site Engineer (March 2018 - till date)",
      "",
      "Lumora Builders Ltd",
      "Company Location : Ashdale",
      "Department: Projects",
      "",
      "2. Store Keeper (June 2015 - Feb 2018)",
      "",
      "Vantelo Motors",
      "Company Location : Ashdale",
      "Department: Stores",
    ],
  ],
  [
    "'at' in a line of its own",
    [
      "Site Engineer (March 2018 - till date)",
      "At Lumora Builders Ltd",
      "Store Keeper (June 2015 - Feb 2018)",
      "At Vantelo Motors",
    ],
  ],
  [
    "'in' before a company at a place",
    [
      "Site Engineer in Lumora Builders Ltd, Pune. (From 1st March 2018 to Till Date)",
      "Store Keeper in Vantelo Motors, Dubai. (From 2nd June 2015 to 3rd Feb 2018)",
    ],
  ],
  [
    "a cell for the dates, one for the company and one for its street",
    [
      "Site Engineer",
      "03/2018 - Present\tLumora Builders Ltd\t2815 E Seacrest Ashdale Blvd, Akron, OH",
      "Handled the site.",
      "Store Keeper",
      "06/2015 - 02/2018\tVantelo Motors\t5601 Corporate Way # 404, Akron, OH",
      "Handled the store.",
    ],
  ],
  [
    "lines of a list that begin with capitals",
    [
      "* Lumora Builders Ltd, 12 Ashdale Tower, Pune",
      "  Site Engineer",
      "  March 2018 - till date",
      "  - Handled the site of the tower.",
      "* Vantelo Motors, 14 Ashdale Depot Road, Pune",
      "  Store Keeper",
      "  June 2015 - Feb 2018",
      "  - Handled the store of the depot.",
    ],
  ],
])("%s are read", (_form, entries) => {
  expect(positionsOf(lines("EXPERIENCE", "", ...entries))).toEqual(EXPECTED);
});

test("a shortened grade stays in its title", () => {
  expect(
    positionsOf(
      lines(
        "EXPERIENCE",
        "",
        "Senior. Test Analyst, Core Systems -- Pune (Apr/2015 - Nov/2018)",
        "At Lumora Builders Ltd",
        "",
        "Junior. Test Analyst, Core Systems -- Pune (Apr/2012 - Mar/2015)",
        "At Lumora Builders Ltd",
      ),
    ),
  ).toEqual([
    "Senior. Test Analyst, Core Systems @ Lumora Builders Ltd, 2015-4 to 2018-11",
    "Junior. Test Analyst, Core Systems @ Lumora Builders Ltd, 2012-4 to 2015-3",
  ]);
});

test("customers in a title are no clients", () => {
  expect(
    positionsOf(
      lines(
        "EXPERIENCE",
        "• Worked as a Customer Care Executive in Vantelo, Pune from April 2014 to October 2016.",
        "• Working as a Team Leader in Lumora Technologies, Pune from January 2020 to Till Date.",
      ),
    ),
  ).toEqual([
    "Customer Care Executive @ Vantelo, 2014-4 to 2016-10",
    "Team Leader @ Lumora Technologies, 2020-1 to present",
  ]);
});

test("the time of day behind a title is no company", () => {
  const text = lines(
    "EXPÉRIENCES",
    "De 2016 à 2018 : Infirmière de bloc - Clinique Lumora, Quimper",
    "",
    "2014-2016 : Comptable, Vantelo SARL",
    "",
    "Janvier 2009 à mars 2010 : Infirmière, nuit",
    "Hôpital Umbra – Brest",
  );
  expect(positionsOf(text).at(-1)).toBe("Infirmière, nuit @ Hôpital Umbra, 2009-1 to 2010-3");
  // A company may be written in small letters.
  expect(positionsOf(lines("EXPERIENCE", "ENGINEER, lumora", "2014 - 2016"))).toEqual([
    "ENGINEER @ lumora, 2014 to 2016",
  ]);
});

test.each([
  ["Zelfstandig klusbedrijf", "Zelfstandig klusbedrijf @ –"],
  ["Selbstständiges Baugewerbe", "Selbstständiges Baugewerbe @ –"],
  ["Zelfstandig klusbedrijf Lumora B.V.", "– @ Zelfstandig klusbedrijf Lumora B.V."],
])("work on one's own without an occupation has no employer: %s", (line, expected) => {
  const text = lines("WERKERVARING", `2010-2012           ${line}`, "2006-2010           Monteur     Umbra B.V.");
  expect(positionsOf(text)[0]).toBe(`${expected}, 2010 to 2012`);
});

test.each([
  ["Deckhand, F/V Nora Lee, Dillingham, 2006–2010, summers", "Deckhand @ F/V Nora Lee, 2006 to 2010"],
  ["Line Cook, Waffle Barn, Athens, GA, 2004 - 2005, summers only", "Line Cook @ Waffle Barn, 2004 to 2005"],
  [
    "Zeichner, Toller Architekten & Ingenieure, Karlsruhe, 2022 – 2025",
    "Zeichner @ Toller Architekten & Ingenieure, 2022 to 2025",
  ],
  [
    "Surveyor, Spahr Architects & Engineers, Hull, 2001 - 2004",
    "Surveyor @ Spahr Architects & Engineers, 2001 to 2004",
  ],
  [
    "Legal Clerk, Lumora Rechtsanwälte und Steuerberater, 2001 - 2004",
    "Legal Clerk @ Lumora Rechtsanwälte und Steuerberater, 2001 to 2004",
  ],
])("the company of %j", (line, expected) => {
  expect(positionsOf(lines("EXPERIENCE", line, "Clerk, Umbra Ltd, 1998 - 2000"))[0]).toBe(expected);
});

test.each([
  "Nashville, then Louisville",
  "Madrid y Barcelona",
  "Paris puis Lyon",
  "Hamburg, dann Bremen",
  "Lyon → Paris",
])("%j is where somebody worked, and no company", (place) => {
  const text = lines(
    "EXPERIENCE",
    "LUMORA RE, Zurich and London",
    "",
    "    District Manager           2004 – 2009",
    `    ${place}`,
    "",
    "    Store Manager              2001 – 2004",
  );
  expect(positionsOf(text)).toEqual([
    "District Manager @ LUMORA RE, 2004 to 2009",
    "Store Manager @ LUMORA RE, 2001 to 2004",
  ]);
});

test.each([
  ["Before Umbra: Line Cook, Waffle Barn, Athens, GA, 2004–2005", "Line Cook @ Waffle Barn, 2004 to 2005"],
  ["Vor Umbra: Kellner, Gasthaus Lumora, Kiel, 2004–2005", "Kellner @ Gasthaus Lumora, 2004 to 2005"],
  ["Avant Umbra : Serveur, Café Lumora, Lyon, 2004–2005", "Serveur @ Café Lumora, 2004 to 2005"],
])("the time before a colon is no company: %j", (line, expected) => {
  expect(positionsOf(lines("EXPERIENCE", "The Umbra Co., Hull", "Clerk, 2006 – 2009", line))).toEqual([
    "Clerk @ The Umbra Co., 2006 to 2009",
    expected,
  ]);
});

test.each([
  [
    "10/2020 – 09/2022  Doktorand, AG Neurobiologie, Universität Umbra",
    "Doktorand @ Universität Umbra, 2020-10 to 2022-9",
  ],
  ["10/2020 – 09/2022  Postdoc in der AG Muster, Universität Umbra", "Postdoc @ Universität Umbra, 2020-10 to 2022-9"],
  [
    "10/2020 – 09/2022  Doktorand im Graduiertenkolleg „Kanon“, Universität Umbra",
    "Doktorand @ Universität Umbra, 2020-10 to 2022-9",
  ],
  ["10/2020 – 09/2022  Kaufmann, Lumora AG Kiel", "Kaufmann @ Lumora AG, 2020-10 to 2022-9"],
  [
    "10/2020 – 09/2022  ingenieursbureau Lumora & Toller B.V., projectingenieur",
    "projectingenieur @ Lumora & Toller B.V., 2020-10 to 2022-9",
  ],
  ["10/2020 – 09/2022  Architecte, cabinet Lumora, Lyon", "Architecte @ Lumora, 2020-10 to 2022-9"],
])("working groups, and what a company is in small letters: %j", (line, expected) => {
  expect(positionsOf(lines("EXPERIENCE", line, "01/2015 – 03/2017  Clerk, Velox Ltd"))[0]).toBe(expected);
});

test("a working group above its university", () => {
  const text = lines("PRAXIS", "10/2020 – 09/2022\t\tStudentische Hilfskraft, AG Physik", "\t\t\tUniversität Umbra");
  expect(positionsOf(text)).toEqual(["Studentische Hilfskraft @ Universität Umbra, 2020-10 to 2022-9"]);
});

test.each([
  [
    "Apr 2016 to May 2019 - Velox, Amsterdam. Director EMEA, 23 people, most of them better",
    "Director EMEA @ Velox, 2016-4 to 2019-5",
  ],
  [
    "2016 - 2019 - Vantelo AG, Leiterin Einkauf, berichtet an den Vorstand",
    "Leiterin Einkauf @ Vantelo AG, 2016 to 2019",
  ],
  ["2016 - 2019 - Umbra Ltd, Head of Audit, team of 12", "Head of Audit @ Umbra Ltd, 2016 to 2019"],
  [
    "2016-2019  Guida naturalistica, Cooperativa Umbre Verdi, Castelombra",
    "Guida naturalistica @ Cooperativa Umbre Verdi, 2016 to 2019",
  ],
  ["2016-2019  Sysadmin, Umbra Hosting Co-operative", "Sysadmin @ Umbra Hosting Co-operative, 2016 to 2019"],
])("the names of %j", (line, expected) => {
  expect(positionsOf(lines("EXPERIENCE", line, "2010 - 2014  Clerk, Lumora Ltd"))[0]).toBe(expected);
});

test("what somebody is in a council is no company", () => {
  const text = lines(
    "ESPERIENZE LAVORATIVE",
    "2012-2014  Tutor, Università di Lumora",
    "2010-2012  Ricercatore, Università di Umbra",
    "INCARICHI",
    "Delegato del Rettore per l'Orto (dal 2022)",
    "Membro del consiglio direttivo della Società Umbra, 2019-2024",
  );
  expect(positionsOf(text)).toEqual([
    "Tutor @ Università di Lumora, 2012 to 2014",
    "Ricercatore @ Università di Umbra, 2010 to 2012",
  ]);
});

test.each([
  [
    "Ricercatore, Consiglio Nazionale delle Piante (CNP), Istituto di Bioscienze, Bari",
    "Ricercatore @ Consiglio Nazionale delle Piante (CNP)",
  ],
  [
    "Investigadora, Consejo Superior de Bombas (CSB), Instituto de Óptica, Madrid",
    "Investigadora @ Consejo Superior de Bombas (CSB)",
  ],
  [
    "Chercheuse, Centre National de la Pompe (CNP), Laboratoire d'optique, Lyon",
    "Chercheuse @ Centre National de la Pompe (CNP)",
  ],
  ["Postdoc, Umbra Society (US), Institute for Physics, Leeds", "Postdoc @ Umbra Society (US)"],
  [
    "Consultant, Customer Management (CRM), Lumora Institute, Leeds",
    "Consultant, Customer Management (CRM) @ Lumora Institute",
  ],
])("the body that an institute belongs to: %j", (line, expected) => {
  expect(positionsOf(lines("EXPERIENCE", `2012-2013  ${line}`, "2008-2010  Clerk, Velox Ltd"))[0]).toBe(
    `${expected}, 2012 to 2013`,
  );
});
