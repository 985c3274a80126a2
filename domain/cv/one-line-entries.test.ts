import { describe, expect, test } from "vitest";
import { lines, outlineOf, positionsOf } from "./outline.test-support.ts";

describe("entries on one line", () => {
  test("between marks, with semicolons", () => {
    const text = lines(
      "EXPERIENCE:",
      "",
      "** Software Engineer; Lumora; Feb. 2017 - Jul. 2018 **",
      "",
      "As a full-stack developer, I helped build the payments of the shop.",
      "",
      "** Independent Developer; 2013 - 2017 **",
      "",
      "Tried to start a startup with two friends.",
      "",
      "** Web Developer; Umbra Teachers; 2010 - 2013 **",
      "",
      "Designed and maintained the web site.",
    );
    expect(positionsOf(text)).toEqual([
      "Software Engineer @ Lumora, 2017-2 to 2018-7",
      "Independent Developer @ –, 2013 to 2017",
      "Web Developer @ Umbra Teachers, 2010 to 2013",
    ]);
  });

  test("with a company, its town and a title between commas", () => {
    const text = lines(
      "Experience",
      "Acme Media, Paris, Data Engineer Intern\tJuly 2022 - December 2022",
      "Lumora Group, Leeds, Web Developer\tJune 2021 - August 2021",
    );
    expect(positionsOf(text)).toEqual([
      "Data Engineer Intern @ Acme Media, 2022-7 to 2022-12",
      "Web Developer @ Lumora Group, 2021-6 to 2021-8",
    ]);
  });

  test("with a specialty behind the title", () => {
    const text = lines(
      "Experience",
      "Lumora | Lead Data Engineer - Web & Search | March 2020 - June 2025",
      "Umbra Co. | Lead Data Engineer - Sustainability | May 2018 - March 2020",
      "Acme Inc. | Developer | May 2014 - May 2018",
    );
    expect(positionsOf(text)).toEqual([
      "Lead Data Engineer - Web & Search @ Lumora, 2020-3 to 2025-6",
      "Lead Data Engineer - Sustainability @ Umbra Co., 2018-5 to 2020-3",
      "Developer @ Acme Inc., 2014-5 to 2018-5",
    ]);
  });

  test("with a blank on one side of the hyphen only", () => {
    const text = lines(
      "Experience",
      "May 2024 - May 2025",
      "Lumora Gardens- Program Assistant",
      "Provided administrative support to the team.",
      "Feb 2023 - April 2024",
      "Umbra - Growth Intern",
      "Promoted the app with small campaigns.",
    );
    expect(positionsOf(text)).toEqual([
      "Program Assistant @ Lumora Gardens, 2024-5 to 2025-5",
      "Growth Intern @ Umbra, 2023-2 to 2024-4",
    ]);
  });
});

test("years and ranges with breaks between them are one range", () => {
  const text = lines(
    "EXPÉRIENCES",
    "Animateur",
    "Lumora SARL",
    "Août 2011, 2012, 2013 & 2014",
    "",
    "Serveur",
    "Umbra SARL",
    "Mars 2007 – Avril 2010, Juin 2011 – Mars 2015",
    "",
    "Cuisinier",
    "Tann SARL",
    "2003 – 2006",
  );
  expect(positionsOf(text)).toEqual([
    "Animateur @ Lumora SARL, 2011-8 to 2014",
    "Serveur @ Umbra SARL, 2007-3 to 2015-3",
    "Cuisinier @ Tann SARL, 2003 to 2006",
  ]);
});

test("an entry without dates among dated ones on one line each", () => {
  const text = lines(
    "Berufserfahrung",
    "Mitgründer – Lumora GbR (2021 – 2023)",
    "Aufträge wie Webentwicklung und die Pflege von Speisekarten.",
    "",
    "Tutor – Hochschule Tann (letztes Semester)",
    "Tutorium im Kurs Mobile Computing.",
    "",
    "Nachhilfelehrer – Umbra GmbH (2019 – 2021)",
    "Nachhilfe in Mathematik.",
  );
  expect(positionsOf(text)).toEqual([
    "Mitgründer @ Lumora GbR, 2021 to 2023",
    "Tutor @ Hochschule Tann, ? to ?",
    "Nachhilfelehrer @ Umbra GmbH, 2019 to 2021",
  ]);
});

