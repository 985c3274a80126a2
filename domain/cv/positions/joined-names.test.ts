import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

/** Beside an entry that has its names on lines of their own */
const cv = (...entry: readonly string[]) =>
  lines(
    "Experience",
    "",
    "Engineer",
    "Vantelo Ltd",
    "2018 – 2021",
    "- Built pumps",
    "",
    "Technician",
    "Okra Ltd",
    "2016 – 2018",
    "",
    ...entry,
  );

describe("a title and a company on one line above the dates", () => {
  test.each([
    "Waiter, Lumora",
    "Lumora, Waiter",
    "Waiter (Lumora)",
    "Lumora (Waiter)",
    "WAITER. Lumora.",
    "Waiter. Lumora.",
    "Waiter for Lumora",
    "Waiter  Lumora",
    "Lumora as Waiter",
  ])("%s", (names) => {
    const title = names.includes("WAITER") ? "WAITER" : "Waiter";
    expect(positionsOf(cv(names, "2014 – 2016", "- Served guests")).at(-1)).toBe(`${title} @ Lumora, 2014 to 2016`);
  });

  test.each([
    ["Manager (Umbra University of Leeds)", "Manager @ Umbra University of Leeds"],
    ["Manager (Vesper (Umbra Group))", "Manager @ Vesper (Umbra Group)"],
    ["Senior Manager, Sales (Lumora)", "Senior Manager, Sales @ Lumora"],
    ["Manager for the Lumora Group", "Manager @ Lumora Group"],
    ["Ausbildung zum Bankkaufmann (Umbra Bank)", "Ausbildung zum Bankkaufmann @ Umbra Bank"],
    ["Practical Year (Lumora Hospital)", "Practical Year @ Lumora Hospital"],
    ["Manager (Klinikum am Vesperberg GmbH)", "Manager @ Klinikum am Vesperberg GmbH"],
    ["Technician Co-op. eLumora.", "Technician Co-op @ eLumora"],
  ])("%s", (names, expected) => {
    expect(positionsOf(cv(names, "2014 – 2016")).at(-1)).toBe(`${expected}, 2014 to 2016`);
  });

  test.each([
    "Waiter (Lumora)\t2014 – 2016",
    "Waiter (Lumora), 2014 – 2016",
    "2014 – 2016: Waiter (Lumora)",
    "Lumora (Waiter) (2014 – 2016)",
    "2014 – 2016   Waiter for Lumora",
    "Waiter  Lumora, 2014 – 2016",
    "WAITER. Lumora (2014 – 2016)",
  ])("with the dates: %s", (entry) => {
    const title = entry.includes("WAITER") ? "WAITER" : "Waiter";
    expect(positionsOf(cv(entry)).at(-1)).toBe(`${title} @ Lumora, 2014 to 2016`);
  });

  test("names without a word of titles as those of the other entries", () => {
    const text = lines(
      "Experience",
      "",
      "Waiter (Lumora)",
      "2018 – 2021",
      "",
      "Cook (Umbra)",
      "2016 – 2018",
      "",
      "Front of House (Vesper)",
      "2014 – 2016",
    );
    expect(positionsOf(text).at(-1)).toBe("Front of House @ Vesper, 2014 to 2016");
  });

  test("a town that no list has, where other entries have one", () => {
    const text = lines(
      "Experience",
      "",
      "Waiter (Lumora)",
      "Leeds",
      "2018 – 2021",
      "",
      "Cook (Umbra)",
      "Unterdorf",
      "2016 – 2018",
    );
    expect(positionsOf(text)).toEqual(["Waiter @ Lumora, 2018 to 2021", "Cook @ Umbra, 2016 to 2018"]);
  });
});

