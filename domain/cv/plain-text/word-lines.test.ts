import { expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";

const TASKS = "Monitored the delivery of all pumps and valves for the towns of the region and their harbors.";

/** Each word on a line of its own, with a line of one blank between, as some tools copy a page */
const wordByWord = (...rows: readonly string[]) => lines(...rows.map((row) => `${row.replaceAll(" ", "\n \n")}\n \n `));

const OUTLINE = [
  "Service Contract Consultant @ Lumora Works Limited, 2023 to present",
  "Clerk @ Vantelo Ltd, 2020 to 2022",
];

test("a page with a word on each line", () => {
  const text = wordByWord(
    "Jo Example",
    "PROFESSIONAL EXPERIENCE",
    "● Lumora Works Limited - Service Contract Consultant 2023-Present",
    `- ${TASKS} - ${TASKS}`,
    "● Vantelo Ltd — Clerk 2020 – 2022",
    `- ${TASKS} - ${TASKS}`,
    "EDUCATION",
    "BSc Physics, Umbra University – 2020",
  );
  expect(outlineOf(text)).toEqual([...OUTLINE, "school Umbra University, 2020"]);
});

test("large first letters of headings on lines of their own", () => {
  const text = lines(
    wordByWord("Jo Example", `${TASKS} P`).trimEnd(),
    "ROFESSIONAL E",
    "XPERIENCE ",
    wordByWord(
      "● Lumora Works Limited - Service Contract Consultant 2023-Present",
      `- ${TASKS} - ${TASKS}`,
      "● Vantelo Ltd — Clerk 2020 – 2022",
      `- ${TASKS} - ${TASKS} E`,
    ).trimEnd(),
    "DUCATION ",
    wordByWord("BSc Physics, Umbra University – 2020"),
  );
  expect(outlineOf(text)).toEqual([...OUTLINE, "school Umbra University, 2020"]);
});

test("blank lines of one blank between the lines of a usual page stay", () => {
  const text = lines(
    "Experience",
    " ",
    "Engineer, Lumora Ltd, 2014 – 2016",
    " ",
    "Clerk, Vantelo Ltd, 2012 – 2014",
    " ",
    TASKS,
  );
  expect(outlineOf(text)).toEqual(["Engineer @ Lumora Ltd, 2014 to 2016", "Clerk @ Vantelo Ltd, 2012 to 2014"]);
});
