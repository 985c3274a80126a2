import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";
import { readOutline } from "./outline.ts";
import { cleanName, type NamedSpan } from "./words/names.ts";

const ENGINEER = "Senior Engineer @ Acme GmbH, 2016-5 to 2018-12";
const ANALYST = "Analyst @ Lumen Bank, 2014 to 2016";

describe("positions", () => {
  test.each([
    [
      "title and company above their dates",
      lines(
        "Experience",
        "Senior Engineer",
        "Acme GmbH, Berlin",
        "May 2016 – Dec 2018",
        "• Led a team",
        "",
        "Analyst",
        "Lumen Bank",
        "2014 – 2016",
      ),
      [ENGINEER, ANALYST],
    ],
    [
      "dates first",
      lines(
        "Experience",
        "05/2016 – 12/2018",
        "Acme GmbH",
        "Senior Engineer",
        "",
        "2014 – 2016",
        "Lumen Bank",
        "Analyst",
      ),
      [ENGINEER, ANALYST],
    ],
    [
      "dates first without blank lines",
      lines("Experience", "05/2016 – 12/2018", "Acme GmbH", "Senior Engineer", "2014 – 2016", "Lumen Bank", "Analyst"),
      [ENGINEER, ANALYST],
    ],
    [
      "one line for each",
      lines(
        "Work history",
        "Senior Engineer - Acme GmbH, Berlin | 05/2016 - 12/2018",
        "Analyst at Lumen Bank (2014 – 2016)",
      ),
      [ENGINEER, ANALYST],
    ],
    [
      "a table pasted from Word",
      lines(
        "Work",
        "05/2016 – 12/2018\tAcme GmbH\tBerlin\tSenior Engineer",
        "\t\t\tBuilt the tracker",
        "2014 – 2016\tLumen Bank\tPune\tAnalyst",
      ),
      [ENGINEER, ANALYST],
    ],
    [
      "a blank line after each line",
      lines(
        "WORK EXPERIENCE",
        "",
        "Senior Engineer",
        "",
        "Acme GmbH -  Hubli, Karnataka -",
        "",
        "May 2016 to December 2018",
        "",
        "Role: working on the bot for the team",
        "",
        "Analyst",
        "",
        "Lumen Bank -",
        "",
        "2014 to 2016",
      ),
      [ENGINEER, ANALYST],
    ],
    [
      "a company with several positions",
      lines(
        "Experience",
        "Acme GmbH",
        "5 years 3 months",
        "Senior Engineer",
        "May 2016 - December 2018 (2 years 8 months)",
        "Berlin",
        "Engineer",
        "2014 - 2016 (2 years)",
        "",
        "Lumen Bank",
        "Analyst",
        "2012 - 2014 (2 years)",
      ),
      [ENGINEER, "Engineer @ Acme GmbH, 2014 to 2016", "Analyst @ Lumen Bank, 2012 to 2014"],
    ],
    [
      "a LinkedIn page",
      lines(
        "Berufserfahrung",
        "Berufserfahrung",
        "Logo von Acme GmbH",
        "Senior Engineer",
        "Senior Engineer",
        "Acme GmbH · Vollzeit",
        "Acme GmbH · Vollzeit",
        "Mai 2016–Dez. 2018 · 2 Jahre 8 Monate",
        "Mai 2016 bis Dez. 2018 · 2 Jahre 8 Monate",
        "Berlin, Deutschland · Hybrid",
        "Berlin, Deutschland · Hybrid",
      ),
      [ENGINEER],
    ],
    [
      "two columns",
      lines(
        "CONTACT                  EXPERIENCE",
        "a@example.com",
        "                         Senior Engineer",
        "SKILLS                   Acme GmbH, Berlin",
        "SQL                      05/2016 – 12/2018",
        "Excel                    Built the tracker.",
        "",
        "LANGUAGES                Analyst",
        "German                   Lumen Bank",
        "English                  2014 – 2016",
      ),
      [ENGINEER, ANALYST],
    ],
    [
      "no headings",
      lines(
        "Jo Example",
        "jo@example.com",
        "",
        "Acme GmbH",
        "Senior Engineer",
        "05/2016 – 12/2018",
        "Built the tracker for two clients.",
        "",
        "Lumen Bank",
        "Analyst",
        "2014 – 2016",
        "Closed the books every month.",
      ),
      [ENGINEER, ANALYST],
    ],
    [
      "sentences",
      lines(
        "Jo is a partner at Hazel Ventures since 2019. Before, she worked at Acme as a senior engineer from 2016 to 2018, then joined Lumen Bank in 2014.",
      ),
      [
        "partner @ Hazel Ventures, 2019 to present",
        "senior engineer @ Acme, 2016 to 2018",
        "– @ Lumen Bank, 2014 to ?",
      ],
    ],
    [
      "sentences in a list",
      lines(
        "EXPERIENCE",
        "➢ Working as a Senior Engineer in Acme Ltd from May 2016 to till date.",
        "➢ Worked with Lumen Bank as Analyst from 2014 to 2016.",
      ),
      ["Senior Engineer @ Acme Ltd, 2016-5 to present", "Analyst @ Lumen Bank, 2014 to 2016"],
    ],
    [
      "a name over a line end",
      lines("Experience", "Senior Engineer, Procter &", "Gamble", "2014 – 2016"),
      ["Senior Engineer @ Procter & Gamble, 2014 to 2016"],
    ],
    [
      "freelance work, which has no company",
      lines(
        "Expérience",
        "Indépendant\t\tjanv. 2018 – août 2020",
        "Développeuse iOS",
        "Missions pour Decathlon",
        "",
        "Orange\t\toct. 2013 – déc. 2017",
        "Ingénieure mobile",
      ),
      ["Développeuse iOS @ –, 2018-1 to 2020-8", "Ingénieure mobile @ Orange, 2013-10 to 2017-12"],
    ],
    [
      "a title with a comma, whose company is above",
      lines(
        "Experience",
        "Barclays\tJuly 2018 - present",
        "Vice President, Technology Banking",
        "",
        "HSBC\tAug 2014 - June 2018",
        "Associate, Leveraged Finance",
        "• Wrote papers",
        "Analyst, Leveraged Finance\tAug 2012 - July 2014",
      ),
      [
        "Vice President, Technology Banking @ Barclays, 2018-7 to present",
        "Associate, Leveraged Finance @ HSBC, 2014-8 to 2018-6",
        "Analyst, Leveraged Finance @ HSBC, 2012-8 to 2014-7",
      ],
    ],
    [
      "a client's dates inside a position",
      lines(
        "EXPERIENCE",
        "Deloitte LLP    06/2017 – Present",
        "Principal Consultant",
        "Client: Pfizer, New York (01/2022 – Present)",
        "Role: lead",
        "Environment: Oracle, SAP",
      ),
      ["Principal Consultant @ Deloitte LLP, 2017-6 to present"],
    ],
    [
      "labels",
      lines(
        "Work experience",
        "Dates   March 2015 – 2017",
        "Occupation or position held   Project Manager",
        "Name and address of employer   Fondazione Girasole, Via Roma 1",
      ),
      ["Project Manager @ Fondazione Girasole, 2015-3 to 2017"],
    ],
    [
      "a section without dates",
      lines("Experience", "Senior Engineer", "Acme Limited", "", "Analyst", "Lumen Bank", "", "company - Quill Ltd"),
      ["Senior Engineer @ Acme Limited, ? to ?", "Analyst @ Lumen Bank, ? to ?", "– @ Quill Ltd, ? to ?"],
    ],
    [
      "an apprenticeship under education",
      lines(
        "Ausbildung",
        "1996 – 1999  Ausbildung zum Fachlagerist, Maultasch KG, Straubing",
        "1990 – 1996  Abitur, Gymnasium Eulenau",
      ),
      ["Ausbildung zum Fachlagerist @ Maultasch KG, 1996 to 1999"],
    ],
    [
      "a table with a header",
      lines(
        "EMPLOYMENT RECORD",
        "S.No\tOrganization\tDesignation\tFrom\tTo",
        "1\tAcme GmbH\tSenior Engineer\tMay 2016\tDec 2018",
        "2\tLumen Bank\tAnalyst\t2014\t2016",
      ),
      [ENGINEER, ANALYST],
    ],
    [
      "a company with a word of titles in its name",
      lines("Experience", "Head of Systems Delivery", "Thomas Cook Group plc, Peterborough", "2014 – 2016"),
      ["Head of Systems Delivery @ Thomas Cook Group plc, 2014 to 2016"],
    ],
    [
      "a section before a heading that no list has",
      lines(
        "POSITIONS",
        "2014 – 2016 : Analyst, Lumen Bank",
        "",
        "FINANCEMENTS",
        "2016 – 2019 : Horizon Consolidator Grant, 210 k€",
        "",
        "FORMATION",
        "2010 – 2012 : Master, Université de Lille",
      ),
      [ANALYST],
    ],
    [
      "a department of an employer",
      lines("Beruf", "Hilfskraft", "Lehrstuhl für Statistik, TU Dortmund", "2014 – 2016"),
      ["Hilfskraft @ TU Dortmund, 2014 to 2016"],
    ],
    [
      "a client's line between the company and the title",
      lines(
        "Expérience",
        "2016 – 2018 : ACME, Paris",
        "Client : Renault",
        "Consultant senior",
        "- Mise en place",
        "2014 – 2016 : LUMEN",
        "Ingénieur d'études",
        "- Java",
      ),
      ["Consultant senior @ ACME, 2016 to 2018", "Ingénieur d'études @ LUMEN, 2014 to 2016"],
    ],
    [
      "sentences of moves",
      "I started at Acme as a graduate trainee in 2008. In 2011 I moved to Lumen, where I stayed until 2015. Since 2016 I have been Director of Quill.",
      ["graduate trainee @ Acme, 2008 to ?", "– @ Lumen, 2011 to 2015", "Director @ Quill, 2016 to present"],
    ],
  ])("are read from %s", (_name, text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });

  test("are not read from skills and projects", () => {
    const text = lines(
      "Experience",
      "Analyst",
      "Lumen Bank",
      "2014 – 2016",
      "",
      "Projects",
      "Lead Developer",
      "Acme GmbH",
      "2012 – 2013",
      "",
      "Skills",
      "Oracle, SAP, Microsoft Excel",
    );
    expect(positionsOf(text)).toEqual([ANALYST]);
  });
});

