import { describe, expect, test } from "vitest";
import { type DatabaseNames, dictionaryEntries, type KnownEntry } from "./dictionary-entries.ts";
import { withLegalForms, withoutLegalForm } from "./legal-forms.ts";

const builtIn = {
  universities: [{ name: "Technical University of Munich", aliases: ["TUM"] }],
  companies: [
    { name: "Alphabet", aliases: ["Google"] },
    { name: "Siemens", aliases: [] },
    { name: "Adjust GmbH", aliases: [] },
  ],
};
const nothing: DatabaseNames = { universities: [], companyNames: [], companyFacts: [], hotlists: [] };

const known = (database: Partial<DatabaseNames>) => dictionaryEntries({ ...nothing, ...database }, builtIn);
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

  test("add legal forms to every company name without one", () => {
    const entries = known({});
    expect(find(entries, "Siemens")?.aliases).toEqual(expect.arrayContaining(["Siemens AG", "Siemens GmbH & Co. KG"]));
    expect(find(entries, "Alphabet")?.aliases).toEqual(
      expect.arrayContaining(["Google", "Google LLC", "Google, Inc.", "Alphabet Inc."]),
    );
    expect(find(entries, "Adjust GmbH")?.aliases).toEqual([]);
    expect(find(entries, "Technical University of Munich")?.aliases).toEqual(["TUM"]);
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
    const entries = dictionaryEntries(nothing);
    expect(entries.filter(({ kind }) => kind === "university").length).toBeGreaterThanOrEqual(150);
    expect(entries.filter(({ kind }) => kind === "company").length).toBeGreaterThanOrEqual(620);
  });
});

test.each([
  ["Example GmbH", "Example"],
  ["Example GmbH & Co. KG", "Example"],
  ["Example, Inc.", "Example"],
  ["Example inc", "Example"],
  ["Example S.A.", "Example"],
  ["Example B.V.", "Example"],
  ["Example Oy", "Example"],
  ["Example AG & Co. KGaA", "Example"],
  ["Example", null],
  ["GmbH", null],
  ["Versage", null],
  ["Example SXAX", null],
])("%s without its legal form is %s", (name, expected) => {
  expect(withoutLegalForm(name)).toBe(expected);
  expect(withLegalForms(name).length > 0).toBe(expected === null);
});
