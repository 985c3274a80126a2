import { expect, test } from "vitest";
import { mayBeCompany, parseGleifRecord } from "./gleif-record.ts";

const LEI = "5299001LLTVPMBAYV153";
const record = (entity: object, registration: object = {}) => ({
  type: "lei-records",
  id: LEI,
  attributes: { lei: LEI, entity: { legalName: { name: "Celonis SE" }, ...entity }, registration },
});

test.each<readonly [string, unknown, object | null]>([
  [
    "a record has its number, country and day",
    record({ registeredAs: "HRB 225439", legalAddress: { country: "DE" } }, { lastUpdateDate: "2026-09-01T08:00:00Z" }),
    { lei: LEI, legalName: "Celonis SE", country: "DE", registerNumber: "HRB 225439", updatedOn: "2026-09-01" },
  ],
  ["an entity in no register has none", record({ registeredAs: null }), { registerNumber: null, updatedOn: null }],
  ["a long text is no number", record({ registeredAs: "x".repeat(101) }), { registerNumber: null }],
  ["without an LEI", { attributes: { entity: { legalName: { name: "Celonis SE" } } } }, null],
  ["with an invalid LEI", { attributes: { lei: "Q1", entity: { legalName: { name: "Celonis SE" } } } }, null],
  ["without a name", { attributes: { lei: LEI } }, null],
  ["a list", [], null],
  ["null", null, null],
])("%s", (_case, resource, expected) => {
  const parsed = parseGleifRecord(resource);
  if (expected === null) expect(parsed).toBeNull();
  else expect(parsed).toMatchObject(expected);
});

test.each([
  ["Celonis", "Germany", true],
  ["CELONIS GmbH", "germany", true],
  ["Celonis", "France", false],
  ["Celonis Labs", "Germany", false],
  ["", "Germany", false],
  ["東京", "Germany", false],
])("a company named %j in %j may be the entity: %s", (name, country, expected) => {
  const parsed = parseGleifRecord(record({ legalAddress: { country: "DE" } }));
  expect(parsed && mayBeCompany(parsed, { name, country })).toBe(expected);
});
