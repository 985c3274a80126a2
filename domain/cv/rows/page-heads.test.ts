import { expect, test } from "vitest";
import { lines } from "../outline.test-support.ts";
import { readRows } from "./rows.ts";

const rowsOf = (...all: readonly string[]) => readRows(lines(...all)).map(({ text }) => text);

test.each([
  "Jo Usher",
  "Jo Usher 2",
  "Jo Usher | 2/3",
  "Jo Usher – Curriculum Vitae",
  "Curriculum Vitae of Jo Usher, page 2 of 3",
  "Lebenslauf Jo Usher",
  "Usher, Jo – 2",
  "JO USHER · RÉSUMÉ",
  "FEBRUARY 12, 2025 JO USHER · RÉSUMÉ 2",
  "12. Februar 2025 Jo Usher · Lebenslauf 2",
  "Jo Usher (continued)",
  "Page 2 | Jo Usher",
  "Curriculum Vitae 2",
  "Page 2 of 3",
  "03/04/2021, 12:15",
])("the head or foot of a page: %s", (head) => {
  expect(rowsOf("Jo Usher", "Engineer", "Lumora", head, "Leeds", "2016 – 2019")).toEqual([
    "Jo Usher",
    "Engineer",
    "Lumora",
    "Leeds",
    "2016 – 2019",
  ]);
});

test.each([
  ["alone", (page: number) => `${page}`],
  ["of all", (page: number) => `${page}/3`],
  ["between dashes", (page: number) => `- ${page} -`],
  ["in brackets", (page: number) => `[${page}]`],
])("numbers of pages, %s", (_name, write) => {
  expect(rowsOf("Jo Usher", "Engineer", write(1), "Lumora", write(2), "Leeds", write(3))).toEqual([
    "Jo Usher",
    "Engineer",
    "Lumora",
    "Leeds",
  ]);
});

test.each([
  ["grades", ["Jo Usher", "Physics", "9", "Music", "7"]],
  ["one number", ["Jo Usher", "Years", "2", "Leeds"]],
  ["a name that begins alike", ["Jo Usher", "Engineer", "Jo Usher Consulting Ltd", "Leeds"]],
  ["a document that a person works with", ["Jo Usher", "Engineer", "Leeds", "Resume writer", "Lumora"]],
])("%s stay", (_name, rows) => {
  expect(rowsOf(...rows)).toEqual(rows);
});

test.each(["APRIL 11, 2024", "11. April 2024", "11/04/2024"])("the day above the foot of a page: %s", (day) => {
  expect(rowsOf("Jo Usher", "Engineer", "", day, "JO USHER · RÉSUMÉ", "Lumora")).toEqual([
    "Jo Usher",
    "Engineer",
    "Lumora",
  ]);
});

test("the blank line above the foot of a page is above the next row", () => {
  const rows = readRows(lines("Jo Usher", "Engineer", "", "Jo Usher 2", "Analyst"));
  expect(rows.map(({ isAfterBlank }) => isAfterBlank)).toEqual([true, false, true]);
});
