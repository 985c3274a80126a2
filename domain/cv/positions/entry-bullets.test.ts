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

test("a gap that is wider than the name before the dates", () => {
  const entry = (title: string, dates: string, company: string) => [
    ` ${title.padEnd(140)}${dates}`,
    ` ${company}`,
    "• Built pumps for three towns, and looked after the ones that were there",
  ];
  const text = lines(
    "Experience",
    ...entry("Process Automation Intern", "March 2025 – May 2025", "Lumora, Leeds"),
    ...entry("RPA Intern", "June 2023 – July 2023", "Vantelo Systems, Leeds"),
  );
  expect(positionsOf(text)).toEqual([
    "Process Automation Intern @ Lumora, 2025-3 to 2025-5",
    "RPA Intern @ Vantelo Systems, 2023-6 to 2023-7",
  ]);
});

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
