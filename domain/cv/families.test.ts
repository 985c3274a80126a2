import { describe, expect, test } from "vitest";
import { educationsOf, lines, outlineOf, positionsOf } from "./outline.test-support.ts";

describe("a title with the institution where it is held", () => {
  test.each([
    [
      "of a German cook and a nurse",
      lines(
        "Berufserfahrung",
        "04/2015 - 03/2019  Köchin im Hotel Seeblick, Meersburg",
        "04/2019 - 06/2021  Altenpflegerin im Altenheim Birkenhof, Träger: Caritasverband Ulm",
        "seit 07/2021       Leiterin des Pflegezentrums am Stadtpark",
      ),
      [
        "Köchin @ Hotel Seeblick, 2015-4 to 2019-3",
        "Altenpflegerin @ Altenheim Birkenhof, 2019-4 to 2021-6",
        "Leiterin @ Pflegezentrums am Stadtpark, 2021-7 to present",
      ],
    ],
    [
      "of a carrier after the institution",
      lines(
        "Werdegang",
        "08/2012 - 07/2016  Erzieher im Kinderhaus „Arche“, Träger: Diakonie Bayern",
        "08/2016 - 07/2020  Gruppenleiter in der Kinderkrippe Wichtel",
        "seit 08/2020       Leiter der Kindertagesstätte Sonnenschein",
      ),
      [
        "Erzieher @ Kinderhaus „Arche“, 2012-8 to 2016-7",
        "Gruppenleiter @ Kinderkrippe Wichtel, 2016-8 to 2020-7",
        "Leiter @ Kindertagesstätte Sonnenschein, 2020-8 to present",
      ],
    ],
    [
      "of a French nursery nurse",
      lines(
        "Expérience professionnelle",
        "2012 - 2015  Éducatrice à la Crèche Les Lutins",
        "2015 - 2019  Infirmière à la Clinique Saint-Roch",
        "2019 - 2022  Aide-soignante dans la Résidence Les Tilleuls",
      ),
      [
        "Éducatrice @ Crèche Les Lutins, 2012 to 2015",
        "Infirmière @ Clinique Saint-Roch, 2015 to 2019",
        "Aide-soignante @ Résidence Les Tilleuls, 2019 to 2022",
      ],
    ],
    [
      "of a Spanish nurse",
      lines(
        "Experiencia laboral",
        "2012 - 2015  Enfermera en el Hospital Virgen del Mar",
        "2015 - 2019  Auxiliar en la Residencia Los Olivos",
        "2019 - 2022  Educadora en la Guardería Pulgarcito",
      ),
      [
        "Enfermera @ Hospital Virgen del Mar, 2012 to 2015",
        "Auxiliar @ Residencia Los Olivos, 2015 to 2019",
        "Educadora @ Guardería Pulgarcito, 2019 to 2022",
      ],
    ],
    [
      "and no department",
      lines(
        "Berufserfahrung",
        "2015 - 2019  Projektleiter im Bereich Vertrieb, Acme GmbH",
        "2019 - 2021  Sachbearbeiterin in der Buchhaltung, Umbra AG",
        "2021 - 2023  Kaufmann im Einzelhandel, Lumen KG",
      ),
      [
        "Projektleiter im Bereich Vertrieb @ Acme GmbH, 2015 to 2019",
        "Sachbearbeiterin in der Buchhaltung @ Umbra AG, 2019 to 2021",
        "Kaufmann im Einzelhandel @ Lumen KG, 2021 to 2023",
      ],
    ],
  ])("%s", (_name, text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });
});

describe("an apprenticeship is a position with its words", () => {
  test.each([
    [
      "under education",
      "Ausbildung\n08/1995 - 07/1998  Ausbildung zum Sattler bei Leder-Kühn, Naunhof\n",
      "Ausbildung zum Sattler @ Leder-Kühn, 1995-8 to 1998-7",
    ],
    [
      "with a title that no list has",
      "Berufsausbildung\n2001 - 2004  Ausbildung zur Feinoptikerin bei Brillen-Roth, Jena\n",
      "Ausbildung zur Feinoptikerin @ Brillen-Roth, 2001 to 2004",
    ],
    [
      "in a table",
      "| Zeitraum | Tätigkeit | Arbeitgeber |\n| 2007 – 2012 | Steuerfachangestellte | Kanzlei Ingwer |\n| 2004 – 2007 | Ausbildung zur Steuerfachangestellten | Kanzlei Ingwer |\n",
      "Ausbildung zur Steuerfachangestellten @ Kanzlei Ingwer, 2004 to 2007",
    ],
  ])("%s", (_name, text, expected) => {
    const work = "Berufserfahrung\n2013 - 2016  Sachbearbeiter, Acme GmbH\n2016 - 2020  Teamleiter, Umbra AG\n\n";
    const school = "\nAusbildung\n1990 - 1995  Realschule Grimma\n";
    expect(positionsOf(`${work}${text}${school}`)).toContain(expected);
  });
});

