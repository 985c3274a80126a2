import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

describe("several roles with their dates stand beside their company", () => {
  const both = (first: string, second: string, company: string) => [
    `${first} @ ${company}, 2012 to 2014`,
    `${second} @ ${company}, 2014 to 2016`,
  ];
  test.each([
    [
      "Vantelo: Corporate Controller 2012-2014, VP Finance 2014-2016.",
      both("Corporate Controller", "VP Finance", "Vantelo"),
    ],
    [
      "Vantelo: Corporate Controller 2012-2014, VP Finance 2014-2016. Closed the second round, built all from one spreadsheet.",
      both("Corporate Controller", "VP Finance", "Vantelo"),
    ],
    [
      "Umbra LLP, Montréal: staff accountant (2012–2014), audit senior (2014–2016)",
      both("staff accountant", "audit senior", "Umbra LLP"),
    ],
    ["Lumora - Analyst 2012-2014, then Senior Analyst 2014-2016", both("Analyst", "Senior Analyst", "Lumora")],
    [
      "Lumora, Vevey — Contrôleur de gestion (2012-2014), puis Directeur financier (2014-2016).",
      both("Contrôleur de gestion", "Directeur financier", "Lumora"),
    ],
    [
      "Lumora AG, Kempten: 2012 – 2014 Anwendungstechniker, 2014 – 2016 Produktmanager",
      both("Anwendungstechniker", "Produktmanager", "Lumora AG"),
    ],
    [
      "2012–14 Logistics Planner, 2014–16 Regional Manager, both at Vantelo Exports Ltd (40 containers a week)",
      both("Logistics Planner", "Regional Manager", "Vantelo Exports Ltd"),
    ],
    [
      "2012–2014 Einkäufer, 2014–2016 Leiter Einkauf, beides bei Vantelo",
      both("Einkäufer", "Leiter Einkauf", "Vantelo"),
    ],
  ])("%s", (line, expected) => {
    expect(positionsOf(lines("Experience", line, "Kestrel: Intern, 2009-2010"))).toEqual([
      ...expected,
      "Intern @ Kestrel, 2009 to 2010",
    ]);
  });
});

test.each([
  [
    "in one line, each behind its number",
    lines(
      "(1) Vantelo - Head of Payroll - 2019 to 2023  (2) Lumora - Team Lead - 2014 to 2019  (3) Umbra - Call Center Agent from 2009, then WFM Analyst until 2014",
    ),
    [
      "Head of Payroll @ Vantelo, 2019 to 2023",
      "Team Lead @ Lumora, 2014 to 2019",
      "Call Center Agent @ Umbra, 2009 to ?",
      "WFM Analyst @ Umbra, ? to 2014",
    ],
  ],
  [
    "in items that say which one was earlier",
    lines(
      "• fondateur, Vantelo, depuis oct. 2023",
      "• avant : Lumora, chef de projet R&D, 2017 → 2023",
      "• avant : postdoc à l'Institut Umbra, 2014 → 2016",
    ),
    [
      "fondateur @ Vantelo, 2023-10 to present",
      "chef de projet R&D @ Lumora, 2017 to 2023",
      "postdoc @ Institut Umbra, 2014 to 2016",
    ],
  ],
])("entries %s", (_name, text, expected) => {
  expect(positionsOf(lines("Experience", text))).toEqual(expected);
});

test("the messages of a chat about somebody", () => {
  const text = lines(
    "[14:02] Kim: who is this Jo",
    "[14:05] Lee: Jo Muster. ex Vantelo (hw engineer 2015-18), ex Lumora (Taipei, led the hinge team til 2021), then Lead Engineer at Umbra in Oslo 2021-24",
    "[14:06] Kim: and now",
    "[14:06] Lee: founder of Kestrelo since last june. pls do not laugh",
  );
  expect(positionsOf(text)).toEqual([
    "hw engineer @ Vantelo, 2015 to 2018",
    "– @ Lumora, ? to 2021",
    "Lead Engineer @ Umbra, 2021 to 2024",
    "founder @ Kestrelo, ? to ?",
  ]);
});

describe("items below a founder's line are entries", () => {
  test.each([
    [
      lines(
        "Jo Example, Founder & CEO, full time since Feb 2022",
        "▸ 2013–2015: Logistics Planner at Lumora, Leeds. 40 containers",
        "▸ 2017 to Jan 2022: ran East Africa for Umbra Reefer – 14 people, three depots",
        "▸ MSc Food Logistics, Lumen University, 2013",
      ),
      ["Logistics Planner @ Lumora, 2013 to 2015", "– @ Umbra Reefer, 2017 to 2022-1"],
    ],
    [
      lines(
        "Jo Muster – CEO y fundadora (desde noviembre de 2023)",
        "· Ingeniera Agrónoma, Universidad de Lumen, 2014",
        "· 2016-2019: técnica de campo en Lumora, Antequera. 38 cooperativas",
        "· 2019-2023: llevó la expansión en Portugal de Umbra (de 0 a 3,1 M€)",
      ),
      ["técnica de campo @ Lumora, 2016 to 2019", "– @ Umbra, 2019 to 2023"],
    ],
    [
      lines(
        "Jo Muster, Gründer und CEO (seit November 2023)",
        "• 2016–2019: Techniker bei Lumora, Kiel",
        "• 2019–2023: leitete den Aufbau von Umbra in Portugal",
        "• MSc Agrar, Universität Lumen, 2016",
      ),
      ["Techniker @ Lumora, 2016 to 2019", "– @ Umbra, 2019 to 2023"],
    ],
  ])("%s", (text, expected) => {
    expect(positionsOf(lines("TEAM", "", text)).slice(1)).toEqual(expected);
  });

  test("and the title of a graduate is a degree", () => {
    const text = lines(
      "Jo Muster – CEO y fundadora (desde noviembre de 2023)",
      "· Ingeniera Agrónoma, Universidad de Lumen, 2014",
      "· 2016-2019: técnica de campo en Lumora, Antequera",
      "· 2019-2023: llevó la expansión en Portugal de Umbra",
    );
    expect(educationsOf(text)).toEqual(["Ingeniera Agrónoma @ Universidad de Lumen, ? to 2014"]);
  });

  test.each([
    "Laura Muster – CEO y fundadora (desde noviembre de 2023)",
    "Laura Muster, Founder & CEO (since November 2023)",
  ])("the line %s names no company", (head) => {
    const items = ["• 2016–2019: Technician at Lumora, Leeds", "• 2019–2023: led the expansion of Umbra in Portugal"];
    expect(positionsOf(lines("TEAM", "", head, ...items, "• MSc Food, Lumen University, 2013"))[0]).toMatch(
      /@ –, 2023-11 to present$/,
    );
  });

  test("but those of a position with the same years are its own", () => {
    const text = lines(
      "Experience",
      "Director, Lumora (since 2012)",
      "- 2013–2015: buyer of pumps",
      "- 2015–2017: ran the lab",
    );
    expect(positionsOf(text)).toEqual(["Director @ Lumora, 2012 to present"]);
  });
});
