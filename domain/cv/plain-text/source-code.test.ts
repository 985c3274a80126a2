import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const POSITIONS = ["Engineer @ Acme GmbH, 2016-5 to present", "Analyst @ Lumora, 2014 to 2016"];
const STUDIES = ["BSc Physics @ Lumora University, 2010 to 2013"];

describe("entries in the source of a program", () => {
  test.each([
    [
      "objects of one line",
      lines(
        "const work = [",
        '  { company: "Acme GmbH", position: "Engineer", startDate: "2016-05", endDate: "present" },',
        '  { company: "Lumora", position: "Analyst", startDate: "2014", endDate: "2016" },',
        "];",
        "const education = [",
        '  { school: "Lumora University", degree: "BSc Physics", start: "2010", end: "2013" },',
        "];",
      ),
    ],
    [
      "TypeScript below an import",
      lines(
        'import logo from "./logo.png";',
        "",
        "export const workExperience: Job[] = [",
        "  {",
        '    title: "Engineer",',
        '    company: "Acme GmbH",',
        "    icon: logo,",
        '    date: "May 2016 - Present",',
        '    points: ["Built pumps."],',
        "  },",
        "  {",
        '    title: "Analyst",',
        '    company: "Lumora",',
        "    icon: logo,",
        '    date: "2014 - 2016",',
        "    points: [],",
        "  },",
        "];",
        "export const education: Study[] = [",
        '  { institution: "Lumora University", degree: "BSc Physics", years: "2010 - 2013" },',
        "];",
      ),
    ],
    [
      "single quotes",
      lines(
        "export default {",
        "  experience: [",
        "    {",
        "      role: 'Engineer',",
        "      company: 'Acme GmbH',",
        "      period: 'May 2016 – present',",
        "    },",
        "    {",
        "      role: 'Analyst',",
        "      company: 'Lumora',",
        "      period: '2014 – 2016',",
        "    },",
        "  ],",
        "  education: [",
        "    { institution: 'Lumora University', degree: 'BSc Physics', year: '2010 – 2013' },",
        "  ],",
        "};",
      ),
    ],
    [
      "PHP",
      lines(
        "<?php",
        "$experience = [",
        "    [",
        "        'company' => 'Acme GmbH',",
        "        'title' => 'Engineer',",
        "        'dates' => 'May 2016 – present',",
        "    ],",
        "    [",
        "        'company' => 'Lumora',",
        "        'title' => 'Analyst',",
        "        'dates' => '2014 – 2016',",
        "    ],",
        "];",
        "$education = [",
        "    [",
        "        'school' => 'Lumora University',",
        "        'degree' => 'BSc Physics',",
        "        'years' => '2010 – 2013',",
        "    ],",
        "];",
      ),
    ],
    [
      "lists of Python, whose names are titles and degrees",
      lines(
        "w_experiences = [",
        "    {",
        '        "name": "Engineer",',
        '        "date": "05/2016 - Present",',
        '        "institution": "Acme GmbH",',
        '        "points": ["Built pumps"]',
        "    },",
        "    {",
        '        "name": "Analyst",',
        '        "date": "2014 - 2016",',
        '        "institution": "Lumora",',
        '        "points": ["Cut costs"]',
        "    },",
        "]",
        "ed_experiences = [",
        "    {",
        '        "name": "BSc Physics",',
        '        "date": "2010 - 2013",',
        '        "institution": "Lumora University",',
        '        "points": ["Graduated 110/110"]',
        "    },",
        "]",
      ),
    ],
    [
      "an object below the name it is assigned to, with fields of studies",
      lines(
        "export const resume =",
        "{",
        '  "work": [',
        '    { "company": "Acme GmbH", "position": "Engineer", "startDate": "2016-05", "endDate": "present" },',
        '    { "company": "Lumora", "position": "Analyst", "startDate": "2014", "endDate": "2016" }',
        "  ],",
        '  "education": [',
        "    {",
        '      "institution": "Lumora University",',
        '      "area": "Physics",',
        '      "studyType": "BSc Physics",',
        '      "startDate": "2010",',
        '      "endDate": "2013"',
        "    }",
        "  ]",
        "};",
      ),
    ],
    [
      "JSON of one line with blanks",
      `{ "work": [ { "company": "Acme GmbH", "position": "Engineer", "startDate": "2016-05", "endDate": "present" }, { "company": "Lumora", "position": "Analyst", "startDate": "2014", "endDate": "2016" } ], "education": [ { "institution": "Lumora University", "studyType": "BSc Physics", "startDate": "2010", "endDate": "2013" } ] }`,
    ],
  ])("are read: %s", (_name, text) => {
    expect([...positionsOf(text), ...educationsOf(text)]).toEqual([...POSITIONS, ...STUDIES]);
  });

  test("quotes inside a name stay", () => {
    const text = lines(
      "{",
      '  "work": [{ "company": "Acme GmbH", "position": "Engineer", "startDate": "2016", "endDate": "2018" }],',
      '  "education": [{ "institution": "Liceo \\"Vantelo\\" Nord", "studyType": "Diploma", "endDate": "2013" }]',
      "}",
    );
    expect(educationsOf(text)).toEqual(['Diploma @ Liceo \\"Vantelo\\" Nord, ? to 2013']);
  });
});
