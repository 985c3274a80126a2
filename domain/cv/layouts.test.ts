import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";
import { readOutline } from "./outline.ts";

const POSITIONS = ["Engineer @ Acme GmbH, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"];

describe("positions", () => {
  test.each([
    [
      "a table with a head",
      lines("Period\tCompany\tPosition", "05/2016 – now\tAcme GmbH\tEngineer", "2014 – 2016\tLumen\tAnalyst"),
    ],
    [
      "a table with one cell a line",
      lines(
        "Employment",
        "Company",
        "Designation",
        "From",
        "To",
        "Acme GmbH",
        "Engineer",
        "May 2016",
        "Present",
        "Lumen",
        "Analyst",
        "2014",
        "2016",
      ),
    ],
    [
      "a Markdown table",
      lines(
        "| Period | Employer | Role |",
        "|---|---|---|",
        "| 05/2016 - now | Acme GmbH | Engineer |",
        "| 2014 - 2016 | Lumen | Analyst |",
      ),
    ],
    [
      "Markdown",
      lines(
        "## Experience",
        "",
        "### **Engineer**, [Acme GmbH](https://example.com)",
        "*May 2016 – present*",
        "",
        "### **Analyst**, Lumen",
        "*2014 – 2016*",
      ),
    ],
    [
      "JSON",
      lines(
        '{ "work": [',
        '  { "company": "Acme GmbH",',
        '    "position": "Engineer",',
        '    "startDate": "2016-05",',
        '    "endDate": "present" },',
        "",
        '  { "company": "Lumen",',
        '    "position": "Analyst",',
        '    "startDate": "2014",',
        '    "endDate": "2016" }',
        "] }",
      ),
    ],
    [
      "a form",
      lines(
        "Experience",
        "Employer: Acme GmbH",
        "Job title: Engineer",
        "Duration: May 2016 – present",
        "",
        "Employer: Lumen",
        "Job title: Analyst",
        "Duration: 2014 – 2016",
      ),
    ],
    [
      "the Europass form in Italian",
      lines(
        "Esperienza lavorativa",
        "• Date (da – a)    Dal 05/2016 ad oggi",
        "• Nome e indirizzo del datore di lavoro    Acme GmbH",
        "• Tipo di impiego    Engineer",
        "",
        "• Date (da – a)    2014 – 2016",
        "• Nome e indirizzo del datore di lavoro    Lumen",
        "• Tipo di impiego    Analyst",
      ),
    ],
    [
      "a column of dates above the entries",
      lines(
        "Experience",
        "",
        "May 2016 – present",
        "2014 – 2016",
        "",
        "Engineer, Acme GmbH",
        "Ran the plant",
        "",
        "Analyst, Lumen",
        "Wrote reports",
      ),
    ],
    [
      "two columns of a page",
      lines(
        "Contact                       Experience",
        "Berlin                        Engineer",
        "                              Acme GmbH",
        "Skills                        May 2016 – present",
        "SQL                           Analyst",
        "Python                        Lumen",
        "                              2014 – 2016",
      ),
    ],
    [
      "two columns of a page, the right one with bullets and lines at different indents",
      lines(
        "EXPERIENCE                      PROJECTS",
        "Engineer, Acme GmbH               • 2012: Pump Lumen",
        "May 2016 – present                  with Umbra",
        "Ran the plant and the             • 2010 – 2011: Tester, Usher",
        "control room                        in Leeds",
        "Analyst, Lumen                  OTHERS",
        "2014 – 2016                         Umbra",
      ),
    ],
    [
      "a scanned page with heads of pages",
      lines(
        "Jo  Example          Page l of 2",
        "PROFESSlONAL  EXPER1ENCE",
        "Engineer ,  Acme  GmbH          May 2O16 - Present",
        "Jo  Example          Page 2 of 2",
        "Analyst ,  Lumen          2O14 - 2Ol6",
      ),
    ],
    [
      "headings with blanks inside words",
      lines("Berufs erfahrung", "05/2016 – heute   Engineer", "   Acme GmbH", "2014 – 2016   Analyst", "   Lumen"),
    ],
    [
      "sentences of a list",
      lines(
        "Experience",
        "• Working as Engineer in Acme GmbH from May 2016 to till date.",
        "• Worked as Analyst at Lumen from 2014 to 2016.",
      ),
    ],
    [
      "full stops between the parts",
      lines("Experience", "05/2016 - present. Engineer. Acme GmbH", "2014 - 2016. Analyst. Lumen"),
    ],
    [
      "one-line entries under headings of periods",
      lines(
        "Jo Example",
        "Now",
        "Engineer, Acme GmbH (since 05/2016) — pumps. Sold to Umbra.",
        "Before",
        "Analyst, Lumen (2014–2016)",
        "Clerk, Umbra (2012–2013)",
      ),
      [...POSITIONS, "Clerk @ Umbra, 2012 to 2013"],
    ],
    [
      "places in brackets after employers",
      lines(
        "Experience",
        "2016 - now Engineer at Acme (Berlin), robots",
        "2014 - 2016 Analyst at Lumen (Paris), reports",
      ),
      ["Engineer @ Acme, 2016 to present", "Analyst @ Lumen, 2014 to 2016"],
    ],
    [
      "employers with a slash before their place",
      lines(
        "Work experience",
        "",
        "Engineer",
        "Acme GmbH / Solna",
        "2016 - now",
        "Built robots for several plants in the north.",
        "",
        "Analyst",
        "Lumen / Milan",
        "2014 - 2016",
      ),
      ["Engineer @ Acme GmbH, 2016 to present", "Analyst @ Lumen, 2014 to 2016"],
    ],
    [
      'a German employer after "am"',
      lines(
        "Berufserfahrung",
        "2016 - heute Wissenschaftliche Hilfskraft am Lumen Forschungszentrum",
        "2014 - 2016 Analyst bei Acme",
      ),
      ["Wissenschaftliche Hilfskraft @ Lumen Forschungszentrum, 2016 to present", "Analyst @ Acme, 2014 to 2016"],
    ],
    [
      "a title, employer and place on one line, below entries of two lines",
      lines(
        "Experience",
        "2018 - now: Engineer",
        "Acme GmbH",
        "",
        "2016 - 2018: Analyst",
        "Lumen Ltd",
        "",
        "2014 - 2016: Digital Marketing Manager, Carbon Group, Berlin",
      ),
      [
        "Engineer @ Acme GmbH, 2018 to present",
        "Analyst @ Lumen Ltd, 2016 to 2018",
        "Digital Marketing Manager @ Carbon Group, 2014 to 2016",
      ],
    ],
    [
      "sentences after each entry, without headings",
      lines(
        "Jo Example",
        "",
        "Engineer, Acme GmbH (05/2016 - now). Pumps, 24 people, two plants for Umbra.",
        "",
        "Analyst at Lumen, 2014 to 2016. Reports on water, then a project with Brightwell.",
        "",
        "2012-2014: junior programmer, Carbon Studios (EA). Mostly games, and too much Lua.",
        "",
        "2010-2012: tester, Tantalus Media.",
      ),
      [...POSITIONS, "junior programmer @ Carbon Studios (EA), 2012 to 2014", "tester @ Tantalus Media, 2010 to 2012"],
    ],
    [
      "self-employment before the title",
      lines(
        "Berufserfahrung",
        "Seit 2017 selbstständig als Texterin. Kunden sind Lumen und Umbra.",
        "2014 - 2016 Analyst bei Lumen",
      ),
      ["Texterin @ –, 2017 to present", "Analyst @ Lumen, 2014 to 2016"],
    ],
    [
      "a department after the title, beside the employer",
      lines(
        "Experience",
        "ACME HOSPITAL\tBoston, MA",
        "Research Intern, Center for Global Health\t2016 - now",
        "",
        "LUMEN UNIVERSITY\tBoston, MA",
        "Assistant, Biped Lab\t2014 - 2016",
      ),
      ["Research Intern @ ACME HOSPITAL, 2016 to present", "Assistant @ LUMEN UNIVERSITY, 2014 to 2016"],
    ],
    [
      "an apprenticeship under education, at a company without a legal form",
      lines(
        "Ausbildung",
        "2008 - 2012   BSc, Universität Ulm",
        "08.2004 - 06.2007   Ausbildung zum Anlagenmechaniker, Gebr. Acme Heizung, Herne",
      ),
      ["Ausbildung zum Anlagenmechaniker @ Gebr. Acme Heizung, 2004-8 to 2007-6"],
    ],
    [
      "a table with an amount in a cell",
      lines("Experience", "2016 - now\tEngineer\tAcme GmbH", "2014 - 2016\t2.1k\tAnalyst\tLumen"),
      ["Engineer @ Acme GmbH, 2016 to present", "Analyst @ Lumen, 2014 to 2016"],
    ],
    [
      "a title, employer and unknown town on one line",
      lines(
        "Experience",
        "2018 - now: Engineer",
        "Acme GmbH",
        "",
        "2016 - 2018: Analyst",
        "Lumen Ltd",
        "",
        "2014 - 2016: Geophysicist, Umbrageco, Crawley",
      ),
      [
        "Engineer @ Acme GmbH, 2018 to present",
        "Analyst @ Lumen Ltd, 2016 to 2018",
        "Geophysicist @ Umbrageco, 2014 to 2016",
      ],
    ],
    [
      "an employer cut at a hyphen before a capital",
      lines("Experience", "05/2016 - now    Engineer", "Western-", "Geco GmbH", "2014 - 2016    Analyst", "Lumen"),
      ["Engineer @ Western-Geco GmbH, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"],
    ],
  ])("are read from %s", (_name, text, expected = POSITIONS) => {
    expect(positionsOf(text)).toEqual(expected);
  });

  test("are read from a text without capitals, as written", () => {
    const text = lines(
      "jo example",
      "brooklyn, ny",
      "",
      "2019 - present",
      "senior copywriter at acme+partners",
      "",
      "2016 - 2019",
      "copywriter at droplet",
      "",
      "2014 - 2016",
      "junior copywriter at mother",
    );
    expect(positionsOf(text)).toEqual([
      "senior copywriter @ acme+partners, 2019 to present",
      "copywriter @ droplet, 2016 to 2019",
      "junior copywriter @ mother, 2014 to 2016",
    ]);
  });

  test("are read from a text in capitals, as written", () => {
    const text = lines(
      "Jo Example",
      "Leeds",
      "",
      "Experience",
      "Senior Engineer at the Vantelo Group, Leeds (2019 - present)",
      "- Led the team for the new platform, and wrote the plan of the migration.",
      "Softwareentwicklerin bei der Lumora Systems GmbH, 2016 - 2019",
      "- Aufbau der Plattform mit drei Teams und Betreuung der Kunden.",
      "",
      "Education",
      "BSc Physics, The University of Umbra, 2012 - 2016",
    );
    expect(positionsOf(text.toUpperCase())).toEqual([
      "SENIOR ENGINEER @ VANTELO GROUP, 2019 to present",
      "SOFTWAREENTWICKLERIN @ LUMORA SYSTEMS GMBH, 2016 to 2019",
    ]);
    expect(educationsOf(text.toUpperCase())).toEqual(["BSC PHYSICS @ THE UNIVERSITY OF UMBRA, 2012 to 2016"]);
  });

  test("are not the projects of a client", () => {
    const text = lines(
      "Experience",
      "Company: Acme GmbH",
      "Designation: Engineer",
      "Duration: 2016 – 2018",
      "",
      "Client: Umbra",
      "Role: Lead",
      "Duration: 2017 – 2018",
    );
    expect(positionsOf(text)).toEqual(["Engineer @ Acme GmbH, 2016 to 2018"]);
  });

  test("leave out translations of a line in Arabic", () => {
    const text = lines(
      "Experience",
      "Engineer",
      "Acme GmbH",
      "مهندس",
      "2016 – 2018",
      "",
      "Analyst",
      "Lumen",
      "محلل",
      "2014 – 2016",
    );
    expect(positionsOf(text)).toEqual(["Engineer @ Acme GmbH, 2016 to 2018", "Analyst @ Lumen, 2014 to 2016"]);
  });
});

