import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

const experience = (...rows: readonly string[]) => positionsOf(lines("Experience", "", ...rows));

describe("the employer of an entry", () => {
  test.each([
    [
      "ends in a legal form behind 'of' and its like",
      ["2020 - 2022 Geschäftsführer der Acme GmbH, Berlin", "", "2016 - 2018 Présidente d'Umbra SAS (concours i-Lab)"],
      ["Geschäftsführer @ Acme GmbH, 2020 to 2022", "Présidente @ Umbra SAS, 2016 to 2018"],
    ],
    [
      "is the university that a department on a line of its own belongs to",
      ["1999 - 2000", "Lecturer", "School of Engineering", "University of Glasgow"],
      ["Lecturer @ University of Glasgow, 1999 to 2000"],
    ],
    [
      "is the university behind an institute on the same line",
      ["2003 - 2004 Postdoc, Research Institute for Basic Sciences, Lumora National University, Busan"],
      ["Postdoc @ Lumora National University, 2003 to 2004"],
    ],
    [
      "is not the one whom somebody works for",
      ["Postdoc fellow with Dr. Kim Example \tFeb 2010 - Feb 2011", "Umbra Laboratory, Beltsville, MD"],
      ["Postdoc fellow @ Umbra Laboratory, 2010-2 to 2011-2"],
    ],
    [
      "follows a Spanish title behind a date and a comma",
      ["- 2019 - enero 2023, Gerente de Innovación en Lumora, Lima"],
      ["Gerente de Innovación @ Lumora, 2019 to 2023-1"],
    ],
  ])("%s", (_, rows, expected) => {
    expect(experience(...rows)).toEqual(expected);
  });

  test("is not cut where a function follows 'of'", () => {
    expect(experience("Vice President of Sales, Acme Inc., 2018 - 2020")).toEqual([
      "Vice President of Sales @ Acme Inc., 2018 to 2020",
    ]);
  });
});
