import { describe, expect, test } from "vitest";
import { catchRestError } from "#tests/support/rest-error.ts";
import { decodeForm, encode, parseQueryString } from "./query-string.ts";

const parse = (search: string) => parseQueryString(search, false);

describe("form decoding", () => {
  test.each<[what: string, raw: string, pairs: [string, string | null][]]>([
    ["an empty string", "", []],
    ["plus is a space", "a=x+y", [["a", "x y"]]],
    ["an encoded plus is a plus", "a=x%2By", [["a", "x+y"]]],
    ["UTF-8", "a=%C3%BC", [["a", "ü"]]],
    [
      "a key without value",
      "a&b=",
      [
        ["a", null],
        ["b", ""],
      ],
    ],
    ["an equals sign in the value", "a=b=c", [["a", "b=c"]]],
    ["empty parts", "&&a=1&", [["a", "1"]]],
    [
      "a percent sign without an escape",
      "a=100%&b=%zz",
      [
        ["a", "100%"],
        ["b", "%zz"],
      ],
    ],
  ])("%s", (_what, raw, pairs) => {
    expect(decodeForm(raw)).toEqual(pairs);
  });

  test("rejects invalid UTF-8", () => {
    expect(catchRestError(() => decodeForm("a=%ff"))).toMatchObject({ status: 400, code: "PGRST100" });
  });

  test("rejects NUL with Postgres' code", () => {
    expect(catchRestError(() => decodeForm("a=eq.%00"))).toMatchObject({ status: 400, code: "22021" });
  });

  test("encode keeps letters, digits and -_.~", () => {
    expect(encode("aZ9-_.~ *'(),ü")).toBe("aZ9-_.~%20%2A%27%28%29%2C%C3%BC");
  });
});

describe("arguments of a function called by GET", () => {
  test("parameters that are not filters are arguments", () => {
    const query = parseQueryString("a=1&b=eq.2&c=no.dice&d=fts", true);
    expect(query.args).toEqual([
      ["a", "1"],
      ["c", "no.dice"],
      ["d", "fts"],
    ]);
    expect(query.filters).toHaveLength(1);
  });
});

describe("parse errors", () => {
  test.each<[search: string, message: string, details: string]>([
    [
      "a=noop.1",
      '"failed to parse filter (noop.1)" (line 1, column 1)',
      'unexpected "n" expecting "not" or operator (eq, gt, ...)',
    ],
    [
      "a=1",
      '"failed to parse filter (1)" (line 1, column 1)',
      'unexpected "1" expecting "not" or operator (eq, gt, ...)',
    ],
    [
      "a=eq().1",
      '"failed to parse filter (eq().1)" (line 1, column 1)',
      'unexpected "e" expecting "not" or operator (eq, gt, ...)',
    ],
    [
      "a=is.maybe",
      '"failed to parse filter (is.maybe)" (line 1, column 4)',
      'unexpected "m" expecting isVal: (null, not_null, true, false, unknown)',
    ],
    [
      "a=is.nullish",
      '"failed to parse filter (is.nullish)" (line 1, column 8)',
      'unexpected "i" expecting end of input',
    ],
    ["a=in.1,2", '"failed to parse filter (in.1,2)" (line 1, column 4)', 'unexpected "1" expecting "("'],
    ["a=in.(1", '"failed to parse filter (in.(1)" (line 1, column 6)', 'unexpected end of input expecting ")"'],
    [
      "or=()",
      '"failed to parse logic tree (())" (line 1, column 4)',
      'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    ],
    [
      "or=(a.eq.1",
      '"failed to parse logic tree ((a.eq.1)" (line 1, column 10)',
      'unexpected end of input expecting "," or ")"',
    ],
    [
      "or=(a.eq.1))",
      '"failed to parse logic tree ((a.eq.1)))" (line 1, column 11)',
      'unexpected ")" expecting end of input',
    ],
    [
      "select=a::",
      '"failed to parse select parameter (a::)" (line 1, column 4)',
      "unexpected end of input expecting letter or digit",
    ],
    [
      "select=a[]",
      '"failed to parse select parameter (a[])" (line 1, column 2)',
      'unexpected "[" expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input',
    ],
    [
      "select=:a",
      '"failed to parse select parameter (:a)" (line 1, column 1)',
      'unexpected ":" expecting field name (* or [a..z0..9_$])',
    ],
    [
      "order=a.up",
      '"failed to parse order (a.up)" (line 1, column 3)',
      'unexpected "u" expecting "asc", "desc", "nullsfirst" or "nullslast"',
    ],
    [
      "order=a.asc.x",
      '"failed to parse order (a.asc.x)" (line 1, column 7)',
      'unexpected "x" expecting "nullsfirst" or "nullslast"',
    ],
    [
      "order=a.descc",
      '"failed to parse order (a.descc)" (line 1, column 7)',
      'unexpected "c" expecting delimiter (.), "," or end of input',
    ],
    [
      "columns=",
      '"failed to parse columns parameter ()" (line 1, column 1)',
      "unexpected end of input expecting field name (* or [a..z0..9_$])",
    ],
    [
      "a;b=eq.1",
      '"failed to parse tree path (a;b)" (line 1, column 2)',
      'unexpected ";" expecting letter, digit, "-", "->>", "->", delimiter (.) or end of input',
    ],
  ])("%s", (search, message, details) => {
    expect(catchRestError(() => parse(search))).toMatchObject({ status: 400, code: "PGRST100", message, details });
  });

  test("limits nesting", () => {
    const deep = `or=${"(and".repeat(50)}(a.eq.1)${")".repeat(50)}`;
    expect(catchRestError(() => parse(deep))).toMatchObject({ status: 400, code: "PGRST100" });
    expect(catchRestError(() => parse(`select=${"a(".repeat(50)}b${")".repeat(50)}`))).toMatchObject({
      code: "PGRST100",
    });
    expect(catchRestError(() => parse(`d${"->x".repeat(100)}=eq.1`))).toMatchObject({ code: "PGRST100" });
  });

  test("limits length", () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => index).join(",");
    expect(catchRestError(() => parse(`id=in.(${ids})`))).toMatchObject({ status: 414 });
    expect(catchRestError(() => parse(`select=${"a,".repeat(600)}a`))).toMatchObject({ status: 400 });
  });
});

test("allows at most 500 filters, nested ones included", () => {
  const conditions = (count: number) => Array.from({ length: count }, (_, index) => `a.eq.${index}`).join(",");
  const plain = (count: number) => Array.from({ length: count }, (_, index) => `a=eq.${index}`).join("&");
  expect(parseQueryString(`${plain(200)}&or=(and(${conditions(150)}),${conditions(150)})`, false).filters).toHaveLength(
    200,
  );
  expect(() => parseQueryString(plain(501), false)).toThrow("too many conditions");
  expect(() => parseQueryString(`${plain(200)}&or=(and(${conditions(150)}),${conditions(151)})`, false)).toThrow(
    "too many conditions",
  );
});
