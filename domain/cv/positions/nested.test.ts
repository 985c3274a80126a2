import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const VANTELO = ["", "Vantelo Ltd, Leeds                         2006 – 2010", "Clerk"];

test.each([
  [
    "in brackets below blank lines",
    [
      "Lumora PLC (Birmingham)                    2010 – 2020",
      "Group of engineers, turnover £1.7bn",
      "",
      "Divisional Finance Director, Critical Engineering (Jan 2015 – Aug 2020)",
      "• Led the team of finance in 14 sites.",
      "",
      "Group Controller – Press Shop (Oct 2010 – Dec 2014)",
      "• Consolidated the results.",
    ],
    [
      "Divisional Finance Director, Critical Engineering @ Lumora PLC, 2015-1 to 2020-8",
      "Group Controller – Press Shop @ Lumora PLC, 2010-10 to 2014-12",
    ],
  ],
  [
    "with one of their dates",
    ["Lumora plc, Hull      04.2013 – 12.2019", "    Group Leader  (from 06.2016)", "    Engineer  (until 05.2016)"],
    ["Group Leader @ Lumora plc, 2016-6 to 2019-12", "Engineer @ Lumora plc, 2013-4 to 2016-5"],
  ],
  [
    "with regions behind dashes",
    [
      "Vantelo Energie                            2006 – 2020",
      "Area Manager – Northern & Central Region   2014 – 2020",
      "Verkaufsleiter – Region Nord               2010 – 2014",
      "Site Manager – Lumstadt Cluster            2006 – 2010",
    ],
    [
      "Area Manager – Northern & Central Region @ Vantelo Energie, 2014 to 2020",
      "Verkaufsleiter – Region Nord @ Vantelo Energie, 2010 to 2014",
      "Site Manager – Lumstadt Cluster @ Vantelo Energie, 2006 to 2010",
    ],
  ],
  [
    "in a list",
    [
      "LUMORA BANK PLC, LAGOS                     MARCH 2011 – MAY 2017",
      "-   Marketing Officer (2014 – 2017)",
      "-   Head Teller (2011 – 2014)",
    ],
    ["Marketing Officer @ LUMORA BANK PLC, 2014 to 2017", "Head Teller @ LUMORA BANK PLC, 2011 to 2014"],
  ],
  [
    "in a list behind colons",
    ["Lumora AG, Kiel                            2010 – 2022", "• Controller: 2012 – 2022", "• Trainee: 2010 – 2012"],
    ["Controller @ Lumora AG, 2012 to 2022", "Trainee @ Lumora AG, 2010 to 2012"],
  ],
  [
    "in a list before them",
    ["LUMORA – 2005/2016", "- 2012/2016 Directeur logistique – 180 salariés", "- 2005/2012 Chef de projet"],
    ["Directeur logistique @ LUMORA, 2012 to 2016", "Chef de projet @ LUMORA, 2005 to 2012"],
  ],
  [
    "in a list with what was done there, before towns that no list has",
    [
      "Grupo Lumora · Palma · enero 2010 - marzo 2022",
      "  > Consejera delegada, División Hoteles · mayo 2016 - marzo 2022",
      "    97 hoteles, 34.000 empleados en temporada. Venta de doce activos a un fondo de otro país.",
      "  > Directora, Gran Umbra Palacio de Isla · Punta Umbra · 2010 - 2016",
    ],
    ["Consejera delegada, División Hoteles @ Grupo Lumora, 2016-5 to 2022-3", "Directora @ Grupo Lumora, 2010 to 2016"],
  ],
  [
    "in a list with the lines that describe them",
    [
      "Lumora Gruppe, Kiel, 01/2010 – 03/2022",
      "• Bereichsleiterin Hotels, 05/2016 – 03/2022",
      "  97 Hotels mit 3.000 Beschäftigten",
      "• Regionalleiterin Nord, 01/2010 – 04/2016",
    ],
    [
      "Bereichsleiterin Hotels @ Lumora Gruppe, 2016-5 to 2022-3",
      "Regionalleiterin Nord @ Lumora Gruppe, 2010-1 to 2016-4",
    ],
  ],
  [
    "since when in brackets",
    [
      "LUMORA BANK LTD, Leeds Branch                                  Since Aug 2016",
      "    Assistant Manager - Branch Relationship (Since Apr 2020)",
      "    Customer Service Officer (Aug 2016 - Mar 2020)",
    ],
    [
      "Assistant Manager - Branch Relationship @ LUMORA BANK LTD, 2020-4 to present",
      "Customer Service Officer @ LUMORA BANK LTD, 2016-8 to 2020-3",
    ],
  ],
])("titles with their dates %s are below their company", (_form, entry, expected) => {
  expect(positionsOf(lines("EXPERIENCE", "", ...entry, ...VANTELO))).toEqual([
    ...expected,
    "Clerk @ Vantelo Ltd, 2006 to 2010",
  ]);
});

