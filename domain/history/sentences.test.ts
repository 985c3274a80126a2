import { expect, test } from "vitest";
import { parseHistory } from "./entry.ts";
import { countsOf, historyItems, operationTitle } from "./sentences.ts";
import { shortName } from "./short-name.ts";

const ADA = { id: "ada", email: "ada@fund.example" };
const IMPORT = { id: "import-1", kind: "import", label: "q3.csv", finished_at: null };

function items(entries: readonly object[]) {
  const base = { at: "2026-10-03T12:02:00Z", actor: ADA, via: "edit", op: "update", old: null, new: null };
  const page = {
    entries: entries.map((entry, index) => ({ ...base, id: 10 - index, ...entry })),
    next: null,
    since: "",
  };
  return historyItems(parseHistory(page).entries, "me");
}

test.each<[object, string, string | null]>([
  [
    { old: { total_funding: "250M USD" }, new: { total_funding: "310M USD" } },
    "ada changed Total Funding from 250M USD to 310M USD",
    null,
  ],
  [{ old: { sector: null }, new: { sector: "Banks" } }, "ada set Sector to Banks", null],
  [{ old: { geography: "DACH" }, new: { geography: null } }, "ada cleared Geography, which was DACH", null],
  [
    { old: { priority: "low", funding_stage: "seed" }, new: { priority: "high", funding_stage: "series_b" } },
    "ada changed 2 values",
    null,
  ],
  [
    { via: "fetch", old: { founded_year: 2011 }, new: { founded_year: 2012 } },
    "ada changed Founded Year from 2011 to 2012",
    "From Crunchbase",
  ],
  [
    { via: "restore", old: { founded_year: 2012 }, new: { founded_year: 2011 } },
    "ada put Founded Year back to 2011",
    null,
  ],
  [{ via: "undo", old: { sector: "x" }, new: { sector: null } }, "ada put Sector back to empty", null],
  [{ op: "insert", new: { name: "N26" } }, "ada added this", null],
  [
    { op: "insert", via: "fetch", new: { company_name: "N26", only_screened: true } },
    "ada screened this",
    "From Crunchbase",
  ],
  [
    { via: "fetch", old: { only_screened: true, created_at: "1" }, new: { only_screened: false, created_at: "2" } },
    "ada added this to the database",
    "From Crunchbase",
  ],
  [
    { old: { extra: {}, operating_status: "active" }, new: { extra: { Owner: "Ida" }, operating_status: "active" } },
    "ada set Other columns to Owner: Ida",
    null,
  ],
  [{ op: "insert", via: "restore", new: { name: "N26" } }, "ada restored this", null],
  [{ op: "delete", old: { name: "N26" }, actor: { id: "me", email: "me@fund.example" } }, "You deleted this", null],
  [{ op: "insert", via: "import", operation: IMPORT }, "ada added this", "Import of q3.csv"],
])("%j reads “%s”", (entry, sentence, source) => {
  expect(items([entry])).toMatchObject([{ sentence, source }]);
});

test("the entries of one operation are one item with the net change, put back from its first entry", async () => {
  const [item, ...others] = items([
    {
      via: "import",
      operation: IMPORT,
      old: { total_funding: "2M USD", sector: "a" },
      new: { total_funding: "3M USD", sector: "b" },
    },
    {
      via: "import",
      operation: IMPORT,
      old: { total_funding: "1M USD", sector: "b" },
      new: { total_funding: "2M USD", sector: "a" },
    },
  ]);
  expect(others).toEqual([]);
  expect(item?.changes).toEqual([
    { changeId: 9, field: "total_funding", label: "Total Funding", from: "1M USD", to: "3M USD" },
  ]);
});

test("entries of different operations, and edits, stay apart", () => {
  const other = { ...IMPORT, id: "import-2" };
  const changed = { old: { sector: "a" }, new: { sector: "b" } };
  expect(items([changed, changed, { ...changed, operation: IMPORT }, { ...changed, operation: other }])).toHaveLength(
    4,
  );
});

test("fields that no screen shows are left out", () => {
  expect(items([{ old: { updated_at: "1", authors: {} }, new: { updated_at: "2", authors: { a: 1 } } }])).toEqual([]);
  expect(
    items([{ old: { updated_at: "1", sales_region: null }, new: { updated_at: "2", sales_region: "DACH" } }]),
  ).toMatchObject([{ sentence: "ada set Sales region to DACH" }]);
});

test("names the reader, the server and people whose name has expired", () => {
  expect([shortName(ADA, "ada"), shortName(null, "ada"), shortName({ id: "x", email: null }, "ada")]).toEqual([
    "You",
    "The server",
    "A former colleague",
  ]);
});

test("titles and counts of operations", () => {
  expect(operationTitle({ kind: "undo", label: "q3.csv" })).toBe("Undo of “q3.csv”");
  expect(operationTitle({ kind: "batch", label: "Batch of 12 companies" })).toBe("Batch of 12 companies");
  expect(countsOf({ inserted: 2081, updated: 1, deleted: 0 })).toBe("2,081 added, 1 changed");
  expect(countsOf({ inserted: 0, updated: 0, deleted: 0 })).toBe("Nothing changed");
  const counts = { inserted: 0, updated: 0, deleted: 0 };
  expect(countsOf({ ...counts, exported: { rows: 1200, filter: "search “pay”" } })).toBe("1,200 rows, search “pay”");
  expect(countsOf({ ...counts, exported: { rows: 1, filter: "" } })).toBe("1 row");
  expect(operationTitle({ kind: "export", label: "Company database" })).toBe("Export of Company database");
});
