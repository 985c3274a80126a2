import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const EXPECTED = [
  "Assistant Engineer @ Lumora Infrastructure Ltd., 2018-7 to 2019-3",
  "Site Engineer @ Vantelo Builders Pvt Ltd, 2016-6 to 2018-6",
];

test.each([
  [
    "the employer first",
    [
      "S.No Company Designation Duration",
      "1 Lumora Infrastructure Ltd. Assistant Engineer July 2018 to March 2019",
      "2 Vantelo Builders Pvt Ltd Site Engineer June 2016 to June 2018",
    ],
  ],
  [
    "the title first, and a place",
    [
      "Designation Organization Location Period",
      "Assistant Engineer Lumora Infrastructure Ltd. Ashdale July 2018 to March 2019",
      "Site Engineer Vantelo Builders Pvt Ltd Pune June 2016 to June 2018",
    ],
  ],
  [
    "lines that go on",
    [
      "Designation Organization Location Period",
      "Assistant",
      "Engineer",
      "Lumora",
      "Infrastructure",
      "Ltd.",
      "ASHDALE-",
      "PUNE",
      "July 2018 TO",
      "March 2019",
      "Site Engineer",
      "Vantelo Builders",
      "Pvt Ltd",
      "PUNE",
      "June 2016 TO June",
      "2018",
    ],
  ],
  [
    "the dates first",
    [
      "Period Organization Position",
      "July 2018 to March 2019 Lumora Infrastructure Ltd. Assistant Engineer",
      "June 2016 to June 2018 Vantelo Builders Pvt Ltd Site Engineer",
    ],
  ],
])("tables with %s are read", (_form, rows) => {
  expect(positionsOf(lines("EXPERIENCE", ...rows, "EDUCATION", "B.Tech, Ashdale University, 2010"))).toEqual(EXPECTED);
});

test.each([
  ["Lumora Public School PGT Physics 2014 2016", "PGT Physics @ Lumora Public School, 2014 to 2016"],
  [
    "Lumora College of Engineering Assistant Professor 2014 2016",
    "Assistant Professor @ Lumora College of Engineering, 2014 to 2016",
  ],
  [
    "Lumora Hotels Front Office Executive May 2014 - June 2016",
    "Front Office Executive @ Lumora Hotels, 2014-5 to 2016-6",
  ],
  ["Lumora Junior Accountant 01/05/2014 30/06/2016", "Junior Accountant @ Lumora, 2014-5 to 2016-6"],
])("the record %j without a legal form is read", (record, expected) => {
  const text = lines("EXPERIENCE", "Name of Organization Post Held From To", record, "Vantelo Ltd Clerk 2010 2012");
  expect(positionsOf(lines(text, "EDUCATION", "B.Tech, Ashdale University, 2010"))[0]).toBe(expected);
});
