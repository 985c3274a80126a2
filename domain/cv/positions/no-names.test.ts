import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

test.each([
  ["a month", ["Teaching Assistant | July", "2012 - 2013"], ["Teaching Assistant @ –, 2012 to 2013"]],
  ["a group of people", ["Assistant", "The measuring team", "2012 – 2013"], ["Assistant @ –, 2012 to 2013"]],
  ["the beginning of a description", ["Robot Arm (2012 – 2013) Implemented all"], []],
  ["a project", ["Pump Counter | Umbra Capstone Project | 2012 – 2013"], []],
  ["what somebody works for", ["Manager", "Marketing", "2012 – 2013"], ["Manager @ –, 2012 to 2013"]],
  ["a word that says where", ["Cook", "Ristorazione", "2012 – 2013"], ["Cook @ –, 2012 to 2013"]],
  [
    "several employers",
    ["Supply Teacher", "Various schools through Umbra", "2012 – 2013"],
    ["Supply Teacher @ –, 2012 to 2013"],
  ],
  ["several clients", ["Kellner", "Verschiedene Restaurants", "2012 – 2013"], ["Kellner @ –, 2012 to 2013"]],
  ["self-study", ["Autoformation HTML et CSS", "2012 – 2013"], []],
])("takes %s for no company", (_form, entry, expected) => {
  const cv = lines("Experience", "", "Engineer", "Acme GmbH", "2016 – 2019", "", "Analyst", "Lumen Ltd", "2014 – 2016");
  const others = ["Engineer @ Acme GmbH, 2016 to 2019", "Analyst @ Lumen Ltd, 2014 to 2016"];
  expect(positionsOf(lines(cv, "", ...entry))).toEqual([...others, ...expected]);
});

test.each([
  ["a list of the best students", ["Dean's List, Umbra College, 2012"], []],
  ["a competition", ["Third Place Team, ACM Programming Competition, Louisville, 2012"], []],
  ["an award", ["Individual Contribution Award for Innovation, August 5, 2012"], []],
  ["a patent", ["Patent Letter, August 30, 2012"], []],
  ["a certificate", ["Certificate of Completion", "Umbra Online", "2012"], []],
  ["a thesis", ["21.10.2013  Masterthesis – Pumps in winter"], []],
  ["an examination for entry", ["2012  Concours Commun Polytechnique"], []],
  ["a course on the web", ["Coursera Deep Learning – 03/2012"], []],
  ["a training in a method", ["Lean Green Belt | Administered by IISE  September 2012"], []],
  ["a part of a sentence", ["Completed coursework in Botany 2012-2013"], []],
  ["a sentence", ["Umbra is a division of Lumora College, 2012"], []],
  ["a sentence in small letters", ["many departments throughout Lumora College"], []],
  ["a club without a degree", ["Lumora Rowing, 2012 – 2013"], []],
  ["an employer beside an occupation", ["Fitness Instructor", "Umbra Lumen", "2012 – 2013"], []],
  ["short courses", ["Formations courtes : Premiers secours (2012)"], []],
  ["a seminar", ['2012   Seminar "Reden ohne Angst", Haus der Technik Essen'], []],
  ["a grade", ["Abitur, Notendurchschnitt: 1,3"], ["Abitur @ –, ? to ?"]],
  [
    "a list of technologies",
    ["CAP d’électronique", "Stage d’informatique, Langage : ADA, COBOL, BASIC"],
    ["CAP d’électronique @ –, ? to ?"],
  ],
])("takes %s for no school", (_form, entry, expected) => {
  const cv = lines("Education", "", "BSc Physics", "University of Leeds", "2010 – 2013", "", ...entry);
  expect(educationsOf(cv)).toEqual(["BSc Physics @ University of Leeds, 2010 to 2013", ...expected]);
});

test.each(["Prof. Jo Gatti", "Prof. Dr. Jo Gatti"])("'%s' is who led the work, and no employer", (name) => {
  const text = lines(
    "Experience",
    "Postdoc, University of Umbra, 2014 – 2016",
    `Sep 2012 — Dec 2012, Duration: 28 hours, Instructor: ${name}`,
    `Sep 2011 — Dec 2011, Duration: 30 hours, Instructor: ${name}`,
  );
  expect(positionsOf(text)).toEqual(["Postdoc @ University of Umbra, 2014 to 2016"]);
});
