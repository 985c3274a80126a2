import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "a head and cells of two lines",
    ["Degree/", "Examination", "Institute", "Board/", "University", "Year of", "Passing", "%"],
    [
      ["B.Tech", "(Civil Engg.)", "Lumora Institute of", "Technology, Pune", "Ashdale University", "2014", "68.5"],
      ["HSC", "Umbra Junior", "College, Nagpur", "State Board", "2010", "71"],
      ["SSC", "Vantelo High School", "State Board", "2008", "80"],
    ],
    [
      "B.Tech (Civil Engg.) @ Lumora Institute of Technology, ? to 2014",
      "HSC @ Umbra Junior College, ? to 2010",
      "SSC @ Vantelo High School, ? to 2008",
    ],
  ],
  [
    "cells that go on with a field, and a comma",
    ["Qualification", "School/College", "Board/University", "Year", "Percentage"],
    [
      ["MBA (Finance &", "Marketing)", "Lumora School of Business", "Management", "Ashdale University", "2016", "60%"],
      ["B.Com", "Umbra College of", "Commerce", "Ashdale University", "2014", "55%"],
      ["SSLC", "Vantelo Hr. Sec. School,", "Pune", "CBSE", "2009", "70%"],
    ],
    [
      "MBA (Finance & Marketing) @ Lumora School of Business Management, ? to 2016",
      "B.Com @ Umbra College of Commerce, ? to 2014",
      "SSLC @ Vantelo Hr. Sec. School, ? to 2009",
    ],
  ],
])("a table of studies with %s", (_form, head, records, expected) => {
  const text = lines(
    "ACADEMIC DETAILS",
    ...head,
    ...records.flat(),
    "",
    "WORK EXPERIENCE",
    "Engineer, Acme Ltd, 2014 - 2016",
  );
  expect(educationsOf(text).map((entry) => entry.replaceAll("\n", " "))).toEqual(expected);
});

test.each([
  [
    "numbers, and two columns of dates",
    ["Sr. No.", "Name of Organization", "Designation", "From", "To"],
    [
      ["1", "Lumora Construction", "Company Ltd.", "Site Engineer", "June 2018", "Till Date"],
      ["2", "Vantelo Projects (I)", "Pvt. Ltd.", "Junior Site", "Engineer", "July 2014", "May 2018"],
    ],
    [
      "Site Engineer @ Lumora Construction Company Ltd., 2018-6 to present",
      "Junior Site Engineer @ Vantelo Projects (I) Pvt. Ltd., 2014-7 to 2018-5",
    ],
  ],
  [
    "dates that go on, before places",
    ["S.No", "Company", "Designation", "Period", "Location"],
    [
      ["1", "Lumora Steel Holding", "Network", "Administrator", "May-2016 to", "Present", "Dammam / Riyadh"],
      ["2", "Umbra Business", "Systems (Pvt) Ltd", "Network Engineer", "Jan-2013 to", "Apr-2016", "Lahore"],
    ],
    [
      "Network Administrator @ Lumora Steel Holding, 2016-5 to present",
      "Network Engineer @ Umbra Business Systems (Pvt) Ltd, 2013-1 to 2016-4",
    ],
  ],
  [
    "dates first",
    ["Duration", "Employer", "Job Title"],
    [
      ["2018 - Present", "Lumora General Hospital", "and Research Centre", "Staff Nurse", "(ICU)"],
      ["2014 - 2018", "Vantelo Dental", "Clinic", "Staff Nurse"],
    ],
    [
      "Staff Nurse (ICU) @ Lumora General Hospital and Research Centre, 2018 to present",
      "Staff Nurse @ Vantelo Dental Clinic, 2014 to 2018",
    ],
  ],
])("a table of work with %s", (_form, head, records, expected) => {
  const text = lines("WORK EXPERIENCE", ...head, ...records.flat(), "", "EDUCATION", "B.Com, Ashdale University, 2012");
  expect(positionsOf(text).map((entry) => entry.replaceAll("\n", " "))).toEqual(expected);
});

test.each([
  [
    "a university in brackets, and a cell of two lines",
    ["Qualification", "Institute", "Board (or) University", "Year of completion", "Percentage/CGPA"],
    [
      ["B.Tech (E.C.E)", "Lumora College of Engineering,Leeds.", "Ashdale University.", "2018", "77.3"],
      ["Intermediate", "Umbra Junior college, Leeds.", "Board of", "Intermediate.", "2014", "89.5"],
      ["SSC", "Vantelo High School,Leeds", "Board of Secondary education.", "2012", "6.7"],
    ],
    [
      "B.Tech (E.C.E) @ Lumora College of Engineering, ? to 2018",
      "Intermediate @ Umbra Junior college, ? to 2014",
      "SSC @ Vantelo High School, ? to 2012",
    ],
  ],
  [
    "numbers and marks",
    ["S.No", "Degree", "Name of the Institution", "University / Board", "Year of Passing", "% of Marks"],
    [
      ["1", "MBA", "Lumora Institute of", "Management", "Ashdale University", "2016", "65"],
      ["2", "BBA", "Umbra College", "Ashdale University", "2013", "70"],
    ],
    ["MBA @ Lumora Institute of Management, ? to 2016", "BBA @ Umbra College, ? to 2013"],
  ],
])("a table of studies with a blank line behind each line: %s", (_form, head, records, expected) => {
  const table = [...head, ...records.flat()].flatMap((line) => [line, ""]);
  const text = lines("ACADEMIC DETAILS", "", "", ...table, "", "WORK EXPERIENCE", "Engineer, Acme Ltd, 2014 - 2016");
  expect(educationsOf(text).map((entry) => entry.replaceAll(/\s+/g, " "))).toEqual(expected);
});

test("blank lines at the beginning of a text", () => {
  expect(educationsOf(lines("", "Institute", "", "Year", ""))).toEqual([]);
});