describe("no company", () => {
  test.each(["Waiter (part-time)", "Waiter (Leeds)", "Waiter (Sales)", "Waiter, Night Team", "Waiter for Marketing"])(
    "%s below a company",
    (title) => {
      const text = lines("Experience", "", "Cook", "Vantelo Ltd", "2018 – 2021", "", title, "Okra Ltd", "2014 – 2016");
      expect(positionsOf(text).at(-1)).toMatch(/ @ Okra Ltd, 2014 to 2016$/);
    },
  );

  test("of several dated titles at one", () => {
    const text = lines(
      "Experience",
      "",
      "Lumora",
      "Analyst (Mossfield), 2018 – 2021",
      "Analyst (Okra), 2016 – 2018",
      "Analyst (Umbra), 2014 – 2016",
    );
    expect(positionsOf(text).every((position) => !/@ (?:Mossfield|Okra|Umbra),/.test(position))).toBe(true);
  });

  test("in what a company does", () => {
    const text = cv("2014 – 2016 Lumora (Großhandel mit blauen Blumen)");
    expect(positionsOf(text).at(-1)).not.toContain("@ Großhandel");
  });

  test("of freelance work", () => {
    const text = cv("Freelance Translator (Dutch - English), 2014 – 2016");
    expect(positionsOf(text).at(-1)).not.toContain("@ Dutch");
  });

  test("of a single entry among others of another form", () => {
    const text = lines(
      "EMPLOYMENT",
      "Engineer (Forecasting)                              07/2024 - present",
      "   Lumora Grid, remote. Hire no. 9. Intraday price models for 14 bidding zones.",
      "Applied Scientist II                                02/2022 - 06/2024",
      "   Vantelo, Santiago",
      "Chemist                                             09/2015 - 08/2018",
      "   Umbra, Leeds",
    );
    expect(positionsOf(text)[0]).toMatch(/^Engineer \(Forecasting\)(?! @ Fore)/u);
  });

  test("beside the name of a company", () => {
    const text = lines(
      "Experience",
      "",
      "Lumora",
      "Analyst (Mossfield)",
      "2018 – 2021",
      "",
      "Umbra",
      "Analyst (Okra)",
      "2014 – 2016",
    );
    expect(positionsOf(text).map((position) => / @ (\w+),/.exec(position)?.[1])).toEqual(["Lumora", "Umbra"]);
  });

  test("below the name of a company and the dates", () => {
    const text = lines(
      "Experience",
      "",
      "Lumora, Leeds",
      "2018 – 2021",
      "Analyst (Grade 7)",
      "",
      "Umbra, York",
      "2014 – 2016",
      "Analyst (Mossfield, Okra)",
    );
    expect(positionsOf(text).map((position) => / @ (\w+),/.exec(position)?.[1])).toEqual(["Lumora", "Umbra"]);
  });

  test("below a blank line and a company with its dates", () => {
    const text = lines(
      "EXPERIENCE",
      "",
      "Toller Kanthaus, London          2002 – 2004",
      "",
      "     Solicitor (Associate), Energy Law",
      "",
      "Umbra Lee, London                2000 – 2002",
      "",
      "     Trainee, Property",
    );
    expect(positionsOf(text)).toEqual([
      "Solicitor (Associate), Energy Law @ Toller Kanthaus, 2002 to 2004",
      "Trainee, Property @ Umbra Lee, 2000 to 2002",
    ]);
  });

  test("below a company with its total duration", () => {
    const text = lines(
      "Experience",
      "",
      "Lumora",
      "5 yrs 1 mo",
      "",
      "Vice President (Mossfield)",
      "Jan 2018 - Dec 2021 · 4 yrs",
      "",
      "Analyst (Mossfield)",
      "Jan 2016 - Dec 2017 · 2 yrs",
    );
    expect(positionsOf(text).every((position) => position.includes(" @ Lumora, "))).toBe(true);
  });

  test("before a place in brackets", () => {
    const text = cv("Waiter, Lumora (Cambridge, then Leeds)", "2014 – 2016");
    expect(positionsOf(text).at(-1)).toBe("Waiter @ Lumora, 2014 to 2016");
  });
});
