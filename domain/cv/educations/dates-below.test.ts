import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const WORK = ["", "Experience", "Umbra Coast Guard, Leeds — Petty Officer", "2014 – 2016"];

describe("dates below the line of their school", () => {
  test.each([
    ["no blank lines", [], []],
    ["a blank line above the dates", [""], []],
    ["blank lines above and below", [""], [""]],
  ])("%s", (_name, above, below) => {
    const entries = [
      ["University of Lumora, Leeds — BSc Physics", "September 2009 – May 2013"],
      ["Vantelo Kitchen, York — Certificate of Completion", "January 2018 – June 2018"],
      ["Umbra Assembly, Remote — Certificate of Completion, Software Engineering", "October 2024 – January 2025"],
    ];
    const rows = entries.flatMap(([name, date]) => [[name as string], above, [date as string], below].flat());
    expect(educationsOf(lines("Education", ...rows, ...WORK))).toEqual([
      "BSc Physics @ University of Lumora, 2009-9 to 2013-5",
      "Certificate of Completion @ Vantelo Kitchen, 2018-1 to 2018-6",
      "Certificate of Completion, Software Engineering @ Umbra Assembly, 2024-10 to 2025-1",
    ]);
  });

  test("the first school has no word of one, and its line is not that of the next dates", () => {
    const rows = ["Vantelo Retreat", "2018 – 2019", "University of Lumora, BSc Physics", "2009 – 2013"];
    expect(educationsOf(lines("Education", ...rows, ...WORK))).toEqual([
      "BSc Physics @ University of Lumora, 2009 to 2013",
    ]);
  });

  test.each([
    "Lumora is a school of cooking that teaches students many things.",
    "Lumora ist eine Schule für Köche mit vielen Kursen am Abend.",
    "Lumora est une école de cuisine qui enseigne la cuisine du nord.",
    "Lumora es una escuela de cocina que enseña la cocina del norte.",
  ])("what a school is names no other one: %s", (description) => {
    const rows = ["BSc Physics, Umbra University, 2013", "Lumora Academy — Diploma", "2018 – 2019", description];
    expect(educationsOf(lines("Education", ...rows, ...WORK))).toEqual([
      "BSc Physics @ Umbra University, ? to 2013",
      "Diploma @ Lumora Academy, 2018 to 2019",
    ]);
  });
});

test("a guard of the state is an employer", () => {
  expect(positionsOf(lines(...WORK, "", "Education", "BSc Physics, Umbra University, 2013"))).toEqual([
    "Petty Officer @ Umbra Coast Guard, 2014 to 2016",
  ]);
});
