import { describe, expect, test } from "vitest";
import { existingCompany } from "./existing-company.test-support.ts";
import type { ImportValues } from "./fields.ts";
import { COLUMNS_OF_FIELD, COMPANY_COLUMNS, ENTRY_COLUMNS, ENTRY_FIELDS, FIELD_LABELS } from "./fields.ts";
import { importRow, isImported, matchRequest, planImport } from "./plan.ts";
import type { CompanyMatch, Decision, ExistingCompany, ExistingEntry, Policies } from "./plan-types.ts";
import { resultCsv } from "./result-csv.ts";
import type { ImportRow } from "./values.ts";

const row = (line: number, values: ImportValues): ImportRow => ({ line, values, problems: [] });

const company = (values: Partial<ExistingCompany>) => existingCompany({ company_name: "Acme", ...values });

const match = (line: number, values: Partial<ExistingCompany> = {}, certain = true): CompanyMatch => ({
  line,
  reason: "name",
  certain,
  rows: [company(values)],
});

const kinds = (
  rows: readonly ImportRow[],
  matches: readonly CompanyMatch[] = [],
  decisions?: ReadonlyMap<number, Decision>,
) =>
  planImport(rows, matches, {}, decisions).lines.map(({ kind, reason }) =>
    reason === null ? kind : `${kind}: ${reason}`,
  );

describe("the plan of an import", () => {
  test("names each line's kind", () => {
    const rows = [
      row(2, { company_name: "New" }),
      row(3, { company_name: "Acme", founded_year: 2011 }),
      row(4, { company_name: "Beta" }),
      row(5, { company_name: "NEW" }),
      row(6, { company_name: "Gamma GmbH" }),
      row(7, { company_name: null, founded_year: 2011 }),
      row(8, { company_name: null, url: "https://www.crunchbase.com/organization/delta" }),
    ];
    const matches = [
      match(3),
      match(4, { id: "beta-id", company_name: "Beta" }),
      match(6, { id: "gamma-id", company_name: "Gamma" }, false),
    ];
    const plan = planImport(rows, matches);
    expect(plan.lines.map(({ kind, id, reason }) => [kind, id, reason])).toEqual([
      ["new", null, null],
      ["changes", "acme-id", null],
      ["same", "beta-id", null],
      ["twice", null, "Same name as line 2."],
      ["possibly_same", null, "Same name, apart from spelling and legal form as Gamma."],
      ["unreadable", null, "The line has no name and no address."],
      ["new", null, null],
    ]);
    expect(plan.lines[6]?.values.company_name).toBe("delta");
    expect(plan.counts).toEqual({
      new: 2,
      changes: 1,
      same: 1,
      twice: 1,
      possibly_same: 1,
      unreadable: 1,
      left_out: 0,
    });
  });

  test("finds lines of one file that are the same company, unless a stronger key differs", () => {
    const rows = [
      row(2, { company_name: "Acme", website_domain: "acme.com", url: "u1" }),
      row(3, { company_name: "Acme Inc", website_domain: "acme.com", url: null }),
      row(4, { company_name: "Acme", website_domain: "acme.com", url: "u2" }),
      row(5, { company_name: "acme", country: "Germany" }),
      row(6, { company_name: "Acme", url: "u1" }),
      row(7, { company_name: "Twin", country: "France" }),
      row(8, { company_name: "Twin", country: "Spain" }),
    ];
    expect(kinds(rows)).toEqual([
      "new",
      "twice: Same website as line 2.",
      "new",
      "twice: Same name as line 2.",
      "twice: Same Crunchbase URL as line 2.",
      "new",
      "new",
    ]);
  });

  test("two lines for one company of the database are one", () => {
    const rows = [
      row(2, { company_name: "Acme", url: "u1" }),
      row(3, { company_name: "ACME Ltd", linkedin_slug: "acme" }),
    ];
    expect(kinds(rows, [match(2), match(3)])).toEqual(["changes", "twice: Same company as line 2."]);
  });

  test("two lines with two URLs are two companies, though both match one that has no URL", () => {
    const rows = [row(2, { company_name: "Acme", url: "u1" }), row(3, { company_name: "ACME Ltd", url: "u2" })];
    const { lines } = planImport(rows, [match(2), match(3)]);
    expect(lines.map(({ kind, id, isAnother }) => [kind, id, isAnother])).toEqual([
      ["changes", "acme-id", false],
      ["new", null, true],
    ]);
  });

  test.each<[string, ImportValues, ImportValues]>([
    ["LinkedIn page", { linkedin_slug: "acme" }, { linkedin_slug: "acme-labs" }],
    ["website", { website_domain: "acme.com" }, { website_domain: "acme.org" }],
    ["country", { country: "Germany" }, { country: "France" }],
  ])(
    "a line that matches the company of an earlier line by name, with another %s, is possibly the same",
    (_, one, other) => {
      const rows = [row(2, { company_name: "Acme", ...one }), row(3, { company_name: "ACME Ltd", ...other })];
      const matches = [match(2), match(3)];
      expect(kinds(rows, matches)[1]).toBe("possibly_same: Same name, apart from spelling and legal form as Acme.");
      const decisions = new Map<number, Decision>([[3, { same: "acme-id" }]]);
      expect(kinds(rows, matches, decisions)[1]).toBe("twice: Same company as line 2.");
    },
  );

  test("follows decisions", () => {
    const rows = [
      row(2, { company_name: "Acme GmbH" }),
      row(3, { company_name: "Beta" }),
      row(4, { company_name: "Beta" }),
    ];
    const matches = [match(2, {}, false)];
    expect(
      kinds(
        rows,
        matches,
        new Map<number, Decision>([
          [2, { same: "acme-id" }],
          [3, "left_out"],
          [4, "another"],
        ]),
      ),
    ).toEqual(["same", "left_out", "new"]);
    expect(planImport(rows, matches, {}, new Map<number, Decision>([[2, "another"]])).lines[0]).toMatchObject({
      kind: "new",
      isAnother: true,
      id: null,
    });
  });

  test.each<[string, Policies, ImportValues, Partial<ExistingCompany>, readonly string[]]>([
    ["fills what is empty", {}, { founded_year: 2011, city: "Rome" }, { city: "Oslo" }, ["founded_year [null,2011]"]],
    ["takes the file's value", { city: "take" }, { city: "Rome" }, { city: "Oslo" }, ['city ["Oslo","Rome"]']],
    ["leaves a column", { city: "leave" }, { city: "Rome" }, {}, []],
    ["does not erase by a blank", { city: "take" }, { city: null }, { city: "Oslo" }, []],
    [
      "erases by a blank where that is chosen",
      { city: "take_blank" },
      { city: null },
      { city: "Oslo" },
      ['city ["Oslo",null]'],
    ],
    [
      "never erases the name",
      { company_name: "take_blank" },
      { company_name: null, website_domain: "acme.com" },
      { website_domain: "acme.com" },
      [],
    ],
    ["never overwrites the URL", { url: "take" }, { url: "u2" }, { url: "u1" }, []],
    ["fills the URL", { url: "take" }, { url: "u2" }, {}, ['url [null,"u2"]']],
    ["compares lists", { categories: "take" }, { categories: ["a", "b"] }, { categories: ["a", "b"] }, []],
    ["fills an empty list", {}, { categories: ["a"] }, {}, ['categories [[],["a"]]']],
    ["adds a screened company to the database", {}, {}, { only_screened: true }, ["only_screened [true,false]"]],
    [
      "adds keys to extra",
      {},
      { extra: { a: "2", b: "3" } },
      { extra: { a: "1" } },
      ['extra [{"a":"1"},{"a":"1","b":"3"}]'],
    ],
    [
      "overwrites keys of extra",
      { extra: "take" },
      { extra: { a: "2" } },
      { extra: { a: "1" } },
      ['extra [{"a":"1"},{"a":"2"}]'],
    ],
    ["does not overfill extra", {}, { extra: { b: "x".repeat(900) } }, { extra: { a: "x".repeat(7200) } }, []],
  ])("%s", (_, policies, values, current, changes) => {
    const plan = planImport([row(2, { company_name: "Acme", ...values })], [match(2, current)], policies);
    expect(plan.lines[0]?.changes.map(({ column, from, to }) => `${column} ${JSON.stringify([from, to])}`)).toEqual(
      changes,
    );
    expect(plan.lines[0]?.kind).toBe(changes.length === 0 ? "same" : "changes");
  });

  test("counts a hotlist's entries", () => {
    const entry = (values: Partial<ExistingEntry>): ExistingEntry => ({
      id: "e",
      company_id: null,
      company_url: null,
      company_name: null,
      sector: null,
      geography: null,
      funding_stage: null,
      priority: "medium",
      ...values,
    });
    const rows = [
      row(2, { company_name: "Acme" }),
      row(3, { company_name: "Beta", sector: "AI" }),
      row(4, { company_name: "Gamma" }),
      row(5, { company_name: "Delta" }),
    ];
    const matches = [
      match(2),
      match(3, { id: "beta-id", company_name: "Beta" }),
      match(4, { id: "gamma-id", company_name: "Gamma" }),
    ];
    const entries = [
      entry({ company_id: "beta-id" }),
      entry({ company_name: "gamma" }),
      entry({ company_name: "DELTA" }),
    ];
    expect(planImport(rows, matches, {}, undefined, entries).lines.map(({ kind }) => kind)).toEqual([
      "new",
      "changes",
      "same",
      "changes",
    ]);
  });
});

