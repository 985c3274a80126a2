import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

const POSITIONS = ["Engineer @ Acme GmbH, 2016-5 to present", "Analyst @ Lumora, 2014 to 2016"];
const STUDIES = ["BSc Physics @ Lumora University, 2010 to 2013"];

describe("Org mode", () => {
  test.each([
    [
      "headings with stars, links and tags",
      lines(
        "#+TITLE: Jo Example",
        "#+OPTIONS: toc:nil num:nil",
        "* Experience",
        "** Engineer, [[https://acme.example/about][Acme GmbH]]  :work:",
        "/May 2016 – present/",
        "- Built *pumps* and valves",
        "** Analyst, Lumora",
        "/2014 – 2016/",
        "* Education",
        "** BSc Physics, Lumora University",
        "/2010 – 2013/",
        "* Grants and honors",
        "- “Pumps”, Umbra Foundation (2012-2014)",
      ),
    ],
    [
      "no keywords, and a heading right below a line",
      lines(
        "* Skills",
        "Excel",
        "* Experience",
        "** Acme GmbH, Leeds",
        "/Engineer/, May 2016 – present",
        "- Built pumps",
        "** Lumora, Leeds",
        "/Analyst/, 2014 – 2016",
        "* Education",
        "** Lumora University",
        "/BSc Physics/, 2010 – 2013",
      ),
    ],
    [
      "lists of dates and entries",
      lines(
        "#+TITLE: Jo Example",
        "* Experience",
        "- May 2016 – present :: Engineer, Acme GmbH",
        "- 2014 – 2016 :: Analyst, Lumora",
        "* Education",
        "| 2010 – 2013 | BSc Physics | Lumora University |",
      ),
    ],
  ])("has %s", (_name, text) => {
    expect([...positionsOf(text), ...educationsOf(text)]).toEqual([...POSITIONS, ...STUDIES]);
  });
});

describe("AsciiDoc", () => {
  test.each([
    [
      "links as headings, images and attributes",
      lines(
        "= Jo Example",
        ":toc:",
        "",
        "image:portrait.jpg[Jo,80,110]",
        "",
        "== Experience",
        "",
        "=== https://acme.example/[Acme GmbH]",
        "*Engineer* | May 2016 – present",
        "",
        "* Built https://pumps.example/[pumps]",
        "",
        "=== Lumora",
        "*Analyst* | 2014 – 2016",
        "",
        "== Education",
        "",
        "=== link:https://lumora.example[Lumora University]",
        "BSc Physics, 2010 – 2013",
      ),
    ],
    [
      "titles of blocks, roles and a table with a cell a line",
      lines(
        "= Jo Example",
        "",
        "== Experience",
        "",
        ".Acme GmbH, Leeds",
        "Engineer ([.date]#May 2016 – present#)",
        "",
        "--",
        "Built pumps.",
        "--",
        "",
        ".Lumora, Leeds",
        "Analyst ([.date]#2014 – 2016#)",
        "",
        "== Education",
        "",
        '[cols="1,3"]',
        "|===",
        "|2010 – 2013",
        "|*BSc Physics*, Lumora University",
        "|===",
      ),
    ],
  ])("has %s", (_name, text) => {
    expect([...positionsOf(text), ...educationsOf(text)]).toEqual([...POSITIONS, ...STUDIES]);
  });
});

test("reStructuredText has fields, directives, links and tables", () => {
  const text = lines(
    ".. contents:: Curriculum vitae",
    "   :depth: 2",
    "",
    "Experience",
    "==========",
    "",
    ":May 2016 – present: **Engineer**, `Acme GmbH <https://acme.example>`_, Leeds",
    ":2014 – 2016: **Analyst**, Lumora, Leeds",
    "",
    "Education",
    "=========",
    "",
    ".. list-table::",
    "   :widths: 20 80",
    "",
    "   * - 2010 – 2013",
    "     - **BSc Physics**, Lumora University",
  );
  expect([...positionsOf(text), ...educationsOf(text)]).toEqual([...POSITIONS, ...STUDIES]);
});

test.each([
  ["Engineer, Acme GmbH", "Analyst, Lumora"],
  ["Engineer at Acme GmbH", "Analyst at Lumora"],
  ["Engineer – Acme GmbH", "Analyst – Lumora"],
])("a town that is in no list stands beside the dates below “%s” and “%s”", (first, second) => {
  const text = lines(
    "## Experience",
    "",
    `### ${first}`,
    "*May 2016 – present, Quadling*",
    "",
    `### ${second}`,
    "*2014 – 2016, Bree*",
  );
  expect(positionsOf(text)).toEqual(POSITIONS);
});

describe("a file of data", () => {
  test.each([
    [
      "in YAML with comments as headings and quotes",
      lines(
        "# Work",
        "",
        '- company: "Acme GmbH"',
        '  position: "Engineer"',
        '  duration: "May 2016 – present"',
        '- company: "Lumora"',
        '  position: "Analyst"',
        '  duration: "2014 – 2016"',
        "# Education",
        "",
        '- uni: "Lumora University"',
        '  degree: "BSc Physics"',
        '  year: "2010 – 2013"',
      ),
    ],
    [
      "in YAML with lists below titles",
      lines(
        "experiences:",
        "  title: Experiences",
        "  info:",
        "  - company: Acme GmbH",
        "    role: Engineer",
        "    start: 2016-05",
        "    end: present",
        "  - company: Lumora",
        "    role: Analyst",
        "    start: 2014",
        "    end: 2016",
        "education:",
        "  title: Education",
        "  info:",
        "  - school: Lumora University",
        "    degree: BSc Physics",
        "    start: 2010",
        "    end: 2013",
      ),
    ],
    [
      "in JSON on one line",
      '{"basics":{"name":"Jo Example"},"work":[{"company":"Acme GmbH","position":"Engineer","startDate":"2016-05","endDate":"present","highlights":["Built pumps","Cut costs"]},{"company":"Lumora","position":"Analyst","startDate":"2014","endDate":"2016"}],"education":[{"institution":"Lumora University","studyType":"BSc Physics","startDate":"2010","endDate":"2013"}]}',
    ],
  ])("is read %s", (_name, text) => {
    expect([...positionsOf(text), ...educationsOf(text)]).toEqual([...POSITIONS, ...STUDIES]);
  });
});

test("the tables of a CV in YAML have headings", () => {
  const text = lines(
    "- title: Appointments",
    "  type: time_table",
    "  contents:",
    "    - title: Professor of Physics",
    "      institution: Lumora University",
    "      year: 2015 - 2019",
    "- title: Honors and Awards",
    "  type: time_table",
    "  contents:",
    "    - year: 2018",
    "      items:",
    "        - Umbra Best Paper Award",
    "    - year: 2016",
    "      items:",
    "        - Excellent Paper Award, Velox Group",
  );
  expect(positionsOf(text)).toEqual(["Professor of Physics @ Lumora University, 2015 to 2019"]);
});