test("an apprenticeship at a hospital is a position, and one at a school is none", () => {
  const text = lines(
    "Berufserfahrung",
    "2013 - 2020  Sachbearbeiter, Acme GmbH",
    "",
    "Ausbildung",
    "2006 – 2009    Lehre als Fachangestellte Gesundheit EFZ",
    "               Spital Muri",
    "2003 – 2006    Lehre als Kauffrau",
    "               Bildungszentrum Limmattal",
  );
  expect(positionsOf(text)).toEqual([
    "Sachbearbeiter @ Acme GmbH, 2013 to 2020",
    "Lehre als Fachangestellte Gesundheit EFZ @ Spital Muri, 2006 to 2009",
  ]);
});

test.each([
  ["a country", "BA Law, Université de Fribourg (CH)", "Université de Fribourg"],
  ["how it is taught", "BA Law, Leeds University (ONLINE)", "Leeds University"],
  ["its abbreviation", "BA Law, Fachhochschule Aargau (FHA)", "Fachhochschule Aargau (FHA)"],
])("in brackets after a school: %s", (_name, line, school) => {
  const text = lines("Education", `2001 – 2004    ${line}`, "", "Experience", "2005 - 2009  Clerk, Acme Ltd");
  expect(outlineOf(text)).toContain(`school ${school}, 2004`);
});

describe("a diploma in a title", () => {
  test.each([
    ["of a midwife", "Dipl. Hebamme HF", "Kantonsspital Glarus, Glarus"],
    ["of an engineer", "Dipl. Ingenieur FH", "Spinnerei Murg, Murg"],
    ["of a physiotherapist", "Diplomierte Physiotherapeutin", "Rehaklinik Valbella, Davos"],
    ["of a carer", "Dipl. Aktivierungsfachfrau HF", "Alterszentrum Rosengarten, Laufen"],
  ])("%s is read as a title if no school is beside it", (_name, title, company) => {
    const text = lines(
      "BERUFSERFAHRUNG",
      "",
      "1. Mai 2018 bis heute",
      company,
      title,
      "",
      "1. April 2014 – 30. April 2018",
      "Seniorenzentrum Brühl, Aarau",
      title,
      "",
      "AUS- UND WEITERBILDUNG",
      "",
      "2010 – 2013    Dipl. Pflegefachfrau HF",
      "               Höhere Fachschule Gesundheit, Luzern",
    );
    const [name] = company.split(",");
    expect(outlineOf(text)).toEqual([
      `${title} @ ${name}, 2018-5 to present`,
      `${title} @ Seniorenzentrum Brühl, 2014-4 to 2018-4`,
      "school Höhere Fachschule Gesundheit, 2013",
    ]);
  });
});

describe("several roles in a line with their dates in brackets", () => {
  test.each([
    [
      "below the dates of the whole, with one date each",
      "2013–2019   Acme AG, Lyss\n            Leiterin Einkauf (ab 2016), Einkäuferin (bis 2016)",
      ["Leiterin Einkauf @ Acme AG, 2016 to 2019", "Einkäuferin @ Acme AG, 2013 to 2016"],
    ],
    [
      "below the dates of the whole, in French",
      "ACME SA, Vevey\nJanvier 2010 – mai 2019\nComptable, service Achats (2010-2014), puis Contrôleuse de gestion (2014-2019)",
      ["Comptable @ ACME SA, 2010 to 2014", "Contrôleuse de gestion @ ACME SA, 2014 to 2019"],
    ],
    [
      "below a company without dates",
      "Acme Ltd, Leeds\nHead of Support (2016 – 2019), before that Support Engineer (2013 – 2016)",
      ["Head of Support @ Acme Ltd, 2016 to 2019", "Support Engineer @ Acme Ltd, 2013 to 2016"],
    ],
    [
      "in Spanish",
      "Acme S.L., Getxo\nJefe de taller (2016-2019), antes Técnico (2012-2016)",
      ["Jefe de taller @ Acme S.L., 2016 to 2019", "Técnico @ Acme S.L., 2012 to 2016"],
    ],
  ])("%s", (_name, entry, expected) => {
    expect(
      positionsOf(`Experience\n\n${entry}\n\nEducation\n2005 - 2009 BSc Computing, University of Leeds\n`),
    ).toEqual(expected);
  });
});

