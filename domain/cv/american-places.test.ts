import { describe, expect, test } from "vitest";
import { educationsOf, lines, outlineOf, positionsOf } from "./outline.test-support.ts";

describe("a company at its town and state", () => {
  test("is a company on every line, whatever its name", () => {
    const text = lines(
      "WORK EXPERIENCE",
      "Supply Chain Planner",
      "Yondr, Plano, TX",
      "Jan 2018 - Sep 2021",
      "Answered questions of suppliers",
      "",
      "Crew Member",
      "Glimmer, Dubai, UAE",
      "Jul 2015 - Nov 2017",
      "Trained new employees",
      "",
      "Camp Counselor",
      "AC&D, Berlin, Germany",
      "May 2012 - Jun 2015",
    );
    expect(positionsOf(text)).toEqual([
      "Supply Chain Planner @ Yondr, 2018-1 to 2021-9",
      "Crew Member @ Glimmer, 2015-7 to 2017-11",
      "Camp Counselor @ AC&D, 2012-5 to 2015-6",
    ]);
  });

  test.each([
    ["a bar", "|"],
    ["a tab", "\t"],
  ])("is a company before %s", (_name, separator) => {
    const text = lines(
      "Experience",
      "Paralegal | Aug 2020 – Present",
      `Lumora ${separator} Naperville, IL`,
      "Office Manager | Jun 2016 – Jul 2020",
      `Harbor Nine ${separator} Orofino, ID`,
    );
    expect(positionsOf(text)).toEqual([
      "Paralegal @ Lumora, 2020-8 to present",
      "Office Manager @ Harbor Nine, 2016-6 to 2020-7",
    ]);
  });

  test("without a comma before the town", () => {
    const text = lines(
      "Experience",
      "Lumora Rockville, MD",
      "Paralegal Aug 2020 – Present",
      "Harbor & Nine Plano, TX",
      "Office Manager Jun 2016 – Jul 2020",
      "Statistics Canada, Ottawa",
      "Analyst May 2012 – Jun 2016",
    );
    expect(positionsOf(text)).toEqual([
      "Paralegal @ Lumora, 2020-8 to present",
      "Office Manager @ Harbor & Nine, 2016-6 to 2020-7",
      "Analyst @ Statistics Canada, 2012-5 to 2016-6",
    ]);
  });

  test.each([
    ["on the line of the title", ["Lumora Aug 2020 – Present", "Development Officer Rockville, MD"]],
    ["before the title", ["Lumora, Denver, CO, Development Officer", "Aug 2020 – Present"]],
  ])("with the place %s", (_name, entry) => {
    expect(positionsOf(lines("Experience", ...entry, "- Wrote grants"))).toEqual([
      "Development Officer @ Lumora, 2020-8 to present",
    ]);
  });
});

describe("the code of a state", () => {
  test("is no degree and no legal form", () => {
    const text = lines(
      "EXPERIENCE",
      "2018 - 2022    Salvia ------------------ Boston, MA",
      "2015 - 2018    Cinder Nine ------------- Cambridge, MA",
      "2012 - 2015    Lumora ------------------ Denver, CO",
    );
    expect(outlineOf(text)).toEqual([
      "– @ Salvia, 2018 to 2022",
      "– @ Cinder Nine, 2015 to 2018",
      "– @ Lumora, 2012 to 2015",
    ]);
  });

  test("is a degree after a subject", () => {
    const text = lines("Education", "Kinesiology, MS", "Lumora University", "2012", "University of Leeds, MA", "2009");
    expect(educationsOf(text)).toEqual([
      "Kinesiology, MS @ Lumora University, ? to 2012",
      "MA @ University of Leeds, ? to 2009",
    ]);
  });
});

test("degrees with a space after their first full stop", () => {
  const text = lines(
    "Education",
    "B. Tech in Civil Engineering",
    "SRTP Warangal",
    "2011",
    "M. Sc. Physics, Lumora College",
    "2008",
  );
  expect(educationsOf(text)).toEqual([
    "B. Tech in Civil Engineering @ SRTP Warangal, ? to 2011",
    "M. Sc. Physics @ Lumora College, ? to 2008",
  ]);
});

test("a linked company after 'at' in Markdown, and years of experience beside the dates", () => {
  const text = lines(
    "## Experience",
    "### Software developer at [Lumora](https://lumora.example)",
    "*08.2014 - 12.2016* | Riga",
    "",
    "### Engineer at [Harbor Nine](https://nine.example)",
    "*07.2012 - 08.2014, 2 years experience*",
  );
  expect(positionsOf(text)).toEqual([
    "Software developer @ Lumora, 2014-8 to 2016-12",
    "Engineer @ Harbor Nine, 2012-7 to 2014-8",
  ]);
});

test("a name that ends like a town keeps it before another town, and wide dashes are dashes", () => {
  const text = lines(
    "Work History",
    "Dental Assistant                                Jun 2019 to Current",
    "Ansel Hamilton, McLean, VA",
    "Receptionist                                    Mar 2016 to May 2019",
    "Great Basin Dental － Sparks, NV",
  );
  expect(positionsOf(text)).toEqual([
    "Dental Assistant @ Ansel Hamilton, 2019-6 to present",
    "Receptionist @ Great Basin Dental, 2016-3 to 2019-5",
  ]);
});

test("a state before the country, and a place of work behind a legal form, are no parts of the name", () => {
  const text = lines(
    "Experience",
    "2021 – Present",
    "Lumen Health Texas, United States",
    "Physician",
    "2018 – 2021",
    "Lumora Pvt. Ltd at Unterdorf Park, Chicago, IL, United States",
    "Assistant",
  );
  expect(positionsOf(text)).toEqual([
    "Physician @ Lumen Health, 2021 to present",
    "Assistant @ Lumora Pvt. Ltd, 2018 to 2021",
  ]);
});

test("societies and awards of a physician are no studies", () => {
  const text = lines(
    "Education",
    "University of Leeds",
    "MD, 2016",
    "",
    "Membership and Honorary/Professional Societies",
    "",
    "Lumen Student Association (LSA)",
    "",
    "Medical School Awards",
    "",
    "Umbra School Competition 11/2017",
  );
  expect(educationsOf(text)).toEqual(["MD @ University of Leeds, ? to 2016"]);
});
