import { describe, expect, test } from "vitest";
import { type LinkedinPerson, linkedinPdf } from "#tests/support/documents/linkedin-layout.ts";
import { formatDateRange } from "../profile/date-range.ts";
import { readBytes } from "./read-bytes.ts";

const TODAY = { year: 2026, month: 11 };
const IDA: LinkedinPerson = { name: "Ida Beispiel", headline: "CEO at Tidewright", companies: [], schools: [] };

async function read(person: Partial<LinkedinPerson>) {
  const { profile, kind, text } = await readBytes("Profile.pdf", linkedinPdf({ ...IDA, ...person }));
  expect(kind).toBe("linkedin_pdf");
  if (profile === null) throw new Error("No profile");
  return {
    profile,
    text,
    positions: profile.positions.map(({ company, title, dates, location }) =>
      [company, title, formatDateRange(dates, TODAY), location].map((part) => part ?? "").join(" | "),
    ),
    educations: profile.educations.map(({ school, degree, fieldOfStudy, dates }) =>
      [school, degree, fieldOfStudy, formatDateRange(dates, TODAY)].map((part) => part ?? "").join(" | "),
    ),
  };
}

const LONG = "Vice President of Platform Engineering, Developer Experience and Internal Tools for Northern Europe";
const BULLETS =
  "• Led the migration to a new platform with eleven teams in four countries\n• Hired twelve engineers\n".repeat(8);

describe("positions", () => {
  test.each<{ name: string; companies: LinkedinPerson["companies"]; expected: readonly string[] }>([
    {
      name: "one role with dates, location and description",
      companies: [
        {
          name: "N26",
          roles: [
            {
              title: "Engineer",
              dates: "September 2009 - Present",
              duration: "16 years 3 months",
              location: "Berlin, Germany",
              description: "Built the ledger.",
            },
          ],
        },
      ],
      expected: ["N26 | Engineer | Sep 2009 - Present | Berlin, Germany"],
    },
    {
      name: "several roles below the total time at one company",
      companies: [
        {
          name: "Personio",
          total: "6 years 2 months",
          roles: [
            {
              title: "VP Product",
              dates: "March 2020 - December 2022",
              duration: "2 years 10 months",
              location: "Munich",
            },
            { title: "Product Manager", dates: "2016 - 2020", duration: "4 years" },
          ],
        },
        { name: "Celonis", roles: [{ title: "Intern", dates: "2015 - 2016", duration: "less than a year" }] },
      ],
      expected: [
        "Personio | VP Product | Mar 2020 - Dec 2022 | Munich",
        "Personio | Product Manager | 2016 - 2020 | ",
        "Celonis | Intern | 2015 - 2016 | ",
      ],
    },
    {
      name: "wrapped titles and companies",
      companies: [
        {
          name: "The Federal Ministry for Economic Affairs and Climate Action of the Federal Republic of Germany",
          roles: [{ title: LONG, dates: "May 2019 - June 2021", duration: "2 years 2 months" }],
        },
      ],
      expected: [
        `The Federal Ministry for Economic Affairs and Climate Action of the Federal Republic of Germany | ${LONG} | May 2019 - Jun 2021 | `,
      ],
    },
    {
      name: "roles without dates and with a single one",
      companies: [
        {
          name: "Acme",
          roles: [
            { title: "Advisor", dates: null },
            { title: "Jury member", dates: "May 2012", duration: "1 month" },
            { title: "Founder", dates: "2010 - Present", duration: "16 years" },
          ],
        },
      ],
      expected: [
        "Acme | Advisor |  | ",
        "Acme | Jury member | May 2012 - May 2012 | ",
        "Acme | Founder | 2010 - Present | ",
      ],
    },
    {
      name: "descriptions over several pages",
      companies: ["Alpha", "Beta", "Gamma", "Delta"].map((name, index) => ({
        name,
        roles: [
          {
            title: "Manager",
            dates: `${2010 + index} - ${2011 + index}`,
            duration: "1 year",
            location: "Paris, France",
            description: BULLETS,
          },
        ],
      })),
      expected: ["Alpha", "Beta", "Gamma", "Delta"].map(
        (name, index) => `${name} | Manager | ${2010 + index} - ${2011 + index} | Paris, France`,
      ),
    },
    {
      name: "dates of other languages",
      companies: [
        { name: "Zalando", roles: [{ title: "Leiterin", dates: "Dezember 2018 - Heute", duration: "8 Jahre" }] },
        {
          name: "Doctolib",
          roles: [{ title: "Ingénieur", dates: "février 2014 - août 2018", duration: "4 ans 7 mois" }],
        },
        { name: "Back Market", roles: [{ title: "Analyste", dates: "juin 2013 - aujourd’hui" }] },
        { name: "字节跳动", roles: [{ title: "工程师", dates: "2012年3月 - 至今", duration: "14 年" }] },
        { name: "Яндекс", roles: [{ title: "Инженер", dates: "март 2010 - май 2012", duration: "2 года" }] },
        {
          name: "Nubank",
          roles: [
            { title: "Analista", dates: "maio de 2021 - o momento", duration: "3 anos" },
            { title: "Estagiário", dates: "2019年3月-2020年5月", duration: "1 年" },
          ],
        },
        { name: "Glovo", roles: [{ title: "Jefa", dates: "septiembre de 2019 - actualidad", duration: "5 años" }] },
      ],
      expected: [
        "Zalando | Leiterin | Dec 2018 - Present | ",
        "Doctolib | Ingénieur | Feb 2014 - Aug 2018 | ",
        "Back Market | Analyste | Jun 2013 - Present | ",
        "字节跳动 | 工程师 | Mar 2012 - Present | ",
        "Яндекс | Инженер | Mar 2010 - May 2012 | ",
        "Nubank | Analista | May 2021 - Present | ",
        "Nubank | Estagiário | Mar 2019 - May 2020 | ",
        "Glovo | Jefa | Sep 2019 - Present | ",
      ],
    },
    {
      name: "names that break after a hyphen or between Chinese characters",
      companies: [
        {
          name: "Rheinische Friedrich-Wilhelms-Universitätsklinikum-Bonn-Verwaltungs-Gesellschaft",
          roles: [
            {
              title:
                "Leiterin der Mathematisch-Naturwissenschaftlichen Forschungs-Abteilung/Entwicklungs-Koordinatorin",
              dates: "Mai 2019 - Present",
            },
          ],
        },
        {
          name: "北京总部人工智能实验室大模型研究与工程应用部门".repeat(2),
          roles: [{ title: "工程师", dates: "2012" }],
        },
      ],
      expected: [
        "Rheinische Friedrich-Wilhelms-Universitätsklinikum-Bonn-Verwaltungs-Gesellschaft | Leiterin der Mathematisch-Naturwissenschaftlichen Forschungs-Abteilung/Entwicklungs-Koordinatorin | May 2019 - Present | ",
        `${"北京总部人工智能实验室大模型研究与工程应用部门".repeat(2)} | 工程师 | 2012 - 2012 | `,
      ],
    },
  ])("reads $name", async ({ companies, expected }) => {
    expect((await read({ companies })).positions).toEqual(expected);
  });
});

