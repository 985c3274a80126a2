import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const cv = (heading: string, other: string) =>
  lines(
    heading,
    "President, Umbra Chess Club",
    "2014 - 2016",
    "",
    other,
    "Engineer, Vantelo Ltd",
    "2017 - 2019",
    "Analyst, Okra Ltd",
    "2016 - 2017",
  );

test.each([
  ["Leadership Experience", "Work Experience"],
  ["LEADERSHIP & INVOLVEMENT EXPERIENCE", "RESEARCH & PROFESSIONAL EXPERIENCE"],
  ["Community & Professional Engagement", "Experience"],
  ["Leadership and Involvement", "Experience"],
  ["Campus Involvement", "Experience"],
  ["Student Leadership Experience", "Experience"],
  ["Community Leadership", "Employment"],
])("%s holds no positions beside %s", (heading, other) => {
  expect(positionsOf(cv(heading, other))).toEqual([
    "Engineer @ Vantelo Ltd, 2017 to 2019",
    "Analyst @ Okra Ltd, 2016 to 2017",
  ]);
});

test.each([
  ["Leadership Experience", "Earlier Experience"],
  ["Leadership and Work Experience", "Professional Experience"],
])("%s holds positions beside %s", (heading, other) => {
  expect(positionsOf(cv(heading, other))).toHaveLength(3);
});
