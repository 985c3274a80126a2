import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";
import { withLostMarks } from "./lost-marks.ts";

const WANTED = ["Cashier @ Lumora Foods, 2018-5 to present", "Clerk @ Vantelo, 2014-3 to 2018-4"];

describe("positions of a text with", () => {
  test.each([
    ["dashes in another encoding", " â€“ ", "â€¢"],
    ["dashes of a Mac", " ‚Äì ", "‚Ä¢"],
    ["dashes as control characters", " \u0096 ", "\u0095"],
    ["question marks for dashes", " ? ", "?"],
    ["characters that could not be read", " \ufffd ", "\ufffd"],
    ["no dashes", " ", "-"],
  ])("%s", (_name, dash, bullet) => {
    const text = lines(
      "EXPERIENCE",
      "",
      `Lumora Foods, Leeds\tMay 2018${dash}Present`,
      "Cashier",
      `${bullet} Served customers`,
      `${bullet} Counted money`,
      "",
      `Vantelo, Leeds\tMarch 2014${dash}April 2018`,
      "Clerk",
      `${bullet} Filed documents`,
    );
    expect(positionsOf(text)).toEqual(WANTED);
  });
});

test.each([
  ["years without dashes", "2014 2016\n2012 2014\n2010 Present", "2014–2016\n2012–2014\n2010–Present"],
  [
    "years beside ranges",
    "2014 2016\n2012 2014\n2010 2012\n2001 - 2010",
    "2014 2016\n2012 2014\n2010 2012\n2001 - 2010",
  ],
  ["a question", "Who? Since 2014? Yes.", "Who? Since 2014? Yes."],
])("%s", (_name, text, wanted) => {
  expect(withLostMarks(text)).toBe(wanted);
});

test("a long dash without blanks separates a company and a title", () => {
  const text = lines("EXPERIENCE", "", "Lumora Foods—Cashier", "May 2018—Present", "- Served customers");
  expect(positionsOf(text)).toEqual(["Cashier @ Lumora Foods, 2018-5 to present"]);
});