describe("sentences", () => {
  test.each([
    [
      "two titles at one company",
      "Jo is an engineer. She spent six years at Acme, first as a developer and from 2016 as an engineering manager. She holds a BSc from the University of York.",
      ["developer @ Acme, ? to ?", "engineering manager @ Acme, 2016 to present"],
    ],
    [
      "the title before and after the company",
      "I joined Acme in 2010 as a financial analyst. From 2015 to 2019 I was VP Finance at Lumen, and before that I worked for Umbra.",
      ["financial analyst @ Acme, 2010 to ?", "VP Finance @ Lumen, 2015 to 2019", "– @ Umbra, ? to ?"],
    ],
    [
      "lines of a fixed width",
      "Dr. Jo Example is Professor of Marine Chemistry at the\nUniversity of Bergen and Deputy Director of the National\nOceanography Centre. From 1997 to 2001 she was a postdoctoral scholar\nat the Woods Hole Institution.",
      [
        "Professor of Marine Chemistry @ University of Bergen, ? to present",
        "Deputy Director @ National Oceanography Centre, ? to ?",
        "postdoctoral scholar @ Woods Hole Institution, 1997 to 2001",
      ],
    ],
    [
      "French adjectives and departments",
      "De 2012 à 2018, elle est directrice financière de la société Babolat, à Lyon. Elle a débuté en 2003 chez Acme en tant qu'auditrice. Depuis 2018, elle est déléguée à la protection des données du groupe Lumen.",
      [
        "directrice financière @ Babolat, 2012 to 2018",
        "auditrice @ Acme, 2003 to ?",
        "déléguée à la protection des données @ Lumen, 2018 to present",
      ],
    ],
    [
      "German sentences",
      "Er studierte Chemie an der Universität zu Köln. Nach Stationen als Referendar beim Oberlandesgericht Stuttgart kam er 2010 als Associate zu Lumen; seit 2014 ist er dort Partner.",
      [
        "Referendar @ Oberlandesgericht Stuttgart, ? to ?",
        "Associate @ Lumen, 2010 to ?",
        "Partner @ Lumen, 2014 to present",
      ],
    ],
  ])("say %s", (_name, text, expected) => {
    expect(positionsOf(text)).toEqual(expected);
  });

  test.each([
    [
      "news that quotes people",
      `Acme has appointed Jo Example as chief financial officer. She joins from Lumen, where she was treasurer from 2018 to 2023. She previously worked at Umbra. "Jo is great," said Max Muster, chief executive of Acme since 2020.`,
    ],
    [
      "clients, investors and boards",
      "She is on the board of Acme. Clients include Lumen and Umbra. The company was acquired by Initech in 2019.",
    ],
  ])("give no outline of %s", (_name, text) => {
    expect(readOutline(text)).toEqual({ positions: [], educations: [] });
  });
});

