import { describe, expect, test } from "vitest";
import { annotate } from "./annotate.ts";
import { buildDictionary } from "./dictionary.ts";
import { type DatabaseNames, dictionaryEntries } from "./dictionary-entries.ts";
import type { KnownEntry } from "./entry-register.ts";
import { NO_NAMES } from "./no-names.ts";

const builtIn = {
  universities: [{ name: "Technical University of Munich", aliases: ["TUM"] }],
  companies: [
    { name: "Alphabet", aliases: ["Google"] },
    { name: "Siemens", aliases: [] },
    { name: "Adjust GmbH", aliases: [] },
  ],
};
const known = (database: Partial<DatabaseNames>) => dictionaryEntries({ ...NO_NAMES, ...database }, builtIn);
const names = (entries: readonly KnownEntry[]) => entries.map(({ name }) => name);
const find = (entries: readonly KnownEntry[], name: string) => entries.find((entry) => entry.name === name);

describe("the dictionary's entries", () => {
  test("come from the built-in lists and the four tables", () => {
    const entries = known({
      universities: ["INSEAD"],
      companyNames: [{ name: "Added", removed: false }],
      companyFacts: ["Facts"],
      hotlists: ["Hot"],
    });
    expect(names(entries)).toEqual([
      "Technical University of Munich",
      "INSEAD",
      "Alphabet",
      "Siemens",
      "Adjust GmbH",
      "Added",
      "Facts",
      "Hot",
    ]);
    expect(entries.filter(({ kind }) => kind === "university").map(({ name }) => name)).toEqual([
      "Technical University of Munich",
      "INSEAD",
    ]);
  });

  test("are distinct, with their first spelling", () => {
    const entries = known({ companyFacts: ["Celonis", "CELONIS", "celonis "], hotlists: ["Celonis", "google"] });
    expect(names(entries).slice(1)).toEqual(["Alphabet", "Siemens", "Adjust GmbH", "Celonis"]);
    expect(find(entries, "Celonis")?.lookupNames).toEqual(["Celonis"]);
  });

  test("merge a name with and without a legal form, in any order", () => {
    const entries = known({ companyFacts: ["Celonis SE", "Siemens AG", "Google, Inc."], hotlists: ["Celonis"] });
    expect(find(entries, "Celonis")?.lookupNames).toEqual(["Celonis", "Celonis SE"]);
    expect(find(entries, "Siemens")?.lookupNames).toEqual(["Siemens", "Siemens AG"]);
    expect(find(entries, "Alphabet")?.lookupNames).toEqual(["Alphabet", "Google", "Google, Inc."]);
  });

  test("keep names with different legal forms apart, and the same form together", () => {
    const entries = known({ companyFacts: ["Example GmbH", "Example Ltd.", "Example Limited", "Example, Ltd"] });
    expect(names(entries).slice(4)).toEqual(["Example GmbH", "Example Ltd."]);
    expect(find(entries, "Example Ltd.")?.lookupNames).toEqual(["Example Ltd.", "Example Limited", "Example, Ltd"]);
  });

  test("prefer a university over a company of the same name", () => {
    const entries = known({ universities: ["Siemens"], companyFacts: ["TUM", "technical university of munich"] });
    expect(entries.filter(({ name }) => /siemens|tum|munich/i.test(name)).map(({ kind }) => kind)).toEqual([
      "university",
      "university",
    ]);
  });

  test("omit names the team removed from the built-in list, but not those in the database", () => {
    const removed = [
      { name: "alphabet", removed: true },
      { name: "Siemens", removed: true },
    ];
    expect(names(known({ companyNames: removed }))).toEqual(["Technical University of Munich", "Adjust GmbH"]);
    expect(find(known({ companyNames: removed, companyFacts: ["Siemens"] }), "Siemens")?.lookupNames).toEqual([
      "Siemens",
    ]);
    const alias = [{ name: "Google", removed: true }];
    expect(find(known({ companyNames: alias }), "Alphabet")?.lookupNames).toEqual(["Alphabet"]);
  });

  test.each([
    ["nothing", ""],
    ["blanks", " \u00a0\t"],
    ["punctuation", "-"],
    ["more than 300 characters", "x".repeat(301)],
    ["10,000 characters", "long name ".repeat(1000)],
  ])("omit a name that is %s", (_what, name) => {
    const entries = known({ universities: [name], companyFacts: [name], hotlists: [name] });
    expect(entries).toHaveLength(4);
  });

  test("are normalized to NFC and single spaces", () => {
    expect(names(known({ companyFacts: [" Mu\u0308ller\n\t Labs\0 "] })).at(-1)).toBe("Müller Labs");
  });

  test("are at least as many as the specification requires", () => {
    const entries = dictionaryEntries(NO_NAMES);
    expect(entries.filter(({ kind }) => kind === "university").length).toBeGreaterThanOrEqual(150);
    expect(entries.filter(({ kind }) => kind === "company").length).toBeGreaterThanOrEqual(620);
  });
});

