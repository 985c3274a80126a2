import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

describe("titles with their functions below a company", () => {
  test.each([
    ["Lumora, Leeds", "Lumora", "Director, Life-of-Field", "Manager, Diving & Towing"],
    ["Lumora, Inc., Hartford, CT", "Lumora, Inc.", "Director, Implementation – Northeast", "Unit Manager, Property"],
    ["LUMORA (Leeds)", "LUMORA", "Sales Director – Midlands", "Engineer (New College Graduate)"],
    ["Lumora Maschinenbau", "Lumora Maschinenbau", "Leiter Vertrieb, Süd", "Ingenieur, Kaltwalzen"],
    ["Lumora, Lyon", "Lumora", "Directrice, Grands comptes", "Chargée d'études – Nord"],
    ["Lumora", "Lumora", "Director – Towing", "Engineer"],
  ])("%s: %s, %s", (head, company, first, second) => {
    for (const dates of ["  |  ", "          ", ", "]) {
      const text = lines(
        "EXPERIENCE",
        "",
        head,
        `${first}${dates}2018 - 2021`,
        "- led two teams",
        `${second}${dates}2014 - 2018`,
        "- led one team",
      );
      expect(positionsOf(text)).toEqual([
        `${first} @ ${company}, 2018 to 2021`,
        `${second} @ ${company}, 2014 to 2018`,
      ]);
    }
  });

  test("without whom the person reported to", () => {
    const text = lines(
      "EXPERIENCE",
      "",
      "Lumora Bank, Leeds",
      "Head of Audit – Retail - reporting to the Board, 2018 - 2021",
      "Deputy Head of Audit - reporting to the Board, 2014 - 2018",
    );
    expect(positionsOf(text)).toEqual([
      "Head of Audit – Retail @ Lumora Bank, 2018 to 2021",
      "Deputy Head of Audit @ Lumora Bank, 2014 to 2018",
    ]);
  });

  test.each([
    ["Teaching in Leeds", "Lecturer, University of Umbra", "Lecturer, Vantelo College"],
    ["Umbra, Leeds", "Engineer, Vantelo GmbH", "Engineer, Umbra GmbH"],
  ])("but not below a heading, nor where lines name employers: %s", (head, first, second) => {
    const text = lines("EXPERIENCE", "", head, `${first}, 2018 - 2021`, `${second}, 2014 - 2018`);
    expect(positionsOf(text).every((position) => /@ (?:Vantelo|Umbra|University of Umbra)/.test(position))).toBe(true);
  });
});
