import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

describe("Indeed resumes without the words of the page", () => {
  const text = lines(
    "Work Experience",
    "Lead Medical Assistant",
    "Desert Bloom Family Practice-Gilbert, AZ",
    "October 2020 to Present",
    "",
    "Aide-soignante",
    "Lumora-Noisy-le-Sec (93)",
    "2014 à 2017",
    "",
    "Education",
    "Diploma in Medical Assisting",
    "Pima Institute-Mesa, AZ",
    "February 2017 to December 2017",
    "",
    "High school or equivalent",
    "Skyline High School",
  );

  test("have names that end before the hyphen and the town", () => {
    expect(positionsOf(text)).toEqual([
      "Lead Medical Assistant @ Desert Bloom Family Practice, 2020-10 to present",
      "Aide-soignante @ Lumora, 2014 to 2017",
    ]);
    expect(educationsOf(text)).toEqual([
      "Diploma in Medical Assisting @ Pima Institute, 2017-2 to 2017-12",
      "High school or equivalent @ Skyline High School, ? to ?",
    ]);
  });
});

describe("pages of LinkedIn", () => {
  test("have the title above the company, also if no word gives it away", () => {
    const text = lines(
      "Berufserfahrung",
      "Wunderwirkerin",
      "Kiefer und Tann",
      "Jan. 2020 bis Heute · 2 Jahre",
      "",
      "Lumora",
      "5 Jahre",
      "Managerin",
      "Vollzeit",
      "Apr. 2016 bis Juni 2019 · 3 Jahre",
      "Junior Managerin",
      "Vollzeit",
      "Apr. 2014 bis März 2016 · 2 Jahre",
      "",
      "Geschäftsführerin",
      "Raumwerk Süd · Selbstständig",
      "2012 bis 2014 · 2 Jahre",
    );
    expect(positionsOf(text)).toEqual([
      "Wunderwirkerin @ Kiefer und Tann, 2020-1 to present",
      "Managerin @ Lumora, 2016-4 to 2019-6",
      "Junior Managerin @ Lumora, 2014-4 to 2016-3",
      "Geschäftsführerin @ Raumwerk Süd, 2012 to 2014",
    ]);
  });

  test("may have the duration of one position above its dates", () => {
    const text = lines(
      "Experience",
      "Research Assistant",
      "Federal Bank of Lumora",
      "2 years 11 months",
      "Jul 2014 – May 2017",
      "Regional labor markets",
    );
    expect(positionsOf(text)).toEqual(["Research Assistant @ Federal Bank of Lumora, 2014-7 to 2017-5"]);
  });
});

describe("entries", () => {
  test("have a company in brackets after the title", () => {
    const text = lines(
      "Expérience professionnelle",
      "2018 - aujourd'hui Ingénieur d'études (Lumora, Toulouse)",
      "2015 - 2018 Développeur (Numéricube SAS, Bordeaux)",
      "2014 Consultant indépendant (EURL)",
    );
    expect(positionsOf(text)).toEqual([
      "Ingénieur d'études @ Lumora, 2018 to present",
      "Développeur @ Numéricube SAS, 2015 to 2018",
      "Consultant indépendant @ –, 2014 to 2014",
    ]);
  });

  test("have towns that no list has beside the dates, where others have known ones", () => {
    const text = lines(
      "Berufserfahrung",
      "Lumora GmbH",
      "Controller",
      "10.2018 — heute | Bielefeld",
      "",
      "Kiefer",
      "Junior Controller",
      "04.2014 — 09.2018 | Oberunterdorf",
    );
    expect(positionsOf(text)).toEqual([
      "Controller @ Lumora GmbH, 2018-10 to present",
      "Junior Controller @ Kiefer, 2014-4 to 2018-9",
    ]);
  });

  test("have a single year in a column of its own, and what the company is between the names", () => {
    const text = lines(
      "EXPERIENCE PROFESSIONNELLE",
      "LUMORA – Pierre-Bénite (69)                                    Depuis mai 2019",
      "Polymères fluorés, site Seveso seuil haut, 550 personnes",
      "Responsable procédés",
      "",
      "KIEFER ET TANN, Augsbourg                                      2014",
      "Stagiaire",
    );
    expect(positionsOf(text)).toEqual([
      "Responsable procédés @ LUMORA, 2019-5 to present",
      "Stagiaire @ KIEFER ET TANN, 2014 to 2014",
    ]);
  });

  test("begin with dates below a blank line, before lines that describe them without a mark", () => {
    const text = lines(
      "Esperienza lavorativa",
      "aprile 2017-oggi",
      "Responsabile acquisti",
      "Ceramiche Borsari S.p.A., Modena",
      "Gestione di un gruppo di sei persone",
      "Introduzione di SAP e Salesforce",
      "",
      "2010-2012",
      "Magazziniere",
      "Conad, Parma",
      "Gestione di un gruppo di sei persone",
      "Introduzione di SAP e Salesforce",
    );
    expect(positionsOf(text)).toEqual([
      "Responsabile acquisti @ Ceramiche Borsari S.p.A., 2017-4 to present",
      "Magazziniere @ Conad, 2010 to 2012",
    ]);
  });
});