describe("educations", () => {
  test.each([
    [
      "degree and school in a line",
      lines(
        "Education",
        "MSc Physics, University of Oxford",
        "2012 – 2013",
        "",
        "BSc Mathematics, University of Cape Town, South Africa",
        "2008 – 2011",
      ),
      ["MSc Physics @ University of Oxford, 2012 to 2013", "BSc Mathematics @ University of Cape Town, 2008 to 2011"],
    ],
    [
      "a blank line after each line",
      lines(
        "EDUCATION",
        "",
        "B.E in Science",
        "",
        "Sant College of Engineering -  Hubli, Karnataka",
        "",
        "August 2010 to June 2014",
        "",
        "10th",
        "",
        "Kendriya Vidyalaya",
        "",
        "2008",
      ),
      ["B.E in Science @ Sant College of Engineering, 2010-8 to 2014-6", "10th @ Kendriya Vidyalaya, ? to 2008"],
    ],
    [
      "a German preposition",
      lines(
        "Bildungsweg",
        "Diplom-Kaufmann (FH) an der Fachhochschule Kiel (2007 - 2011)",
        "Matura am Bundesgymnasium Eulenau, 2003",
      ),
      ["Diplom-Kaufmann (FH) @ Fachhochschule Kiel, 2007 to 2011", "Matura @ Bundesgymnasium Eulenau, ? to 2003"],
    ],
    [
      "a school without a school word",
      lines("Formation", "Télécom Bretagne\t2010 – 2013", "Diplôme d'ingénieur"),
      ["Diplôme d'ingénieur @ Télécom Bretagne, 2010 to 2013"],
    ],
    [
      "no dates",
      lines("Education", "BE Computer Science", "Anna University", "", "St. Joseph's Higher Secondary School"),
      ["BE Computer Science @ Anna University, ? to ?", "– @ St. Joseph's Higher Secondary School, ? to ?"],
    ],
    [
      "a LinkedIn page, with a dash and a place in the names",
      lines(
        "Ausbildung",
        "Ausbildung",
        "WHU – Beisheim School",
        "WHU – Beisheim School",
        "Master of Science",
        "Master of Science",
        "2014–2016",
        "2014–2016",
        "Higher School, Nashik",
        "Higher School, Nashik",
        "2010–2012",
        "2010–2012",
      ),
      ["Master of Science @ WHU – Beisheim School, 2014 to 2016", "– @ Higher School, Nashik, 2010 to 2012"],
    ],
    [
      "a table with a header",
      lines(
        "EDUCATION",
        "Degree\tInstitute\tYear\tPercentage",
        "B.Tech (Civil)\tNIT Warangal\t2008\t78%",
        "XII\tDelhi Public School\t2004\t85%",
      ),
      ["B.Tech (Civil) @ NIT Warangal, ? to 2008", "XII @ Delhi Public School, ? to 2004"],
    ],
    [
      "a degree before a school without a school word",
      lines("Education", "BSc Computer Science, VU Amsterdam", "2014 – 2017"),
      ["BSc Computer Science @ VU Amsterdam, 2014 to 2017"],
    ],
    [
      "a school name with a list in it",
      lines("Studium", "2011 – 2014 Hochschule für Technik, Wirtschaft und Kultur Leipzig"),
      ["– @ Hochschule für Technik, Wirtschaft und Kultur Leipzig, 2011 to 2014"],
    ],
  ])("are read from %s", (_name, text, expected) => {
    expect(educationsOf(text)).toEqual(expected);
  });

  test("are not read from an employer that is a university", () => {
    const text = lines("Experience", "Research Assistant, University of Zurich", "2014 – 2016");
    expect(readOutline(text).educations).toEqual([]);
    expect(positionsOf(text)).toEqual(["Research Assistant @ University of Zurich, 2014 to 2016"]);
  });
});

