import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOutline } from "../cv/outline.ts";
import { annotate } from "./annotate.ts";
import { ROLE_EMPLOYER, ROLE_MENTION, ROLE_SCHOOL } from "./annotation.ts";
import { buildDictionary } from "./dictionary.ts";
import { dictionaryEntries } from "./dictionary-entries.ts";
import { markedCv } from "./outline.test-support.ts";
import { renderPlain } from "./render-plain.ts";
import { segmentsOf } from "./segments.ts";

const companies = [
  "Oracle",
  "Google",
  "Siemens AG",
  "SAP",
  "Box",
  "Apple",
  "Infosys",
  "Fraunhofer",
  "Schmidt GmbH",
  "Deutsche Bank",
];
const universities = ["TU München", "Stanford University", "LMU"];
const nothing = { companyNames: [], companyFacts: [], hotlists: [], otherNames: [], rules: [] };
const lists = { universities: [], companies: [] };
const dictionary = buildDictionary(dictionaryEntries({ ...nothing, universities, companyFacts: companies }, lists));

const ROLES = { [ROLE_MENTION]: "mention", [ROLE_EMPLOYER]: "employer", [ROLE_SCHOOL]: "school" };

/** Every match as written, with its role. */
function roles(marked: string): string[] {
  const { text, outline } = markedCv(marked);
  return [...segmentsOf(annotate(dictionary, text, "basic", { outline }), () => null)].flatMap((segment) =>
    segment.kind === "text" ? [] : [`${segment.text}: ${ROLES[segment.role]}`],
  );
}

describe("a match", () => {
  test.each([
    [
      "is an employer, a school or a mention",
      "‹Google›, «TU München», Oracle 11g",
      ["Google: employer", "TU München: school", "Oracle: mention"],
    ],
    ["is a mention beside its own employer", "‹Google›. Led Google Maps", ["Google: employer", "Google: mention"]],
    ["is the employer with its legal form", "‹Siemens Aktiengesellschaft› ‹SAP SE›", ["SAP SE: employer"]],
    ["is the employer if the outline cuts its form off", "‹Siemens› AG", ["Siemens AG: employer"]],
    [
      "is the employer of a country",
      "‹Google Germany GmbH› ‹Oracle India Pvt. Ltd.›",
      ["Google: employer", "Oracle: employer"],
    ],
    ["is the employer of a city", "‹Siemens AG, München› ‹SAP New York›", ["Siemens AG: employer", "SAP: employer"]],
    [
      "is the employer of a group",
      "‹Deutsche Bank Group› ‹The Infosys Group, Pune›",
      ["Deutsche Bank: employer", "Infosys: employer"],
    ],
    [
      "is the employer of a division",
      "‹Google – Cloud Sales› ‹SAP (Labs)› ‹Research, Oracle›",
      ["Google: employer", "SAP: employer", "Oracle: employer"],
    ],
    [
      "is the school of a chair",
      "«TU München, Lehrstuhl für Informatik» «Ludwig-Maximilians-Universität (LMU)»",
      ["TU München: school", "LMU: school"],
    ],
    [
      "may be a university as an employer",
      "‹Department of Physics, Stanford University›",
      ["Stanford University: employer"],
    ],
    ["is no part of another employer", "‹Oracle Financial Software Services› Oracle", ["Oracle: mention"]],
    ["is no part of another employer anywhere", "‹Oracle Financial Services› At Oracle Financial Services I", []],
    ["is no part of another employer in a city", "‹Apple Bank, New York›. The Apple Bank", []],
    ["is no part of an institute", "‹Fraunhofer-Institut für Optik›", []],
    [
      "is a mention beside another employer",
      "‹Infosys (client: Apple)› ‹Solarwerk GmbH / Google›",
      ["Infosys: employer", "Apple: mention", "Google: mention"],
    ],
    ["counts as an ordinary word where it is the employer", "‹box›\nbox", ["box: employer"]],
    [
      "counts under its usual conditions elsewhere",
      "‹Apple›\nan apple\nSchmidt",
      ["Apple: employer", "Schmidt: mention"],
    ],
  ])("%s", (_what, marked, expected) => {
    expect(roles(marked)).toEqual(expected);
  });
});

const NOTE = " (N/A, N/A FTE, N/A, None)";

