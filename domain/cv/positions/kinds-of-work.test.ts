import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

test.each([
  ["Assistante marketing – stage 3 mois", "Assistante marketing"],
  ["Vendeuse - CDD de 6 mois", "Vendeuse"],
  ["Marketing-Assistentin – Praktikum 3 Monate", "Marketing-Assistentin"],
  ["On-the-Job Trainee (OJT) – 300 hours", "On-the-Job Trainee (OJT)"],
  ["Aushilfe / Werkstudent", "Aushilfe / Werkstudent"],
  ["Lehrerin, 30 Std", "Lehrerin"],
  ["Server/Trainer (15-20 hrs/wk)", "Server/Trainer"],
  ["Teaching Fellow (0.6 FTE)", "Teaching Fellow"],
  ["Accordeur (10 h hebdo)", "Accordeur"],
  ["Fotograf (Kleingewerbe)", "Fotograf"],
  ["Fotografin, Nebengewerbe", "Fotografin"],
  ["Plant Director (11 sites)", "Plant Director"],
  ["Assoz. Prof. für Optik (§ 99 Abs. 5 UG)", "Assoz. Prof. für Optik"],
  ["Univ.-Ass. (prae doc), 30 Std", "Univ.-Ass. (prae doc)"],
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

test.each([
  "Driving Licence | Visa Valid Until Jan 2027",
  "Nursing Licence, valid till 2027",
  "Driver License - expires Jan 2027",
  "Passport, expiry date: 12/2027",
  "Arbeitserlaubnis, gültig bis 01/2027",
  "Permis de conduire, valable jusqu'en 2027",
])("how long a paper is valid is no time of a position: %s", (paper) => {
  const text = lines("EXPERIENCE", "Clerk", "Vantelo Ltd, York", "2010 – 2014", "Led the team of the shop.", paper);
  expect(positionsOf(text)).toEqual(["Clerk @ Vantelo Ltd, 2010 to 2014"]);
});

test.each([
  ["Marketing Manager – Brand Specialist", "Umbra Studio"],
  ["Freelance Engineer – Pump Specialist", "Umbra Studio (self-employed)"],
  ["Beraterin – Verkaufsleiterin", "Umbra Atelier (selbstständig)"],
])("titles on both sides of a dash, and who the person worked for: %s", (title, company) => {
  const text = lines("EXPERIENCE", title, `${company} | Leeds | 2020 – present`, "Helped small shops.");
  expect(positionsOf(text)).toEqual([`${title} @ ${company.replace(/ \(.*/, "")}, 2020 to present`]);
});

test("titles on both sides of a dash of somebody who has no employer", () => {
  const text = lines(
    "EXPERIENCE",
    "",
    "Freelance Engineer – Pump Specialist",
    "2020 – present",
    "",
    "Clerk, Vantelo Ltd",
    "2010 – 2014",
  );
  expect(positionsOf(text)[0]).toBe("Freelance Engineer – Pump Specialist @ –, 2020 to present");
});

test.each([
  [["2003 – 2018", "Freelance", "- Logos and pages"], "Freelance"],
  [["2003 – 2018 Freiberufler"], "Freiberufler"],
  [["2003 – 2018", "Selbstständig"], "Selbstständig"],
])("the kind of work is the title where the entry %j has no other", (rows, title) => {
  const text = lines("Experience", ...rows, "2001 – 2003", "Designer, Lumora Ltd");
  expect(positionsOf(text)).toEqual([`${title} @ –, 2003 to 2018`, "Designer @ Lumora Ltd, 2001 to 2003"]);
});

test.each([
  ["Derzeit (seit 9/2021)", "2021-9"],
  ["Currently (since 2021)", "2021"],
  ["Actuellement (depuis 2021)", "2021"],
  ["Momenteel (sinds 2021)", "2021"],
])("the word for now before the dates names no company: %s", (time, start) => {
  const text = lines("Experience", "", `${time}: Manager, Lumora Hospital`, "2012 - 2015: Clerk, Vantelo Clinic");
  expect(positionsOf(text)).toEqual([
    `Manager @ Lumora Hospital, ${start} to present`,
    "Clerk @ Vantelo Clinic, 2012 to 2015",
  ]);
});