test("the CSV of lines that were not imported has the file's columns and the reason", () => {
  expect(resultCsv(["Name", "Founded"], [{ cells: ["Acme", "abc"], why: "“abc” is not a year." }])).toBe(
    "\uFEFFName,Founded,Why\r\nAcme,abc,“abc” is not a year.\r\n",
  );
});

test("lines are sent to the database without what only the screen needs", () => {
  const rows = [
    row(2, { company_name: "Acme", url: "u", linkedin_slug: "l", website_domain: "d", country: "c" }),
    row(3, {}),
  ];
  expect(rows.slice(0, 1).map(matchRequest)).toEqual([
    { line: 2, url: "u", linkedin: "l", domain: "d", name: "Acme", country: "c" },
  ]);
  const { lines } = planImport(rows, [], {}, new Map([[2, "another"]]));
  expect(lines.filter(isImported).map(importRow)).toEqual([
    { line: 2, id: null, another: true, values: rows[0]?.values },
  ]);
});

test("every field has its own label and columns", () => {
  const columns = new Set(Object.values(COLUMNS_OF_FIELD).flat());
  expect([...columns].toSorted()).toEqual([...COMPANY_COLUMNS, ...ENTRY_COLUMNS].toSorted());
  expect(new Set(Object.values(FIELD_LABELS)).size).toBe(Object.keys(FIELD_LABELS).length);
  expect(ENTRY_FIELDS.flatMap((field) => COLUMNS_OF_FIELD[field])).toEqual(ENTRY_COLUMNS);
});
