import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const STUDY = ["BSc Physics", "Umbra University | 2008 - 2011", "Leeds"];
const TORN = ["Lumora Pumps", "Engineer", "May 2014 - June 2016", "Built pumps", "Vantelo", "Analyst", "2012 - 2014"];
const WANTED = ["Engineer @ Lumora Pumps, 2014-5 to 2016-6", "Analyst @ Vantelo, 2012 to 2014"];
const PROFILE = ["EXPERIENCE", "Hard-working engineer who has sold pumps for ten years."];

test.each([
  ["the studies", ["CONTACT", "jo@example.com", "EDUCATION", ...STUDY, ...TORN]],
  ["the studies and a blank line", ["EDUCATION", ...STUDY, "", ...TORN]],
  ["the contacts", ["EDUCATION", ...STUDY, "CONTACT", "jo@example.com", ...TORN]],
  ["the languages", ["EDUCATION", ...STUDY, "LANGUAGES", "German", ...TORN]],
  ["the profile", ["EDUCATION", ...STUDY, "PROFILE", ...TORN]],
])("positions below %s, where their heading stands above the profile", (_name, rows) => {
  const text = lines("Jo Example", ...PROFILE, ...rows);
  expect(positionsOf(text)).toEqual(WANTED);
  expect(educationsOf(text)).toEqual(["BSc Physics @ Umbra University, 2008 to 2011"]);
});

test("positions below the studies, where no heading is left of them", () => {
  const text = lines("Jo Example", "EDUCATION", ...STUDY, "", ...TORN);
  expect(positionsOf(text)).toEqual(WANTED);
});

test("a place between the names and the dates", () => {
  const rows = [
    "Engineer",
    "Lumora Pumps",
    "Leeds",
    "May 2014 - June 2016",
    "Built pumps",
    "Analyst",
    "Vantelo",
    "York",
  ];
  const text = lines("Jo Example", ...PROFILE, "EDUCATION", ...STUDY, "", ...rows, "2012 - 2014");
  expect(positionsOf(text)).toEqual(WANTED);
});

test("dates above the names of studies and positions", () => {
  const study = ["2008 - 2011", "BSc Physics", "Umbra University"];
  const rows = ["May 2014 - June 2016", "Engineer, Lumora Pumps", "Built pumps", "2012 - 2014", "Analyst, Vantelo"];
  const text = lines("Jo Example", ...PROFILE, "EDUCATION", ...study, ...rows);
  expect(positionsOf(text)).toEqual(WANTED);
});

test("a company in the style of the headings", () => {
  const rows = ["VANTELO", "Analyst", "2012 - 2014", "Read meters"];
  const text = lines(
    "Jo Example",
    ...PROFILE,
    "",
    "EDUCATION",
    ...STUDY,
    ...TORN.slice(0, 4),
    "Clerk, Okra",
    "2010 - 2012",
    "",
    ...rows,
  );
  expect(positionsOf(text).at(-1)).toBe("Analyst @ VANTELO, 2012 to 2014");
});

test.each([
  ["one of them may be what somebody did beside the studies", ["Tutor", "Chess Club", "2009 - 2010"]],
  [
    "degrees with words of occupations",
    ["Technicien supérieur", "Lycée Lumora", "2004 - 2006", "Ingénieur", "INSA Umbra", "2006 - 2008"],
  ],
])("no positions: %s", (_name, rows) => {
  expect(positionsOf(lines("Jo Example", "EDUCATION", ...STUDY, ...rows))).toEqual([]);
});
