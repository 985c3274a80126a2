import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test("the designation below a client is that at the company above, whose line has the dates", () => {
  const text = lines(
    "WORK EXPERIENCE:-",
    "",
    "1. LUMORA INFRATECH LIMITED (Aug-2018 to Till date)",
    "Project        : Construction of the Ashdale bypass.",
    "Client         : UPR",
    "Consultant     : M/s Usher Techno Services Ltd.",
    "Designation    : Sr. Surveyor",
    "",
    "2. VANTELO PROJECTS LTD. (Sep-2014 to July-2018)",
    "Project        : Widening of the Usher road.",
    "Client         : UPR",
    "Designation    : Surveyor",
  );
  expect(positionsOf(text)).toEqual([
    "Sr. Surveyor @ LUMORA INFRATECH LIMITED, 2018-8 to present",
    "Surveyor @ VANTELO PROJECTS LTD., 2014-9 to 2018-7",
  ]);
});

test("a title that ends in a function is read in a sentence", () => {
  const text = lines(
    "EXPERIENCE",
    "* Working as Assistant Manager Accounts in Lumora Mills Limited, Lahore from March, 2017 to date.",
    "* Worked as Accounts Officer in Vantelo Industries, Lahore from July, 2013 to February, 2017.",
  );
  expect(positionsOf(text)).toEqual([
    "Assistant Manager Accounts @ Lumora Mills Limited, 2017-3 to present",
    "Accounts Officer @ Vantelo Industries, 2013-7 to 2017-2",
  ]);
});

test("a school of the government may have the word of a degree", () => {
  expect(
    educationsOf(lines("EDUCATION", "I.T.I (Survey) from Govt. I.T.I. Ashdale in 2011.", "EXPERIENCE", "Acme")),
  ).toEqual(["I.T.I (Survey) @ Govt. I.T.I. Ashdale, ? to 2011"]);
});
