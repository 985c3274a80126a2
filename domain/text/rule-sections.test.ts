import { expect, test } from "vitest";
import { sectionsOf } from "./rule-sections.ts";

test.each([
  [
    "plain text",
    "Experience\nEngineer, Acme\n2015 - 2018\n\nSkills\nOracle, SAP\n\nEducation\nBSc, University of Leeds, 2010",
  ],
  [
    "emphasized Markdown headings",
    "## Experience\n### Engineer, Acme\n2015 - 2018\n\n## **_Skills_**\n- Oracle, SAP\n\n## Education\n- BSc, University of Leeds, 2010",
  ],
  [
    "HTML",
    "<h2>Experience</h2>\n<p>Engineer, Acme</p>\n<p>2015 - 2018</p>\n\n<h2>Skills</h2>\n<p>Oracle, SAP</p>\n<h2>Education</h2>\n<p>BSc, University of Leeds, 2010</p>",
  ],
  [
    "letters with blanks between them",
    "E X P E R I E N C E\nA c m e\nE n g i n e e r\n2 0 1 5  -  2 0 1 8\n\nS K I L L S\nO r a c l e ,  S A P\n\nE D U C A T I O N\nU n i v e r s i t y  o f  L e e d s",
  ],
])("a skill is in its section: %s", (_form, text) => {
  const isIn = sectionsOf(text);
  expect(isIn(text.search(/O ?r ?a ?c ?l ?e/), "skills")).toBe(true);
  expect(isIn(text.search(/A ?c ?m ?e/), "skills")).toBe(false);
  expect(isIn(text.search(/L ?e ?e ?d ?s/), "skills")).toBe(false);
});
