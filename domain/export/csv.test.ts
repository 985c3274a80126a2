import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const one = (value: string | number | null | undefined) => toCsv([{ header: "A", value: () => value }], [null]);
const body = (value: string | number | null | undefined) => one(value).replace("\uFEFFA\r\n", "").slice(0, -2);

describe("a cell", () => {
  test.each([
    ["text", "Celonis", "Celonis"],
    ["letters of the world", "Zürich 東京 é", "Zürich 東京 é"],
    ["a number", 2011, "2011"],
    ["a number below zero", -5, "-5"],
    ["a number as text", "-5", "-5"],
    ["nothing", null, ""],
    ["nothing at all", undefined, ""],
    ["a comma", "Accel, Sequoia", '"Accel, Sequoia"'],
    ["a semicolon, which some Excels split at", "a;b", '"a;b"'],
    ["quotes", 'the "A" list', '"the ""A"" list"'],
    ["two lines", "a\nb", '"a\nb"'],
    ["a formula", '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ["a formula with +", "+1+cmd", "'+1+cmd"],
    ["a formula with -", "-1+cmd", "'-1+cmd"],
    ["a formula with @", "@SUM(1)", "'@SUM(1)"],
    ["a tab first", "\t=1", `"'\t=1"`],
    ["a line end first", "\r=1", `"\r'=1"`],
    ["a formula behind blanks", "  =1", "'  =1"],
    ["a formula behind a no-break space", "\u00a0=1", "'\u00a0=1"],
    ["a formula in an inner line", "a\n=1", `"a\n'=1"`],
    ["a formula in an inner line behind blanks", "a\r\n \u00a0@x", `"a\r\n' \u00a0@x"`],
    ["a wide equals sign", "＝1", "'＝1"],
    ["a formula behind a NUL", "\0=1", "'=1"],
    ["a sign inside", "a=b-c", "a=b-c"],
    ["a band of employees that is no date", "11-50", "11–50"],
  ])("holds %s", (_what, value, expected) => {
    expect(body(value)).toBe(expected);
  });
});

describe.each(["=", "+", "-", "@", "\t", "\r"])("a cell that begins with %j", (sign) => {
  test.each([
    ["at once", ""],
    ["behind a blank", " "],
    ["behind three blanks", "   "],
    ["behind a no-break space", "\u00a0"],
    ["behind a narrow no-break space", "\u202f"],
    ["behind an ideographic space", "\u3000"],
    ["behind a byte order mark", "\ufeff"],
    ["behind a vertical tab", "\v"],
    ["in an inner line", "a\n"],
    ["in an inner line behind blanks", "a\r\n \u00a0"],
  ])("%s is text", (_where, before) => {
    const [, row] = parse(one(`${before}${sign}=cmd|'/c calc'!A1`).slice(1));
    const lines = (row?.[0] ?? "").split(/[\r\n]/);
    expect(lines.at(-1)).toContain("=cmd|'/c calc'!A1");
    for (const line of lines) expect(line.trim()).not.toMatch(/^[=+\-@]/);
  });
});

test("a table begins with a byte order mark and a header; every line ends with CRLF", () => {
  const columns = [
    { header: "Name", value: (row: { name: string }) => row.name },
    { header: "Why, so", value: () => null },
  ];
  expect(toCsv(columns, [{ name: "A" }, { name: "B" }])).toBe('\uFEFFName,"Why, so"\r\nA,\r\nB,\r\n');
});

test("every cell survives a round trip except for apostrophes and the dash of a band, and none is a formula", () => {
  const text = fc.array(
    fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " ", "\u00a0", '"', ",", ";", "a", "1", "'"),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
      const values = cells.map((parts) => parts.join(""));
      const columns = values.map((value, index) => ({ header: `c${index}`, value: () => value }));
      const [, row] = parse(toCsv(columns, [null]).slice(1));
      const plain = (cell: string) => cell.replaceAll("'", "");
      expect(row?.map((cell) => plain(cell).replace(/^(\d+)–(\d+)$/, "$1-$2"))).toEqual(values.map(plain));
      for (const cell of row ?? []) {
        if (/^[+-]?\d+$/.test(cell)) continue;
        for (const line of cell.split(/[\r\n]/)) expect(line.trimStart()).not.toMatch(/^[=+\-@]/);
      }
    }),
  );
});

/** RFC 4180, as small as it gets. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  for (let match = cells.exec(csv); match !== null && cells.lastIndex <= csv.length; match = cells.exec(csv)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "") break;
    if (match[3] === "\r\n") rows.push([]);
    if (cells.lastIndex === csv.length) break;
  }
  return rows;
}