test("a title that goes on behind a slash in the next line", () => {
  const text = lines(
    "Experience",
    "Lumora Biosciences, Akron, OH — Research Associate/",
    "Scientist",
    "August 2020 - June 2024",
    "● Built a workflow",
    "",
    "Umbra, Orlando, FL — Data Analyst",
    "July 2017 - July 2020",
  );
  expect(positionsOf(text)).toEqual([
    "Research Associate/ Scientist @ Lumora Biosciences, 2020-8 to 2024-6",
    "Data Analyst @ Umbra, 2017-7 to 2020-7",
  ]);
});

test("the client of a freelancer is no company, whatever the place", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "Creative Director",
    "The Lumora Market, Sedro-Woolley, WA",
    "January 2014–June 2015",
    "",
    "The Heads of Umbra, Philadelphia, PA",
    "Freelance Designer",
    "February 2010–June 2012",
  );
  expect(positionsOf(text)).toEqual([
    "Creative Director @ The Lumora Market, 2014-1 to 2015-6",
    "Freelance Designer @ –, 2010-2 to 2012-6",
  ]);
});

test("the short year after an opening quotation mark", () => {
  const text = lines(
    "Experience",
    "Lumora: Dec ‘17 - Present",
    "Program Manager: JAN ‘21 - Present",
    "Managed a team of analysts.",
    "Account Executive: DEC ‘17 - DEC ‘20",
    "Sold freelance work to large customers.",
  );
  expect(positionsOf(text)).toEqual([
    "Program Manager @ Lumora, 2021-1 to present",
    "Account Executive @ Lumora, 2017-12 to 2020-12",
  ]);
});

test("a full stop behind the place or the employer", () => {
  const text = lines(
    "Berufliche Tätigkeit",
    "Spezialist für Pumpen, 2019-heute bei der Lumora Konzern AG Köln.",
    "Studentische Hilfskraft, 2011-2014 Köln.",
    "Ausbildung",
    "Promotion, 2015-2019 Regensburg.",
  );
  expect(positionsOf(text)).toEqual([
    "Spezialist für Pumpen @ Lumora Konzern AG, 2019 to present",
    "Studentische Hilfskraft @ –, 2011 to 2014",
  ]);
});

test.each(["–", "—", "-"])("%s with a blank before it only", (dash) => {
  const text = lines(
    "Experience",
    `Lumora Bank ${dash}Senior Analyst (2015 ${dash}2018)`,
    `Buyer ${dash}Vantelo, Leeds, 2012 ${dash}2015`,
  );
  expect(positionsOf(text)).toEqual(["Senior Analyst @ Lumora Bank, 2015 to 2018", "Buyer @ Vantelo, 2012 to 2015"]);
});