test.each([
  ["2021 – present", "Process Engineer", "Lumora Membranes Ltd", "Move of 2 lines to vanadium"],
  ["Seit 10/2021", "Prozessingenieurin", "Lumora GmbH", "Umrüstung von 2 Linien auf Folien"],
  ["Depuis 2021", "Directrice financière", "Lumora SA", "Budget de 3 usines"],
])("entries that begin with %j have blank lines inside, and none between them", (dates, title, company, task) => {
  const text = lines(
    "Work experience",
    dates,
    title,
    company,
    "",
    "Budget 3.4m",
    "Partners: Vantelo, Umbra",
    "2017 – 2020",
    "Analyst",
    "Vantelo AG",
    "",
    task,
    "2012 – 2017",
    "Laboratory Assistant",
    "Carrow University",
    "2010 – 2011",
    "Intern",
    "Umbra AG",
  );
  expect(positionsOf(text).map((position) => position.replace(/,.*/, ""))).toEqual([
    `${title} @ ${company}`,
    "Analyst @ Vantelo AG",
    "Laboratory Assistant @ Carrow University",
    "Intern @ Umbra AG",
  ]);
});

describe("single lines", () => {
  test.each([
    [
      "a Spanish 'en' before a company",
      "Jefa de ventas en Bodegas Lumora (2018 – 2020)",
      "Jefa de ventas @ Bodegas Lumora",
    ],
    ["'en' before a town", "Comercial en Sevilla, Lumora S.L., 2018 – 2020", "Comercial en Sevilla @ Lumora S.L."],
    ["a slash at the dates", "Growth Manager / Hopper / 2018 – 2020", "Growth Manager @ Hopper"],
    [
      "a remark after the dates",
      "Consulente freelance dal 2018 al 2020 (clienti: Velasca, Frau)",
      "Consulente freelance @ –",
    ],
    [
      "a name with a title between hyphens",
      "Buyer, Yoox Net-A-Porter Group, 2018 – 2020",
      "Buyer @ Yoox Net-A-Porter Group",
    ],
    [
      "an employer in the brackets of a remark",
      "Lumora Uitzendbureau, 2018 – 2020\nUitzendkracht (orderpicker bij Bol.com)",
      "Uitzendkracht @ Lumora Uitzendbureau",
    ],
    [
      "a chair with a dash",
      "Wissenschaftlicher Mitarbeiter, 2018 – 2020\nLehrstuhl für Betriebswirtschaft – Führung, TU Lumora",
      "Wissenschaftlicher Mitarbeiter @ TU Lumora",
    ],
    [
      "a title before a sentence",
      "Moneymoon   2018 – 2020\nCo-founder. Savings for weddings.",
      "Co-founder @ Moneymoon",
    ],
    ["the page of the company", "Founder, Lumora\n2018 – 2020 · lumora.example", "Founder @ Lumora"],
    ["other work", "Camp Lumora, Waiter, 2018 – 2020", "Waiter @ Camp Lumora"],
  ])("with %s", (_name, line, expected) => {
    expect(positionsOf(`OTHER WORK\n${line}`)).toEqual([`${expected}, 2018 to 2020`]);
  });

  test("above dated ones are no entry if they end in a colon", () => {
    const text = lines(
      "Praxis",
      "2007 – 2010 diverse Saisonstellen:",
      "2009 – 2010  Commis de Cuisine, Lumora Resort",
      "2007 – 2008  Jungkoch, Gasthof Hirsch",
    );
    expect(positionsOf(text)).toEqual([
      "Commis de Cuisine @ Lumora Resort, 2009 to 2010",
      "Jungkoch @ Gasthof Hirsch, 2007 to 2008",
    ]);
  });
});

