import { describe, expect, test } from "vitest";
import { educationsOf, lines, outlineOf, positionsOf } from "./outline.test-support.ts";
import { readOutline } from "./outline.ts";

describe("brackets after a name", () => {
  test("towns, contracts and remarks are left out", () => {
    const text = lines(
      "EXPERIENCE",
      "2018 – 2020  Analyst – LUMORA (CDD), Leeds",
      "2016 – 2018  Engineer – Harbor Works (Leeds / Glasgow)",
      "2014 – 2016  Designer – Cinder (Villeneuve-sur-Lot)",
      "2012 – 2014  Assistant – OKRA & FILS (stage de fin d'études)",
    );
    expect(positionsOf(text)).toEqual([
      "Analyst @ LUMORA, 2018 to 2020",
      "Engineer @ Harbor Works, 2016 to 2018",
      "Designer @ Cinder, 2014 to 2016",
      "Assistant @ OKRA & FILS, 2012 to 2014",
    ]);
    expect(educationsOf(lines("EDUCATION", "University of Lumora (Bogotá)", "BSc Physics", "2010 – 2013"))).toEqual([
      "BSc Physics @ University of Lumora, 2010 to 2013",
    ]);
  });

  test("a spelled-out name stays", () => {
    const text = lines("EXPERIENCE", "2018 – 2020  Engineer, LIMR (Lumora Institute of Marine and Wave Research)");
    expect(positionsOf(text)).toEqual(["Engineer @ LIMR (Lumora Institute of Marine and Wave Research), 2018 to 2020"]);
  });

  test("a date in a remark is not the entry's", () => {
    const text = lines("Experience", "Engineer", "Lumora B.V. (since 2022 part of Umbra), Leeds", "May 2018 – present");
    expect(positionsOf(text)).toEqual(["Engineer @ Lumora B.V., 2018-5 to present"]);
  });
});

describe("what belongs together", () => {
  test("titles within the time of a company above them", () => {
    const text = lines(
      "Positions",
      "Chief Executive, Umbra Ltd                        2014 – 2020",
      "",
      "Lumora A/S                                        2005 – 2014",
      "    Vice President, Manufacturing                 2010 – 2014",
      "    Director, Process Development                 2005 – 2010",
      "",
      "Scientist, Harbor A/S                             1999 – 2004",
    );
    expect(positionsOf(text)).toEqual([
      "Chief Executive @ Umbra Ltd, 2014 to 2020",
      "Vice President, Manufacturing @ Lumora A/S, 2010 to 2014",
      "Director, Process Development @ Lumora A/S, 2005 to 2010",
      "Scientist @ Harbor A/S, 1999 to 2004",
    ]);
  });

  test("positions after the skills of the one above them", () => {
    const text = lines(
      "Work Experience",
      "",
      "Account Manager",
      "Lumora Ltd",
      "August 2021 to Present",
      "• Renewed the contracts of six cities",
      "",
      "Accomplishments",
      "Sellers Club 2023 (Leeds)",
      "",
      "Skills Used",
      "Salesforce, Gong, Negotiation",
      "",
      "Account Executive",
      "Umbra Ltd",
      "January 2018 to July 2021",
      "",
      "Education",
      "",
      "BSc Physics",
      "University of Leeds",
      "2014 to 2017",
    );
    expect(positionsOf(text)).toEqual([
      "Account Manager @ Lumora Ltd, 2021-8 to present",
      "Account Executive @ Umbra Ltd, 2018-1 to 2021-7",
    ]);
  });

  test("a heading with the person's name, and a long duration beside the dates", () => {
    const text = lines(
      "Berufserfahrung von Jo Muster",
      "",
      "5 Jahre und 10 Monate, Jan. 2016 - Okt. 2021",
      "Leiterin Controlling",
      "Lumora AG",
      "",
      "Ausbildung von Jo Muster",
      "",
      "4 Jahre und 11 Monate, Sep. 2005 - Juli 2010",
      "Betriebswirtschaft",
      "Hochschule Kiel",
    );
    expect(outlineOf(text)).toEqual([
      "Leiterin Controlling @ Lumora AG, 2016-1 to 2021-10",
      "school Hochschule Kiel, 2010-7",
    ]);
  });

  test("a sentence after a company's legal form describes it", () => {
    const text = lines(
      "Experience",
      "Jan 2020 until now: Director of Operations, Lumora AB. Parcel lockers in four countries and a depot.",
      "Oct 2016 to Dec 2019: Operations Analyst at Umbra Plc. Planned all routes.",
    );
    expect(positionsOf(text)).toEqual([
      "Director of Operations @ Lumora AB, 2020-1 to present",
      "Operations Analyst @ Umbra Plc, 2016-10 to 2019-12",
    ]);
  });
});

