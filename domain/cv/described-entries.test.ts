import { expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

const DUTIES = lines("- Planned the releases of two products", "- Reported to the board");
const LONG = "Led a team of nine people that built the pumps of three plants.";

test.each([
  {
    form: "what follows the dates below a title and a company, with the word of a title",
    text: [
      "EXPERIENCE",
      "Teacher of Humanities – Lumora High School",
      "From 1st May 2014 to 31st July 2016. Form tutor, bronze lead, timetabled for music as well.",
      "",
      "Clerk – Vantelo Ltd",
      "From 2010 to 2014",
    ],
    positions: ["Teacher of Humanities @ Lumora High School, 2014-5 to 2016-7", "Clerk @ Vantelo Ltd, 2010 to 2014"],
  },
  {
    form: "a title before a colon, at the start of the description below the dates",
    text: ["EXPERIENCE", "Acme (March '06 - August '07)", `Project Manager: ${LONG}`],
    positions: ["Project Manager @ Acme, 2006-3 to 2007-8"],
  },
  {
    form: "dates in brackets behind the description, with years of two digits",
    text: [
      "ACADEMIC POSTS",
      "Visiting Assistant Professor at Lumora University (from Aug 13)",
      "",
      "Scholar at the Umbra Museum in Munich. Research topic: the rivers and towns of Italy, 1860-1960 (since Jan 13)",
      "",
      "Post-graduate research fellow at the Lumora School in Leeds. Research topic: rivers, 1860-1960. (Nov 10 – Feb 11)",
    ],
    positions: [
      "Visiting Assistant Professor @ Lumora University, 2013-8 to present",
      "Scholar @ Umbra Museum, 2013-1 to present",
      "Post-graduate research fellow @ Lumora School, 2010-11 to 2011-2",
    ],
  },
  {
    form: "a title that begins with an abbreviation, before dates in brackets",
    text: [
      "BERUFSERFAHRUNG",
      "- Dipl. Pflegefachfrau HF, Spitex Umbra-Lumen (2013-09 — 2018-02)",
      "- Fachfrau Gesundheit, Acme AG (2010-08 — 2013-07)",
    ],
    positions: [
      "Dipl. Pflegefachfrau HF @ Spitex Umbra-Lumen, 2013-9 to 2018-2",
      "Fachfrau Gesundheit @ Acme AG, 2010-8 to 2013-7",
    ],
  },
  {
    form: "a title in bold at the start of the description",
    text: [
      "## Werdegang",
      "**Acme GmbH**",
      LONG,
      "",
      "05/2020 - 04/2022",
      `  Als **Release Engineer** war ich beteiligt. ${LONG}`,
    ],
    positions: ["Release Engineer @ –, 2020-5 to 2022-4"],
  },
  {
    form: "a company in bold, a title and a description in one line",
    text: [
      "## Experience",
      "`09.2015 - 12.2016`",
      `**Acme Labs** Research Engineer; ${LONG}`,
      "",
      "`11.2013 - 09.2015`",
      `**Lumen** Data Analyst: ${LONG}`,
    ],
    positions: ["Research Engineer @ Acme Labs, 2015-9 to 2016-12", "Data Analyst @ Lumen, 2013-11 to 2015-9"],
  },
  {
    form: "companies above a description and their dated titles",
    text: [
      "EXPERIENCE",
      "",
      "Acme Labs",
      LONG,
      "",
      "05/2020 - 04/2022",
      "Research Engineer",
      DUTIES,
      "",
      "07/2019 - 04/2020",
      "Data Analyst",
      DUTIES,
      "",
      "Lumen",
      LONG,
      "",
      "10/2018 - 05/2019",
      "Support Engineer",
      DUTIES,
    ],
    positions: [
      "Research Engineer @ Acme Labs, 2020-5 to 2022-4",
      "Data Analyst @ Acme Labs, 2019-7 to 2020-4",
      "Support Engineer @ Lumen, 2018-10 to 2019-5",
    ],
  },
  {
    form: "titles without dates below a company with dates",
    text: [
      "EXPERIENCE",
      "",
      "Acme Ltd (January 2014 - Present)",
      "",
      "Scrum Master",
      DUTIES,
      "",
      "Agile Trainer",
      DUTIES,
      "",
      "Lumen Ltd (May 2012 - December 2013)",
      "",
      "Project Manager:",
      DUTIES,
    ],
    positions: [
      "Scrum Master @ Acme Ltd, 2014-1 to present",
      "Agile Trainer @ Acme Ltd, 2014-1 to present",
      "Project Manager @ Lumen Ltd, 2012-5 to 2013-12",
    ],
  },
  {
    form: "the kind of a role beside the dates, which is no title",
    text: [
      "EXPERIENCE",
      "",
      "Acme Ltd (November 2011 - February 2012) Contract Role",
      "",
      DUTIES,
      "",
      "Lumen, 2010 - 2011",
    ],
    positions: ["– @ Acme Ltd, 2011-11 to 2012-2", "– @ Lumen, 2010 to 2011"],
  },
  {
    form: "list items that are an entry and its description",
    text: [
      "EXPERIENCE",
      "",
      "* (Fall 2012-present) - Teaching Assistant at Lumora State University. Taught the foundations of computing in four terms, wrote the exercises of two new courses on numerical methods, and corrected the exams of ninety students each year.",
      "",
      "* Web Developer at Acme, Leeds, June 2011: Helped to design the site of a library.",
    ],
    positions: [
      "Teaching Assistant @ Lumora State University, 2012 to present",
      "Web Developer @ Acme, 2011-6 to 2011-6",
    ],
  },
  {
    form: "a sentence below its dates",
    text: [
      "EXPÉRIENCE",
      "2017 - 2019",
      "Chercheur postdoctoral chez Lumora (LUM) à Tokyo, sous la direction d'une équipe de douze personnes.",
      "2014 - 2016",
      "Chargé d'enseignement à l'École de Lumora. Exercices et examens du premier cycle.",
    ],
    positions: [
      "Chercheur postdoctoral @ Lumora (LUM), 2017 to 2019",
      "Chargé d'enseignement @ École de Lumora, 2014 to 2016",
    ],
  },
  {
    form: "dates that go on in the next line",
    text: [
      "EXPERIENCE",
      "Visiting Scholar at Lumora University, Reynosa (Oct 2021 – till",
      "present)",
      "Science Tutor at Umbra University, Reynosa (Sep. 2019 – Dec",
      "2020)",
    ],
    positions: [
      "Visiting Scholar @ Lumora University, 2021-10 to present",
      "Science Tutor @ Umbra University, 2019-9 to 2020-12",
    ],
  },
  {
    form: "the same small headings in every entry",
    text: ["Expériences", ""].concat(
      ["Acme Ltd", "Lumen Ltd", "Umbra Ltd"].flatMap((company, index) => [
        `Data Analyst, ${company}`,
        `${2018 - index} - ${2019 - index}`,
        "",
        "Certifications :",
        "- SAP, niveau 2",
        "",
        "Projets :",
        "- Suivi des stocks",
        "",
      ]),
    ),
    positions: [
      "Data Analyst @ Acme Ltd, 2018 to 2019",
      "Data Analyst @ Lumen Ltd, 2017 to 2018",
      "Data Analyst @ Umbra Ltd, 2016 to 2017",
    ],
  },
])("reads $form", ({ text, positions }) => {
  expect(positionsOf(lines(...text))).toEqual(positions);
});

const DESCRIPTION = "Survey of the rivers of three regions, and the models that\nfollow from them.";
test.each([
  [
    "in italics",
    lines(
      "2009 - 2010",
      ":   Acme",
      "",
      `*Senior Engineer*. ${DESCRIPTION}`,
      "",
      "2007 - 2008",
      ":   Umbra",
      "",
      `*Analyst*. ${DESCRIPTION}`,
    ),
    ["Senior Engineer @ Acme, 2009 to 2010", "Analyst @ Umbra, 2007 to 2008"],
  ],
  [
    "below the dates and the company",
    lines("2007 - 2008", "Umbra", `Senior Analyst. ${DESCRIPTION}`),
    ["Senior Analyst @ Umbra, 2007 to 2008"],
  ],
  [
    "which names a year, or the field of a company",
    lines(
      "Umbra (2012 – 2014)",
      "Co-founder. Newspaper for expats. Print! In 2012!",
      "",
      "Lumora (2009 – 2011)",
      "Software consultant. Clients of all sizes.",
    ),
    ["Co-founder @ Umbra, 2012 to 2014", "Software consultant @ Lumora, 2009 to 2011"],
  ],
  [
    "with an abbreviation and its company",
    lines("2007 - 2008", "Techniker. Umbra AG, Leiter Stv. Team"),
    ["Techniker @ Umbra AG, 2007 to 2008"],
  ],
])("a title that begins its description: %s", (_name, text, positions) => {
  expect(positionsOf(`Experience\n\n${text}`)).toEqual(positions);
});

test("what follows a semicolon in small letters is a description", () => {
  const text = lines(
    "Experience",
    "2016 - 2019 Backend engineer, Lumora, Leeds; settlement engine",
    "2012 Clerk, Umbra Ltd",
  );
  expect(positionsOf(text)[0]).toBe("Backend engineer @ Lumora, 2016 to 2019");
});

test.each(["Miscellaneous", "Sonstiges", "Divers", "Other"])(
  "'%s' between positions opens no other section",
  (heading) => {
    const entries = ["2015–2019 Senior Engineer, Vantelo (Pty) Ltd, Leeds.", "Design of tanks"];
    const text = (entry: string) =>
      lines("Experience", ...entries, heading, entry, "Station", "", "Education", "2013 MEng, University of Umbra");
    expect(positionsOf(text("2010 Site trainee, Umbra & Roberts, Leeds."))).toEqual([
      "Senior Engineer @ Vantelo (Pty) Ltd, 2015 to 2019",
      "Site trainee @ Umbra & Roberts, 2010 to 2010",
    ]);
    expect(positionsOf(text("2010 Prize of Umbra, Leeds."))).toHaveLength(1);
  },
);

test.each([
  "« Un siège de première classe », dit-il.",
  "“A fine place to learn”, as she says.",
  "„Ein guter Ort“, sagt sie.",
])("a quotation behind the dates is no part of the entry: %s", (quotation) => {
  const text = lines(
    "Experience",
    "Lumora, Leeds — Engineer (2006-2010), Head of Controlling (2010-2013).",
    `Vantelo, York — Finance Director, 2013-2017. ${quotation}`,
  );
  expect(positionsOf(text)).toContain("Finance Director @ Vantelo, 2013 to 2017");
});
