import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const EXPECTED = [
  "Site Engineer @ Lumora Builders Ltd, 2018-3 to present",
  "Store Keeper @ Vantelo Motors, 2015-6 to 2018-2",
];
const read = (...entries: readonly string[]) => positionsOf(lines("EXPERIENCE", "", ...entries));

test.each([
  [
    "years of experience before a company",
    [
      "• 6 Years experience in Lumora Builders Ltd, Pune as Site Engineer. (March 2018 to Till Date)",
      "• 2.5 years of working experience with Vantelo Motors, Dubai as Store Keeper. (June 2015 to Feb 2018)",
    ],
  ],
  [
    "years of experience before a title",
    [
      "6 years experience as a Site Engineer in Lumora Builders Ltd, Pune (March 2018 to Till Date)",
      "2 years 8 months experience as Store Keeper in Vantelo Motors, Dubai (June 2015 to Feb 2018)",
    ],
  ],
  [
    "years behind the title",
    [
      "Currently working in Lumora Builders Ltd as Site Engineer for the last 6 years (March 2018 to Present)",
      "Worked in Vantelo Motors as Store Keeper for 3 years (June 2015 to Feb 2018)",
    ],
  ],
  [
    "'as' behind dates in brackets",
    [
      "Lumora Builders Ltd (March 2018 – till date) as Site Engineer",
      "Vantelo Motors (June 2015 – Feb 2018) as Store Keeper",
    ],
  ],
  [
    "a company and its address in one field",
    [
      "Company Name & Address : Lumora Builders Ltd, Pune",
      "Post : Site Engineer",
      "Date : 01-03-2018 to Till Date",
      "",
      "Company Name & Address : Vantelo Motors, Dubai",
      "Post : Store Keeper",
      "Date : 01-06-2015 to 28-02-2018",
    ],
  ],
  [
    "a full stop behind each line",
    [
      "Site Engineer.",
      "Lumora Builders Ltd, Pune.",
      "March 2018 – Till Date.",
      "",
      "Store Keeper.",
      "Vantelo Motors, Dubai.",
      "June 2015 – February 2018.",
    ],
  ],
])("work with %s is read", (_form, entries) => {
  expect(read(...entries)).toEqual(EXPECTED);
});

test.each([
  ["Site Engineer-Lumora Builders Ltd(Mar 2018 – till date)", "Store Keeper-Vantelo Motors(Jun 2015 – Feb 2018)"],
  ["Lumora Builders Ltd-Site Engineer (Mar 2018 – till date)", "Store Keeper - Vantelo Motors (Jun 2015 – Feb 2018)"],
  [
    "Worked with Lumora Builders Ltd, Pune\nPosition: Site Engineer\nDuration: Mar 2018 – till date",
    "Worked at Vantelo Motors, Dubai\nDesignation : Store Keeper\nPeriod : Jun 2015 – Feb 2018",
  ],
])("the entries %j and %j are read", (first, second) => {
  expect(read(first, "", second)).toEqual(EXPECTED);
});

test.each(["Co-Founder", "CSO & Co-Founder", "Senior Backend-Developer", "Area Manager-Water Supply"])(
  "%s is one name",
  (title) => {
    expect(read(title, "Lumora Ltd", "2018 – 2020", "", "Clerk", "Vantelo Ltd", "2016 – 2018")[0]).toBe(
      `${title} @ Lumora Ltd, 2018 to 2020`,
    );
  },
);

test.each([
  ["Mar 2018 - Continue", "Jun 2015 upto Feb 2018"],
  ["March 2018 till-date", "15.06.15 to 20.02.18"],
  ["March 2018 - Upto now", "June’ 15 – Feb’ 18"],
  ["1 st March 2018 as on date", "15 th June 2015 to 20 th Feb 2018"],
  ["March 1 2018 – on going", "June 15 2015 – February 20 2018"],
  ["Maret 2018 – sekarang", "Juni 2015 s/d Februari 2018"],
  ["Mar 2018 hingga kini", "Jun 2015 hingga Feb 2018"],
  ["Marso 2018 – kasalukuyan", "Hunyo 2015 hanggang Pebrero 2018"],
  ["March 2018 ---> Present", "June 2015 – to – Feb 2018"],
])("the dates %j and %j are read", (first, second) => {
  expect(
    read("Site Engineer", "Lumora Builders Ltd, Pune", first, "", "Store Keeper", "Vantelo Motors, Dubai", second),
  ).toEqual(EXPECTED);
});

