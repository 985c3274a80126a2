import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const EXPECTED = [
  "Site Engineer @ Lumora Builders Ltd, 2014-6 to 2016-7",
  "Planning Engineer @ Vantelo Infra, 2016-8 to present",
];

test.each([
  [
    "a company before 'as', with a department",
    [
      "• I have worked with Lumora Builders Ltd as a Site Engineer in Quality Department from 8th June’2014 to 7th July’2016.",
      "• I am working with Vantelo Infra as a Planning Engineer from 1st August’2016 to till date.",
    ],
  ],
  [
    "capitals, and lines that go on",
    [
      "• I HAVE WORKED WITH Lumora Builders Ltd, PUNE AS A Site Engineer (CONTRACTUAL) FROM 2ND",
      "JUNE’2014 TO 30TH JULY’2016.",
      "• PRESENTLY WORKING IN Vantelo Infra IN ASHDALE CAMPUS AS",
      "A Planning Engineer FROM 6 AUG 2016 TO till date . Project cost is 28 cr.",
    ],
  ],
  [
    "a title before the company",
    [
      "Worked as Site Engineer in Lumora Builders Ltd from June 2014 to July 2016.",
      "Presently working as a Planning Engineer at Vantelo Infra since August 2016",
    ],
  ],
  [
    "words before the dates",
    [
      "Worked as a Site Engineer at Lumora Builders Ltd for the period of June 2014 to July 2016",
      "Working as a Planning Engineer at Vantelo Infra for the period of August 2016 to till date",
    ],
  ],
  [
    "dates before the title",
    [
      "I have been employed with Lumora Builders Ltd from June 2014 to July 2016 as Site Engineer.",
      "I am presently working in Vantelo Infra from August 2016 to till date as a Planning Engineer.",
    ],
  ],
  [
    "projects beside the names",
    [
      "• M/s Lumora Builders Ltd, Project Green City, as a Site Engineer for various projects from Jun-2014 to Jul-2016 with handover.",
      "• Vantelo Infra Plot no. 519 Ashdale joined as Planning Engineer for Spring View since August 2016",
    ],
  ],
  [
    "years of experience",
    [
      "Upto 2 Year of Experience in Lumora Builders Ltd",
      "From June 2014 to July 2016) as Site Engineer.",
      "5 years worked with Vantelo Infra as Planning Engineer from Aug 2016 to till now.",
    ],
  ],
  [
    "titles in quotes",
    [
      "Worked as a “Site Engineer” with Lumora Builders Ltd from June 2014 to July 2016",
      "Working with Vantelo Infra as a 'Planning Engineer' since August 2016.",
    ],
  ],
  [
    "numbers in brackets, and an agency",
    [
      "(1) Worked as a Site Engineer in Lumora Builders Ltd (through M/s Umbra Services) from 10.06.2014 to 31.07.2016.",
      "(2) Working as Planning Engineer at Vantelo Infra, Pune since August 2016.",
    ],
  ],
  [
    "dates at the beginning",
    [
      "From June 2014 to July 2016 worked as Site Engineer in Lumora Builders Ltd.",
      "Since August 2016 with Vantelo Infra, Pune as Planning Engineer",
    ],
  ],
  [
    "a company and a dash at the beginning",
    [
      "Lumora Builders Ltd, Pune – Worked as Site Engineer from June 2014 to July 2016",
      "Vantelo Infra: Working as a Planning Engineer from August 2016 to till date",
    ],
  ],
  [
    "a company on the line above",
    [
      "Lumora Builders Ltd, Pune",
      "Worked as Site Engineer from June 2014 to July 2016",
      "- Checked the drawings and reported the progress.",
      "",
      "Vantelo Infra, Pune",
      "Working as a Planning Engineer from August 2016 to till date",
    ],
  ],
  [
    "a company behind the dates",
    [
      "Worked as Site Engineer from June 2014 to July 2016 in Lumora Builders Ltd.",
      "Working as Planning Engineer from August 2016 to till date with Vantelo Infra.",
    ],
  ],
  [
    "a company behind a title and its dates",
    [
      "Site Engineer (June 2014 – July 2016) with Lumora Builders Ltd",
      "Planning Engineer, August 2016 – Present, with Vantelo Infra",
    ],
  ],
])("items with %s are read", (_form, items) => {
  const found = positionsOf(lines("WORK EXPERIENCE", ...items, "", "EDUCATION", "B.Tech, Ashdale University, 2010"));
  expect(found.map((entry) => entry.replace("M/s ", ""))).toEqual(EXPECTED);
});

test.each([
  [
    "BERUFSERFAHRUNG",
    "- Gearbeitet bei der Lumora GmbH als Elektriker von 05/2014 bis 06/2016.",
    "Elektriker @ Lumora GmbH, 2014-5 to 2016-6",
  ],
  [
    "EXPÉRIENCE",
    "- J'ai travaillé chez Lumora SA en tant que comptable de mai 2014 à juin 2016.",
    "comptable @ Lumora SA, 2014-5 to 2016-6",
  ],
  [
    "EXPERIENCIA LABORAL",
    "• Laboré en la empresa Lumora SAC como Cajero desde 2012 hasta 2014.",
    "Cajero @ Lumora SAC, 2012 to 2014",
  ],
])("under %s, the item %j is read", (heading, item, position) => {
  expect(positionsOf(lines(heading, item))).toEqual([position]);
});

test("what somebody worked on is no position", () => {
  const text = lines(
    "EXPERIENCE",
    "Engineer, Acme, 2014 - 2016",
    "• Worked in teams as a scrum master from 2015 to 2016",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2014 to 2016"]);
});

test("a line that begins with dates does not go on", () => {
  const text = lines(
    "EXPERIENCE",
    "Mar'14 – May'17: M/s. Lumora & Associates, Chartered Accountants, Leeds as Audit Executive",
    "Key Result Areas:",
    "~ Audits of banks",
  );
  expect(positionsOf(text)).toEqual(["Audit Executive @ M/s. Lumora & Associates, 2014-3 to 2017-5"]);
});