describe("a text without the shape of a CV", () => {
  test.each([
    ["empty text", ""],
    [
      "news",
      "Brewhaha has raised $40 million. It was founded in 2019 by Hugo Steam, a former engineer at Dyson, who worked at Ocado from 2014 to 2018. The chief executive studied physics at Imperial College London.",
    ],
    ["a list of companies", lines("Acme GmbH", "Lumen Bank", "Siemens AG", "Oxford University")],
    [
      "a job ad",
      lines(
        "Backend Engineer (m/w/d)",
        "Your profile",
        "• 5 years of experience as an engineer, for example at Siemens",
        "• Degree of a university",
        "Education",
        "• Training budget from 2024",
      ),
    ],
    [
      "minutes",
      lines(
        "Meeting – 3 June 2024",
        "1. Follow-ups",
        "- Acme: spoke with the CEO",
        "4. Experience of the last quarter",
        "- Too many calls (61)",
        "Jo – send mail – today",
      ),
    ],
    [
      "an email",
      lines(
        "Hi Jo,",
        "the round closes on 14 June 2024. Lead is Accel, the CEO is at Acme GmbH until Friday.",
        "Best",
        "Kim",
      ),
    ],
    [
      "an investment memo",
      lines(
        "Memo: Quillstack",
        "Quillstack sells software. It was founded in 2019. Revenue was €3m in 2023.",
        "Jo Example (CEO) was a product manager at N26 from 2016 to 2019. Kim Example worked at SAP from 2012 to 2018 as an architect. The head of sales joined Quillstack in 2022.",
        "The market is large. Customers include ING. Churn has been low since 2021. Regulation changed in 2024. The round is led by Index. We would invest €2m. Sales cycles are long.",
      ),
    ],
    [
      "facts about a company",
      lines(
        "Stripe",
        "CEO: Pat Example (since 2010)",
        "Former CFO: Will Example, 2015 – 2018",
        "Headquarters: San Francisco, CA",
      ),
    ],
    [
      "a page of a company with its open jobs",
      lines(
        "Acme",
        "Posts",
        "Jobs",
        "People",
        "Headquarters",
        "Aarhus, Central Denmark Region",
        "Founded",
        "2016",
        "",
        "Recently posted jobs",
        "Senior Robotics Engineer",
        "Acme",
        "Aarhus · On-site",
        "Head of Service",
        "Acme",
        "Houston, TX · Hybrid",
      ),
    ],
    [
      "a portfolio",
      lines(
        "Acme GmbH        2014 – 2018     Exit to Siemens",
        "Bluewhale AG     2016 – 2020     Written off",
        "Delta Foods SE   2020 – today    Active",
      ),
    ],
    [
      "an agenda",
      lines(
        "Agenda, 12 June 2024",
        "09:00 Opening, Jo Example, CEO, Acme GmbH",
        "09:30 Keynote, Kim Example, Professor, ETH Zürich",
        "Education track",
      ),
    ],
    [
      "the history of a company",
      lines(
        "Key dates",
        "1998 - Established as Umbra Consulting",
        "2003 - Renamed Umbra Technologies",
        "2005 - 2008 - Partner of Lumora University",
        "2009 - Management buyout",
        "2020 - Jo Example appointed CEO",
      ),
    ],
    [
      "the funds of an investor",
      lines(
        "Fund history",
        "Fund I (2009 – 2014): $40M",
        "Fund II (2013 – 2018): $80M",
        "Fund III (2018 – 2023): $150M",
      ),
    ],
  ])("has an empty outline: %s", (_name, text) => {
    expect(readOutline(text)).toEqual({ positions: [], educations: [] });
  });
});