describe("a note in a CV", () => {
  test.each([
    [
      "follows the occurrence that is the employer",
      "Skills: Oracle. ‹Oracle›, Oracle",
      "Skills: Oracle. Oracle#, Oracle",
    ],
    ["follows the first employer of several", "‹Google› ‹Google›", "Google# Google"],
    ["follows an employer in a compound as a whole", "SAP ‹SAP›-Konzern x", "SAP SAP-Konzern# x"],
    [
      "follows no URL if there is another occurrence",
      "‹x› https://google.com/a Google",
      "x https://google.com/a Google#",
    ],
    ["follows no URL that ends with it", "‹x› https://x.com/google Google", "x https://x.com/google Google#"],
    [
      "follows no email address if there is another occurrence",
      "‹x› ada@google.com, Google",
      "x ada@google.com, Google#",
    ],
    [
      "follows no compound if there is another occurrence",
      "‹x› Google-Partner, Ex-Google, Google",
      "x Google-Partner, Ex-Google, Google#",
    ],
    ["follows the whole URL if there is none", "‹x› www.google.com/a/b x", "x www.google.com/a/b# x"],
    ["follows the whole compound if there is none", "‹x› Google-Cloud-Partner x", "x Google-Cloud-Partner# x"],
    ["follows a company before a year", "‹x› Google-2019", "x Google#-2019"],
    ["follows a name that begins in the compound", "‹x› SAP-Deutsche Bank x", "x SAP-Deutsche Bank## x"],
  ])("%s", (_what, marked, expected) => {
    const { text, outline } = markedCv(marked);
    const annotation = annotate(dictionary, text, "enhanced", { outline });
    expect(renderPlain(annotation, () => null).replaceAll(NOTE, "#")).toBe(expected);
    const mains = [...segmentsOf(annotation, () => null)].filter(
      (segment) => segment.kind !== "text" && segment.isMain,
    );
    expect(mains).toHaveLength(annotation.entries.length);
  });

  test("is never inside a URL, an email address or a compound", () => {
    const part = fc.constantFrom(
      "Google",
      "SAP",
      "‹SAP›",
      "Deutsche Bank",
      "‹Oracle›",
      "x",
      "-",
      "/",
      "@",
      ".com",
      " ",
      "\n",
      "https://",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const { text, outline } = markedCv(`‹x› ${parts.join("")}`);
        const { notes } = annotate(dictionary, text, "enhanced", { outline });
        for (let note = 0; note < notes.length; note += 2) {
          const at = notes[note] ?? 0;
          expect(text.slice(at - 1, at + 2)).not.toMatch(/^[\p{L}\p{N}][-‐]\p{L}/u);
          for (const { index, 0: address } of text.matchAll(/https:\/\/[\w/.@-]*\w|[\w.-]+@[\w.-]*\w/g)) {
            expect(at <= index || at >= index + address.length).toBe(true);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test("a text that is no CV has the same matches and notes as without an outline", () => {
  const part = fc.constantFrom(
    ...companies,
    ...universities,
    "Google-Cloud",
    "x",
    "-",
    "/",
    "@",
    " ",
    "\n",
    "https://",
    ", ",
    "(",
    ")",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join("");
      const outline = readOutline(text);
      fc.pre(outline.positions.length === 0 && outline.educations.length === 0);
      for (const analysis of ["basic", "enhanced"] as const) {
        const annotation = annotate(dictionary, text, analysis, { outline });
        expect(annotation).toEqual(annotate(dictionary, text, analysis));
        expect(annotation.roles.every((role) => role === ROLE_MENTION)).toBe(true);
        // The first occurrence is the main one.
        const firsts = annotation.entries.map((_, entry) =>
          [...annotation.marks].findIndex((value, at) => at % 4 === 2 && value === entry),
        );
        expect(firsts.map((at) => annotation.marks[at + 1])).toEqual(annotation.entries.map(() => 1));
      }
    }),
    { numRuns: 2000 },
  );
});

test("the roles of thousands of employers take linear time", () => {
  const { text, outline } = markedCv("‹Google› ‹Oracle Financial Services›\n".repeat(2500));
  const { marks, roles } = annotate(dictionary, text, "enhanced", { outline });
  expect([marks.length, roles.length]).toEqual([10_000, 2500]);
});
