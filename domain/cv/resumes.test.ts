import { describe, expect, test } from "vitest";
import { educationsOf, lines, outlineOf, positionsOf } from "./outline.test-support.ts";

describe("an Indeed resume", () => {
  test("names companies beside a town, with and without a dash at the end", () => {
    const text = lines(
      "WORK EXPERIENCE",
      "",
      "Test Engineer",
      "",
      "Lumen -  Hubli, Karnataka",
      "",
      "May 2016 to Present",
      "",
      "Store Keeper",
      "",
      "zeb consulting -  Pune, Maharashtra -",
      "",
      "2012 to 2015",
    );
    expect(positionsOf(text)).toEqual([
      "Test Engineer @ Lumen, 2016-5 to present",
      "Store Keeper @ zeb consulting, 2012 to 2015",
    ]);
  });

  test("reads all titles where projects separate the entries", () => {
    const entry = (title: string, company: string, year: number) =>
      lines(title, "", `${company} -  Pune, Maharashtra`, "", `May ${year} to June ${year + 1}`, "", PROJECT, "");
    const text = lines("WORK EXPERIENCE", "", entry("Module Lead", "Acme", 2016), entry("Supervisor", "Lumen", 2012));
    expect(positionsOf(text)).toEqual(["Module Lead @ Acme, 2016-5 to 2017-6", "Supervisor @ Lumen, 2012-5 to 2013-6"]);
  });

  const SIGNATURE = "Pune, Maharashtra - Email me on Indeed: indeed.com/r/Jo-Example/1a2b";
  const apart = (...all: readonly string[]) => all.join("\n\n");

  test("has a degree and its school in one line", () => {
    const work = apart("WORK EXPERIENCE", "intern", "tech lumen -", "January 2015 to June 2015");
    const text = apart(
      SIGNATURE,
      work,
      "EDUCATION",
      "MBA in Finance (Lumora University)",
      "2009",
      "BE, Vantelo College",
    );
    expect(educationsOf(text)).toEqual([
      "MBA in Finance @ Lumora University, ? to 2009",
      "BE @ Vantelo College, ? to ?",
    ]);
  });

  test("names companies and schools that no word gives away, in lower case too", () => {
    const text = apart(
      SIGNATURE,
      "WORK EXPERIENCE",
      "intern",
      "tech lumen -",
      "January 2015 to June 2015",
      "Active member of a committee",
      "Zeb Networking -  Kanpur, Uttar Pradesh",
      "EDUCATION",
      "PG-DAC",
      "ABCD ACTS",
      "2017",
      "Diploma in Engg",
      "BIET, Bhadrak -  Bhadrak, Orissa",
      "2006 to 2009",
      "Xllth",
      "C.B.S.E. Board",
      "2005",
      "Plus Two",
      "Board of Higher Secondary Education",
      "SKILLS",
      "Java (3 years)",
    );
    expect(positionsOf(text)).toEqual([
      "intern @ tech lumen, 2015-1 to 2015-6",
      "Active member of a committee @ Zeb Networking, ? to ?",
    ]);
    expect(educationsOf(text)).toEqual([
      "PG-DAC @ ABCD ACTS, ? to 2017",
      "Diploma in Engg @ BIET, 2006 to 2009",
      "Xllth @ C.B.S.E. Board, ? to 2005",
      "Plus Two @ Board of Higher Secondary Education, ? to ?",
    ]);
  });

  test.each([
    [
      "a company without a place",
      "Lumora Partners",
      ["Analyst, Leveraged Finance @ Lumora Partners, 2012-5 to 2014-6"],
    ],
    [
      "a company that ends in a dash",
      "Lumora Partners -",
      ["Analyst, Leveraged Finance @ Lumora Partners, 2012-5 to 2014-6"],
    ],
  ])("the unit of a title above %s is not the company", (_name, company, expected) => {
    const text = apart(
      "WORK EXPERIENCE",
      "Analyst, Leveraged Finance",
      company,
      "May 2012 to June 2014",
      "Clerk",
      "Vantelo",
      "2010 to 2012",
    );
    expect(positionsOf(text)).toEqual([...expected, "Clerk @ Vantelo, 2010 to 2012"]);
  });

  test("a title that is read as a degree has its company", () => {
    const text = apart(SIGNATURE, "WORK EXPERIENCE", "PGCE placement B", "Lumora School", "February 2014 to May 2014");
    expect(positionsOf(text)).toEqual(["PGCE placement B @ Lumora School, 2014-2 to 2014-5"]);
  });

  test("that does not keep to the form is read as any other", () => {
    const text = lines(
      SIGNATURE,
      "Education:",
      "Degree / Institute / Year",
      "BMS, SIES College of Arts, Mumbai University, 2013, 65%",
      "SSC, St. Augustine's High School, 2008, 74%",
    );
    expect(educationsOf(text)).toEqual([
      "BMS @ SIES College of Arts, ? to 2013",
      "SSC @ St. Augustine's High School, ? to 2008",
    ]);
  });

  test.each(["Details", "Job Profile:", "Project Details"])("“%s” of one position ends no section", (heading) => {
    const text = lines(
      "Work Experience",
      "",
      "1. Organization: Acme",
      "Designation: Analyst",
      "Duration: Jan 2016 to Till date",
      heading,
      "Sourcing candidates through portals",
      "",
      "2. Organization: Lumen GmbH",
      "Designation: Trainee",
      "Duration: July 2015 to Dec 2015",
    );
    expect(positionsOf(text)).toEqual(["Analyst @ Acme, 2016-1 to present", "Trainee @ Lumen GmbH, 2015-7 to 2015-12"]);
  });

  test("achievements of one position end no section", () => {
    const text = lines(
      "Professional Experience:",
      "",
      "Company : Acme",
      "Designation : Analyst",
      "Duration : Jun 2013 to Feb 2015",
      "Achievements:",
      "✓ Best Employee 2015",
      "",
      "Company : Lumen",
      "Designation : Engineer",
      "Duration : Aug 2010 to Mar 2012",
    );
    expect(positionsOf(text)).toEqual(["Analyst @ Acme, 2013-6 to 2015-2", "Engineer @ Lumen, 2010-8 to 2012-3"]);
  });

  test("the role in a client's project is no title", () => {
    const project = lines(
      "Client Name: Umbra Bank",
      "",
      "Team Size: 10",
      "",
      "Role: Developer",
      "",
      "Duration: 2 years",
      "",
    );
    const entry = (title: string, company: string, year: number) =>
      lines(title, "", `${company} -  Pune, Maharashtra`, "", `May ${year} to June ${year + 1}`, "", project);
    expect(
      positionsOf(
        lines("WORK EXPERIENCE", "", entry("Career Coach", "Acme", 2016), entry("Company Secretary", "Lumen", 2012)),
      ),
    ).toEqual(["Career Coach @ Acme, 2016-5 to 2017-6", "Company Secretary @ Lumen, 2012-5 to 2013-6"]);
  });

  test("reads an entry without dates among dated ones", () => {
    const text = lines(
      "WORK EXPERIENCE",
      "",
      "HR Executive",
      "",
      "Acme -  Pune, Maharashtra -",
      "",
      "May 2014 to June 2016",
      "",
      "• Handled the payroll of the branch.",
      "",
      "Back Office Executive",
      "",
      "Shree Ganesh Traders",
      "",
      "EDUCATION",
      "",
      "MBA from Symbiosis in 2012",
    );
    expect(outlineOf(text)).toEqual([
      "HR Executive @ Acme, 2014-5 to 2016-6",
      "Back Office Executive @ Shree Ganesh Traders, ? to ?",
      "school Symbiosis, 2012",
    ]);
  });

  test("reads sentences of work with a title that no list has", () => {
    const text = lines(
      "Work Experience:",
      "• Currently working as Sr. Engineer in Lumen, Noida from Sep 2016 to till date.",
      "• Worked as Zumba Wizard at Acme from Aug 2013 to Jun 2015.",
      "Education:",
      "• B.Sc from Delhi University in 2011",
    );
    expect(positionsOf(text)).toEqual([
      "Sr. Engineer @ Lumen, 2016-9 to present",
      "Zumba Wizard @ Acme, 2013-8 to 2015-6",
    ]);
  });
});

