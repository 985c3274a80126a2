import { describe, expect, test } from "vitest";
import type { PartialDate } from "#domain/profile/partial-date.ts";
import { readDates } from "./dates.ts";

const format = (date: PartialDate | null) =>
  date === null ? "?" : date.month === null ? `${date.year}` : `${date.year}-${date.month}`;
const read = (line: string) =>
  readDates(line).map(({ from, to, start, end, isOpen, isRange }) => [
    line.slice(from, to),
    isRange ? `${format(start)} to ${isOpen ? "present" : format(end)}` : format(start),
  ]);

describe("readDates", () => {
  test.each([
    ["English months", "May 2016 – Dec 2017", "2016-5 to 2017-12"],
    ["full months", "September 2012 - March 2015", "2012-9 to 2015-3"],
    ["no blanks", "December 2012-March 2015", "2012-12 to 2015-3"],
    ["numbers", "05/2016 - heute", "2016-5 to present"],
    ["blanks inside a number", "03 / 2018  –  heute", "2018-3 to present"],
    ["days", "01.05.2016 bis 30.06.2018", "2016-5 to 2018-6"],
    ["English days", "1 May 2016 - 2 June 2017", "2016-5 to 2017-6"],
    ["ISO months", "2010-12 - 2011-05", "2010-12 to 2011-5"],
    ["years", "2014–2018", "2014 to 2018"],
    ["months behind the year", "2011, Jul–Sep", "2011-7 to 2011-9"],
    ["months in German behind the year", "2011, Okt. – Dez.", "2011-10 to 2011-12"],
    ["months in French behind the year", "2011 (février à avril)", "2011-2 to 2011-4"],
    ["two months behind the year", "2011 (June/July)", "2011-6 to 2011-7"],
    ["a month until now behind the year", "2011 (Jan to date)", "2011-1 to present"],
    ["a month until now in German", "2011 (März – heute)", "2011-3 to present"],
    ["years with a short end", "2014-18", "2014 to 2018"],
    ["an academic year", "2014/15", "2014 to 2015"],
    ["an academic year behind its name", "Anno accademico 2014/15", "2014 to 2015"],
    ["two years in a row", "2010 et 2011", "2010 to 2011"],
    ["two months in a row", "Juillet et août 2014", "2014-7 to 2014-8"],
    ["three months in a row", "June, July and August 2014", "2014-6 to 2014-8"],
    ["months and ranges of them", "Juillet-aout, décembre 2014 et mars, mai-juin 2015", "2014-7 to 2015-6"],
    ["the same month of two years", "Novembre 2014 & Novembre 2015", "2014-11 to 2015-11"],
    ["the same season of two years", "Summer 2014, summer 2015", "2014 to 2015"],
    ["between two months", "Entre maio de 2011 e março de 2013", "2011-5 to 2013-3"],
    ["months with another spelling", "Setiembre 2015 - juill 2016", "2015-9 to 2016-7"],
    ["until now in Italian", "2015 – tutt'ora", "2015 to present"],
    ["until now in Portuguese", "2015 - até o presente momento", "2015 to present"],
    ["short years", "Oct'15 - Jun'17", "2015-10 to 2017-6"],
    ["short years in numbers", "05/16 – 12/17", "2016-5 to 2017-12"],
    ["one year for both months", "May – Dec 2017", "2017-5 to 2017-12"],
    ["one year for two months with a slash", "May/June 2017", "2017-5 to 2017-6"],
    ["French", "févr. 2019 à août 2020", "2019-2 to 2020-8"],
    ["a winter until now", "Winter 2019/20 bis laufend", "2019 to present"],
    ["Mexican, present", "Agosto 2019 a la fecha", "2019-8 to present"],
    ["French, present", "janv. 2020 - aujourd’hui", "2020-1 to present"],
    ["Spanish, present", "mayo de 2015 - actualidad", "2015-5 to present"],
    ["French, since", "depuis mars 2019", "2019-3 to present"],
    ["German, since", "seit 2020", "2020 to present"],
    ["Italian, from and to", "Da marzo 2019 a oggi", "2019-3 to present"],
    ["Dutch, since", "vanaf 2019", "2019 to present"],
    ["Portuguese, present", "2019 até hoje", "2019 to present"],
    ["English days without a comma", "Sept 1st 2019 - Dec 31st 2020", "2019-9 to 2020-12"],
    ["one year for two months in numbers", "06–08/2019", "2019-6 to 2019-8"],
    ["an end only", "bis 2019", "? to 2019"],
    ["an open dash", "Sep. 2012 –", "2012-9 to present"],
    ["a tail in brackets", "January 2020 - Present (3 years 2 months)", "2020-1 to present"],
    ["a tail after a dot", "Jan 2020 - Present · 3 yrs 2 mos", "2020-1 to present"],
    ["a German tail", "Okt. 2019–Heute · 5 Jahre 1 Monat", "2019-10 to present"],
    ["the later year first", "2018 – 2014", "2014 to 2018"],
    ["the later month first", "Aug 2016 - May 2014", "2014-5 to 2016-8"],
    ["present first", "Present – May 2014", "2014-5 to present"],
    ["months of one digit until now", "5/14 – Present", "2014-5 to present"],
    ["months of one digit with a word between", "9/12 to 10/14", "2012-9 to 2014-10"],
    ["a long and a short year", "8/2014-9/16", "2014-8 to 2016-9"],
    ["seasons of short years", "Fall '12 – Spring '14", "2012 to 2014"],
    ["two seasons", "Spring/Summer 2014", "2014"],
    ["summers of two years", "Summers of 2014 and 2015", "2014 to 2015"],
    ["a short end in the next century", "1999-00", "1999 to 2000"],
    ["a short end behind a long dash", "2014—16", "2014 to 2016"],
    ["months with a slash", "May 2014/August 2016", "2014-5 to 2016-8"],
    ["months behind their years", "2014 Aug - 2016 Sep", "2014-8 to 2016-9"],
    ["misspelled months", "Febuary 2014 – Septmeber 2016", "2014-2 to 2016-9"],
    ["a short word for present", "2014 – pres", "2014 to present"],
    ["months without a dash", "May 2014 June 2016", "2014-5 to 2016-6"],
    ["a month until now without a dash", "May 2014 Present", "2014-5 to present"],
    ["a month until now behind two blanks", "May 2014  now", "2014-5 to present"],
    ["table cells", "2014\t2018", "2014 to 2018"],
    ["a single year", "2015", "2015"],
    ["a season", "Summer 2016", "2016"],
    ["a feast", "CHRISTMAS 2013", "2013"],
    ["a feast with an accent", "Noël 2013", "2013"],
    ["a Spanish season", "verano de 2016", "2016"],
    ["several seasons", "Summers 2016", "2016"],
    ["two academic years", "2011/2012 - 2014/2015", "2011 to 2015"],
    ["two academic years with short ends", "2008/09–2011/12", "2008 to 2012"],
    ["semesters with short years", "WS 14/15", "2014 to 2015"],
    ["a semester until a winter", "SoSe 2014 bis WS 2015/16", "2014 to 2016"],
    ["days behind a dash", "03-Jun-2014 - 04-May-2016", "2014-6 to 2016-5"],
    ["Portuguese ordinal days", "1º de junho de 2014 - 3º de maio de 2015", "2014-6 to 2015-5"],
    ["one year for two months with a hyphen", "06-08/2019", "2019-6 to 2019-8"],
    ["quarters behind the year", "2014 Q3 - 2015/Q2", "2014 to 2015"],
    ["French quarters", "3T 2014 – 1T 2016", "2014 to 2016"],
    ["German quarters", "3. Quartal 2014 - 1. Quartal 2015", "2014 to 2015"],
    ["halves", "H1 2014 - H2 2015", "2014 to 2015"],
    ["a slash between dates", "01/2014 / 05/2016", "2014-1 to 2016-5"],
    ["three dots between dates", "2014 … 2016", "2014 to 2016"],
    ["Italian, until", "marzo 2014 fino a maggio 2016", "2014-3 to 2016-5"],
    ["Dutch, until and including", "mei 2014 tot en met juni 2016", "2014-5 to 2016-6"],
    ["Italian abbreviations", "genn. 2014 - magg. 2016", "2014-1 to 2016-5"],
    ["German abbreviations", "Febr. 2014 – Mrz. 2016", "2014-2 to 2016-3"],
    ["Spanish, the end of a year", "finales de 2014 - mediados de 2016", "2014 to 2016"],
    ["Dutch seasons", "voorjaar 2014 - najaar 2016", "2014 to 2016"],
    ["a dash and 'until now'", "05/2014 - bis heute", "2014-5 to present"],
    ["Dutch, until now", "mei 2014 - tot heden", "2014-5 to present"],
    ["Italian, still", "maggio 2014 - tuttora", "2014-5 to present"],
    ["French, since", "à partir de mai 2014", "2014-5 to present"],
    ["an open end as dots", "2014 - …", "2014 to present"],
    ["a slash before 'now'", "2014-10 / now", "2014-10 to present"],
    ["a slash before 'present'", "2014/10 / present", "2014-10 to present"],
    ["'at present'", "March 2014 to at present", "2014-3 to present"],
    ["'still continuing'", "March 2014 to still continuing", "2014-3 to present"],
    ["'presently working'", "Mar 2014 – Presently working", "2014-3 to present"],
    ["'with effect from'", "w.e.f. 01.03.2014", "2014-3 to present"],
  ])("reads %s as one date", (_name, line, date) => {
    expect(read(line)).toEqual([[line, date]]);
  });

  test.each([
    ["amounts of money", "raised $2015 and €2014"],
    ["long numbers", "phone 120145 or 20167"],
    ["numbers in words", "the iX2016b model"],
    ["versions", "Python 3.14 and Java 8.11.02"],
    ["grades", "Abschlussnote 1,7 (2.1)"],
    ["opening hours", "24/7 from 9.30 to 17.15"],
    ["percentages", "from 12.5 % to 14.15 %"],
    ["phone numbers", "01.06.14.08.16"],
    ["ISO numbers", "ISO 9001-15 and EN 50128"],
  ])("ignores %s", (_name, line) => {
    expect(read(line)).toEqual([]);
  });

  test("does not read the end of a sentence as 'from'", () => {
    expect(read("und schloss das Studium ab. 2007 wechselte er")).toEqual([["2007", "2007"]]);
  });

  test("takes no name for a part of the year", () => {
    expect(read("Engineer, Meta 2021 – 2023")).toEqual([["2021 – 2023", "2021 to 2023"]]);
    expect(read("Front-End 2021 – 2023")).toEqual([["2021 – 2023", "2021 to 2023"]]);
    expect(read("2014 - Data Scientist").map(([, date]) => date)).toEqual(["2014"]);
  });

  test("reads an end before a bracket as open", () => {
    expect(read("Acme (2012–)")).toEqual([["2012–", "2012 to present"]]);
  });

  test("joins no dates in the wrong order that are in columns", () => {
    expect(read("2018\t2014").map(([, date]) => date)).toEqual(["2018", "2014"]);
  });
});

