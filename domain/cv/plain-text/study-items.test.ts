import { expect, test } from "vitest";
import { educationsOf, lines } from "../outline.test-support.ts";

test.each([
  [
    "• B.Tech in Civil Engineering from Lumora Technological\nUniversity, Hyderabad in 2012 with 57.37%.",
    "B.Tech in Civil Engineering @ Lumora Technological University, ? to 2012",
  ],
  [
    "B.Tech (Mechanical) passed from Lumora Institute of\nTechnology, Pune with 65% in 2012",
    "B.Tech (Mechanical) @ Lumora Institute of Technology, ? to 2012",
  ],
  [
    "• Intermediate (M.P.C) from Lumora Junior College affiliated to Board of\nIntermediate Education in 2008 with 60%.",
    "Intermediate (M.P.C) @ Lumora Junior College, ? to 2008",
  ],
  [
    "• Intermediate from Board of Intermediate at Lumora Junior College, Hyderabad in\n2008 with 60%.",
    "Intermediate @ Lumora Junior College, ? to 2008",
  ],
  ["• SSC from Lumora Grammar High\nSchool, Hyderabad in 2005", "SSC @ Lumora Grammar High School, ? to 2005"],
  [
    "Master of Business Administration (Finance) from the Lumora School of\nBusiness, Vantelo, 2014",
    "Master of Business Administration (Finance) @ Lumora School of Business, ? to 2014",
  ],
  ["EDUCATION       : B.COM FROM LUMORA UNIVERSITY, 2014", "B.COM @ LUMORA UNIVERSITY, ? to 2014"],
  ["• 12TH PASSED FROM U.P. BOARD- ALLAHBAD(2008)", "12TH @ U.P. BOARD, ? to 2008"],
  [
    "• DIPLOMA IN CIVIL ENGINEERING FROM LUMORA POLYTECHNIC, AGRA IN 2011",
    "DIPLOMA IN CIVIL ENGINEERING @ LUMORA POLYTECHNIC, ? to 2011",
  ],
])("the item %j is read", (item, education) => {
  expect(educationsOf(lines("EDUCATION", item, "EXPERIENCE", "Engineer, Acme Ltd, 2015 - 2017"))).toEqual([education]);
});

test("the next item is no part of one without a date", () => {
  const items = ["MBA from Lumora University", "HSC from Vantelo College in 2008"];
  expect(educationsOf(lines("EDUCATION", ...items, "EXPERIENCE", "Engineer, Acme Ltd, 2015 - 2017"))).toEqual([
    "MBA @ Lumora University, ? to ?",
    "HSC @ Vantelo College, ? to 2008",
  ]);
});
