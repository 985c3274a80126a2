import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";

describe("a title that no word gives away", () => {
  test("before 'at' and 'with'", () => {
    const text = lines(
      "EXPERIENCE",
      "Key Holder at Lumora",
      "2018 - 2020",
      "- Opened the store",
      "",
      "Server at Harbor Nine",
      "2016 - 2018",
    );
    expect(positionsOf(text)).toEqual(["Key Holder @ Lumora, 2018 to 2020", "Server @ Harbor Nine, 2016 to 2018"]);
    expect(positionsOf(lines("EXPERIENCE", "• Night Audit with Lumora, Plano, TX from Aug 2018 to Jul 2020"))).toEqual([
      "Night Audit @ Lumora, 2018-8 to 2020-7",
    ]);
  });

  test("after the comma where other entries have theirs", () => {
    const text = lines(
      "EXPERIENCE",
      "Harbor Ltd, Waiter, 2018 - 2020",
      "Lumora, Busser, 2016 - 2018",
      "Cinder Inc, Cashier, 2014 - 2016",
    );
    expect(positionsOf(text)).toEqual([
      "Waiter @ Harbor Ltd, 2018 to 2020",
      "Busser @ Lumora, 2016 to 2018",
      "Cashier @ Cinder Inc, 2014 to 2016",
    ]);
  });

  test("above a company and its dates, in the style of a heading", () => {
    const text = lines(
      "Experience",
      "Analyst",
      "Lumora UK",
      "Sep 2018 - Dec 2020 · 2 yrs 4 mos",
      "",
      "Bar Staff",
      "The Crown",
      "2015 - 2018 · 3 yrs",
      "",
      "Education",
      "University of Bath",
      "2015 - 2018",
    );
    expect(positionsOf(text)).toEqual([
      "Analyst @ Lumora UK, 2018-9 to 2020-12",
      "Bar Staff @ The Crown, 2015 to 2018",
    ]);
  });
});

test("an award under an entry is no title", () => {
  const text = lines(
    "EXPERIENCE",
    "Harbor Ltd",
    "2018 - 2020",
    "Waiter",
    "Won Employee of the Month twice",
    "Cinder Inc",
    "2016 - 2018",
    "Busser",
    "Won Employee of the Month twice",
  );
  expect(positionsOf(text)).not.toContain("Won Employee of the Month twice @ Cinder Inc, 2016 to 2018");
});

test("names of single letters and figures", () => {
  const text = lines(
    "WORK HISTORY",
    "CASHIER, 06/2019 to Current",
    "H-E-B – Houston, TX",
    "- Operated the cash register",
    "",
    "Packer, 01/2017 to 05/2019",
    "3M – Pasadena, TX",
  );
  expect(positionsOf(text)).toEqual(["CASHIER @ H-E-B, 2019-6 to present", "Packer @ 3M, 2017-1 to 2019-5"]);
});

test("the company below the one title that stands alone beside its dates", () => {
  const text = lines(
    "EMPLOYMENT HISTORY",
    "Sept 2018 – Present        Warehouse Supervisor, Lumora, Reading",
    "Feb 2014 – Aug 2018        Forklift Driver, Harbor Nine, Swindon",
    "July 2010 – Jan 2014       Stock Controller",
    "                           Matten, Basingstoke",
  );
  expect(positionsOf(text)).toEqual([
    "Warehouse Supervisor @ Lumora, 2018-9 to present",
    "Forklift Driver @ Harbor Nine, 2014-2 to 2018-8",
    "Stock Controller @ Matten, 2010-7 to 2014-1",
  ]);
});

test("two titles of one position on a line name no company", () => {
  const text = lines("EXPERIENCE", "Systems Engineer - Tools Developer  2018 - 2021", "Lumora Group", "- Built tools");
  expect(positionsOf(text).map((position) => position.split(" @ ")[1])).toEqual(["Lumora Group, 2018 to 2021"]);
});
