import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  ["Assistante marketing – stage 3 mois", "Assistante marketing"],
  ["Vendeuse - CDD de 6 mois", "Vendeuse"],
  ["Marketing-Assistentin – Praktikum 3 Monate", "Marketing-Assistentin"],
  ["On-the-Job Trainee (OJT) – 300 hours", "On-the-Job Trainee (OJT)"],
  ["Aushilfe / Werkstudent", "Aushilfe / Werkstudent"],
  ["Joined as a Trainee and promoted to Sales Manager", "Sales Manager"],
  ["Joined as GET, later elevated as Assistant Engineer – Maintenance", "Assistant Engineer – Maintenance"],
])("the kind of work and how long it was are beside the title: %s", (line, title) => {
  const text = lines(
    "EXPERIENCE",
    "",
    "Lumora Ltd, Leeds",
    line,
    "2014 – 2016",
    "",
    "Vantelo Ltd, York",
    "Clerk",
    "2010",
  );
  expect(positionsOf(text)[0]).toBe(`${title} @ Lumora Ltd, 2014 to 2016`);
});

test.each(["Prior engagement", "Previous employment", "Past positions"])("the time before an entry: %s", (time) => {
  const text = lines(
    "EXPERIENCE",
    "",
    "2014 – 2016 | Lumora Ltd. | Manager",
    "",
    `${time}: Trainee at Vantelo Ltd., York, 2010 - 2012`,
  );
  expect(positionsOf(text)[1]).toBe("Trainee @ Vantelo Ltd., 2010 to 2012");
});
