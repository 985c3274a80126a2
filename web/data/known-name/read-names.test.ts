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
  };
  expect(readKnownNames(result)).toEqual({
    universities: ["ETH Zürich"],
    companyNames: result.company_names,
    companyFacts: ["Celonis"],
  });
});

test.each([
  ["null", null],
  ["an empty object", {}],
  ["values of other types", { universities: "ETH", company_names: [null, { removed: true }], company_facts: [1] }],
])("reads %s as no names", (_name, result) => {
  expect(readKnownNames(result)).toEqual({ universities: [], companyNames: [], companyFacts: [] });
});

test("keeps spaces in names", () => {
  expect(readNames([" N26 "])).toEqual([" N26 "]);
});
