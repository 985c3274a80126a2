import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test.each([
  ["REGISTERED NURSE LUMORA HOSPITAL", "REGISTERED NURSE @ LUMORA HOSPITAL"],
  ["STAFF NURSE (BAND 5) LUMORA FOUNDATION TRUST", "STAFF NURSE (BAND 5) @ LUMORA FOUNDATION TRUST"],
  ["HEAD OF SALES LUMORA LTD", "HEAD OF SALES @ LUMORA LTD"],
  ["SOFTWARE ENGINEER Lumora Systems", "SOFTWARE ENGINEER @ Lumora Systems"],
  ["INFERMIERA OSPEDALE LUMORA", "INFERMIERA @ OSPEDALE LUMORA"],
  ["ADDETTO ALLE VENDITE LUMORA SPA", "ADDETTO ALLE VENDITE @ LUMORA SPA"],
  ["KRANKENSCHWESTER KLINIKUM LUMORA", "KRANKENSCHWESTER @ KLINIKUM LUMORA"],
  ["PROJECT MANAGER DIGITAL PAYMENTS", "PROJECT MANAGER DIGITAL PAYMENTS @ –"],
])("a title in capitals and a company below the dates: %s", (row, position) => {
  const text = lines(
    "WORK EXPERIENCE",
    "",
    "2016 – 2019",
    row,
    "◦ Runs the night shift.",
    "",
    "2014 – 2016",
    "CLERK UMBRA",
  );
  expect(positionsOf(text)[0]).toBe(`${position}, 2016 to 2019`);
});

test("titles in capitals alone keep all of their words", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "2019 – 2021",
    "SENIOR SALES MANAGER NORTH",
    "Sold pumps.",
    "",
    "2016 – 2018",
    "KEY ACCOUNT MANAGER WEST",
    "Sold valves.",
  );
  expect(positionsOf(text)).toEqual([
    "SENIOR SALES MANAGER NORTH @ –, 2019 to 2021",
    "KEY ACCOUNT MANAGER WEST @ –, 2016 to 2018",
  ]);
});

test.each([
  ["LEAVING CERTIFICATE Pobalscoil Lumora", "LEAVING CERTIFICATE @ Pobalscoil Lumora"],
  ["ABITUR Lumora-Gymnasium", "ABITUR @ Lumora-Gymnasium"],
  ["MASTER IN COMPUTER SCIENCE Lumora Tech", "MASTER IN COMPUTER SCIENCE @ Lumora Tech"],
  ["MASTER OF SCIENCE Applied Physics", "MASTER OF SCIENCE Applied Physics @ –"],
])("a degree in capitals and a school: %s", (row, education) => {
  expect(educationsOf(lines("EDUCATION", "", "2010 – 2014", row))).toEqual([`${education}, 2010 to 2014`]);
});
