import { expect, test } from "vitest";
import { readKnownNames, readNames } from "./read-names.ts";

test("reads the result of known_names", () => {
  const result = {
    universities: ["ETH Zürich"],
    company_names: [
      { name: "N26", removed: false },
      { name: "Trade Republic", removed: true },
    ],
    company_facts: ["Celonis"],
    other_names: [{ id: "9", kind: "university", name: "ETH Zürich", other_name: "ETHZ" }],
    crunchbase_names: [["Meta", "Facebook", "FB"], ["Celonis"], [], "Box", [7, "Seven"]],
    rules: [
      { id: "1", kind: "never", spelling: "Level", words: [], section: null },
      { id: "2", kind: "not_before", spelling: "Oracle", words: ["11g", "DB"], section: null },
      { id: "3", kind: "not_in_section", spelling: "Oracle", words: [], section: "skills" },
    ],
  };
  expect(readKnownNames(result)).toEqual({
    universities: ["ETH Zürich"],
    companyNames: result.company_names,
    companyFacts: ["Celonis"],
    otherNames: [
      { id: "9", kind: "university", name: "ETH Zürich", otherName: "ETHZ" },
      { id: null, kind: "company", name: "Meta", otherName: "Facebook" },
      { id: null, kind: "company", name: "Meta", otherName: "FB" },
    ],
    rules: [
      { id: "1", kind: "never", spelling: "Level" },
      { id: "2", kind: "not_before", spelling: "Oracle", words: ["11g", "DB"] },
      { id: "3", kind: "not_in_section", spelling: "Oracle", section: "skills" },
    ],
  });
});

test.each([
  ["null", null],
  ["an empty object", {}],
  [
    "values of other types",
    {
      universities: "ETH",
      company_names: [null, { removed: true }],
      company_facts: [1],
      other_names: [{}],
      rules: [{}],
    },
  ],
  [
    "unknown rules",
    {
      rules: [
        { kind: "not_on_mondays", spelling: "Box", id: "1" },
        { kind: "not_in_section", spelling: "Box", section: "footer" },
        { kind: "not_before", spelling: "Box", words: [], id: "1" },
      ],
    },
  ],
])("reads %s as no names", (_name, result) => {
  expect(readKnownNames(result)).toEqual({
    universities: [],
    companyNames: [],
    companyFacts: [],
    otherNames: [],
    rules: [],
  });
});

test("keeps spaces in names", () => {
  expect(readNames([" N26 "])).toEqual([" N26 "]);
});
