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
