import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test.each([
  ["Geschäftsführer der leuchthelden GmbH", "Geschäftsführer @ leuchthelden GmbH"],
  ["CFO of quiet matters Ltd", "CFO @ quiet matters Ltd"],
  ["Web Development Intern at thinkbuild labs, online", "Web Development Intern @ thinkbuild labs"],
])("a company that is written in small letters: %s", (entry, expected) => {
  const text = lines("Experience", `${entry}, 2016 - 2018`, "Test Engineer at Vantelo, 2014 - 2016");
  expect(positionsOf(text)).toEqual([`${expected}, 2016 to 2018`, "Test Engineer @ Vantelo, 2014 to 2016"]);
});

test.each(["Lumora Trading Est.", "Al Lumora Cooling & Trading Est.", "Lumora Energía, S.A.U."])(
  "the abbreviation at the end of a company is no end of a sentence: %s",
  (company) => {
    const text = lines(
      "Experience",
      "",
      "Sales Engineer",
      company,
      "02/2015 – 08/2017",
      "",
      "Clerk",
      "Vantelo",
      "2012",
    );
    expect(positionsOf(text)[0]).toBe(`Sales Engineer @ ${company}, 2015-2 to 2017-8`);
  },
);

test("letters before the entries of a form are no part of them", () => {
  const form = lines(
    "5. Earlier employment",
    "   (a) Test Engineer, Vantelo Works, 2011 to 2018",
    "   (b) Research Associate, Umbra Labs, 2009 to 2011",
    "",
    "6. Academic qualifications",
    "   (a) Ph.D. Physics, Lumora University, 2009",
    "   (b) M.Sc. Chemistry, Umbra University, 2003",
  );
  expect(positionsOf(form)).toEqual([
    "Test Engineer @ Vantelo Works, 2011 to 2018",
    "Research Associate @ Umbra Labs, 2009 to 2011",
  ]);
  expect(educationsOf(form)).toEqual([
    "Ph.D. Physics @ Lumora University, ? to 2009",
    "M.Sc. Chemistry @ Umbra University, ? to 2003",
  ]);
});

test("numbered entries with full stops between a company, a title and open dates", () => {
  const text = lines(
    "Work experience",
    "1. University of Umbra, Leeds. Associate Professor. July 2019 onwards, ongoing.",
    "2. Vantelo. Research Scientist. Feb 2013 – June 2019.",
  );
  expect(positionsOf(text)).toEqual([
    "Associate Professor @ University of Umbra, 2019-7 to present",
    "Research Scientist @ Vantelo, 2013-2 to 2019-6",
  ]);
});

test("the French abbreviation of today is the present", () => {
  const text = lines("Expérience", "2021 → auj. : Directrice, Vantelo", "2018 → 2021 : Cheffe de produit, Lumora");
  expect(positionsOf(text)).toEqual([
    "Directrice @ Vantelo, 2021 to present",
    "Cheffe de produit @ Lumora, 2018 to 2021",
  ]);
});

test("a company that ends like the name of a craft, and time abroad that is no position", () => {
  const text = lines(
    "Experience",
    "Co-Founder & Chief Executive Officer",
    "Kelpwright · Full-time",
    "Jan 2021 - Present · 4 yrs 3 mos",
    "",
    "Auslandsaufenthalt / Work & Travel",
    "2019 - 2020",
    "",
    "Operaria de montaje (ETT Umbra)",
    "Vantelo",
    "2016 - 2018",
  );
  expect(positionsOf(text)).toEqual([
    "Co-Founder & Chief Executive Officer @ Kelpwright, 2021-1 to present",
    "Operaria de montaje @ Vantelo, 2016 to 2018",
  ]);
});

test("professional service lists no positions", () => {
  const text = lines(
    "Academic appointments",
    "2019-       Professor, University of Umbra",
    "2014-2019   Associate Professor, University of Leeds",
    "Professional service",
    "2022-       Chair, Scientific Advisory Committee, Vantelo Initiative",
    "2019-2023   Director, Lumora Society",
  );
  expect(positionsOf(text)).toHaveLength(2);
});
