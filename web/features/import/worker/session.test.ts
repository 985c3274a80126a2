import { describe, expect, test } from "vitest";
import type { DateOrder } from "#domain/import/dates.ts";
import { existingCompany } from "#domain/import/existing-company.test-support.ts";
import type { CompanyMatch, ExistingCompany } from "#domain/import/plan-types.ts";
import { ImportSession } from "./session.ts";
import type { ColumnSettings, Fields, OpenedTable } from "./types.ts";

const CSV = `Organization Name,Website,Founded Date,Country
Celonis,celonis.com,2011,Germany
Nova Grid GmbH,novagrid.de,abc,Germany
Nova Grid GmbH,novagrid.de,2019,Germany
,,,Germany
Acme,acme.com,2001,France
Zeta,zeta.io,2015,France
`;
const FIELDS: Fields = ["company_name", "website", "founded_year", "country"];
const DATABASE = { kind: "companies" } as const;

const existing = (id: string, values: Partial<ExistingCompany>) => existingCompany({ id, ...values });
const acme = existing("acme-id", {
  company_name: "Acme",
  website_domain: "acme.com",
  founded_year: 1999,
  country: "France",
});
const zeta = existing("zeta-id", { company_name: "Zeta SARL" });
const MATCHES: readonly CompanyMatch[] = [
  { line: 6, reason: "domain", certain: true, rows: [acme] },
  { line: 7, reason: "name", certain: false, rows: [zeta] },
];

async function open(text: string): Promise<{ readonly session: ImportSession; readonly table: OpenedTable }> {
  const session = new ImportSession();
  const result = await session.open({ text });
  if (!result.ok) throw new Error(result.error.message);
  return { session, table: result.table };
}

function columnsOf(fields: Fields, dateOrder: DateOrder = "ambiguous"): ColumnSettings {
  return { fields, dateOrder };
}

async function planned() {
  const { session } = await open(CSV);
  session.setFields(DATABASE, columnsOf(FIELDS), null);
  expect(session.matchRequest(0, 100).map(({ line }) => line)).toEqual([2, 3, 4, 6, 7]);
  session.addMatches(MATCHES);
  return { session, plan: session.plan({}) };
}

test("describes a table without its rows", async () => {
  const { table } = await open(CSV);
  expect(table).toMatchObject({ rowCount: 6, headerLine: 1, delimiter: ",", isPasted: true });
  expect(table.samples[0]).toEqual(["Celonis", "Nova Grid GmbH", "Acme"]);
  expect(table.suggestion.map(({ field }) => field)).toEqual(FIELDS);
  expect(table.sha256).toMatch(/^[0-9a-f]{64}$/);
});

describe("the preview", () => {
  test("counts the lines by what happens to them", async () => {
    const { plan } = await planned();
    expect(plan.counts).toMatchObject({ new: 2, twice: 1, unreadable: 1, same: 1, possibly_same: 1, changes: 0 });
    expect(plan).toMatchObject({ all: 6, included: 2, undecided: 1 });
  });

  test("shows a window of one kind, with the problem of each cell", async () => {
    const { session } = await planned();
    const [, nova] = session.lines("new", 0, 10);
    expect(nova).toMatchObject({ line: 3, name: "Nova Grid GmbH", isIncluded: true });
    expect(nova?.cells[2]).toMatchObject({ text: "", raw: "abc", problem: expect.stringContaining("abc") as string });
    expect(session.lines("all", 4, 1).map(({ line }) => line)).toEqual([6]);
  });

  test("keeps the existing value, and replaces it with the policy of the field", async () => {
    const { session } = await planned();
    expect(session.lines("same", 0, 1)[0]?.cells[2]).toMatchObject({ text: "1999", from: null, ignored: "2001" });
    const plan = session.plan({ founded_year: "take" });
    expect(plan.counts).toMatchObject({ changes: 1, same: 0 });
    const [line] = session.lines("changes", 0, 1);
    expect(line).toMatchObject({ line: 6, reason: "Founded Year" });
    expect(line?.cells[2]).toMatchObject({ text: "2001", from: "1999", ignored: null });
  });

  test("asks whether a similar company is the same", async () => {
    const { session } = await planned();
    expect(session.lines("possibly_same", 0, 1)[0]).toMatchObject({
      isIncluded: false,
      decision: null,
      candidates: [{ id: "zeta-id", label: "Zeta SARL" }],
    });
    expect(session.decide(7, "zeta-id").counts).toMatchObject({ changes: 1, possibly_same: 0 });
    expect(session.lines("changes", 0, 1)[0]).toMatchObject({ line: 7, decision: "zeta-id" });
    expect(session.decide(7, "another").counts).toMatchObject({ new: 3, changes: 0 });
    expect(session.decide(7, null).undecided).toBe(1);
  });

  test("lists an excluded line where it was, and takes the next one with its key", async () => {
    const { session } = await planned();
    const plan = session.include(3, false);
    expect(plan.counts).toMatchObject({ new: 3, twice: 0 });
    expect(plan.included).toBe(2);
    expect(session.lines("new", 0, 10).map(({ line, isIncluded }) => [line, isIncluded])).toEqual([
      [2, true],
      [3, false],
      [4, true],
    ]);
    expect(session.includeAll("new", false).included).toBe(0);
    expect(session.includeAll("all", true)).toMatchObject({ included: 2, all: 6 });
  });

  test("plans a corrected line again, and matches it again", async () => {
    const { session } = await planned();
    expect(session.edit(5, 0, "Beta")).toMatchObject([{ line: 5, name: "Beta" }]);
    expect(session.plan({}).counts).toMatchObject({ new: 3, unreadable: 0 });
    session.edit(6, 1, "");
    expect(session.plan({}).counts).toMatchObject({ new: 4, same: 0 });
  });
});