const PROJECT = lines(
  "Project Name: Billing Portal",
  "Client: Vodafone UK",
  "Environment: Java, Oracle 11g",
  "Description: This project is used to bill the customers of the operator in Germany.",
);

describe("educations", () => {
  test.each([
    [
      "a school before its degree",
      "UWE Bristol, BA Filmmaking, 2013 - 2016",
      ["BA Filmmaking @ UWE Bristol, 2013 to 2016"],
    ],
    ["cells without a school word", "12th | NMIMS | 1998", ["12th @ NMIMS, ? to 1998"]],
    [
      "a board of examination",
      lines("HSC", "Board of Intermediate Education", "2009"),
      ["HSC @ Board of Intermediate Education, ? to 2009"],
    ],
    [
      "an associate degree",
      lines("Boston College, Quincy, MA", "Associate of Science, 2006"),
      ["Associate of Science @ Boston College, ? to 2006"],
    ],
    [
      "a chamber beside its course",
      "2014 – 2016  Meisterschule Elektro, Handwerkskammer Ulm",
      ["Meisterschule Elektro @ Handwerkskammer Ulm, 2014 to 2016"],
    ],
    [
      "honors after the degree",
      "BSc Physics, First Class, University of Leeds, 2013",
      ["BSc Physics @ University of Leeds, ? to 2013"],
    ],
  ])("reads %s", (_name, line, expected) => {
    expect(educationsOf(lines("Education", line))).toEqual(expected);
  });
});

