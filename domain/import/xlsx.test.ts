import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readTable } from "./read-file.ts";
import { isFileError } from "./table.ts";

const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const PARTS: Readonly<Record<string, string>> = {
  "xl/workbook.xml": `<workbook ${NAMESPACES}><sheets><sheet name="Notes" sheetId="2" state="hidden" r:id="rId2"/><sheet name="Companies" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels":
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  "xl/sharedStrings.xml": `<sst ${NAMESPACES}><si><t>Name</t></si><si><t>Founded Date</t></si><si><r><t>Mü</t></r><r><t xml:space="preserve">ller &amp; Co</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si></sst>`,
  "xl/styles.xml": `<styleSheet ${NAMESPACES}><numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="171" formatCode="[Red]0.0&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
  "xl/worksheets/sheet1.xml": `<worksheet ${NAMESPACES}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Total Funding</t></is></c></row><row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" s="1"><v>43538</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" s="2"><f>1+1</f><v>0.30000000000000004</v></c></row><row r="4"><c r="A4" t="str"><f>A3</f><v>Beta</v></c><c r="B4" t="e"><v>#NAME?</v></c><c r="D4"><v>1.2E9</v></c></row></sheetData></worksheet>`,
  "xl/worksheets/sheet2.xml": `<worksheet ${NAMESPACES}><sheetData><row><c t="inlineStr"><is><t>Name</t></is></c></row><row><c t="inlineStr"><is><t>Gamma</t></is></c></row></sheetData></worksheet>`,
};

function workbook(changed: Readonly<Record<string, string | undefined>> = {}): Uint8Array {
  const parts = Object.entries({ ...PARTS, ...changed }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, strToU8(text)] as const],
  );
  return zipSync(Object.fromEntries(parts));
}

function errorOf(bytes: Uint8Array): string {
  const result = readTable(bytes);
  return isFileError(result) ? result.code : "no error";
}

describe("workbooks", () => {
  test("give the stored values of the first visible sheet", () => {
    expect(readTable(workbook())).toEqual({
      encoding: null,
      delimiter: null,
      headerLine: 1,
      header: ["Name", "Founded Date", "Column 3", "Total Funding"],
      rows: [
        { line: 3, cells: ["Müller & Co", "2019-03-14", "TRUE", "0.3"] },
        { line: 4, cells: ["Beta", "#NAME?", "", "1200000000"] },
      ],
      sheets: ["Companies", "Notes"],
      sheet: "Companies",
      notes: [],
    });
  });

  test("give another sheet on request", () => {
    expect(readTable(workbook(), { sheet: "Notes" })).toMatchObject({
      sheet: "Notes",
      rows: [{ line: 2, cells: ["Gamma"] }],
    });
    expect(readTable(workbook(), { sheet: "None" })).toMatchObject({ code: "unknown_sheet" });
  });

  test("count days from 1904 if the workbook does", () => {
    const from1904 = PARTS["xl/workbook.xml"]?.replace("<sheets>", '<workbookPr date1904="1"/><sheets>');
    expect(readTable(workbook({ "xl/workbook.xml": from1904 }))).toMatchObject({
      rows: [{ cells: ["Müller & Co", "2023-03-15", "TRUE", "0.3"] }, {}],
    });
  });

  test("give each line its part of merged cells, and the targets of links that all show the same", () => {
    const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join("")}</row>`;
    const sheet = [
      row(1, cell("A1", "Company"), cell("B1", "Country"), cell("C1", "Website")),
      row(2, cell("A2", "Celonis"), cell("B2", "Germany"), cell("C2", "Visit")),
      row(3, cell("A3", "N26"), cell("C3", "Visit")),
      row(4, cell("A4", "Swile"), cell("B4", "France"), cell("C4", "Visit")),
    ].join("");
    const links = ["A2", "C2", "C3", "C4"].map((reference, n) => `<hyperlink ref="${reference}" r:id="rId${n}"/>`);
    const targets = ["celonis.com/about", "celonis.com", "n26.com", "swile.co"].map(
      (host, n) => `<Relationship Id="rId${n}" Target="https://${host}" TargetMode="External"/>`,
    );
    const file = workbook({
      "xl/worksheets/sheet1.xml": `<worksheet ${NAMESPACES}><sheetData>${sheet}</sheetData><mergeCells><mergeCell ref="B2:B3"/><mergeCell ref="A1:XFD1048576"/></mergeCells><hyperlinks>${links.join("")}</hyperlinks></worksheet>`,
      "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships>${targets.join("")}</Relationships>`,
    });
    expect(readTable(file)).toMatchObject({
      header: ["Company", "Country", "Website"],
      rows: [
        { cells: ["Celonis", "Germany", "https://celonis.com"] },
        { cells: ["N26", "Germany", "https://n26.com"] },
        { cells: ["Swile", "France", "https://swile.co"] },
      ],
    });
  });

  test.each([
    ["without its workbook part", { "xl/workbook.xml": undefined }, "not_a_table"],
    ["without its sheet", { "xl/worksheets/sheet1.xml": undefined }, "damaged"],
    ["with broken XML", { "xl/worksheets/sheet1.xml": "<worksheet><row>" }, "damaged"],
    ["with declared entities", { "xl/worksheets/sheet1.xml": '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' }, "damaged"],
    [
      "with too many rows",
      {
        "xl/worksheets/sheet2.xml": "",
        "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${"<row><c><v>1</v></c></row>".repeat(50_200)}</sheetData></worksheet>`,
      },
      "too_many_rows",
    ],
  ])("%s are rejected", (_, changed, code) => {
    expect(errorOf(workbook(changed))).toBe(code);
  });

  test("that end too early or have a changed byte are rejected", () => {
    const bytes = workbook();
    expect(errorOf(bytes.subarray(0, bytes.length - 30))).toBe("damaged");
    expect(errorOf(bytes.subarray(0, 200))).toBe("damaged");
    for (let at = 4; at < bytes.length; at += 7) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(() => readTable(changed)).not.toThrow();
    }
  });

  test("that unpack to far more than they promise are rejected", () => {
    const bomb = workbook({ "xl/worksheets/sheet1.xml": `<worksheet>${" ".repeat(30_000_000)}</worksheet>` });
    expect(bomb.length).toBeLessThan(100_000);
    // The directory's sizes do not count: here they say one byte.
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    for (let at = 0; at + 46 < bomb.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true);
    expect(errorOf(bomb)).toBe("unpacked_too_large");
  });

  test("with a password, and old ones, are rejected with what to do", () => {
    const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const name = [...Buffer.from("EncryptedPackage", "utf16le")];
    expect(readTable(new Uint8Array([...compound, 0, 0, ...name, 0]))).toMatchObject({ code: "protected" });
    expect(readTable(new Uint8Array([...compound, 1, 2, 3]))).toMatchObject({ code: "old_workbook" });
    const encrypted = workbook();
    for (let at = 0; at + 46 < encrypted.length; at += 1) {
      if (encrypted[at] === 0x50 && encrypted[at + 1] === 0x4b && encrypted[at + 2] === 1) encrypted[at + 8] = 1;
    }
    expect(errorOf(encrypted)).toBe("protected");
  });
});