describe("schools", () => {
  test.each([
    [
      "their own name before a department",
      "BSc, School of History, University of Kent, 2010",
      "BSc @ University of Kent, ? to 2010",
    ],
    [
      "no grade in brackets",
      "2005 – 2006  MA History, University of York (Distinction)",
      "MA History @ University of York, 2005 to 2006",
    ],
    [
      "words broken by a scan",
      "2000 - 2004  MMath ,  Univer sity  of  Warwick",
      "MMath @ Univer sity of Warwick, 2000 to 2004",
    ],
    [
      "a degree that begins as a title",
      "Diplôme d'ingénieur, INSA Lyon (2017 - 2020)",
      "Diplôme d'ingénieur @ INSA Lyon, 2017 to 2020",
    ],
    [
      "blanks of a scan after the word for a school",
      lines("2000 - 2004    MMath", "University   of   Warwick"),
      "MMath @ University of Warwick, 2000 to 2004",
    ],
    [
      "a course and a school without a word that says so",
      "2016 - 2017\tCertificat Management de l'innovation, Audencia",
      "Certificat Management de l'innovation @ Audencia, 2016 to 2017",
    ],
    [
      "a sentence after the entry",
      "BSc Physics, University of York, 2000 to 2004. Did a semester at Lund University in 2002.",
      "BSc Physics @ University of York, 2000 to 2004",
    ],
    ["an exchange of a scan", "2017 (  third   year   :   Lund   University  )", "– @ Lund University, ? to 2017"],
    [
      "the residue of a logo, in Spanish",
      lines("2004 - 2008  BSc", "Logotipo de Universitat de Girona", "Universitat de Girona"),
      "BSc @ Universitat de Girona, 2004 to 2008",
    ],
    ["an exchange before the name", "2017 Auslandssemester Lund University", "– @ Lund University, ? to 2017"],
  ])("have %s", (_name, line, expected) => {
    expect(educationsOf(lines("Education", line, "2001  Abitur, Gymnasium Ulm"))[0]).toBe(expected);
  });
});