describe("a company is found", () => {
  const found = (companyFacts: readonly string[], text: string, universities: readonly string[] = []) => {
    const { marks, entries } = annotate(buildDictionary(known({ companyFacts, universities })), text, "basic");
    return Array.from({ length: marks.length / 4 }, (_, mark) => {
      const [start, end, entry = 0] = marks.slice(4 * mark);
      return [text.slice(start, end), entries[entry]?.name];
    });
  };

  test.each([
    ["without its legal form", ["Solarwerk GmbH"], "at Solarwerk", [["Solarwerk", "Solarwerk GmbH"]]],
    ["with a form it is not listed with", ["Solarwerk"], "at Solarwerk GmbH", [["Solarwerk GmbH", "Solarwerk"]]],
    ["with another form", ["Solarwerk Pvt. Ltd."], "SOLARWERK AG", [["SOLARWERK AG", "Solarwerk Pvt. Ltd."]]],
    ["without a form in front", ["PT Bank Mandiri Tbk"], "Bank Mandiri", [["Bank Mandiri", "PT Bank Mandiri Tbk"]]],
    [
      "under its own form, where two differ in it",
      ["Example GmbH", "Example Ltd."],
      "Example Ltd., Example GmbH, Example",
      [
        ["Example Ltd.", "Example Ltd."],
        ["Example GmbH", "Example GmbH"],
        ["Example", "Example GmbH"],
      ],
    ],
    [
      "with a form that another name begins with",
      ["Solarwerk", "SE Bank"],
      "Solarwerk SE Bank",
      [["Solarwerk SE", "Solarwerk"]],
    ],
    [
      "under the longer name",
      ["Solarwerk", "Solarwerk AG Nord"],
      "Solarwerk AG Nord",
      [["Solarwerk AG Nord", "Solarwerk AG Nord"]],
    ],
    [
      "with its form alone where that is a place",
      ["Bavaria AG"],
      "Bavaria, Bavaria AG",
      [["Bavaria AG", "Bavaria AG"]],
    ],
    ["with its form alone where that is two letters", ["Qx Inc."], "Qx, Qx LLC", [["Qx LLC", "Qx Inc."]]],
    ["with its form alone where the list says so", [], "Adjust, Adjust Inc.", [["Adjust Inc.", "Adjust GmbH"]]],
  ])("%s", (_what, companyFacts, text, expected) => {
    expect(found(companyFacts, text)).toEqual(expected);
  });

  test.each([
    [
      "without accents",
      ["Müller Labs", "Société Générale"],
      "Muller Labs, Societe Generale",
      ["Müller Labs", "Société Générale"],
    ],
    ["without umlauts", ["Müller GmbH"], "MUELLER, Mueller GmbH", ["Müller GmbH", "Müller GmbH"]],
    ["by its exact spelling first", ["Müller Labs", "Muller Labs"], "Muller Labs", ["Muller Labs"]],
    ["with letters that have no accent", ["Ørsted", "Łódź Straße"], "Orsted, Lodz Strasse", ["Ørsted", "Łódź Straße"]],
    ["with 'and' for '&'", ["Jones & Young"], "Jones and Young", ["Jones & Young"]],
    ["with '&' for 'and'", ["Jones and Young"], "Jones & Young", ["Jones and Young"]],
    ["not without the accents of an ordinary word", ["Für", "Résumé"], "Fur, resume a Resume", ["Résumé"]],
  ])("%s", (_what, names, text, expected) => {
    expect(found(names, text).map(([, name]) => name)).toEqual(expected);
  });

  test.each([
    ["University of Oxford", "Univ. of Oxford, Oxford University, Universität Oxford, Univ of Oxford"],
    [
      "Universität Zürich",
      "University of Zurich, Universitat Zurich, Univ. of Zürich, Uni Zürich, Universitaet Zuerich",
    ],
    ["Aalto University", "University of Aalto, Aalto Univ."],
    ["Universidad de Chile", "University of Chile"],
  ])("as another order of %s", (name, text) => {
    expect(found([], text, [name])).toEqual(text.split(", ").map((written) => [written, name]));
  });

  test("as no other order of a university that has no place in its name, or of another one", () => {
    const universities = ["University of Applied Sciences Kiel", "University of Miami", "Miami University"];
    expect(found([], "Universität Applied Sciences Kiel, Miami University", universities)).toEqual([
      ["Miami University", "Miami University"],
    ]);
  });

  test.each([
    ["written with its capitals", "At Box, the box and a BOX", ["Box"]],
    ["at no start of a sentence", "I left. Box moved on! Level up. “Good” Who? Box", []],
    ["at no start of a line", "Box\n  Level\r\nGood", []],
    ["at no start of a list item", "- Box\n• Level\n1. Good\n| Box |\n## Box\n– “Level”", []],
    ["after a dash inside a line", "Engineer – Box", ["Box"]],
    ["after a colon", "Clients: Box, Level", ["Box", "Level"]],
    ["in brackets inside a line", "at (Box)", ["Box"]],
    ["with a legal form in any case and place", "box inc. is not LEVEL AG", ["box inc.", "LEVEL AG"]],
    ["that the team wrote without a capital", "at Square, a square", ["Square"]],
    ["that is a month", "in May and june at June", ["June"]],
    ["in German", "wegen Nun und nun", ["Nun"]],
    ["of several words without a form, if its own has one", "in Data Science, a data science", ["Data Science"]],
    ["not where it has several words", "real good things, Real Good", ["real good", "Real Good"]],
    ["not where it is no word", "solarwerk\nSolarwerk", ["solarwerk", "Solarwerk"]],
  ])("as an ordinary word: %s", (_what, text, expected) => {
    const names = ["Box", "Level", "Good Ltd.", "square", "June", "Nun", "Data Science GmbH", "Real Good", "Solarwerk"];
    expect(found(names, text).map(([written]) => written)).toEqual(expected);
  });

  test("as an ordinary word wherever the outline of a CV has an employer, in both analyses", () => {
    const dictionary = buildDictionary(known({ companyFacts: ["Box", "Berlin GmbH"] }));
    const text = "(x)\nbox\nBox\nBerlin";
    for (const analysis of ["basic", "enhanced"] as const) {
      const company = (start: number, end: number) => ({
        company: { name: text.slice(start, end), start, end },
        title: null,
        start: null,
        end: null,
        isOpen: false,
      });
      const outline = { positions: [company(4, 7), company(12, 18)], educations: [] };
      const employers = annotate(dictionary, text, analysis, { outline });
      expect([...employers.marks]).toEqual([4, 7, 0, 1, 12, 18, 1, 1]);
    }
  });

  describe("with another name", () => {
    const other = (name: string, otherName: string, kind: "company" | "university" = "company") => ({
      kind,
      name,
      otherName,
    });
    const lookup = (database: Partial<DatabaseNames>, name: string) => find(known(database), name)?.lookupNames;

    test.each<[string, Partial<DatabaseNames>, string, readonly string[] | undefined]>([
      [
        "have it as an alias",
        { otherNames: [other("Siemens", "Siemensstadt")] },
        "Siemens",
        ["Siemens", "Siemensstadt"],
      ],
      [
        "have it in any case",
        { otherNames: [other("SIEMENS", "Siemensstadt")] },
        "Siemens",
        ["Siemens", "Siemensstadt"],
      ],
      [
        "have it instead of an entry of that name",
        { companyFacts: ["Old Co", "New Co"], otherNames: [other("New Co", "Old Co")] },
        "New Co",
        ["New Co", "Old Co"],
      ],
      [
        "take it from the list",
        { companyFacts: ["Goo"], otherNames: [other("Goo", "Google")] },
        "Goo",
        ["Goo", "Google"],
      ],
      [
        "take a listed entry with its aliases",
        { companyFacts: ["Goo"], otherNames: [other("Goo", "Alphabet")] },
        "Goo",
        ["Goo", "Alphabet", "Google"],
      ],
      [
        "may be given by another name",
        { companyFacts: ["A1"], otherNames: [other("B1", "C1"), other("A1", "B1")] },
        "A1",
        ["A1", "B1", "C1"],
      ],
      [
        "may be universities",
        { otherNames: [other("TUM", "TU Minga", "university")] },
        "Technical University of Munich",
        ["Technical University of Munich", "TUM", "TU Minga"],
      ],
      [
        "are not of the other kind",
        { otherNames: [other("TUM", "TU Minga")] },
        "Technical University of Munich",
        ["Technical University of Munich", "TUM"],
      ],
      ["may be deleted", { otherNames: [other("Deleted", "Siemens")] }, "Siemens", ["Siemens"]],
      [
        "may be each other's",
        { companyFacts: ["A1", "B1"], otherNames: [other("A1", "B1"), other("B1", "A1")] },
        "A1",
        ["A1"],
      ],
    ])("%s", (_what, database, name, expected) => {
      expect(lookup(database, name)).toEqual(expected);
    });

    test("that is an ordinary word count as one", () => {
      const entries = known({ otherNames: [other("Siemens", "Level")] });
      const text = "a level at Level";
      const { marks } = annotate(buildDictionary(entries), text, "basic");
      expect([...marks]).toEqual([11, 16, 0, 1]);
    });

    test("are no entries of their own", () => {
      const entries = known({ companyFacts: ["Goo"], otherNames: [other("Goo", "Google")] });
      expect(names(entries)).toEqual(["Technical University of Munich", "Alphabet", "Siemens", "Adjust GmbH", "Goo"]);
    });
  });

  test.each([
    ["Ergo", "At Ergo and ERGO, ergo", ["Ergo", "ERGO"]],
    ["ergo", "At Ergo and ERGO, ergo", ["Ergo", "ERGO"]],
    ["ERGO", "At Ergo and ERGO, ergo", ["ERGO"]],
    ["Ergo GmbH", "At Ergo and ERGO, Ergo GmbH", ["ERGO", "Ergo GmbH"]],
  ])("as %s beside the list's ERGO", (name, text, expected) => {
    const lists = { universities: [], companies: [{ name: "ERGO", aliases: [] }] };
    const entries = dictionaryEntries({ ...NO_NAMES, companyFacts: [name] }, lists);
    const annotation = annotate(buildDictionary(entries), text, "basic");
    const marks = Array.from({ length: annotation.marks.length / 4 }, (_, mark) => annotation.marks.slice(4 * mark));
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(expected);
    expect(annotation.entries.map((entry) => entry.name)).toEqual(["ERGO"]);
  });

  test("but not instead of a university of that name", () => {
    expect(found(["INSEAD GmbH"], "INSEAD, INSEAD GmbH", ["INSEAD"])).toEqual([
      ["INSEAD", "INSEAD"],
      ["INSEAD GmbH", "INSEAD GmbH"],
    ]);
  });
});
