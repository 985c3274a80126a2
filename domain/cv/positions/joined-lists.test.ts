import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const NAMES = [
  ["Lumora Hotels", "Accounting"],
  ["Vantelo Industries", "Controller"],
  ["City of Umbra", "Manager of the Tourist Board"],
  ["Grey Airways & Air Carrow", "Finance Director"],
] as const;
const FOUND = NAMES.map(([company, title]) => `${title} @ ${company}, ? to ?`);

test.each([" – ", " - ", " | ", " · ", " –"])(
  "a list of companies and roles without dates, joined by '%s'",
  (joint) => {
    const list = NAMES.map(([company, title]) => `${company}${joint}${title}`);
    expect(positionsOf(lines("PROFESSIONAL EXPERIENCE", ...list))).toEqual(FOUND);
    const titlesFirst = NAMES.map(([company, title]) => `• ${title}${joint}${company}`);
    expect(positionsOf(lines("PROFESSIONAL EXPERIENCE", ...titlesFirst))).toEqual(FOUND);
  },
);

test.each(["(currently)", "(Actualmente )", "(actual)"])(
  "the present, '%s', is the only date of the list",
  (present) => {
    const list = NAMES.map(([company, title], index) => `${company} – ${title}${index > 2 ? ` ${present}` : ""}`);
    const found = positionsOf(lines("EXPERIENCIA PROFESIONAL", ...list));
    expect(found).toHaveLength(NAMES.length);
    expect(found.slice(0, 3)).toEqual(FOUND.slice(0, 3));
  },
);

test("companies in brackets behind the titles, but no subjects", () => {
  const list = ["Accountant (Lumora Ltd)", "Controller (Vantelo)", "Nurse (Umbra Hospital)"];
  expect(positionsOf(lines("EXPERIENCE", ...list))).toEqual([
    "Accountant @ Lumora Ltd, ? to ?",
    "Controller @ Vantelo, ? to ?",
    "Nurse @ Umbra Hospital, ? to ?",
  ]);
  expect(positionsOf(lines("EXPERIENCE", "Teacher (Maths)", "Engineer (Java)", "Cook (Lumora Ltd)"))).toEqual([]);
});

test("a title, a company and its town in each line", () => {
  const list = ["Controller, Vantelo, York", "Nurse, Umbra, Bath", "Cook, Lumora, Leeds"];
  expect(positionsOf(lines("EXPERIENCE", ...list))).toEqual([
    "Controller @ Vantelo, ? to ?",
    "Nurse @ Umbra, ? to ?",
    "Cook @ Lumora, ? to ?",
  ]);
});

test("a list of skills is none", () => {
  const skills = ["Python – Tools", "Java – Frontend", "Docker – Containers", "Excel – Tables"];
  expect(positionsOf(lines("Engineer", "Lumora, 2014 – 2016", "", "EXPERIENCE", ...skills)).join("\n")).not.toContain(
    "@ Java",
  );
});