test.each(["Nevenactiviteiten", "Licencias y certificaciones", "CAPACITÀ E COMPETENZE PERSONALI", "Mandate"])(
  "ends the educations at %s",
  (heading) => {
    expect(educationsOf(lines("Education", "2004 - 2008  BSc, University of York", heading, "Lumen, 2012"))).toEqual([
      "BSc @ University of York, 2004 to 2008",
    ]);
  },
);

describe("any text of these layouts", () => {
  const word = fc.constantFrom(
    "## ",
    "**Engineer**",
    "[Acme](https://example.com)",
    "|",
    "|---|---|",
    "Company: ",
    "Role",
    "\t",
    "\t\t",
    "    ",
    "{",
    '"work": "Acme",',
    "Engineer",
    "Acme GmbH",
    "University of York",
    "BSc",
    "at",
    "worked",
    "She",
    "was",
    "joined",
    "of",
    "and",
    ",",
    ".",
    "(2014–2016)",
    "2O16",
    "since 2018",
    "présent",
    "Dr.",
    "ß",
    "İ",
    "مهندس",
    "\u200b",
  );
  const separator = fc.constantFrom(" ", " ", "\n", "\n\n", "");
  const text = fc
    .array(fc.tuple(word, separator), { maxLength: 90 })
    .map((parts) => parts.flat().join(""))
    .chain((mixed) => fc.constantFrom(mixed, mixed.toLowerCase(), mixed.toUpperCase(), `{ "work": [\n${mixed}`));

  test("gives offsets of the named text and never an error", () => {
    fc.assert(
      fc.property(text, (value) => {
        const { positions, educations } = readOutline(value);
        const spans = [
          ...positions.flatMap((p) => [p.company, p.title]),
          ...educations.flatMap((e) => [e.school, e.degree]),
        ];
        for (const span of spans) {
          if (span === null) continue;
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThan(span.start);
          const letters = (part: string) => part.replaceAll(/[^\p{L}\p{N}]/gu, "");
          expect(letters(value.slice(span.start, span.end))).toContain(letters(span.name).slice(0, 3));
        }
      }),
      { numRuns: 300 },
    );
  });
});

test("the cells of a page's table, one a line, with a dash for the present", () => {
  const text = lines(
    "Jobs",
    "Number of Current Jobs  1",
    "Organization Name",
    "Title At Company",
    "Start Date",
    "End Date",
    "Lumora Health",
    "Co-Founder & CEO",
    "Jan 2022",
    "—",
    "Vantelo",
    "Head of Operations",
    "Sep 2018",
    "Dec 2021",
    "Umbra & Company",
    "Associate",
    "2014",
    "2018",
    "Education",
    "School",
    "Subject",
    "Degree",
    "Completed On",
    "Carrow University",
    "Medicine",
    "MBBS",
    "Jul 2013",
    "Investments",
    "Announced Date",
    "Jun 2024",
  );
  expect(positionsOf(text)).toEqual([
    "Co-Founder & CEO @ Lumora Health, 2022-1 to present",
    "Head of Operations @ Vantelo, 2018-9 to 2021-12",
    "Associate @ Umbra & Company, 2014 to 2018",
  ]);
  expect(educationsOf(text)).toEqual(["MBBS @ Carrow University, ? to 2013-7"]);
});
