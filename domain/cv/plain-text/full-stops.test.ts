import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test("full stops between the parts of an entry are read as commas", () => {
  const vita = lines(
    "Education",
    "Ph.D. Physics. Lumora University. 2009.",
    "M.Sc. Mathematics. University of Umbra. 2005.",
    "",
    "Academic appointments",
    "- Lecturer. School of Music. Lumora University. 2016–present. (On leave 2021.)",
    "- Visiting Lecturer. St. Umbra College. 2012–14.",
    "",
    "Publications",
    "Usher, A. Stones of the sea. Umbra Press. 2012.",
    "Usher, A. On the age of stones. Journal of Stones. 2011.",
  );
  expect(positionsOf(vita)).toEqual([
    "Lecturer @ Lumora University, 2016 to present",
    "Visiting Lecturer @ St. Umbra College, 2012 to 2014",
  ]);
  expect(educationsOf(vita)).toEqual([
    "Ph.D. Physics @ Lumora University, ? to 2009",
    "M.Sc. Mathematics @ University of Umbra, ? to 2005",
  ]);
});

test.each<[string, (title: string, company: string, dates: string) => string]>([
  ["a title", (title, company, dates) => `${title}. ${company}, ${dates}`],
  ["a company", (title, company, dates) => `${company}. ${title} | ${dates}`],
  ["both, which are before the dates", (title, company, dates) => `${title} (${company}). ${dates}`],
  ["a company behind the dates", (title, company, dates) => `${dates}: ${company}. ${title}`],
])("a full stop behind %s separates on the line of the dates", (_name, entry) => {
  const text = lines(
    "WORK EXPERIENCE",
    entry("Account Manager", "Lumora GmbH & Co. KG", "03/2019 – 05/2022"),
    entry("Sr. Store Clerk", "Vantelo", "2016 – 2019"),
    entry("Cashier", "St. Umbra Foods", "2014 – 2016"),
  );
  expect(positionsOf(text)).toEqual([
    "Account Manager @ Lumora GmbH & Co. KG, 2019-3 to 2022-5",
    "Sr. Store Clerk @ Vantelo, 2016 to 2019",
    "Cashier @ St. Umbra Foods, 2014 to 2016",
  ]);
});

test.each<[string, (title: string, company: string, dates: string) => string]>([
  [
    "behind a full stop",
    (title, company, dates) => `${company}, Leeds. ${title}, ${dates}. Weddings up to 120. Two halls.`,
  ],
  ["behind a comma", (title, company, dates) => `${company}, Leeds. ${title}, ${dates}, two weeks on and two off.`],
  ["behind brackets", (title, company, dates) => `${company}. ${title} (${dates}). Weddings up to 120.`],
  ["and a title first", (title, company, dates) => `${title}. ${company}, ${dates}. Weddings up to 120. Two halls.`],
  ["of items", (title, company, dates) => `• ${title}. ${company}, ${dates}. Weddings up to 120.`],
])("what follows the dates %s is a description", (_name, entry) => {
  const text = lines(
    "EXPERIENCE",
    entry("Head Chef", "Lumora Arms", "Easter 2019 to now"),
    entry("Sous Chef (sauce, then pastry)", "Vantelo Hotel", "Sept 2016 - 2019"),
    entry("Galley Cook", "U&O Ferries", "2014 - 2016"),
  );
  expect(positionsOf(text)).toEqual([
    "Head Chef @ Lumora Arms, 2019 to present",
    expect.stringMatching(/^Sous Chef.* @ Vantelo Hotel, 2016-9 to 2019$/),
    "Galley Cook @ U&O Ferries, 2014 to 2016",
  ]);
});
