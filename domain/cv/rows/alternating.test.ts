import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const ENTRIES = [
  "Clerk of Works @ Lumora, 2019 to present",
  "Site Manager @ Vantelo, 2014 to 2019",
  "Cook @ Umbra, 2012 to 2013",
];

test.each([
  [
    "below their names, without headings",
    ["Clerk of Works, Lumora", "2019–present", "Site Manager, Vantelo", "2014–2019", "Cook, Umbra", "2012–2013"],
  ],
  [
    "below two names each, without headings",
    ["Clerk of Works", "Lumora", "2019–present", "Site Manager", "Vantelo", "2014–2019", "Cook", "Umbra", "2012–2013"],
  ],
  [
    "below a company and a title beside each other, above a remark",
    [
      "Lumora - Clerk of Works",
      "1/19 to now",
      "Vantelo - Site Manager",
      "3/14 to 1/19",
      "Umbra - Cook",
      "2/12 to 5/13",
      "",
      "she built two towns at her last place.",
    ],
  ],
])("dates are %s", (_form, rows) => {
  const withoutMonths = positionsOf(lines("Jo Usher, Leeds", "", ...rows)).map((entry) =>
    entry.replaceAll(/-\d+/g, ""),
  );
  expect(withoutMonths).toEqual(ENTRIES);
});

test("an entry in one line among names above their dates takes none of them", () => {
  const text = lines(
    "Experience",
    "",
    "Visiting Scholar, Bank of Lumora, Summer 2017",
    "Research Assistant, Institute for Vantel Studies",
    "2006–2007",
  );
  expect(positionsOf(text)).toEqual([
    "Visiting Scholar @ Bank of Lumora, 2017 to 2017",
    "Research Assistant @ Institute for Vantel Studies, 2006 to 2007",
  ]);
});

test("an academic career with its dates below the titles is work", () => {
  const text = lines(
    "Akademische Laufbahn",
    "",
    "Professorin, Universität Lumora",
    "Seit Okt. 2019",
    "Gastprofessorin, Kyōto Vantel, Japan",
    "2018 (März – Juli)",
    "Postdoktorandin, Lumora Institute of Technology",
    "2010 – 2012",
    "",
    "Ausbildung",
    "",
    "2009  Promotion, Technische Universität Umbra",
  );
  expect(positionsOf(text)).toEqual([
    "Professorin @ Universität Lumora, 2019-10 to present",
    "Gastprofessorin @ Kyōto Vantel, 2018-3 to 2018-7",
    "Postdoktorandin @ Lumora Institute of Technology, 2010 to 2012",
  ]);
  expect(educationsOf(text)).toEqual(["Promotion @ Technische Universität Umbra, ? to 2009"]);
});

test("titles above their dates, below a company above its own", () => {
  const text = lines(
    "Positions",
    "",
    "Chief Executive Officer, Lumora Bio ApS",
    "2014 –",
    "",
    "Umbra Biologics A/S",
    "2005 – 2014",
    "Vice President, Manufacturing",
    "2010 – 2014",
    "Director, Process Development",
    "2007 – 2010",
    "Senior Scientist",
    "2005 – 2007",
  );
  expect(positionsOf(text).slice(1)).toEqual([
    "Vice President, Manufacturing @ Umbra Biologics A/S, 2010 to 2014",
    "Director, Process Development @ Umbra Biologics A/S, 2007 to 2010",
    "Senior Scientist @ Umbra Biologics A/S, 2005 to 2007",
  ]);
});

test("dots at the end of a line are no part of a name", () => {
  const text = lines(
    "Experience",
    "Plant Manager ............ Lumora ...........",
    "10/2018 to Present",
    "Store Clerk .............. Vantelo ..........",
    "3/2011 to 9/2018",
  );
  expect(positionsOf(text)).toEqual([
    "Plant Manager @ Lumora, 2018-10 to present",
    "Store Clerk @ Vantelo, 2011-3 to 2018-9",
  ]);
});