test("imports in chunks; the result has every line, and a CSV of those that were not taken", async () => {
  const { session } = await planned();
  session.include(2, false);
  session.decide(7, "another");
  const first = session.nextChunk(1);
  expect(first).toMatchObject({ rows: [{ line: 3, id: null }], through: 3 });
  session.record([{ line: 3, outcome: "added", reason: null }]);
  expect(session.nextChunk(500).rows).toMatchObject([{ line: 7, another: true }]);
  session.record([{ line: 7, outcome: "rejected", reason: "The name is too long." }]);
  expect(session.nextChunk(500).rows).toEqual([]);
  expect(session.result()).toEqual({ counts: { added: 1, changed: 0, same: 1, rejected: 1 }, notTaken: 4 });
  const [header, ...lines] = session.resultCsv().slice(1).trimEnd().split("\r\n");
  expect(header).toBe("Organization Name,Website,Founded Date,Country,Why");
  expect(lines.map((line) => line.split(",").at(-1))).toEqual([
    "You left this line out.",
    "Same website as line 3.",
    expect.stringContaining("no name"),
    "The name is too long.",
  ]);
});

test("an interrupted import takes over the corrections, but adds no company twice", async () => {
  const { session } = await planned();
  session.edit(3, 2, "2018");
  session.include(2, false);
  session.decide(7, "another");
  const corrections = session.corrections();

  const resumed = async (doneThrough: number) => {
    const { session: next } = await open(CSV);
    next.restore(corrections, doneThrough);
    next.setFields(DATABASE, columnsOf(FIELDS), null);
    next.addMatches(MATCHES);
    next.plan({});
    return next.nextChunk(500).rows.map(({ line, values }) => [line, values.founded_year]);
  };
  expect(await resumed(3)).toEqual([
    [3, 2018],
    [7, 2015],
  ]);
  expect(await resumed(7)).toEqual([[3, 2018]]);
});

test("names are compared without case, and with the built-in list as the team changed it", async () => {
  const { session } = await open("Company\n23andMe\nAirbnb\nNew Name\nnew name\n");
  session.setFields({ kind: "company-names" }, columnsOf(["company_name"]), null);
  await session.setExistingNames([{ name: "Airbnb", removed: true }]);
  expect(session.plan({}).counts).toMatchObject({ same: 1, new: 2, twice: 1 });
});

test("of several rounds of a company, the newest counts", async () => {
  const { session, table } = await open(
    "Transaction Name,Organization Name,Organization Name URL,Funding Type,Announced Date,Money Raised\n" +
      "Seed - Acme,Acme,https://www.crunchbase.com/organization/acme,Seed,2019-01-01,1\n" +
      "Series A - Acme,Acme,https://www.crunchbase.com/organization/acme,Series A,2021-01-01,2\n",
  );
  session.setFields(DATABASE, columnsOf(table.suggestion.map(({ field }) => field)), null);
  expect(session.plan({}).counts).toMatchObject({ new: 1, twice: 1 });
  expect(session.lines("new", 0, 1)[0]?.line).toBe(3);
});

test("dates that no date of the column decides are read in the order that the user chooses", async () => {
  const { session, table } = await open("Company,Announced Date\nAcme,03/04/2021\nBeta,05/05/2021\n");
  expect(table.undecidedDates).toEqual([null, "03/04/2021"]);
  const dates = (order: DateOrder) => {
    session.setFields(DATABASE, columnsOf(["company_name", "last_round_on"], order), null);
    session.plan({});
    return session.lines("new", 0, 2).map(({ cells }) => [cells[1]?.text, cells[1]?.problem === null]);
  };
  expect(dates("ambiguous")).toEqual([
    ["", false],
    ["2021-05-05", true],
  ]);
  expect(dates("day_first")[0]).toEqual(["2021-04-03", true]);
  expect(dates("month_first")[0]).toEqual(["2021-03-04", true]);
  expect((await open("Company,Date\nAcme,03/04/2021\nBeta,25/05/2021\n")).table.undecidedDates).toEqual([null, null]);
});
