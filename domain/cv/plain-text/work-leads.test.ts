import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const EXPECTED = [
  "Test Engineer @ Umbra Infotech, 2018-3 to present",
  "Store Keeper @ Lumora Motors Ltd, 2015-6 to 2018-2",
];

test.each([
  [
    "a company before 'as', in a bullet",
    [
      "• Working in Umbra Infotech as a Test Engineer since March 2018.",
      "• Worked in Lumora Motors Ltd as a Store Keeper from June 2015 to Feb 2018.",
    ],
  ],
  [
    "an association with a company",
    [
      "Presently associated with Umbra Infotech as Test Engineer from March 2018 to till date.",
      "Associated with Lumora Motors Ltd as Store Keeper from June 2015 to Feb 2018.",
    ],
  ],
  [
    "a verb behind dates",
    [
      "March 2018 – till date: Working as a Test Engineer with Umbra Infotech",
      "June 2015 – Feb 2018: Worked as a Store Keeper with Lumora Motors Ltd",
    ],
  ],
  [
    "a title behind 'as', in a line of its own",
    [
      "Umbra Infotech",
      "From March 2018 to till date",
      "As a Test Engineer",
      "Lumora Motors Ltd",
      "From June 2015 to Feb 2018",
      "As a Store Keeper",
    ],
  ],
  [
    "a company behind 'in'",
    [
      "Test Engineer in Umbra Infotech (March 2018 - till date)",
      "Store Keeper in Lumora Motors Ltd (June 2015 - Feb 2018)",
    ],
  ],
  [
    "dates before a company behind 'in'",
    [
      "From March 2018 till date: Test Engineer in Umbra Infotech",
      "From 6/2015 to 2/2018 : Store Keeper in Lumora Motors Ltd – Cairo",
    ],
  ],
])("work with %s is read", (_form, entries) => {
  expect(positionsOf(lines("EXPERIENCE", "", ...entries))).toEqual(EXPECTED);
});

test("a field behind 'in' stays in the title", () => {
  expect(
    positionsOf(lines("EXPERIENCE", "", "Lumora University", "Lecturer in Information Technology (2010 - 2014)")),
  ).toEqual(["Lecturer in Information Technology @ Lumora University, 2010 to 2014"]);
});

test("a word with a capital behind 'in' stays in the title", () => {
  expect(positionsOf(lines("EXPERIENCE", "", "Entrepreneur in Residence at Acme (2010 - 2014)"))).toEqual([
    "Entrepreneur in Residence @ Acme, 2010 to 2014",
  ]);
});

test.each([
  ["Working Period: March 2018 to till date", "Period of Service: June 2015 to Feb 2018"],
  ["From: March 2018\nTo: till date", "From: June 2015\nTo: Feb 2018"],
  ["Start Date: 03/2018, End Date: Present", "Start Date: 06/2015, End Date: 02/2018"],
  ["Von: 03/2018\nBis: heute", "Von: 06/2015\nBis: 02/2018"],
  ["Desde: marzo 2018\nHasta: actualidad", "Desde: junio 2015\nHasta: febrero 2018"],
])("dates in a form are read: %j", (first, second) => {
  const entry = (company: string, title: string, dates: string) => [
    `Company: ${company}`,
    `Position: ${title}`,
    dates,
    "",
  ];
  const text = lines(
    "EXPERIENCE",
    "",
    ...entry("Umbra Infotech", "Test Engineer", first),
    ...entry("Lumora Motors Ltd", "Store Keeper", second),
  );
  expect(positionsOf(text)).toEqual(EXPECTED);
});

test("the role of a form with an employer and a client is a title", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "Employer: Umbra Infotech",
    "Client: Lumen Bank",
    "Role: Test Engineer",
    "Duration: March 2018 to till date",
    "",
    "Employer: Lumora Motors Ltd",
    "Client: Acme",
    "Role: Store Keeper",
    "Duration: June 2015 to Feb 2018",
  );
  expect(positionsOf(text)).toEqual(EXPECTED);
});

test("'at' in a line in capitals", () => {
  const text = lines(
    "I want to be a good driver.",
    "EXPERIENCE",
    "2018 TO DATE   DRIVER AT LUMORA TRANSPORTERS",
    "2012 - 2018   SALES PERSON – UMBRA SUPERMARKET, NAKURU",
  );
  expect(positionsOf(text)).toEqual([
    "DRIVER @ LUMORA TRANSPORTERS, 2018 to present",
    "SALES PERSON @ UMBRA SUPERMARKET, 2012 to 2018",
  ]);
});

test("projects in a field of a form are no positions", () => {
  const text = lines(
    "EXPERIENCE",
    "Company     : Lumora Facilities LLC, Dubai",
    "Designation : HVAC Technician",
    "Period      : 15th March 2018 to till date",
    "Projects    : Umbra Mall (2018-2019), Velox Tower (2020-2021)",
  );
  expect(positionsOf(text)).toEqual(["HVAC Technician @ Lumora Facilities LLC, 2018-3 to present"]);
});

test.each(["Medical Statistics", "Clinical Imaging", "Public Health Policy"])(
  "a subject behind 'in' is no company: %s",
  (subject) => {
    const text = lines("EXPERIENCE", "", `Research Associate in ${subject}, Lumora, Leeds, 2012 - 2014`);
    expect(positionsOf(text)).toEqual([`Research Associate in ${subject} @ Lumora, 2012 to 2014`]);
  },
);