describe("a school that no word gives away", () => {
  test("below its degree, as other schools are", () => {
    const text = lines(
      "EDUCATION",
      "",
      "MSc Physics",
      "University of Leeds",
      "2010 – 2012",
      "",
      "Minor Robotics",
      "Lumora i Agder, Grimstad",
      "2008",
      "",
      "Matriculation examination",
      "Lumoran lyseo",
      "2006",
    );
    expect(educationsOf(text)).toEqual([
      "MSc Physics @ University of Leeds, 2010 to 2012",
      "Minor Robotics @ Lumora i Agder, ? to 2008",
      "Matriculation examination @ Lumoran lyseo, ? to 2006",
    ]);
  });

  test("above its degree, as other schools are", () => {
    const text = lines(
      "FORMACIÓN",
      "UNIVERSIDAD DE LUMORA",
      "Ingeniería Industrial. 2003 – 2009",
      "NTNX, TRONDHEIM",
      "Estancia Erasmus. 2007 – 2008",
      "UMBRA BUSINESS SCHOOL",
      "MBA. 2021",
    );
    expect(educationsOf(text).map((entry) => entry.replace(/^.* @ /, ""))).toEqual([
      "UNIVERSIDAD DE LUMORA, 2003 to 2009",
      "NTNX, 2007 to 2008",
      "UMBRA BUSINESS SCHOOL, ? to 2021",
    ]);
  });

  test("between its degree and a town that no list has", () => {
    const text = lines(
      "Education",
      "Executive programme, Lumora Hult, Berkhamsted         2012",
      "PhD, Biotechnology, University of Leeds               1996 – 1999",
    );
    expect(educationsOf(text)).toEqual([
      "Executive programme @ Lumora Hult, ? to 2012",
      "PhD, Biotechnology @ University of Leeds, 1996 to 1999",
    ]);
  });

  test("beside a degree with the word of a title, without headings", () => {
    const text = lines(
      "2018 to 2020: Engineer, Lumora Ltd",
      "2016 to 2018: Analyst, Umbra Ltd",
      "Lumora School of Economics, Executive MBA, 2021 - 2023",
    );
    expect(educationsOf(text)).toEqual(["Executive MBA @ Lumora School of Economics, 2021 to 2023"]);
  });
});

describe("lines with a form of their own", () => {
  test("several entries in one line", () => {
    const text =
      "2022–now Staff Engineer @ Lumora · 2019–2022 Engineer @ Umbra · 2016–2019 Analyst @ Harbor · BSc @ University of Leeds 2010–2013";
    expect(outlineOf(text)).toEqual([
      "Staff Engineer @ Lumora, 2022 to present",
      "Engineer @ Umbra, 2019 to 2022",
      "Analyst @ Harbor, 2016 to 2019",
      "school University of Leeds, 2013",
    ]);
  });

  test("numbered entries", () => {
    const text = lines(
      "EMPLOYMENT",
      "(1) Lumora GmbH, Berlin: Director, 06/2020-date",
      "(2) Umbra: Consultant, 2012-2016",
      "EDUCATION",
      "1. Harbor University, M.Sc. Statistics, 2012",
      "2. 1. FC Schule, Abitur, 2006",
    );
    expect(outlineOf(text).slice(0, 3)).toEqual([
      "Director @ Lumora GmbH, 2020-6 to present",
      "Consultant @ Umbra, 2012 to 2016",
      "school Harbor University, 2012",
    ]);
  });

  test("headings on the line of their entries", () => {
    const text = lines(
      "Previous: Director of Innovation, Lumora Leather, 2016-2021; Materials Engineer, Umbra, 2012-2016",
      "Education: MSc Materials, Harbor University 2012; BSc, Leeds University 2010",
    );
    expect(outlineOf(text)).toEqual([
      "Director of Innovation @ Lumora Leather, 2016 to 2021",
      "Materials Engineer @ Umbra, 2012 to 2016",
      "school Harbor University, 2012",
      "school Leeds University, 2010",
    ]);
  });
});

test("the dated points of a briefing are no career", () => {
  const text = lines(
    "Subject: Climate briefing",
    "",
    "1. Policy",
    "Permits delayed: 2027 -> 2028",
    "Carbon border: transition period October 2023 – December 2025",
    "Auction round seven: July 2025 to January 2026",
    "",
    "Events",
    "Climate week, September 2025, panel with Lumora Institute and Leeds University",
    "Reading: Lumora Electricity 2025; Umbra timeline 2021 – 2029",
  );
  expect(readOutline(text)).toEqual({ positions: [], educations: [] });
});
