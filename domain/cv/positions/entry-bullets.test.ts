import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test("entries as items of a list, with their company and dates below the first line", () => {
  const text = lines(
    "Experience",
    "",
    "- Engineer",
    "  Acme",
    "  May 2016 - present | Leeds",
    "  - Built pumps for three towns",
    "- Analyst",
    "  Lumen",
    "  2014 - 2016",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme, 2016-5 to present", "Analyst @ Lumen, 2014 to 2016"]);
});

test.each([" · 05/2016 – present", " | 05/2016 – present", " (05/2016 – present)", "    05/2016 – present"])(
  "a long title as an item, and its company and dates below its first word: '%s'",
  (dates) => {
    const text = lines(
      "Experience",
      "",
      "* Team Lead Data Engineering and Governance",
      `  Lumora AG, Leeds${dates}`,
      "  * Built pumps for three towns",
      "",
      "* Senior Data Engineer in the Platform Group",
      `  Vantelo AG, Leeds${dates.replace("present", "02/2019")}`,
    );
    expect(positionsOf(text)).toEqual([
      "Team Lead Data Engineering and Governance @ Lumora AG, 2016-5 to present",
      "Senior Data Engineer in the Platform Group @ Vantelo AG, 2016-5 to 2019-2",
    ]);
  },
);

test("the second line of a task ends in dates", () => {
  const text = lines(
    "Experience",
    "Engineer, Lumora AG, 2014 – 2018",
    "  • Worked with many clients and was responsible for the",
    "    whole Umbra project (2015 – 2016)",
    "Analyst, Vantelo AG, 2010 – 2014",
    "  • Worked with many clients and was responsible for the",
    "    whole Umbra project · 2011 – 2012",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora AG, 2014 to 2018", "Analyst @ Vantelo AG, 2010 to 2014"]);
});

test("an item with a single date among those with ranges is an entry", () => {
  const text = lines(
    "AUSBILDUNG",
    "",
    "• Universität Carrow",
    "  M.A. Kommunikationswissenschaft",
    "2015 – 2017",
    "",
    "• Universität Unterfeld",
    "  B.A. Germanistik",
    "2012 – 2015",
    "",
    "• Umbra-Gymnasium Unterfeld",
    "  Abitur",
    "2011",
  );
  expect(educationsOf(text).at(-1)).toBe("Abitur @ Umbra-Gymnasium Unterfeld, ? to 2011");
});
