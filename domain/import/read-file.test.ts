import { describe, expect, test } from "vitest";
import { readPastedTable, readTable } from "./read-file.ts";
import { type ImportTable, isFileError, type ReadOptions } from "./table.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

function read(text: string | Uint8Array, options?: ReadOptions): ImportTable {
  const result = readTable(typeof text === "string" ? utf8(text) : text, options);
  if (isFileError(result)) throw new Error(result.message);
  return result;
}

function errorOf(bytes: Uint8Array, options?: ReadOptions): string {
  const result = readTable(bytes, options);
  return isFileError(result) ? `${result.code}: ${result.message}` : "no error";
}

const HEADER = "Company Name,Website";

describe("text files", () => {
  test.each([
    ["LF", "\n"],
    ["CRLF", "\r\n"],
    ["CR", "\r"],
  ])("reads lines that end in %s", (_, end) => {
    const table = read([HEADER, "Acme,acme.com", "", "Beta,beta.io", ""].join(end));
    expect(table).toMatchObject({
      header: ["Company Name", "Website"],
      headerLine: 1,
      delimiter: ",",
      encoding: "utf-8",
    });
    expect(table.rows).toEqual([
      { line: 2, cells: ["Acme", "acme.com"] },
      { line: 4, cells: ["Beta", "beta.io"] },
    ]);
  });

  test.each([
    [",", "Name,Website\nAcme,acme.com"],
    [";", "Name;Description\nAcme;a, b, c\nBeta;d"],
    ["\t", "Name\tWebsite\nA, Inc\tacme.com"],
    ["|", "Name|Website\nAcme|acme.com"],
    [";", "sep=;\nName;Funding\nAcme;1,5"],
  ])("detects the delimiter %j", (delimiter, text) => {
    const table = read(text);
    expect(table.delimiter).toBe(delimiter);
    expect(table.header).toHaveLength(2);
  });

  test("keeps line numbers after quoted line breaks and the separator line", () => {
    const table = read('sep=,\nName,Description\nAcme,"two\nlines"\nBeta,one');
    expect(table.rows.map(({ line }) => line)).toEqual([3, 5]);
    expect(table.rows[0]?.cells[1]).toBe("two\nlines");
  });

  test.each([
    ["utf-8 with a mark", [0xef, 0xbb, 0xbf, ...utf8("Name,City\nMüller,Köln")], "utf-8", 0],
    ["utf-16le", [0xff, 0xfe, ...new Uint8Array(Buffer.from("Name,City\nMüller,Köln", "utf16le"))], "utf-16le", 0],
    ["utf-16le without a mark", [...Buffer.from("Name,City\nMüller,Köln", "utf16le")], "utf-16le", 0],
    ["windows-1252", [...Buffer.from("Name,City\nMüller,Köln", "latin1")], "windows-1252", 1],
  ] as const)("reads %s", (_, bytes, encoding, notes) => {
    const table = read(new Uint8Array(bytes));
    expect(table.encoding).toBe(encoding);
    expect(table.rows[0]?.cells).toEqual(["Müller", "Köln"]);
    expect(table.notes).toHaveLength(notes);
  });

  test.each([
    ["macintosh", [0x9f, 0x8e], "üé"],
    ["windows-1250", [0xb3, 0xf3], "łó"],
    ["windows-1251", [0xcc, 0xee], "Мо"],
    ["shift_jis", [0x93, 0x8c], "東"],
    ["gb18030", [0xb1, 0xb1], "北"],
  ] as const)("reads %s on request", (encoding, bytes, name) => {
    const table = readTable(new Uint8Array([...utf8("Name,City\n"), ...bytes, ...utf8(",x")]), { encoding });
    expect(table).toMatchObject({ encoding, rows: [{ cells: [name, "x"] }] });
  });

  test("reads the euro sign and curly quotes of windows-1252", () => {
    expect(read(new Uint8Array([...utf8("Name,City\n"), 0x80, 0x93, 0x2c, 0xff])).rows[0]?.cells).toEqual(["€“", "ÿ"]);
  });

  test("finds the header below a preamble, and takes another line on request", () => {
    const text = "Notes:\nWhen exporting, some\n\nName,Website,Founded\nAcme,acme.com,2011";
    expect(read(text)).toMatchObject({ headerLine: 4, rows: [{ line: 5 }] });
    expect(read(text, { headerLine: 0 }).rows).toHaveLength(4);
  });

  test("names columns by position where no header is found", () => {
    expect(read("Acme,2011\nBeta,2012")).toMatchObject({ headerLine: 0, header: ["Column 1", "Column 2"] });
  });

  test("leaves repeated header lines out and numbers repeated headers", () => {
    const table = read("Name,Tag,Tag\nAcme,a,b\nName,Tag,Tag\nBeta,c,d");
    expect(table.header).toEqual(["Name", "Tag", "Tag (2)"]);
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(["Acme", "Beta"]);
    expect(table.notes).toHaveLength(2);
  });

  test("gives short and long lines the same number of cells", () => {
    const table = read("Name,Website\nAcme\nBeta,beta.io,more");
    expect(table.header).toEqual(["Name", "Website", "Column 3"]);
    expect(table.rows[0]?.cells).toEqual(["Acme", "", ""]);
  });

  test("reads a line whose quote never closes without quotes, and the lines after it as usual", () => {
    const table = read('Name,Website\n"Acme,acme.com\n"Beta, Inc",beta.io\nGamma,"gamma.de\n');
    expect(table.rows).toEqual([
      { line: 2, cells: ["Acme", "acme.com"] },
      { line: 3, cells: ["Beta, Inc", "beta.io"] },
      { line: 4, cells: ["Gamma", "gamma.de"] },
    ]);
    expect(table.notes).toEqual(["Quotes in lines 2, 4 never close. These lines were read without quotes."]);
  });

  test("keeps quotes inside of a cell that are not doubled", () => {
    expect(read('Name,City\n"The "best" one",Rome').rows[0]?.cells).toEqual(['The "best" one', "Rome"]);
  });
});

