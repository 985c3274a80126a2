import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const entry = (...rows: readonly string[]) => lines(...rows, "");

test.each([
  [
    "the row of the company, above unknown places",
    lines(
      "Experience",
      entry("Owner", "Octopus on Tuesdays", "Nirgendwo Hills", "Nov 2016 – now"),
      entry("Founder", "Little Thasos Pty. Ltd.", "Upper Nowhere", "2012 – 2016"),
      entry("Accountant", "Pitcher Partners", "Melbourne", "2004 – 2012"),
    ),
    [
      "Owner @ Octopus on Tuesdays, 2016-11 to present",
      "Founder @ Little Thasos Pty. Ltd., 2012 to 2016",
      "Accountant @ Pitcher Partners, 2004 to 2012",
    ],
  ],
  [
    "the order where no word says what is a title",
    lines(
      "Experience",
      entry("Acme Bank Ltd", "Singapore", "Analyst (2010 – 2012)"),
      entry("Lumen Capital", "Hong Kong", "Intern (2009 – 2010)"),
      entry("Umbra Forces", "Nowhereville", "Third Fiddle (2006 – 2009)"),
    ),
    [
      "Analyst @ Acme Bank Ltd, 2010 to 2012",
      "Intern @ Lumen Capital, 2009 to 2010",
      "Third Fiddle @ Umbra Forces, 2006 to 2009",
    ],
  ],
  [
    "ranges over two lines of a narrow column",
    lines(
      "Experience",
      "01.07.2017    Head of Nursing",
      "– today       Umbra Clinic Ltd",
      "",
      "01.02.2009 –  Ward Manager",
      "30.06.2017    Acme Hospital",
      "",
      "2018",
      "– 2019        Career break",
    ),
    ["Head of Nursing @ Umbra Clinic Ltd, 2017-7 to present", "Ward Manager @ Acme Hospital, 2009-2 to 2017-6"],
  ],
  [
    "no time between positions, no wrapped list items",
    lines(
      "Experience",
      entry(
        "Engineer",
        "Acme GmbH",
        "2015 – 2019",
        "- placed all the people of the plant with neighbors",
        "such as Honda of America",
      ),
      entry("Parental leave", "2014 – 2015"),
      entry("Technician", "Lumen AG", "2010 – 2014"),
      entry("Designer", "Umbra Ltd", "Feb 2009 onwards"),
    ),
    [
      "Engineer @ Acme GmbH, 2015 to 2019",
      "Technician @ Lumen AG, 2010 to 2014",
      "Designer @ Umbra Ltd, 2009-2 to present",
    ],
  ],
])("reads %s", (_name, text, expected) => {
  expect(positionsOf(text)).toEqual(expected);
});