test("a dated item beside a title is none", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "Engineer, Lumora Ltd, Leeds                2010 – 2020",
    "• Manager of the move to York (2014 – 2015)",
    "• Lead of the team of testers (2016 – 2018)",
    ...VANTELO,
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora Ltd, 2010 to 2020", "Clerk @ Vantelo Ltd, 2006 to 2010"]);
});

test.each([
  [["Vantelo, Kiel, 1999 - 2003", "  - Account Manager"], "Account Manager @ Vantelo, 1999 to 2003"],
  [["1999 – 2003 Vantelo, Kiel", "• Sachbearbeiter Einkauf"], "Sachbearbeiter Einkauf @ Vantelo, 1999 to 2003"],
  [["Hostal Vantelo, Cala Umbra · 1999 - 2003", "  > Recepcionista"], "Recepcionista @ Hostal Vantelo, 1999 to 2003"],
])("the only item below a company and its dates is the title: %j", (entry, expected) => {
  expect(positionsOf(lines("EXPERIENCE", ...entry, ...VANTELO))).toEqual([
    expected,
    "Clerk @ Vantelo Ltd, 2006 to 2010",
  ]);
});

test("the only item below a title and a company is what was done there", () => {
  const text = lines("EXPERIENCE", "Engineer", "Lumora, Kiel, 1999 - 2003", "- Manager of the move", ...VANTELO);
  expect(positionsOf(text)[0]).toBe("Engineer @ Lumora, 1999 to 2003");
});

test.each([
  ["  – Umbra, Vicence : Analyste, 2009 - 2012", "  – Velox, Paris : Comptable, 2006 - 2009"],
  ["  Umbra | Analyste | 2009 - 2012", "  Velox | Comptable | 2006 - 2009"],
])("a group above its companies, each with its title and dates, is no position: %j", (...entries) => {
  expect(positionsOf(lines("PARCOURS", "LUMORA GROUPE, 2006 - 2012", ...entries, ...VANTELO))).toEqual([
    "Analyste @ Umbra, 2009 to 2012",
    "Comptable @ Velox, 2006 to 2009",
    "Clerk @ Vantelo Ltd, 2006 to 2010",
  ]);
});

test("titles with more indent than their company, and no blank line above the next company", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "Vantelo, Birmingham",
    "  Senior Director (Level 2)                                   02/2023 – present",
    "    Leads 64 lawyers, accountants and engineers",
    "  Acting Chief Officer                                        09/2022 – 01/2023",
    "Quarro Treasury",
    "  Deputy Director, Water Bills & Resilience                   04/2019 – 08/2022",
    "  Head of Insurance Policy                                    01/2017 – 03/2019",
    "",
    "EDUCATION",
    "MBA, University of Lumora, 2014",
  );
  expect(positionsOf(text)).toEqual([
    "Senior Director (Level 2) @ Vantelo, 2023-2 to present",
    "Acting Chief Officer @ Vantelo, 2022-9 to 2023-1",
    "Deputy Director, Water Bills & Resilience @ Quarro Treasury, 2019-4 to 2022-8",
    "Head of Insurance Policy @ Quarro Treasury, 2017-1 to 2019-3",
  ]);
});
