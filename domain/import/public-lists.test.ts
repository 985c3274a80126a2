import { describe, expect, test } from "vitest";
import { crmExports } from "./crm-exports.test-support.ts";
import { suggestMapping } from "./layouts.ts";
import { publicLists } from "./public-lists.test-support.ts";
import { rankings } from "./rankings.test-support.ts";
import { readTable } from "./read-file.ts";
import { isFileError } from "./table.ts";
import { readRows } from "./values.ts";

function read(file: string | Uint8Array) {
  const table = readTable(typeof file === "string" ? new TextEncoder().encode(file) : file);
  if (isFileError(table)) throw new Error(table.message);
  const samples = table.header.map((_, column) => table.rows.slice(0, 20).map(({ cells }) => cells[column] ?? ""));
  const { layout, columns } = suggestMapping(table.header, samples);
  const rows = readRows(table.rows, columns);
  return {
    table,
    layout: layout?.id,
    values: rows.map(({ values }) => values),
    problems: rows.flatMap(({ problems }) => problems.map(({ message }) => message)),
  };
}

describe("a list that is published or exported elsewhere is read without a correction", () => {
  test.each(Object.entries({ ...publicLists, ...rankings, ...crmExports }))(
    "%s",
    (_name, { file, layout, headerLine = 1, rows, problems = [], notes = [] }) => {
      const result = read(file);
      expect(result.table.headerLine).toBe(headerLine);
      expect(result.layout).toBe(layout);
      expect(result.values).toMatchObject(rows);
      expect(result.problems).toEqual(problems);
      expect(result.table.notes).toEqual(notes);
    },
  );
});

test("a line with an unquoted comma is pointed out", () => {
  const { notes } = read("Company,Employees,Website\nAcme,1,000,acme.example\nBeta,20,beta.example\n").table;
  expect(notes).toEqual([
    "Line 2 has more values than the header has columns. Check that its values are in the right columns.",
  ]);
});