describe("educations", () => {
  test("have Grande École as their degree", () => {
    expect(educationsOf(lines("Formation", "EM Lumora", "Grande École, Finance", "2013 – 2017"))).toEqual([
      "Grande École, Finance @ EM Lumora, 2013 to 2017",
    ]);
  });

  test("are read from a form with its colons one below the other", () => {
    const text = lines(
      "SECONDARY EDUCATION",
      "Last school attended    : Garsfontein",
      "Highest grade passed    : Grade 12",
      "Year completed          : 2009",
      "",
      "WORK EXPERIENCE",
      "Name of employer        : Lumora (Pty) Ltd",
      "Position                : Financial Manager",
      "Period                  : May 2021 to current",
    );
    expect(educationsOf(text)).toEqual(["Grade 12 @ Garsfontein, ? to 2009"]);
    expect(positionsOf(text)).toEqual(["Financial Manager @ Lumora (Pty) Ltd, 2021-5 to present"]);
  });
});

test("a word of headings right below dates is a title", () => {
  const text = lines(
    "Berufserfahrung",
    "",
    "Zwölfender – Leipzig",
    "2020–heute",
    "Produkt & Daten",
    "– Führung von sechs Mitarbeitern",
    "",
    "Lumora AG – Berlin",
    "2017–2020",
    "Controller",
    "",
    "Ausbildung",
    "",
    "Universität Leipzig",
    "B.A. Philosophie",
    "2010 – 2014",
    "",
    "Kenntnisse",
    "",
    "Excel",
  );
  expect(positionsOf(text)).toEqual([
    "Produkt & Daten @ Zwölfender, 2020 to present",
    "Controller @ Lumora AG, 2017 to 2020",
  ]);
});

describe("unknown towns", () => {
  test("are between a company and a title on lines of their own", () => {
    const text = lines("Berufserfahrung", "", "Spitex Lumora", "Oberdorf", "Teamleiterin", "03.2018 - 05.2020");
    expect(positionsOf(text)).toEqual(["Teamleiterin @ Spitex Lumora, 2018-3 to 2020-5"]);
  });

  test("are after a dash beside the company, and the title is below the dates", () => {
    const text = lines(
      "Berufserfahrung",
      "",
      "Spitex Lumora – Oberdorf",
      "03.2018 - 05.2020",
      "Teamleiterin Pflege",
      "",
      "Alterszentrum Linde – Unterdorf",
      "03.2015 - 02.2018",
      "Fachfrau Gesundheit",
    );
    expect(positionsOf(text)).toEqual([
      "Teamleiterin Pflege @ Spitex Lumora, 2018-3 to 2020-5",
      "Fachfrau Gesundheit @ Alterszentrum Linde, 2015-3 to 2018-2",
    ]);
  });
});

test("a legal form between separators ends no sentence", () => {
  const text = lines("Experience", "Zenexa Softech Pvt. Ltd. • Hyderabad • Jun 2011 - Aug 2014", "Software Developer");
  expect(positionsOf(text)).toEqual(["Software Developer @ Zenexa Softech Pvt. Ltd., 2011-6 to 2014-8"]);
});

test("a course of a Grande École is after its school", () => {
  expect(educationsOf(lines("Formation", "EM Lumora, Programme Grande École (2017)"))).toEqual([
    "Programme Grande École @ EM Lumora, ? to 2017",
  ]);
});

test.each([
  "Year 2016",
  "Año 2016 (410 horas)",
  "Anno 2016",
  "Année 2016",
  "Jahr 2016",
  "Im Jahr 2016",
  "Jaar 2016",
  "Ano de 2016",
])("a word that says that a year follows: %s", (year) => {
  const text = lines("Experience", "Engineer", "Lumora Inc.", year, "", "Analyst", "Umbra GmbH", year);
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora Inc., 2016 to 2016", "Analyst @ Umbra GmbH, 2016 to 2016"]);
});
