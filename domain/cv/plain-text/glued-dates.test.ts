import { expect, test } from "vitest";
import { gluedDates, mayHoldGluedDate } from "./glued-dates.ts";

test.each([
  ["a year", "Lumora GmbH2016 – 2019", "Lumora GmbH^2016 – 2019"],
  ["a month's number", "Engineer06/2016–Present", "Engineer^06/2016–Present"],
  ["a month", "EngineerJune 2016 – Present", "Engineer^June 2016 – Present"],
  ["a month behind a region", "Leeds, UKApr 2016 to May 2018", "Leeds, UK^Apr 2016 to May 2018"],
  ["a month in capitals", "SENIOR ENGINEERJUNE 2016 TO PRESENT", "SENIOR ENGINEER^JUNE 2016 TO PRESENT"],
  ["a bracket", "Engineer (Pumps)2016 – 2018", "Engineer (Pumps)^2016 – 2018"],
  ["a single year at the end of a line", "Lumora University2016", "Lumora University^2016"],
  ["a name behind the range", "2016 – 2019Lumora GmbH", "2016 – 2019^Lumora GmbH"],
  ["a name behind today", "2016 – heuteRWTH", "2016 – heute^RWTH"],
  ["a word for today", "Nurse — Lumora HospitalCurrent", "Nurse — Lumora Hospital^Current"],
  ["a German word for today", "Pfleger, Klinik Lumora (Kiel)Heute", "Pfleger, Klinik Lumora (Kiel)^Heute"],
])("finds the place between a name and its dates, with %s", (_name, line, wanted) => {
  expect(mayHoldGluedDate(line) || / \d{4}\p{Lu}|heute\p{Lu}/u.test(line)).toBe(true);
  const [at = 0] = gluedDates(line).map((found) => found.at);
  expect(`${line.slice(0, at)}^${line.slice(at)}`).toBe(wanted);
});

test.each([
  ["a month", "Jan2016 – Mar2018"],
  ["a semester", "WS2016 – SS2018"],
  ["a name with a year", "Expo2020 stand builders"],
  ["dates in capitals", "JUNE 2016 TO PRESENT"],
  ["a degree", "A.A., 2009"],
  ["a word for today of its own", "Nurse — Lumora Hospital Current"],
  ["a word inside a line", "BrightCurrent Ltd, Leeds"],
  ["a month of its own", "Engineer, June 2016 – July 2018"],
])("leaves %s", (_name, line) => {
  expect(gluedDates(line)).toEqual([]);
});
