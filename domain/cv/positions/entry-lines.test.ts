import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "1.",
    "Sr.No.\tName of Institution\tDesignation\tClasses taught\tFrom\tTo",
    "1.\tLumora Public School, Leeds\tPGT Physics\tXI - XII\t01.04.2017\ttill date",
    "2.\tVantelo Academy\tScience Teacher\tIX - X\tJuly 2012\tMarch 2017",
  ],
  [
    "(1)",
    "S.No. | Employer | Post held | Period",
    "(1) | Lumora Public School | PGT Physics | April 2017 to till date",
    "(2) | Vantelo Academy | Science Teacher | July 2012 to March 2017",
  ],
  [
    "1)",
    "Nr.\tArbeitgeber\tFunktion\tvon\tbis",
    "1)\tLumora Public School\tPGT Physics\t04/2017\theute",
    "2)\tVantelo Academy\tScience Teacher\t07/2012\t03/2017",
  ],
])("the number %s of a table's row stays a cell", (_number, ...table) => {
  expect(positionsOf(lines("EXPERIENCE", ...table))).toEqual([
    "PGT Physics @ Lumora Public School, 2017-4 to present",
    "Science Teacher @ Vantelo Academy, 2012-7 to 2017-3",
  ]);
});

test("the number of a table's row of educations stays a cell", () => {
  const text = lines(
    "EDUCATION",
    "Sr.No.\tExamination\tBoard / University\tSession\tDivision\t%age",
    "1.\tM.Sc (Physics)\tLumora University, Leeds\t2008-2010\tIst\t69.5",
    "2.\tMatric\tVantelo State Board\t2003\tIst\t79.3",
  );
  expect(educationsOf(text)).toEqual([
    "M.Sc (Physics) @ Lumora University, 2008 to 2010",
    "Matric @ Vantelo State Board, ? to 2003",
  ]);
});

test.each([
  ["(i)  ", "(ii) "],
  ["i. ", "ii. "],
  ["i) ", "ii) "],
  ["I. ", "II. "],
  ["a. ", "b. "],
  ["(A) ", "(B) "],
])("'%s' and '%s' before entries are no part of them", (first, second) => {
  const text = lines(
    "WORKING EXPERIENCE",
    `${first}LUMORA CEMENT PLC, LAGOS           JULY 2020 TILL DATE`,
    "     POST HELD: ASSISTANT MANAGER, TREASURY",
    "",
    `${second}NYSC – VANTELO BANK LIMITED, IBADAN         JANUARY 2016 – JUNE 2020`,
    "     POST HELD: ACCOUNT OFFICER (2016 – 2017), HEAD OF ACCOUNTS (2018 – 2020)",
  );
  expect(positionsOf(text)).toEqual([
    "ASSISTANT MANAGER, TREASURY @ LUMORA CEMENT PLC, 2020-7 to present",
    "ACCOUNT OFFICER @ VANTELO BANK LIMITED, 2016 to 2017",
    "HEAD OF ACCOUNTS @ VANTELO BANK LIMITED, 2018 to 2020",
  ]);
});

test("numbers above a title and its dates are no part of the company", () => {
  const text = lines(
    "EXPERIENCE",
    "I) LUMORA LTD",
    "SITE ENGINEER",
    "APR-2014 TO JUN-2016",
    "II) VANTELO INFRA",
    "PLANNING ENGINEER",
    "JUL-2016 TO TILL DATE",
  );
  expect(positionsOf(text)).toEqual([
    "SITE ENGINEER @ LUMORA LTD, 2014-4 to 2016-6",
    "PLANNING ENGINEER @ VANTELO INFRA, 2016-7 to present",
  ]);
});

test("the fields of a printed form that are headings with one entry each", () => {
  const text = lines(
    "CURRICULUM VITAE",
    "EXPERIENCE      : 3 YEARS IN LUMORA TRADING LLC, DUBAI AS SALESMAN (2015 - 2018)",
    "EDUCATION       : S.L.C. PASSED, LUMORA SECONDARY SCHOOL, SYANGJA",
    "LANGUAGES       : NEPALI, HINDI",
  );
  expect(positionsOf(text)).toEqual(["SALESMAN @ LUMORA TRADING LLC, 2015 to 2018"]);
  expect(educationsOf(text)).toEqual(["S.L.C. @ LUMORA SECONDARY SCHOOL, ? to ?"]);
});
