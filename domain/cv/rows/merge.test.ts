import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test.each([
  [["VANTELIA INSTITUTE OF", "TECHNOLOGY"], "VANTELIA INSTITUTE OF TECHNOLOGY"],
  [["LUMORA SCHOOL OF ART AND", "DESIGN"], "LUMORA SCHOOL OF ART AND DESIGN"],
])("a school in capitals goes on in the next line: %j", (rows, school) => {
  const text = lines("EDUCATION", "", ...rows, "BS IN PHYSICS", "May 2020", "", "UMBRA HIGH SCHOOL", "May 2016");
  expect(educationsOf(text)[0]).toBe(`BS IN PHYSICS @ ${school}, ? to 2020-5`);
});

test.each([
  [
    ["2015–2019 Research Associate, Institute of Physics, University", "Lumora."],
    "Research Associate @ University Lumora, 2015 to 2019",
  ],
  [
    ["2015–2019 Wissenschaftlicher Mitarbeiter, Physikalisches Institut, Universität", "Lumora."],
    "Wissenschaftlicher Mitarbeiter @ Universität Lumora, 2015 to 2019",
  ],
  [
    ["2015–2019 Engineer for embedded systems, Orvane Celdis", "Technologies."],
    "Engineer for embedded systems @ Orvane Celdis Technologies, 2015 to 2019",
  ],
  [
    ["2015–2019", "Senior Engineer for embedded systems, Orvane Celdis", "Technologies."],
    "Senior Engineer for embedded systems @ Orvane Celdis Technologies, 2015 to 2019",
  ],
])("the last word of an entry below it: %j", (rows, position) => {
  const text = lines("Experience", "", ...rows, "Built pumps.", "", "2012–2014 Analyst, Vantelo, Leeds.");
  expect(positionsOf(text)).toEqual([position, "Analyst @ Vantelo, 2012 to 2014"]);
});

test.each([
  ["Assistant ingénieur en", "traitement du signal"],
  ["Research assistant in", "signal processing"],
  ["Auxiliaire de vie aux", "personnes âgées"],
])("a title goes on behind the preposition at its end: %s", (first, second) => {
  const text = lines("Experience", `2013 - 2015 ${first}`, second, "Lumora", "2010 - 2012 Engineer", "Vantelo");
  expect(positionsOf(text)[0]).toBe(`${first} ${second} @ Lumora, 2013 to 2015`);
});

test.each([
  "Supervisor: Prof. Jo Example",
  "Co-supervisors: Prof. Jo Example (Lumora) and Prof. Kim Muster",
  "Betreuer: Prof. Jo Example",
])("the school of '%s' on the next line", (supervisor) => {
  const text = lines(
    "Education",
    "2018 – 2022",
    "PhD in Economics, University of Umbra",
    supervisor,
    "(Carrow University of Technology)",
    "2015 – 2017",
    "Master of Arts, University of Lumstadt",
  );
  expect(educationsOf(text)).toEqual([
    "PhD in Economics @ University of Umbra, 2018 to 2022",
    "Master of Arts @ University of Lumstadt, 2015 to 2017",
  ]);
});