test("the service at sea stands in a table with vessels, ranks and when somebody signed on and off", () => {
  expect(
    read(
      "VESSEL              COMPANY                     RANK                     SIGN ON        SIGN OFF",
      "MV Umbra            Lumora Marine Line          Chief Cook               14/09/2017     02/06/2018",
      "MV Velox            Vantelo Shipping            Demi Chef de Partie      10/10/2015     29/05/2016",
    ),
  ).toEqual([
    "Chief Cook @ Lumora Marine Line, 2017-9 to 2018-6",
    "Demi Chef de Partie @ Vantelo Shipping, 2015-10 to 2016-5",
  ]);
});

test("the place of service of a corps is a field", () => {
  expect(
    read(
      "1. Lumora Limited, Isolo",
      "Position Held: Accountant",
      "Date: September 2013 till date",
      "",
      "2. National Lumen Corps (NLC)",
      "Place of Primary Assignment: Government Day School, Gusau",
      "Position Held: Mathematics Teacher",
      "Date: July 2011 – June 2012",
    ),
  ).toEqual([
    "Accountant @ Lumora Limited, 2013-9 to present",
    "Mathematics Teacher @ National Lumen Corps (NLC), 2011-7 to 2012-6",
  ]);
});

test("the name of a hospital is that of an employer, and its beds are none", () => {
  const entry = (hospital: string, period: string) => [
    `Name of Hospital : ${hospital}`,
    "Bed Capacity     : 150",
    "Designation      : Staff Nurse",
    `Period           : ${period}`,
    "",
  ];
  expect(
    read(...entry("Lumora Hospital, Muscat", "10/05/2018 to till date"), ...entry("Vantelo Mission", "2015 to 2018")),
  ).toEqual(["Staff Nurse @ Lumora Hospital, 2018-5 to present", "Staff Nurse @ Vantelo Mission, 2015 to 2018"]);
});

test("the registration of a nurse is no study", () => {
  const text = lines(
    "EDUCATION",
    "B.Sc Nursing, Umbra College of Nursing, 2010 - 2014",
    "",
    "REGISTRATION",
    "Nurses and Midwives Council, KL0123456, valid 2015 - 2025",
    "Oman licence",
  );
  expect(educationsOf(text)).toEqual(["B.Sc Nursing @ Umbra College of Nursing, 2010 to 2014"]);
});

test("'at' is a part of the name in a field for the company", () => {
  const entry = (company: string, years: string) => [`Company: ${company}`, "Position: Cook", `Period: ${years}`, ""];
  expect(read(...entry("Lumora Resort at Sayal", "2016 – 2018"), ...entry("The Vantelo", "2014 – 2016"))).toEqual([
    "Cook @ Lumora Resort at Sayal, 2016 to 2018",
    "Cook @ The Vantelo, 2014 to 2016",
  ]);
});

test.each([
  ["Driver bei der lumora ag, Kiel", "Driver @ lumora ag"],
  ["Lumora Army National Guard, Operator", "Operator @ Lumora Army National Guard"],
  [
    "Tooling constructor, LUMORA Technologies sp. z o.o., Mielec",
    "Tooling constructor @ LUMORA Technologies sp. z o.o.",
  ],
  ["Driver, Lumora Transport Co. K.S.C.C., Kuwait", "Driver @ Lumora Transport Co. K.S.C.C."],
])("the names of %j", (entry, expected) => {
  expect(read(`2016 – 2018   ${entry}`, "2012 – 2016   Clerk, Vantelo Ltd, Leeds")).toEqual([
    `${expected}, 2016 to 2018`,
    "Clerk @ Vantelo Ltd, 2012 to 2016",
  ]);
});

test("how a service ended is no name", () => {
  expect(
    positionsOf(
      lines(
        "EXPERIENCE",
        "2012 – 2016   Clerk, Vantelo Ltd, Leeds",
        "",
        "MILITARY",
        "Lumora National Guard, Transport Operator, 2005-2011, Honorable discharge. Kuwait 2007.",
      ),
    ),
  ).toEqual(["Clerk @ Vantelo Ltd, 2012 to 2016", "Transport Operator @ Lumora National Guard, 2005 to 2011"]);
});

test("a remark in small letters behind a heading in capitals", () => {
  const text = lines(
    "EXPERIENCE",
    "2012 – 2016   Technician, Vantelo Ltd, Leeds",
    "",
    "GRANTS (current)",
    "Lumen Fund. Rust of wheat. PI",
  );
  expect(positionsOf(text)).toEqual(["Technician @ Vantelo Ltd, 2012 to 2016"]);
});
