import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

describe("a company with what it does behind a dash", () => {
  test.each([
    ["Lumora – provider of industrial software", "Engineer", "2018 – 2021"],
    ["Lumora - a maker of pumps for small towns", "Engineer", "2018 – 2021"],
    ["Lumora — Hersteller von Pumpen", "Engineer", "2018 – 2021"],
    ["Lumora – éditeur de logiciels industriels", "Engineer", "2018 – 2021"],
    ["2018 – 2021", "Lumora – provider of industrial software", "Engineer"],
    ["Engineer", "Lumora – provider of industrial software", "2018 – 2021"],
  ])("%s, %s, %s", (...entry) => {
    const text = lines("Experience", "", ...entry, "- Built pumps", "", "Technician", "Okra Ltd", "2014 – 2016");
    expect(positionsOf(text)[0]).toBe("Engineer @ Lumora, 2018 to 2021");
  });

  test("above a title without a word of one, as other entries have it", () => {
    const about = "provider of industrial software";
    const text = lines(
      "Experience",
      "",
      `Lumora – ${about}`,
      "Engineer",
      "2018 – 2021",
      "",
      `Vesper – ${about}`,
      "Technician",
      "2016 – 2018",
      "",
      `Okra – ${about}`,
      "Front of House",
      "2014 – 2016",
    );
    expect(positionsOf(text).at(-1)).toBe("Front of House @ Okra, 2014 to 2016");
  });

  test("is no description of a position", () => {
    const text = lines(
      "Experience",
      "",
      "Engineer",
      "Lumora",
      "2018 – 2021",
      "Pumps – design and tests of all parts",
      "",
      "Skills",
    );
    expect(positionsOf(text)).toEqual(["Engineer @ Lumora, 2018 to 2021"]);
  });
});
