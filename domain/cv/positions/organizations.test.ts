import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";

const HEAD = lines("Employment", "");

describe("a unit and the organization that it belongs to", () => {
  test.each([
    ["a lab before a university", "Engineer, Vision Lab, Lumora University, 2016 - 2018"],
    ["a team before a name that no word gives away", lines("Engineer, 2016 - 2018", "Speech Team, Lumora University")],
    ["a group below the university", lines("Lumora University", "Ocean Pumps Group", "Engineer    2016 - 2018")],
    ["a school of its own kind", lines("2016 - 2018", "Engineer", "Business School, Lumora University")],
    ["a department in brackets", "2016 - 2018: Engineer, Lumora University (Pumps Department)"],
    ["a chair in German", "Engineer, Lehrstuhl für Pumpen, Lumora University, 2016 - 2018"],
  ])("has %s", (_name, entry) => {
    const text = lines(HEAD, entry, "", "Analyst, Umbra GmbH, 2012 - 2014");
    expect(positionsOf(text)[0]).toBe("Engineer @ Lumora University, 2016 to 2018");
  });

  test.each([
    ["Engineer, Umbra Group, Leeds, 2016 - 2018", "Umbra Group"],
    ["2016 - 2018: Guide, Umbra Outdoor Centre, Co. Derry", "Umbra Outdoor Centre"],
    ["Engineer, Speech Team, Lumora Brain, 2016 - 2018", "Lumora Brain"],
  ])("“%s”", (entry, company) => {
    const text = lines(HEAD, entry, "", "Analyst, Umbra GmbH, 2012 - 2014");
    expect(positionsOf(text)[0]).toContain(` @ ${company}, 2016 to 2018`);
  });
});

test("the first item of a list below a title and its dates is the company", () => {
  const text = lines(
    "Work experience",
    "======",
    "* Spring 2024: Engineer",
    "  * Lumora University",
    "  * Duties included: pumps",
    "  * Supervisor: Professor Example",
    "",
    "* Fall 2015: Analyst",
    "  * Vantelo",
    "  * Duties included: valves",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Lumora University, 2024 to 2024", "Analyst @ Vantelo, 2015 to 2015"]);
});

test("headings of Markdown right below other lines open their sections", () => {
  const text = lines(
    "## Education",
    "BSc Physics, University of Lumora, 2010 - 2014",
    "## Awards",
    "Umbra Award for Engineers",
    "2014 - 2015",
    "## Skills",
    "Tools: pumps",
    "## Experience",
    "Engineer, Acme GmbH, 2016 - 2018",
  );
  expect(positionsOf(text)).toEqual(["Engineer @ Acme GmbH, 2016 to 2018"]);
  expect(educationsOf(text)).toEqual(["BSc Physics @ University of Lumora, 2010 to 2014"]);
});

test("lessons under a heading that is also a word for an apprenticeship are no studies", () => {
  const text = lines(
    "BERUFSERFAHRUNG",
    "",
    "Dozentin, Universität Lumora, 2016 - 2018",
    "",
    "DRITTMITTEL",
    "",
    "Projekt „Pumpen“, 2017",
    "",
    "LEHRE",
    "",
    "Seminar „Ventile“, Universität Umbra, WS 2017/18",
  );
  expect(educationsOf(text)).toEqual([]);
});

test("a dash before the town of a university's name separates", () => {
  const text = lines("Education", "", "University of Lumora – Lumora", "BSc Physics (2014)");
  expect(educationsOf(text)).toEqual(["BSc Physics @ University of Lumora, ? to 2014"]);
});

test.each([
  ["Engineer am Germanistischen Seminar der Universität Lumora", "Universität Lumora"],
  ["Engineer at the Institute of Physics of the University of Lumora", "University of Lumora"],
  ["Chercheuse à la Faculté de droit de l'Université de Lumora", "Université de Lumora"],
  ["Ricercatore presso il Dipartimento di Fisica dell'Università di Lumora", "Università di Lumora"],
  ["Engineer, Graduate Center of the City University of Lumora", "Graduate Center of the City University of Lumora"],
])("the university that a unit is of: “%s”", (entry, company) => {
  const text = lines(HEAD, `2016 – 2018 ${entry}`, "", "2012 – 2014 Analyst, Umbra GmbH");
  expect(positionsOf(text)[0]).toContain(` @ ${company}, 2016 to 2018`);
});
