import { expect, test } from "vitest";
import { educationsOf, positionsOf } from "../outline.test-support.ts";

const TASK = "• Planned the water supply of three towns with their engineers and reviewed every tender";

test("a page in one line, where dates follow a heading and names are written in capitals", () => {
  const page = [
    "ANNA USHER anna@usher.example | Portfolio Education 2016-2020 LUMORA SCHOOL OF ENGINEERING",
    "Bachelor of Physics – 7.9 CGPA Won a prize of the town 2014-2016 UMBRA SCHOOL Class 12: 92%",
    "CGPA Experience Sept’20–Sept’25 ACME Quality Analyst",
    ...Array<string>(6).fill(TASK),
    "Interests • Chess",
  ].join(" ");
  expect(positionsOf(page)).toEqual(["Quality Analyst @ ACME, 2020-9 to 2025-9"]);
  expect(educationsOf(page)).toEqual([
    "Bachelor of Physics @ LUMORA SCHOOL OF ENGINEERING, 2016 to 2020",
    "Class 12 @ UMBRA SCHOOL, 2014 to 2016",
  ]);
});