test("days in capitals", () => {
  expect(read("11TH June 2013 TO 30TH April 2018").map(([, date]) => date)).toEqual(["2013-6 to 2018-4"]);
});

test("an open range before a colon, and years in brackets that are none", () => {
  expect(read("2010 - ... : Assistante")).toEqual([["2010 - ...", "2010 to present"]]);
  expect(read("Bundestag (2019 und 2020)")).toEqual([
    ["2019", "2019"],
    ["2020", "2020"],
  ]);
});

test.each([
  ["Ol.2O2O - heute", "2020-1 to present"],
  ["lO.2Ol3 - ll.2Ol9", "2013-10 to 2019-11"],
  ["Ol.Ol.2OO7 - 3l.O3.2OO9", "2007-1 to 2009-3"],
  ["O4/2Ol3 - l2/2Ol9", "2013-4 to 2019-12"],
])("letters for digits, in the month alone too: %j", (line, expected) => {
  expect(read(line).map(([, date]) => date)).toEqual([expected]);
});

test.each([
  ["März 2019 - Heute (5 Jahre)Kassel", "März 2019 - Heute (5 Jahre)", "2019-3 to present"],
  [
    "March 2014 - May 2016 (2 years 3 months)Derby, England",
    "March 2014 - May 2016 (2 years 3 months)",
    "2014-3 to 2016-5",
  ],
])("a duration in brackets ends where a town follows without a blank: %j", (line, range, expected) => {
  expect(read(line)).toEqual([[range, expected]]);
});

test("two months of two years may be those of events", () => {
  expect(read("May 2014 and June 2015")).toEqual([
    ["May 2014", "2014-5"],
    ["June 2015", "2015-6"],
  ]);
});

test.each([
  ["seit dem Wintersemester 2020/21", "2020 to present"],
  ["seit WS 2020/21", "2020 to present"],
  ["since 2020/21", "2020 to present"],
  ["depuis 2020/21", "2020 to present"],
  ["WS 2020/21", "2020 to 2021"],
])("an academic year that something began in: %s", (line, expected) => {
  expect(read(line)).toEqual([[line, expected]]);
});