describe("files that cannot be read", () => {
  test.each([
    ["an empty file", "", "empty: The file is empty."],
    ["a file of blanks", "\n ,,\n", "empty: The file is empty."],
    [
      "too many rows",
      HEADER + "\nAcme,".repeat(61_204),
      "too_many_rows: The file has 61,204 rows; 50,000 can be imported at once.",
    ],
    [
      "too many columns",
      "Name,Website\n" + ",x".repeat(600),
      "too_many_columns: The file has 601 columns; 500 can be read.",
    ],
    [
      "an image",
      "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\b\u0006\0\0",
      "not_a_table: This file is not a table. Choose a CSV, TSV or Excel (.xlsx) file.",
    ],
    [
      "a web page",
      "\n<!DOCTYPE html><html><table><tr><td>Name</td></tr></table></html>",
      "not_a_table: This file is a web page, not a table. Open it in a spreadsheet and save it as .xlsx or CSV.",
    ],
    [
      "JSON",
      '[\n  {"name": "Acme"}\n]',
      "not_a_table: This file is a JSON file, not a table. Open it in a spreadsheet and save it as .xlsx or CSV.",
    ],
  ])("rejects %s", (_, text, message) => {
    expect(errorOf(utf8(text))).toBe(message);
  });

  test("rejects a file above 20 MB", () => {
    expect(errorOf(new Uint8Array(31_000_000))).toBe("too_large: The file has 31 MB; 20 MB can be imported at once.");
  });

  test("rejects a file in which quotes never close in many lines", () => {
    expect(errorOf(utf8(`Name,Website\n${'"Acme,acme.com\n'.repeat(22)}`))).toMatch(
      /^unclosed_quotes: .* first in line 2\./,
    );
  });
});

test("reads a pasted table, by tabs if it has some", () => {
  expect(readPastedTable("Name\tFunding\r\nAcme, Inc\t1,5")).toMatchObject({
    encoding: null,
    delimiter: "\t",
    rows: [{ line: 2, cells: ["Acme, Inc", "1,5"] }],
  });
});
