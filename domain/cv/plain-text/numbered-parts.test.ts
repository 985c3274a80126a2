import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const FOUND = [
  "Head of Payroll @ Vantelo, 2019 to 2023",
  "Payroll Team Lead @ Umbra Ltd, 2014 to 2019",
  "Call Center Agent @ Carrow, 2009 to 2014",
];

test.each([
  "Last 3 employers\t(1) Vantelo - Head of Payroll - 2019 to 2023  (2) Umbra Ltd - Payroll Team Lead - 2014 to 2019  (3) Carrow - Call Center Agent - 2009 to 2014",
  "Work experience: 1) Head of Payroll, Vantelo, 2019 to 2023 2) Payroll Team Lead, Umbra Ltd, 2014 to 2019 3) Call Center Agent, Carrow, 2009 to 2014",
  "Employment: (1) Head of Payroll at Vantelo (2019–2023) (2) Payroll Team Lead at Umbra Ltd (2014–2019) (3) Call Center Agent at Carrow (2009–2014)",
])("numbered entries in one line: %s", (line) => {
  expect(positionsOf(lines("Jo Example", line, "Education: BSc, University of Lumstadt (2009)"))).toEqual(FOUND);
});

test("numbers inside a sentence begin no entry", () => {
  const text = lines(
    "Experience",
    "Engineer, Lumora, 2014 – 2016",
    "Had two tasks: 1) Planning of pumps and 2) Training of the crews, until 2015.",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora, 2014 to 2016"]);
});

test("the company of a form is the founder's, and no field beside the role", () => {
  const text = lines(
    "Startup name\tSweldora Inc.",
    "Amount sought\tUSD 600,000",
    "Founder full name\tJo Example",
    "Role / since when\tCEO & cofounder, June 2023",
    "Other founders (names only)\tKim M.",
    "Last 2 employers\t(1) Vantelo - Head of Payroll - 2019 to 2023  (2) Umbra Ltd - Payroll Team Lead - 2014 to 2019",
    "Highest education\tBS Accountancy, University of Lumstadt (2009)",
  );
  expect(positionsOf(text)).toEqual(["CEO & cofounder @ Sweldora Inc., 2023-6 to 2023-6", ...FOUND.slice(0, 2)]);
});