describe("positions", () => {
  test("an apprenticeship above its company is a position", () => {
    const text = lines(
      "Ausbildung",
      "",
      "09/2004 – 07/2007  Ausbildung zur Kauffrau",
      "                   Acme GmbH, Bremen",
      "1994 – 2004       Gymnasium Syke, Abitur",
    );
    expect(outlineOf(text)).toEqual([
      "Ausbildung zur Kauffrau @ Acme GmbH, 2004-9 to 2007-7",
      "school Gymnasium Syke, 2004",
    ]);
  });

  test("a scanned page has digits inside words", () => {
    const text = lines(
      "EMPL0YMENT",
      "",
      "Area Sa1es Manager   0ct 2014 - Present",
      "Travis Hospita1, Stockport",
      "- Ru1es of the wards",
    );
    expect(positionsOf(text)).toEqual(["Area Sa1es Manager @ Travis Hospita1, 2014-10 to present"]);
  });

  test("a town in brackets is not part of the company", () => {
    expect(positionsOf(lines("Expérience", "2015 – 2020 : Responsable innovation, Acme (Pouzauges)"))).toEqual([
      "Responsable innovation @ Acme, 2015 to 2020",
    ]);
  });

  test("LaTeX columns end their lines with a full stop", () => {
    const text = lines(
      "Experience",
      "2014–18  Teacher, Dekalb School District, Decatur.",
      "2012–14  Teaching Fellow, Lumen, Chicago.",
    );
    expect(positionsOf(text)).toEqual([
      "Teacher @ Dekalb School District, 2014 to 2018",
      "Teaching Fellow @ Lumen, 2012 to 2014",
    ]);
  });

  test("a title that begins as the label of a form is a title", () => {
    const text = lines(
      "Experience",
      "Acme – New York, NY",
      "Principal Database Engineer      Mar 2019 to date",
      "Lumen – Austin, TX",
      "Supervisor      2014 - 2019",
    );
    expect(positionsOf(text)).toEqual([
      "Principal Database Engineer @ Acme, 2019-3 to present",
      "Supervisor @ Lumen, 2014 to 2019",
    ]);
  });

  test("towns that end in the name of another one are places", () => {
    const text = lines(
      "Experience",
      "UPS    New York, NY",
      "Scrum Master    Mar. 2013 – Dec. 2015",
      "Umbra    London, UK",
      "Analyst    2010 – 2012",
    );
    expect(positionsOf(text)).toEqual(["Scrum Master @ UPS, 2013-3 to 2015-12", "Analyst @ Umbra, 2010 to 2012"]);
  });

  test("a quarter begins a range", () => {
    expect(positionsOf(lines("Stationen", "Acme GmbH, Berlin     Q3/2021 bis jetzt", "Produktmanagerin"))).toEqual([
      "Produktmanagerin @ Acme GmbH, 2021 to present",
    ]);
  });

  test("a title that no list has comes first where the others do", () => {
    const text = lines(
      "Experience",
      "Director, Icon Films, 2020 - 2022",
      "Data Wrangler, Umbra Studios, 2018 - 2019",
      "Runner, Acme Animations, 2016 - 2018",
    );
    expect(positionsOf(text)[1]).toBe("Data Wrangler @ Umbra Studios, 2018 to 2019");
  });

  test("an application names the employer that is wished for, not the present one", () => {
    const text = lines(
      "I am writing to apply for the post of Head of Mathematics at Umbra Academy.",
      "Since 2017 I have been Head of Physics at Lumen School. From 2012 to 2017 I worked as a teacher at Acme School, and I studied at Cardiff University.",
    );
    expect(outlineOf(text).join()).not.toContain("Umbra");
  });
});
