import fc from "fast-check";
import { expect, test } from "vitest";
import { companyFactsRow } from "../company/facts-row.ts";
import { parseHotlistEntry } from "../hotlist/parse-entry.ts";
import { dirtyNames } from "./clean-name.test-support.ts";
import { cleanName } from "./clean-name.ts";
import { parseNewName } from "./name-changes.ts";

test.each(dirtyNames)("cleans %j", (dirty, clean) => {
  expect(cleanName(dirty)).toBe(clean);
});

test("cleaning twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 20 }), (name) => {
      expect(cleanName(cleanName(name))).toBe(cleanName(name));
    }),
  );
});

test("a typed company name, a fetched company and a hotlist entry are cleaned", () => {
  const url = "https://www.crunchbase.com/organization/acme";
  expect(parseNewName(" Ac\u200bme\u00a0 Corp\u0007", ["Acme"])).toEqual({ ok: true, name: "Acme Corp" });
  expect(parseNewName("Ac\u200bme", ["Acme"])).toEqual({ ok: false, reason: "exists" });
  expect(parseNewName("\u200b", [])).toEqual({ ok: false, reason: "empty" });
  const facts = {
    foundedYear: null,
    employeeCount: null,
    totalFunding: null,
    topInvestors: [],
    categories: [],
    website: null,
    linkedin: null,
  };
  expect(companyFactsRow(url, { ...facts, name: "Ac\u200bme\t" } as never, "crunchbase").company_name).toBe("Acme");
  expect(companyFactsRow(url, { ...facts, name: "\u200b" } as never, "crunchbase").company_name).toBe("acme");
  expect(parseHotlistEntry("fintech", { name: "Ac\u00adme", geography: "  New\u2003York" }, url)).toMatchObject({
    company_name: "Acme",
    geography: "New York",
  });
});
