import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

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
])("%s", (_name, text, wanted) => {
  expect(positionsOf(text)).toEqual(wanted);
});
