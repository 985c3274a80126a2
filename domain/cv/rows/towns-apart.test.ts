import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";
import { readOutline } from "../outline.ts";

test.each([
  [
    "towns with and without their regions behind the companies",
    lines(
      "WORK HISTORY",
      "",
      "Lumora Nursing Home London 2018 - 2020",
      "Nurse",
      "- Gave medicine",
      "",
      "Vantelo House Grill Washington, DC 2016 - 2018",
      "Line Cook",
      "- Cooked",
      "",
      "Green Umbra Leeds 2012 - 2016",
      "Clerk",
    ),
    [
      "Nurse @ Lumora Nursing Home, 2018 to 2020",
      "Line Cook @ Vantelo House Grill, 2016 to 2018",
      "Clerk @ Green Umbra, 2012 to 2016",
    ],
  ],
  [
    "a place with a remark on the workplace",
    lines(
      "WORK EXPERIENCE",
      "Umbra Bank London, UK (remote)",
      "PLATFORM LEAD Jun. 2021 - PRESENT",
      "Vantelo Group Berlin, Germany (Hybrid)",
      "ENGINEER Jan. 2015 - Dec. 2016",
    ),
    ["PLATFORM LEAD @ Umbra Bank, 2021-6 to present", "ENGINEER @ Vantelo Group, 2015-1 to 2016-12"],
  ],
  [
    "a town that no list has",
    lines("WORK HISTORY", "", "Vantelo Partners Fort Umbra, NC", "Clerk 2016 - 2018", "- Filed documents"),
    ["Clerk @ Vantelo Partners, 2016 to 2018"],
  ],
  [
    "one town without its region, which may be a part of the name",
    lines("WORK HISTORY", "", "Lumora Events London 2018 - 2020", "Waiter", "", "Vantelo Foods 2016 - 2018", "Cook"),
    ["Waiter @ Lumora Events London, 2018 to 2020", "Cook @ Vantelo Foods, 2016 to 2018"],
  ],
  [
    "a name that ends like a town, before a comma and another town",
    lines("WORK HISTORY", "", "Lumora Hamilton, Buffalo, NY", "Dental Assistant 2016 - 2018"),
    ["Dental Assistant @ Lumora Hamilton, 2016 to 2018"],
  ],
  [
    "how somebody works there behind the companies",
    lines(
      "EXPÉRIENCE",
      "2020 - 2021 Cheffe de produit - Umbra en télétravail",
      "2018 - 2019 Développeuse | Vantelo full remote",
      "2017 - 2018 Data Analyst, Lumora Labs Hybrid",
    ),
    [
      "Cheffe de produit @ Umbra, 2020 to 2021",
      "Développeuse @ Vantelo, 2018 to 2019",
      "Data Analyst @ Lumora Labs, 2017 to 2018",
    ],
  ],
  [
    "towns behind titles, above the companies",
    lines(
      "EXPÉRIENCE",
      "2015 - 2017 Développeur dans une agence digitale Londres",
      "Lumora Studios",
      "2013 - 2014 Vendeur Bordeaux",
      "Vantelo",
      "2011 - 2012 Consultant Marseille",
      "Umbra",
    ),
    [
      "Développeur dans une agence digitale @ Lumora Studios, 2015 to 2017",
      "Vendeur @ Vantelo, 2013 to 2014",
      "Consultant @ Umbra, 2011 to 2012",
    ],
  ],
  [
    "towns behind companies of one word and a dash, beside dates alone",
    lines(
      "EXPERIENCE",
      "2020 - 2021 Product Manager - Lumora Paris",
      "2018 - 2019 Product Owner - Vantelo London",
      "2016 - 2017 Tester - Umbra Lyon",
      "COMMUNITY",
      "2010 - 2012",
      "Conferences for children",
      "2009 - 2010",
      "Summer camps",
      "2006 - 2008",
      "A choir",
      "2004 - 2005",
      "A garden",
    ),
    ["Product Manager @ Lumora, 2020 to 2021", "Product Owner @ Vantelo, 2018 to 2019", "Tester @ Umbra, 2016 to 2017"],
  ],
])("%s", (_name, text, wanted) => {
  expect(positionsOf(text)).toEqual(wanted);
});

test.each([
  [
    "towns that no list has, where other towns are known",
    lines(
      "FORMAZIONE",
      "Università LUM Milano, Italia",
      "Laurea Magistrale in Comunicazione 2020 - 2022",
      "Lumora School of Arts Roma, Italia",
      "Master in Design 2019 - 2020",
      "Università UMBRA Vantello, Italia",
      "Laurea Triennale in Lingue 2016 - 2019",
    ),
    ["Università LUM", "Lumora School of Arts", "Università UMBRA"],
  ],
  [
    "towns of universities",
    lines(
      "Ausbildung",
      "2018 - 2019 Technische Universität Berlin",
      "2014 - 2018 Freie Universität Hamburg",
      "2010 - 2014 Neue Universität Bremen",
    ),
    ["Technische Universität Berlin", "Freie Universität Hamburg", "Neue Universität Bremen"],
  ],
  [
    "one such town alone, which may be a part of the name",
    lines("FORMAZIONE", "Università UMBRA Vantello, Italia", "Laurea Triennale in Lingue 2016 - 2019"),
    ["Università UMBRA Vantello"],
  ],
])("%s", (_name, text, wanted) => {
  expect(readOutline(text).educations.map(({ school }) => school?.name)).toEqual(wanted);
});

test.each([
  ["London, UK ", "Crypto Trading Support"],
  ["BOSTON, MA ", "Product Data Specialist"],
  ["Fort Umbra, DE, USA ", "Server"],
  ["Wien, Österreich ", "Leiterin Vertrieb"],
  ["Lyon, France ", "Chef de projet"],
  ["LEEDS, UK", "Data Equity Analyst"],
  ["CARROW, DE, USA", "Data Equity Analyst"],
])("the place '%s' between the dates and the title", (place, title) => {
  const text = lines(
    "EXPERIENCE",
    `05/2016 - 06/2018, ${place}${title}`,
    "Lumora Group",
    "Looked after three pumps of the town",
  );
  expect(positionsOf(text)).toEqual([`${title} @ Lumora Group, 2016-5 to 2018-6`]);
});

test("a town with its state and country behind the name", () => {
  const text = lines(
    "EXPERIENCE",
    "Clerk",
    "Lumora Foods Boston, MA, USA",
    "2012 – 2014",
    "Cook",
    "Vantelo Boston, MA, USA",
    "2010 – 2012",
  );
  expect(positionsOf(text)).toEqual(["Clerk @ Lumora Foods, 2012 to 2014", "Cook @ Vantelo, 2010 to 2012"]);
});