test.each([">", "~", "_", "»", "|", "//"])("%s between the parts of an entry", (mark) => {
  const text = lines(
    "Experience",
    `Engineer ${mark} Lumora ${mark} 2019 – 2021`,
    `Barista ${mark} Tinker & Vale ${mark} 2014 – 2016`,
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora, 2019 to 2021", "Barista @ Tinker & Vale, 2014 to 2016"]);
});

test("a place behind 'in' is no part of the company", () => {
  const text = lines(
    "Berufserfahrung",
    "05/2019 – heute: Teamleiterin bei Brightloop in Berlin",
    "06/2016 – 04/2019: Sachbearbeiterin bei Women in Tech",
  );
  expect(positionsOf(text)).toEqual([
    "Teamleiterin @ Brightloop, 2019-5 to present",
    "Sachbearbeiterin @ Women in Tech, 2016-6 to 2019-4",
  ]);
});

test.each(["\n", "\r\n"])("a dash on a line of its own between two dates, with the line end %j", (end) => {
  const text = ["Experience", "Acme GmbH", "Engineer", "June 2000", "–", "October 2001"].join(end);
  expect(positionsOf(text)).toEqual(["Engineer @ Acme GmbH, 2000-6 to 2001-10"]);
});

test("two digits behind a month are a year in a line that has no other", () => {
  const text = lines(
    "Experience",
    "Data Engineer, Lumora GmbH",
    "May 19 - Present",
    "- Met the customers from May 12 to June 14, 2021",
    "",
    "Analyst, Umbra GmbH",
    "Sept 15 – Apr 19",
    "- Wrote the reports",
  );
  expect(positionsOf(text)).toEqual([
    "Data Engineer @ Lumora GmbH, 2019-5 to present",
    "Analyst @ Umbra GmbH, 2015-9 to 2019-4",
  ]);
});

test.each([
  ["01 Mar 19–Present", "15 Jul 12–28 Feb 16"],
  ["1 March 19 to till date", "15 July 12 to 28 Feb 16"],
  ["seit 01.03.19", "15.07.12 – 28.02.16"],
])("days before a month and a short year: %j, %j", (now, before) => {
  const text = lines("Experience", "Data Engineer", "Lumora GmbH", now, "", "Analyst", "Umbra GmbH", before);
  expect(positionsOf(text)).toEqual([
    "Data Engineer @ Lumora GmbH, 2019-3 to present",
    "Analyst @ Umbra GmbH, 2012-7 to 2016-2",
  ]);
});

test("weekly hours beside the dates are not read as a name", () => {
  const text = lines(
    "Experience",
    "Data Scientist",
    "March 2019 – August 2021 (36 Hrs/Week)",
    "Lumora Harlan",
    "",
    "Analyst",
    "May 2019 – January 2022 (32.5 hours per week)",
    "Umbra Harlan",
  );
  expect(positionsOf(text)).toEqual([
    "Data Scientist @ Lumora Harlan, 2019-3 to 2021-8",
    "Analyst @ Umbra Harlan, 2019-5 to 2022-1",
  ]);
});

test("a title in the brackets of its dates", () => {
  const cv = lines("Experience", "- Acme Leeds (Intern, 2018)", "- Umbra Centre (Analyst, 2019 – 2021)");
  expect(positionsOf(cv)).toEqual(["Intern @ Acme Leeds, 2018 to 2018", "Analyst @ Umbra Centre, 2019 to 2021"]);
});

test("years of two digits, where some cannot be months", () => {
  const cv = lines(
    "Experience",
    "2013-15 Engineer, Acme GmbH",
    "2009-13 Analyst, Lumen GmbH",
    "2007-08 Intern, Usher GmbH",
  );
  expect(positionsOf(cv)).toEqual([
    "Engineer @ Acme GmbH, 2013 to 2015",
    "Analyst @ Lumen GmbH, 2009 to 2013",
    "Intern @ Usher GmbH, 2007 to 2008",
  ]);
});

test("how long a position lasted, between its year and its title", () => {
  const cv = lines(
    "Expérience professionnelle",
    "2012 - 1 an, Ingénieur chez Acme",
    "2011 - 6 mois, **Stagiaire** chez Umbra",
  );
  expect(positionsOf(cv)).toEqual(["Ingénieur @ Acme, 2012 to 2012", "Stagiaire @ Umbra, 2011 to 2011"]);
});

test("a remark in brackets on a line of its own, with a date of its own", () => {
  const remark = "(Joined after completing a degree at the University of Lumora, May 2024)";
  const cv = lines("Experience", "Acme Pvt Ltd | Data Engineer", remark, "Feb 2025 – Present");
  expect(positionsOf(cv)).toEqual(["Data Engineer @ Acme Pvt Ltd, 2025-2 to present"]);
});

test("a postal code is no employer", () => {
  const cv = lines(
    "Berufserfahrung",
    "06/2010 - 08/2012",
    "Tutor",
    "Department für Physik Universität Lumora, 80539, München",
  );
  expect(positionsOf(cv)).toEqual(["Tutor @ Department für Physik Universität Lumora, 2010-6 to 2012-8"]);
});

test("months and years of two digits with a full stop between them", () => {
  const cv = lines(
    "Employment",
    "9.14 – present  Engineer, Acme GmbH",
    "12.02 - 05.07\tAnalyst, Lumen GmbH",
    "Intern, Umbra GmbH (06.01 bis 11.02)",
  );
  expect(positionsOf(cv)).toEqual([
    "Engineer @ Acme GmbH, 2014-9 to present",
    "Analyst @ Lumen GmbH, 2002-12 to 2007-5",
    "Intern @ Umbra GmbH, 2001-6 to 2002-11",
  ]);
});

describe("a career in one line of a note without headings", () => {
  test.each([
    [
      "2022–now Lumora Energy, CFO (Series B £31m, 140 FTE); 2019–22 Vantelo, Finance Director; before that 2014–19 Umbra plc, Controller",
      [
        "CFO @ Lumora Energy, 2022 to present",
        "Finance Director @ Vantelo, 2019 to 2022",
        "Controller @ Umbra plc, 2014 to 2019",
      ],
    ],
    [
      "2021-heute Lumora GmbH, Leiter Vertrieb; 2017-2021 Vantelo AG, Key Account Manager; davor 2012-17 Umbra SE, Vertriebsingenieur",
      [
        "Leiter Vertrieb @ Lumora GmbH, 2021 to present",
        "Key Account Manager @ Vantelo AG, 2017 to 2021",
        "Vertriebsingenieur @ Umbra SE, 2012 to 2017",
      ],
    ],
    [
      "2021-auj. Lumora, directrice commerciale / 2017-2021 Vantelo, responsable grands comptes / 2012-2017 Umbra, ingénieure commerciale",
      [
        "directrice commerciale @ Lumora, 2021 to present",
        "responsable grands comptes @ Vantelo, 2017 to 2021",
        "ingénieure commerciale @ Umbra, 2012 to 2017",
      ],
    ],
    [
      "Based in Leeds. 2021–present: COO, Lumora. 2016–21: Head of Operations, Vantelo. 2011–16: Consultant, Umbra & Company. Likes boats.",
      [
        "COO @ Lumora, 2021 to present",
        "Head of Operations @ Vantelo, 2016 to 2021",
        "Consultant @ Umbra & Company, 2011 to 2016",
      ],
    ],
    [
      "Since 2021 COO at Lumora, 2016–2021 Head of Operations at Vantelo, 2011–2016 consultant at Umbra & Company",
      [
        "COO @ Lumora, 2021 to present",
        "Head of Operations @ Vantelo, 2016 to 2021",
        "consultant @ Umbra & Company, 2011 to 2016",
      ],
    ],
    [
      "Kim Muster – CFO, Lumora (2022–now) | Finance Director, Vantelo (2019–22) | Controller, Umbra plc (2014–19)",
      [
        "CFO @ Lumora, 2022 to present",
        "Finance Director @ Vantelo, 2019 to 2022",
        "Controller @ Umbra plc, 2014 to 2019",
      ],
    ],
    [
      "Experience: Lumora (CFO, 2022-now), Vantelo (Controller, 2019-22), Umbra plc (Auditor, 2014-19)",
      ["CFO @ Lumora, 2022 to present", "Controller @ Vantelo, 2019 to 2022", "Auditor @ Umbra plc, 2014 to 2019"],
    ],
  ])("%j", (line, expected) => {
    expect(positionsOf(lines("Kim Muster, 44, Usher", "", line, "", "Wants equity, no salary"))).toEqual(expected);
  });

  test.each([
    ["[14/1/26, 9:12:05] Kim: ", "studies: "],
    ["\u200e[2026-01-14, 09:12:05] Kim Muster: ", "estudios: "],
    ["14.01.26, 09:12 - Kim: ", "Studium: "],
    ["1/14/26, 9:12 AM - Kim: ", "études : "],
  ])("%j before each message of a chat", (mark, label) => {
    const text = lines(
      `${mark}Hi, here is the sales guy`,
      `${mark}2023-now Lumora, sales director / 2019-2023 Vantelo, head of sales / 2016-2019 Umbra, key account manager`,
      `${mark}${label}University of Leeds, BSc Engineering 2007-2012`,
      `${mark}Call him soon`,
    );
    expect(outlineOf(text)).toEqual([
      "sales director @ Lumora, 2023 to present",
      "head of sales @ Vantelo, 2019 to 2023",
      "key account manager @ Umbra, 2016 to 2019",
      "school University of Leeds, 2012",
    ]);
  });

  test("a title from a year on is of the same entry", () => {
    const text = lines(
      "Experience",
      "2011 – 2017 Project engineer / from 2014 Senior project engineer",
      "Lumora GmbH, Leeds",
    );
    expect(positionsOf(text)).toHaveLength(1);
  });
});

test.each([
  ["Kim Muster, Head of Product at Lumora (since 2022)", "Previously: ", "Head of Product @ Lumora, 2022 to present"],
  ["Kim Muster, Leiterin Einkauf bei Lumora (seit 2022)", "Früher: ", "Leiterin Einkauf @ Lumora, 2022 to present"],
  ["**Current:** Lumora, Head of Product (2022 – today)", "**Before:** ", "Head of Product @ Lumora, 2022 to present"],
  [
    "Current role: Head of Product, Lumora (since 2022)",
    "Previous roles: ",
    "Head of Product @ Lumora, 2022 to present",
  ],
  ["Kim Muster: Head of Product @ Lumora (since 2022)", "Formerly: ", "Head of Product @ Lumora, 2022 to present"],
])("%j above %j", (current, label, expected) => {
  const text = lines(
    current,
    `${label}Senior PM, Vantelo (2018–2022); Engineer, Umbra Labs (2015–2018)`,
    "Education: BSc Physics, Carrow University, 2014",
  );
  expect(outlineOf(text)).toEqual([
    expected,
    "Senior PM @ Vantelo, 2018 to 2022",
    "Engineer @ Umbra Labs, 2015 to 2018",
    "school Carrow University, 2014",
  ]);
});

test.each([
  [
    "a title and a company that end with a full stop behind a single date",
    lines("Experience", "Summer 2013 Waiter, Lumora Hotel.", "2011 Cashier, Umbra.", "Aug. 2010 Clerk, Vantelo."),
    ["Waiter @ Lumora Hotel, 2013 to 2013", "Cashier @ Umbra, 2011 to 2011", "Clerk @ Vantelo, 2010-8 to 2010-8"],
  ],
  [
    "tasks in the place of titles, where another line has a title",
    lines(
      "Expériences",
      "2013 Tri du courrier, La Lumora.",
      "2011 Relève des compteurs, LUMDF.",
      "2010 Cuisinier, Umbra.",
    ),
    [
      "Tri du courrier @ La Lumora, 2013 to 2013",
      "Relève des compteurs @ LUMDF, 2011 to 2011",
      "Cuisinier @ Umbra, 2010 to 2010",
    ],
  ],
  [
    "sentences with a date",
    lines("Experience", "2012 Clerk, Lumora.", "2013 Sorted the letters, Leeds.", "2014 Counted the meters, Leeds."),
    ["Clerk @ Lumora, 2012 to 2012"],
  ],
])("%s", (_name, text, wanted) => {
  expect(positionsOf(text)).toEqual(wanted);
});

test("a name that no list has, above entries of one line each", () => {
  const text = lines(
    "Quillon Farbright",
    "",
    "Executive Producer & Joint Chief Executive, Northern Stage, Umbrick   2021-",
    "Producer (New Work and Touring), Theatre Umbra   2017-21",
    "Acting General Manager, Live Theatre Lumora   2016",
    "Deputy Manager, Vantelo Coliseum   2010-14",
    "",
    "BA Drama, Lumen University   2007-10",
  );
  expect(positionsOf(text)).toEqual([
    "Executive Producer & Joint Chief Executive @ Northern Stage, 2021 to present",
    "Producer (New Work and Touring) @ Theatre Umbra, 2017 to 2021",
    "Acting General Manager @ Live Theatre Lumora, 2016 to 2016",
    "Deputy Manager @ Vantelo Coliseum, 2010 to 2014",
  ]);
});

test("entries of one line that end in their dates and a full stop", () => {
  const text = lines(
    "Notes on the founder",
    "",
    "2019 – 2023: Hydrologist, Vantelo Consulting",
    "Engineer, Lumora Ltd, 2015 – 2019. Trainee, Umbra Ltd, 2013 – 2015.",
    "PhD Physics, University of Umbra, 2008 – 2012. BSc Geography, Lumen University, 2005 – 2008.",
    "Co-founder: Dr Jo Example, not full-time yet.",
  );
  expect(outlineOf(text)).toEqual([
    "Hydrologist @ Vantelo Consulting, 2019 to 2023",
    "Engineer @ Lumora Ltd, 2015 to 2019",
    "Trainee @ Umbra Ltd, 2013 to 2015",
    "school University of Umbra, 2012",
    "school Lumen University, 2008",
  ]);
});

test.each(["Military", "Army", "Militär", "Military service"])("%s before a colon names no employer", (label) => {
  const text = lines(
    "Experience",
    "Engineer, Lumora Ltd, 2015 – 2019",
    "Trainee, Umbra Ltd, 2013 – 2015",
    `${label}: Lieutenant, Royal Umbran Navy, 2000-2001`,
  );
  expect(positionsOf(text).at(-1)).toBe("Lieutenant @ Royal Umbran Navy, 2000 to 2001");
});

test("a remark behind the dates of a sentence, and a hospital with a word of a school", () => {
  const text = lines(
    "Student at Lumora Design Initiative, May to August 2022. Built two parks.",
    "",
    "Student at the Umbra Roads Authority, June – August 2021: mostly culverts.",
    "",
    "VANTELO HOSPITAL & UNIVERSITY HEALTH CENTER, Sioux Falls, SD    2001 – 2009",
    "Director, Critical Care (2005 – 2009)",
    "Nurse Manager (2001 – 2005)",
    "",
    "Bachelor of Science — Umbra State University, 1995",
  );
  expect(positionsOf(text)).toEqual([
    "Student @ Lumora Design Initiative, 2022-5 to 2022-8",
    "Student @ Umbra Roads Authority, 2021-6 to 2021-8",
    "Director, Critical Care @ VANTELO HOSPITAL & UNIVERSITY HEALTH CENTER, 2005 to 2009",
    "Nurse Manager @ VANTELO HOSPITAL & UNIVERSITY HEALTH CENTER, 2001 to 2005",
  ]);
});

test.each(["Summers 2019, 2020", "Summers 2019 and 2020", "Étés 2019, 2020", "Veranos 2019, 2020"])(
  "the same job in several years: %s",
  (dates) => {
    const text = lines("Experience", "Line Cook", `Lumora Inn, Umbrick, WI          ${dates}`);
    expect(positionsOf(text)).toEqual(["Line Cook @ Lumora Inn, 2019 to 2020"]);
  },
);

test("a bank with a legal form of the Gulf, which is a degree elsewhere", () => {
  const text = lines(
    "Experience",
    "Analyst – Wholesale Credit Review          Feb 2013 – May 2018",
    "Vantelo United Bank B.S.C., Manama",
    "",
    "Teller                2008 – 2013",
    "Bank Umbra",
  );
  expect(positionsOf(text)[0]).toBe("Analyst – Wholesale Credit Review @ Vantelo United Bank B.S.C., 2013-2 to 2018-5");
});

test.each([
  ["Asst. Manager Logistics", "Asst. Accountant", "Ag. Head of Department", "Dy. Manager"],
  ["Sr. Asst. Manager Purchase", "Dy. Chief Engineer", "Addl. Secretary", "Ex. Engineer"],
  ["Gen. Manager", "Jt. Director", "Exec. Chef", "Supdt. Engineer"],
])("the short word of a rank begins the title: %s, %s, %s, %s", (...titles) => {
  const companies = ["Lumora", "Vantelo", "Umbrick", "Halmora"];
  const entries = titles.map((title, at) => `${title}, ${companies[at]}`);
  const expected = titles.map((title, at) => `${title} @ ${companies[at]}, ${2010 + at} to ${2011 + at}`);
  const datesFirst = entries.map((entry, at) => `${2010 + at} – ${2011 + at} ${entry}`);
  const datesLast = entries.map((entry, at) => `${entry}, ${2010 + at} – ${2011 + at}`);
  expect(positionsOf(lines("Experience", ...datesFirst))).toEqual(expected);
  expect(positionsOf(lines("Experience", ...datesLast))).toEqual(expected);
});

test.each([
  ["Deputy Manager - Projects", "Lumora"],
  ["Assistant Manager - Operations", "Vantelo"],
  ["Executive – Learning & Development", "Umbrick"],
  ["Manager - Business Development", "Umbrick Services"],
  ["Zonal Manager - West", "Halmora Pharma"],
  ["Leiter – Einkauf", "Lumora"],
  ["Responsable – Achats", "Vantelo"],
  ["Audit Senior / Assistant Manager", "Umbrick"],
])("a title and what it is about, in one line with the company: %s, %s", (title, company) => {
  const expected = [`${title} @ ${company}, 2015 to 2019`, "Engineer @ Halmora Logistics, 2012 to 2015"];
  const other = ["2012 – 2015 Engineer - Halmora Logistics, Leeds", "Engineer - Halmora Logistics, Leeds, 2012 – 2015"];
  expect(positionsOf(lines("Experience", `2015 – 2019 ${title}, ${company}`, other[0] as string))).toEqual(expected);
  expect(positionsOf(lines("Experience", `${title}, ${company}, 2015 – 2019`, other[1] as string))).toEqual(expected);
});

test("a department behind the title is the employer", () => {
  const text = lines("Experience", "Lab Demonstrator – Department of Engineering, Lumora University", "2015 – 2019");
  expect(positionsOf(text)).toEqual([expect.stringMatching(/^Lab Demonstrator @ /)]);
});

test.each(["Lumora County Sheriff's Department", "Vantelo Police Department", "Umbra Fire Department"])(
  "an employer, and what the title above is about: %s",
  (company) => {
    const text = lines(
      "Experience",
      "Sergeant, Pod 3D",
      company,
      "March 2017 to October 2024",
      "",
      "Clerk, Store 14",
      "Lumora Depot, Leeds",
      "2007 to 2009",
    );
    expect(positionsOf(text)[0]).toBe(`Sergeant, Pod 3D @ ${company}, 2017-3 to 2024-10`);
  },
);

test("an open year at the beginning of a line", () => {
  const text = lines("Experience", "2024– Stage Manager, Lumora Theatre", "2018–20 Usher, Ambassador Theatre Group");
  expect(positionsOf(text)).toEqual([
    "Stage Manager @ Lumora Theatre, 2024 to present",
    "Usher @ Ambassador Theatre Group, 2018 to 2020",
  ]);
});

test("the short word of a degree in the name of a company ends no sentence", () => {
  const text = lines(
    "EXPERIENCIA",
    "Técnica en prácticas",
    "Laboratorios Lumora, Granada · marzo 2025 - actualidad",
    "",
    "Prácticas en oficina de farmacia (6 meses)",
    "Farmacia Lda. Usera Vilas, Umbra · sept. 2023 - feb. 2024",
  );
  expect(positionsOf(text)[1]).toMatch(/^Prácticas .* @ Farmacia Lda\. Usera Vilas, 2023-9 to 2024-2$/);
});

test.each([
  ["Chief Mate", "LNG", "Lumora Technical Management"],
  ["C/O (Chief Mate)", "LPG", "Vantelo Fleet Management"],
  ["3/O", "product tanker", "Umbra Shipping S.p.A."],
  ["Second Engineer", "bulk carrier", "Lumora Carriers"],
  ["Deck Cadet", "multi-purpose vessel", "Halmora Ship Management Inc."],
])("a kind of ship between the title and the company: %s, %s, %s", (title, ship, company) => {
  const text = lines("SEA SERVICE", `${title}, ${ship}, ${company}, 03/2022 - 11/2022`);
  expect(positionsOf(text)).toEqual([`${title} @ ${company}, 2022-3 to 2022-11`]);
});

test.each([
  ["15 Service Battalion, Umbran Armed Forces", "Umbran Armed Forces"],
  ["3rd Transport Regiment, Royal Lumora Corps", "Royal Lumora Corps"],
  ["2nd Battalion, Umbra Army", "Umbra Army"],
  ["Umbra Army National Guard, 120th Engineer Battalion", "Umbra Army National Guard"],
])("the force, and not its unit, is the employer: %s", (unit, force) => {
  const text = lines(
    "Experience",
    "Driver",
    `${unit}                   1996 to 2001`,
    "Clerk",
    "Lumora Ltd     1990 to 1996",
  );
  expect(positionsOf(text)[0]).toBe(`Driver @ ${force}, 1996 to 2001`);
});

test("an acting post between two positions at one company", () => {
  const text = lines(
    "Experience",
    "",
    "Umbra Health",
    "Nurse Manager                              Feb 2020 – current",
    "Acting Manager                              Mar 2023 – Dec 2023",
    "  * 24 chairs, roster of 41",
    "Clinical Nurse                              Aug 2016 – Feb 2020",
    "  * Started the home program",
    "",
    "Lumora Care, Malvern",
    "Nurse                              2013 – 2016",
  );
  expect(positionsOf(text)[2]).toBe("Clinical Nurse @ Umbra Health, 2016-8 to 2020-2");
});

test.each(["por cuenta propia", "por conta própria", "à son compte"])(
  "work for oneself is no part of the title: %s",
  (remark) => {
    const text = lines("EXPERIENCIA", `Graphiste, ${remark} · 2014 - 2017`, "Designer, Lumora Ltd · 2010 - 2014");
    expect(positionsOf(text)[0]).toBe("Graphiste @ –, 2014 to 2017");
  },
);

test.each(["Food Runner", "Ranch hand", "Barber", "RN", "Officer I - II - III"])(
  "a title that only stands as a whole, behind a single year: %s",
  (title) => {
    const text = lines("Experience", "2019 Manager, Lumora Inn", `2017 ${title}, Vantelo Hall`);
    expect(positionsOf(text)).toEqual(["Manager @ Lumora Inn, 2019 to 2019", `${title} @ Vantelo Hall, 2017 to 2017`]);
  },
);

test.each(["(20 Std./Wo.)", "(geringfügig)", "(geringfügig beschäftigt)"])(
  "how much somebody works is no part of the title: %s",
  (remark) => {
    const text = lines(
      "Berufserfahrung",
      `04/2024 – 09/2025        Projektassistenz ${remark}, Lumora GmbH`,
      "2020 – 2024     Köchin, Vantelo GmbH",
    );
    expect(positionsOf(text)[0]).toBe("Projektassistenz @ Lumora GmbH, 2024-4 to 2025-9");
  },
);

test("how much somebody works, in brackets behind a title with a line of its own", () => {
  const text = lines("BERUFSERFAHRUNG", "PROJEKTASSISTENZ (GERINGFÜGIG)", "Lumora GmbH, Linz", "03.2025 – laufend");
  expect(positionsOf(text)).toEqual(["PROJEKTASSISTENZ @ Lumora GmbH, 2025-3 to present"]);
});
