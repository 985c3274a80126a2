import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const EXPECTED = [
  "Store Clerk II @ Lumora Foods, 2016-3 to present",
  "Nursing Assistant (CNA) @ Vantelo Care & Living, 2014-5 to 2016-2",
  "Package Handler @ Umbra Parcel, 2012-1 to 2014-4",
];

test.each([
  [
    "dates behind the town",
    [
      "Store Clerk II",
      "Lumora Foods -  Tampa, FL March 2016 to Present",
      "• Greeted the customers.",
      "Nursing Assistant (CNA)",
      "Vantelo Care & Living -  Plano, TX May 2014 to February 2016",
      "• Helped the residents.",
      "Package Handler",
      "Umbra Parcel -  Ocala, FL January 2012 to April 2014",
    ],
  ],
  [
    "dates behind a town without blanks",
    [
      "Store Clerk II",
      "Lumora Foods-Tampa, FL March 2016 to Present",
      "•Greeted the customers.",
      "Nursing Assistant (CNA)",
      "Vantelo Care & Living-Plano, TX May 2014 to February 2016",
      "•Helped the residents.",
      "Package Handler",
      "Umbra Parcel-Ocala, FL January 2012 to April 2014",
    ],
  ],
  [
    "a title before the company",
    [
      "Store Clerk II Lumora Foods -  Tampa, FL -",
      "March 2016 to Present",
      "• Greeted the customers.",
      "Nursing Assistant (CNA) Vantelo Care & Living -  Plano, TX -",
      "May 2014 to February 2016",
      "• Helped the residents.",
      "Package Handler Umbra Parcel -  Ocala, FL -",
      "January 2012 to April 2014",
    ],
  ],
  [
    "an entry in one line",
    [
      "Store Clerk II Lumora Foods-Tampa, FL March 2016 to Present",
      "•Greeted the customers.",
      "Nursing Assistant (CNA) Vantelo Care & Living-Plano, TX May 2014 to February 2016",
      "•Helped the residents. •Handled the linen of the rooms.",
      "Package Handler Umbra Parcel-Ocala, FL January 2012 to April 2014",
    ],
  ],
  [
    "two blanks inside names",
    [
      "Store Clerk II",
      "Lumora  Foods-Tampa,  FL",
      "March  2016  to Present",
      "•Greeted the customers.",
      "Nursing  Assistant (CNA)",
      "Vantelo  Care & Living-Plano,  TX",
      "May 2014 to  February 2016",
      "•Helped  the residents and handled the linen of the rooms.",
      "Package Handler",
      "Umbra Parcel-Ocala, FL",
      "January 2012 to April 2014",
    ],
  ],
])("a resume of Indeed with %s is read", (_form, entries) => {
  expect(positionsOf(lines("Jo Example", "Tampa, FL", "", "WORK EXPERIENCE", "", ...entries))).toEqual(EXPECTED);
});

test.each([
  [" -  ", " -"],
  ["-", ""],
])("entries with %j before the town and without a title or dates are read", (link, end) => {
  const text = lines(
    "Work Experience",
    "Store Clerk",
    `Lumora Foods${link}Tampa, FL${end}`,
    "March 2016 to Present",
    "• Greeted the customers.",
    `Vantelo Care${link}Plano, TX${end}`,
    "May 2014 to February 2016",
    "• Helped the residents.",
    "Package Handler",
    `Umbra Parcel${link}Ocala, FL${end}`,
    "• Sorted the parcels.",
  );
  expect(positionsOf(text)).toEqual([
    "Store Clerk @ Lumora Foods, 2016-3 to present",
    "– @ Vantelo Care, 2014-5 to 2016-2",
    "Package Handler @ Umbra Parcel, ? to ?",
  ]);
});

test("a diploma of a school without its name is a degree, and a school may have the word of a title", () => {
  const text = lines(
    "Work Experience",
    "Store Clerk",
    "Lumora Foods-Tampa, FL",
    "March 2016 to Present",
    "Package Handler",
    "Umbra Parcel-Ocala, FL",
    "January 2012 to April 2014",
    "Education",
    "Associate's",
    "Usher Mason College-Fairfax, VA",
    "2008 to 2010",
    "High school diploma",
    "2007",
  );
  expect(educationsOf(text)).toEqual([
    "Associate's @ Usher Mason College, 2008 to 2010",
    "High school diploma @ –, ? to 2007",
  ]);
});

test.each([
  ["Branch: Lumora National Guard", "Service Country: United States", "Rank: Specialist"],
  ["Service Country: United States", "Branch: Lumora National Guard", "Rank: Specialist"],
])("military service with the fields %j, %j and %j is read", (...fields) => {
  const text = lines(
    "Work Experience",
    "Store Clerk",
    "Lumora Foods-Tampa, FL",
    "March 2017 to Present",
    "Package Handler",
    "Umbra Parcel-Ocala, FL",
    "January 2015 to April 2016",
    "Military Service",
    ...fields,
    "July 2011 to July 2014",
  );
  expect(positionsOf(text)).toContain("Specialist @ Lumora National Guard, 2011-7 to 2014-7");
});

test("the hyphen of a saint's town separates nothing", () => {
  const text = lines(
    "FORMATION",
    "BP Cuisine",
    "CFA Lumora de Saint-Umbre",
    "2011 à 2012",
    "CAP Cuisine",
    "CFA Lumora de Saint-Umbre",
    "2009 à 2011",
    "EXPÉRIENCE",
    "Second de cuisine",
    "Le Grand Vantel - Saint-Umbre",
    "avril 2015 à février 2020",
  );
  expect(educationsOf(text)).toEqual([
    "BP Cuisine @ CFA Lumora de Saint-Umbre, 2011 to 2012",
    "CAP Cuisine @ CFA Lumora de Saint-Umbre, 2009 to 2011",
  ]);
});

test("words with a hyphen above dates are no towns", () => {
  const text = lines(
    "AUSBILDUNG",
    "",
    "Technische Universität Lumora",
    "Dr.-Ing., Werkstoffwissenschaft",
    "2014–2019",
    "",
    "AUSZEICHNUNGEN",
    "Umbra-Sachs-Preis der Gesellschaft für Pumpen",
    "2020",
    "Fachbeirat UMBRA-Netzwerk",
    "2021–2023",
  );
  expect(educationsOf(text)).toEqual(["Dr.-Ing., Werkstoffwissenschaft @ Technische Universität Lumora, 2014 to 2019"]);
});