describe("lines of other forms", () => {
  test.each([
    [
      "military service with a label",
      "Zivildienst: Städtisches Klinikum Solingen, Pflegehelfer, 2001 – 2002",
      "Pflegehelfer @ Städtisches Klinikum Solingen, 2001 to 2002",
    ],
    [
      "an army after a label",
      "Military service: Finnish Army, Corporal Driver, 2006–2007",
      "Corporal Driver @ Finnish Army, 2006 to 2007",
    ],
    ["a career break beside work", "2003 – 2005  Rucksackreise Asien", null],
    ["journeys beside work", "02/2006 – 08/2007  Sprachaufenthalt und Reisen in Kanada", null],
    ["a remark on a time without work", "Hinweis: 01/2003 bis 03/2003 arbeitsuchend", null],
  ])("%s", (_name, line, expected) => {
    const text = lines(
      "Experience",
      "",
      "Acme Ltd, Leeds",
      "Sales Manager | 2016 – 2019",
      "",
      "Umbra Ltd, Leeds",
      "Sales Assistant | 2012 – 2016",
      "",
      line,
      "",
      "Education",
      "University of Leeds, BA 2009",
    );
    if (expected === null) expect(positionsOf(text)).toHaveLength(2);
    else expect(positionsOf(text)).toContain(expected);
  });

  test("of a title in capitals above a company and a town that no list has", () => {
    const entry = (title: string, company: string, town: string, dates: string) =>
      lines(title, company, town, dates, "> Filing", "");
    const text = lines(
      "WORK EXPERIENCE",
      "",
      entry("OFFICE ADMINISTRATOR", "Banaba Trading", "Kidapawan City", "July 2019 up to present"),
      entry("SALES CLERK", "Narra Freight Forwarders", "Molino, Bacoor", "March 2014 – October 2018"),
      entry("CASHIER", "Sampaguita Market", "Imus City", "May 2011 to Feb. 2014"),
    );
    expect(positionsOf(text)).toEqual([
      "OFFICE ADMINISTRATOR @ Banaba Trading, 2019-7 to present",
      "SALES CLERK @ Narra Freight Forwarders, 2014-3 to 2018-10",
      "CASHIER @ Sampaguita Market, 2011-5 to 2014-2",
    ]);
  });

  test("of Indeed outside the United States: a town after the company's dash, and two titles with a slash", () => {
    const text = lines(
      "Jo Example",
      "Willing to relocate to: Crewe - Stafford",
      "",
      "Work Experience",
      "",
      "Shift Supervisor",
      "Banaba Foods Inc.-Moncton, NB",
      "May 2019-Present",
      "",
      "Joiner",
      "Self-employed - Uttoxeter",
      "January 2016 to April 2019",
      "",
      "Paper boy / kitchen porter",
      "Umbra's",
      "2007 to 2009",
      "",
      "Education",
      "",
      "NVQ Level 3 in Joinery",
      "Marl College - Uttoxeter",
      "September 2009 to July 2013",
    );
    expect(positionsOf(text)).toEqual([
      "Shift Supervisor @ Banaba Foods Inc., 2019-5 to present",
      "Joiner @ –, 2016-1 to 2019-4",
      "Paper boy / kitchen porter @ Umbra's, 2007 to 2009",
    ]);
    expect(educationsOf(text)).toEqual(["NVQ Level 3 in Joinery @ Marl College, 2009-9 to 2013-7"]);
  });

  test.each([
    [
      "French",
      "CDI",
      "févr. 2016 - déc. 2018 · 2 ans 11 mois",
      "févr. 2016 à déc. 2018 · 2 ans 11 mois",
      "sept. 2013 - janv. 2016 · 2 ans 5 mois",
      "sept. 2013 à janv. 2016 · 2 ans 5 mois",
      "Missions pour Lumen et Umbra",
    ],
    [
      "German",
      "Vollzeit",
      "Feb. 2016–Dez. 2018 · 2 Jahre 11 Monate",
      "Feb. 2016 bis Dez. 2018 · 2 Jahre 11 Monate",
      "Sept. 2013–Jan. 2016 · 2 Jahre 5 Monate",
      "Sept. 2013 bis Jan. 2016 · 2 Jahre 5 Monate",
      "Prognosen für Roller und Räder, Routing",
    ],
  ])(
    "of a LinkedIn page in %s: a description below the dates of a later role is no company",
    (_name, kind, late, lateRead, early, earlyRead, description) => {
      const role = (title: string, dates: string, read: string) =>
        lines(title, title, kind, kind, dates, read, description, "");
      const text = lines(
        "Experience",
        "Experience",
        "",
        "Acme Kommune",
        "5 ans 4 mois",
        "",
        role("Senior Developer", late, lateRead),
        role("Developer", early, earlyRead),
      );
      expect(positionsOf(text)).toEqual([
        "Senior Developer @ Acme Kommune, 2016-2 to 2018-12",
        "Developer @ Acme Kommune, 2013-9 to 2016-1",
      ]);
    },
  );

  test.each([
    ["Informatikingenieur FH, Fachhochschule Aargau", "Informatikingenieur FH @ Fachhochschule Aargau, 1999 to 2003"],
    [
      "Betriebsökonomin FH, Zürcher Hochschule Winterthur",
      "Betriebsökonomin FH @ Zürcher Hochschule Winterthur, 1999 to 2003",
    ],
    ["Maturität, Lyceum Alpinum / Lyceum Zuoz", "Maturität @ Lyceum Alpinum / Lyceum Zuoz, 1999 to 2003"],
  ])("of an education: %s", (line, expected) => {
    expect(
      educationsOf(`Ausbildung\n\n1999–2003     ${line}\n\nBerufserfahrung\n2004 - 2009  Techniker, Acme AG\n`),
    ).toEqual([expected]);
  });
});
