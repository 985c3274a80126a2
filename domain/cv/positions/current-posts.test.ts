import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const BEFORE = ["PREVIOUS POSITIONS", "2017 – 2022   Clerk, Velox Ltd"];
const CLERK = "Clerk @ Velox Ltd, 2017 to 2022";

test.each([
  ["CURRENT POSITION(S)", "Professor"],
  ["PRESENT APPOINTMENT", "Professor"],
  ["SITUATION ACTUELLE", "Professeure"],
  ["AKTUELLE POSITION", "Professorin"],
])("a year and a dash under %j are an open range", (heading, title) => {
  expect(positionsOf(lines(heading, `2022 – ${title}`, "       Lumora University, Leeds", ...BEFORE))).toEqual([
    `${title} @ Lumora University, 2022 to present`,
    CLERK,
  ]);
});

test("a year without a dash there is a single date", () => {
  const text = lines("CURRENT POSITION", "2022: Professor", "       Lumora University, Leeds", ...BEFORE);
  expect(positionsOf(text)).toEqual(["Professor @ Lumora University, 2022 to 2022", CLERK]);
});