test.each<{ name: string; schools: LinkedinPerson["schools"]; expected: readonly string[] }>([
  {
    name: "degree, field and years",
    schools: [{ name: "Kiel University", details: "Master of Science - MS, Business Informatics · (2010 - 2013)" }],
    expected: ["Kiel University | Master of Science - MS | Business Informatics | 2010 - 2013"],
  },
  {
    name: "months, a single year, and no years",
    schools: [
      { name: "HEC Paris", details: "MBA · (September 2017 - June 2019)" },
      { name: "TUM", details: "Diplom, Informatik · (2014)" },
      { name: "Gymnasium Kiel" },
      { name: "ETH Zürich", details: "(2001 - 2005)" },
    ],
    expected: [
      "HEC Paris | MBA |  | Sep 2017 - Jun 2019",
      "TUM | Diplom | Informatik | until 2014",
      "Gymnasium Kiel |  |  | ",
      "ETH Zürich |  |  | 2001 - 2005",
    ],
  },
  {
    name: "activities below the dates, and dates of other languages",
    schools: [
      { name: "Assas", details: "Licence, Droit · (septembre 2017 - juin 2019)\nActivities and Societies: Rowing" },
      { name: "IE", details: "Máster, Finanzas · (septiembre de 2015 - junio de 2016)" },
    ],
    expected: ["Assas | Licence | Droit | Sep 2017 - Jun 2019", "IE | Máster | Finanzas | Sep 2015 - Jun 2016"],
  },
  {
    name: "a wrapped school and a wrapped degree",
    schools: [
      {
        name: "Rheinische Friedrich-Wilhelms-Universität Bonn, Mathematisch-Naturwissenschaftliche Fakultät",
        details:
          "Bachelor of Science (BSc, Hons), Applied Mathematics and Computational Science for Natural Sciences · (2005 - 2009)",
      },
    ],
    expected: [
      "Rheinische Friedrich-Wilhelms-Universität Bonn, Mathematisch-Naturwissenschaftliche Fakultät | Bachelor of Science (BSc, Hons) | Applied Mathematics and Computational Science for Natural Sciences | 2005 - 2009",
    ],
  },
])("reads educations with $name", async ({ schools, expected }) => {
  expect((await read({ schools })).educations).toEqual(expected);
});