describe("every outline", () => {
  const word = fc.constantFrom(
    "Acme",
    "GmbH",
    "Senior Engineer",
    "Analyst",
    "University of Oxford",
    "MSc",
    "2014 – 2016",
    "seit 2020",
    "05/2016",
    "Experience",
    "Ausbildung",
    "Skills",
    "Berlin",
    "•",
    "-",
    ",",
    "|",
    "\t",
    "    ",
    "(",
    ")",
    "worked at",
    "as an",
    "\u00ad",
    "\u200f",
    "مهندس",
    "ﬁ",
    "é",
    "Logo von",
    "2015",
    "until",
    "&",
    ".",
  );
  const separator = fc.constantFrom(" ", "\n", "\n\n", "\r\n", "");
  const cvText = fc.array(fc.tuple(word, separator), { maxLength: 80 }).map((parts) => parts.flat().join(""));
  const anyText = fc.oneof(cvText, fc.string({ unit: "binary", maxLength: 400 }));
  const spansOf = (text: string): NamedSpan[] => {
    const { positions, educations } = readOutline(text);
    return [
      ...positions.flatMap(({ company, title }) => [company, title]),
      ...educations.flatMap(({ school, degree }) => [school, degree]),
    ].filter((span) => span !== null);
  };

  /** A text may have lost a blank before a date, or have one between its letters; the name is written as usual. */
  const withoutBlanks = (name: string) => name.replaceAll(" ", "");
  test("has names that are slices of the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { name, start, end } of spansOf(text)) {
          expect(start).toBeLessThan(end);
          expect(withoutBlanks(cleanName(text.slice(start, end)))).toBe(withoutBlanks(name));
          expect(name).not.toBe("");
        }
      }),
      { numRuns: 500 },
    );
  });

  test("has starts before ends", () => {
    fc.assert(
      fc.property(cvText, (text) => {
        for (const { start, end, isOpen } of readOutline(text).positions) {
          if (isOpen) expect(end).toBeNull();
          if (start !== null && end !== null) expect(start.year).toBeLessThanOrEqual(end.year);
        }
      }),
    );
  });

  test("is the same with Windows line ends", () => {
    fc.assert(
      fc.property(cvText, (text) => {
        const unix = text.replaceAll("\r\n", "\n");
        expect(positionsOf(unix.replaceAll("\n", "\r\n"))).toEqual(positionsOf(unix));
      }),
    );
  });

  test.each([
    ["5 MB on one line", "Engineer at Acme 2014 – 2016, ".repeat(170_000)],
    ["5 MB of blanks", " ".repeat(5_000_000)],
    ["5 MB of short lines", "Acme\n".repeat(1_000_000)],
    ["5 MB of dates", "2014 – 2016\n".repeat(420_000)],
    ["5 MB of brackets", "(".repeat(5_000_000)],
    ["5 MB of marks", `a${"\u0301".repeat(5_000_000)}`],
  ])(
    "is read from %s",
    (_name, text) => {
      expect(readOutline(text).positions.length).toBeGreaterThanOrEqual(0);
    },
    60_000,
  );
});
