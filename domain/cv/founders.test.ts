import { describe, expect, test } from "vitest";
import { lines, outlineOf, positionsOf } from "./outline.test-support.ts";

describe("a founder's page is read", () => {
  test.each([
    [
      "under headings that say only when",
      lines(
        "MARTA EXAMPLE",
        "Lisbon",
        "",
        "NOW",
        "Lumora — Co-Founder & CEO (2022 – present)",
        "Sensors for oyster farms. 12 people.",
        "",
        "BEFORE THAT",
        "Umbra — Senior Product Manager (2018 – 2022)",
        "",
        "EDUCATION",
        "Lumora University — MSc Physics (2010 – 2015)",
        "",
        "ALSO",
        "Speaker at Harbor Summit 2023.",
      ),
      [
        "Co-Founder & CEO @ Lumora, 2022 to present",
        "Senior Product Manager @ Umbra, 2018 to 2022",
        "school Lumora University, 2015",
      ],
    ],
    [
      "under headings that no word gives away, beside one of military service",
      lines(
        "NOGA EXAMPLE",
        "",
        "VENTURE",
        "Lumora Ltd. — Founder & CEO (2021 – today)",
        "",
        "MILITARY",
        "Umbra Air Force — R&D Officer (2006 – 2012)",
        "",
        "EDUCATION",
        "Lumora University — BSc Physics (2002 – 2006)",
      ),
      [
        "Founder & CEO @ Lumora Ltd., 2021 to present",
        "R&D Officer @ Umbra Air Force, 2006 to 2012",
        "school Lumora University, 2006",
      ],
    ],
    [
      "under headings in capitals, none of which is a known one",
      lines(
        "Mira Example",
        "",
        "THE COMPANY",
        "Lumora, co-founder and CTO, 2023 to date",
        "Agents for claims, 9 people.",
        "",
        "THE ROAD THERE",
        "Umbra, VP Engineering, 2017 to 2023",
        "Harbor, Team Leader, 2012 to 2017",
        "",
        "ON PAPER",
        "Lumora University, BSc Computer Science, 2009 to 2012",
        "",
        "ON THE SIDE",
        "Angel investor in Foxglove and Marten",
      ),
      [
        "co-founder and CTO @ Lumora, 2023 to present",
        "VP Engineering @ Umbra, 2017 to 2023",
        "Team Leader @ Harbor, 2012 to 2017",
        "school Lumora University, 2012",
      ],
    ],
    [
      "with what became of the company after the dates",
      lines(
        "Experience",
        "Co-Founder & CEO, Lumora (2019–2022, acquired by Foxglove)",
        "Gründer, Umbra, 2016–2019, verkauft an Marten",
        "Software Engineer, Harbor (2012–2016)",
      ),
      [
        "Co-Founder & CEO @ Lumora, 2019 to 2022",
        "Gründer @ Umbra, 2016 to 2019",
        "Software Engineer @ Harbor, 2012 to 2016",
      ],
    ],
    [
      "with several companies and their dates in one line",
      lines(
        "Name: Pedro Example",
        "Role: CEO & Founder at Lumora (since Jan 2021)",
        "Previously: Head of Growth at Umbra (2018–2020), then Growth Manager at Harbor (2015–2018)",
        "Education: MBA, Lumora University (2017)",
      ),
      [
        "CEO & Founder @ Lumora, 2021-1 to present",
        "Head of Growth @ Umbra, 2018 to 2020",
        "Growth Manager @ Harbor, 2015 to 2018",
        "school Lumora University, 2017",
      ],
    ],
    [
      "with indented titles below a company",
      lines(
        "EXPERIENCE",
        "Umbra, Berlin",
        "  Director, Radar Algorithms (2018–2021)",
        "  Built the group from 3 to 40.",
        "  Algorithm Team Lead (2015–2018)",
        "Harbor Systems — Engineer (2012–2015)",
        "Foxglove — Product Advisor (2011–2012)",
        "Marten — Analyst (2009–2011)",
      ),
      [
        "Director, Radar Algorithms @ Umbra, 2018 to 2021",
        "Algorithm Team Lead @ Umbra, 2015 to 2018",
        "Engineer @ Harbor Systems, 2012 to 2015",
        "Product Advisor @ Foxglove, 2011 to 2012",
        "Analyst @ Marten, 2009 to 2011",
      ],
    ],
  ])("%s", (_name, text, expected) => {
    expect(outlineOf(text)).toEqual(expected);
  });

  test.each([
    [
      "two names with a slash before the title",
      "Umbra / Lumora Pharmacy, Product Manager, 2019 – 2021",
      "Product Manager @ Umbra / Lumora Pharmacy",
    ],
    [
      "a specialty between the title and the company",
      "Resident, Internal Medicine-Pediatrics, Lumora Medical Center, 2010 – 2014",
      "Resident, Internal Medicine-Pediatrics @ Lumora Medical Center",
    ],
    ["who paid for the work", "Researcher, 2019 – 2021, funded by Umbra", "Researcher @ –"],
  ])("%s", (_name, line, expected) => {
    const text = lines("Experience", line, "Analyst, Umbra, 2006 – 2008");
    expect(positionsOf(text)[0]).toMatch(expected);
  });

  test("without what a line under the name of another section holds", () => {
    const text = lines(
      "Experience",
      "Founder, Lumora, 2019 – 2022",
      "Analyst, Umbra, 2015 – 2019",
      "Boards: Harbor chapter, since 2022; observer at Foxglove until 2023",
    );
    expect(positionsOf(text)).toEqual(["Founder @ Lumora, 2019 to 2022", "Analyst @ Umbra, 2015 to 2019"]);
  });
});

test.each(["Co-Founder & Partner", "Director & Partner", "Gründerin & Partner", "Geschäftsführer und Partner"])(
  "%s is a title, and no law firm",
  (title) => {
    const text = lines("Experience", "", title, "Lumora", "2014 - 2016", "", "Clerk", "Okra & Partner", "2010 - 2014");
    expect(positionsOf(text)[0]).toBe(`${title} @ Lumora, 2014 to 2016`);
    const both = lines("Experience", "", title, "Lumora", "2014 - 2016", "", title, "Vantelo", "2010 - 2014");
    expect(positionsOf(both)[1]).toBe(`${title} @ Vantelo, 2010 to 2014`);
  },
);

test.each([
  ["CEO", "▪ Ex-Head of Product, Lumora Europe (2019–2023)", "Head of Product @ Lumora Europe, 2019 to 2023"],
  ["CTO", "• 7 yrs Lumora Manufacturing, Lead Engineer, until 2023", "Lead Engineer @ Lumora Manufacturing, ? to 2023"],
  [
    "Geschäftsführer",
    "- 7 Jahre Lumora GmbH, Leiter Simulation, bis 2023",
    "Leiter Simulation @ Lumora GmbH, ? to 2023",
  ],
])("the items of a list below a person and %j on a slide stand alone: %s", (title, item, expected) => {
  const mark = item.charAt(0);
  const text = lines(
    "TEAM",
    "Kim Muster",
    title,
    item,
    `${mark} Postdoc, Vantelo Labs, 2014–2016`,
    `${mark} MSc Product Design, Carrow University (2014)`,
  );
  expect(positionsOf(text)).toEqual([expected, "Postdoc @ Vantelo Labs, 2014 to 2016"]);
});