test("reads name, headline, summary, URL and skills", async () => {
  const { profile, text } = await read({
    name: "王小明",
    headline: "Founder of many companies in many places | Investor | Speaker and author of several books on ports",
    location: "Kiel, Schleswig-Holstein, Germany",
    slug: "ida-beispiel-example-1a2b3c4d5e",
    summary:
      "Plans berths by day, sails by night, and writes about both of them whenever there is time for it.\n\nAsk me.",
    skills: ["Port Operations", "SaaS"],
    sidebar: [{ heading: "Languages", items: ["German"] }],
  });
  expect(profile).toMatchObject({
    fullName: "王小明",
    headline: "Founder of many companies in many places | Investor | Speaker and author of several books on ports",
    summary:
      "Plans berths by day, sails by night, and writes about both of them whenever there is time for it.\n\nAsk me.",
    url: "https://www.linkedin.com/in/ida-beispiel-example-1a2b3c4d5e",
    skills: ["Port Operations", "SaaS"],
  });
  expect(text).toContain("\nKiel, Schleswig-Holstein, Germany\n");
  expect(text).toContain("Languages\nGerman");
  expect(text).not.toContain("Page 1");
});

test.each([
  { name: "A4", print: { scale: 0.968, x: 1.2, y: 20 } },
  { name: "a smaller size with a margin", print: { scale: 0.9, x: 30, y: 36 } },
  { name: "a larger size", print: { scale: 1.3, x: 0, y: 0 } },
])("reads a LinkedIn PDF that was printed to $name", async ({ print }) => {
  const { positions, educations, profile, text } = await read({
    print,
    slug: "ida-beispiel-example",
    skills: ["Port Operations and the planning of many berths", "SaaS"],
    companies: [
      {
        name: "N26",
        total: "4 years",
        roles: [
          { title: "Engineer", dates: "May 2019 - Present", location: "Berlin", description: BULLETS.repeat(3) },
          { title: "Intern", dates: "2018 - 2019" },
        ],
      },
    ],
    schools: [{ name: "TUM", details: "MSc · (2010 - 2014)" }],
  });
  expect(positions).toEqual(["N26 | Engineer | May 2019 - Present | Berlin", "N26 | Intern | 2018 - 2019 | "]);
  expect(educations).toEqual(["TUM | MSc |  | 2010 - 2014"]);
  expect(profile).toMatchObject({
    publicId: "ida-beispiel-example",
    skills: ["Port Operations and the planning of many berths", "SaaS"],
  });
  expect(text).not.toContain("Page 1");
});

test.each([
  { language: "Romanian", contact: "Contactați", skills: "Aptitudini principale" },
  { language: "Danish", contact: "Kontakt", skills: "Mest repræsenterede kompetencer" },
  { language: "Russian", contact: "Способы связаться", skills: "Основные навыки" },
  { language: "an unknown language", contact: "Xxxxx", skills: "Top Skills" },
])("reads the sidebar in $language", async ({ contact, skills }) => {
  const { profile } = await read({ slug: "ida", skills: ["Excel", "Sailing"], words: { contact, skills } });
  expect(profile).toMatchObject({ publicId: "ida", skills: ["Excel", "Sailing"] });
});

test("reads headings in an unknown language by their font sizes", async () => {
  const { positions, educations, profile } = await read({
    summary: "Kirja kerrallaan.",
    companies: [{ name: "Nokia", roles: [{ title: "Insinööri", dates: "tammikuu 2010 - maaliskuu 2012" }] }],
    schools: [{ name: "Aalto", details: "DI · (2005 - 2009)" }],
    words: { summary: "Xxx", experience: "Yyy", education: "Zzz", page: (page, of) => `Sivu ${page}/${of}` },
  });
  expect(positions).toEqual(["Nokia | Insinööri | Jan 2010 - Mar 2012 | "]);
  expect(educations).toEqual(["Aalto | DI |  | 2005 - 2009"]);
  expect(profile.summary).toBe("Kirja kerrallaan.");
});
