import { describe, expect, test } from "vitest";
import { catchRestError } from "#tests/support/rest-error.ts";
import { parseCsv } from "./csv.ts";
import { checkJsonStructure, checkNesting } from "./nesting.ts";
import { parsePayload } from "./payload.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (text: string, { isCall = false, columns = null as readonly string[] | null } = {}) =>
  parsePayload(bytes(text), { type: "json", contentType: "application/json", isCall, columns });

describe("JSON", () => {
  test.each<[text: string, names: string[], isObject: boolean]>([
    ['{"b":1,"a":2}', ["a", "b"], true],
    ['[{"b":1,"a":2},{"a":3,"b":4}]', ["a", "b"], false],
    [" \n{}", [], true],
    ["[{},{}]", [], false],
    ['{"a":1,"a":2}', ["a"], true],
    ['{"__proto__":1}', ["__proto__"], true],
    ['{"a":12345678901234567890.10}', ["a"], true],
  ])("keeps the text of %s", (text, names, isObject) => {
    expect(json(text)).toEqual({ kind: "json", text, names, isObject });
  });

  test.each(["[]", "1", '"x"', "null", "true"])("treats %s as no rows", (text) => {
    expect(json(text)).toMatchObject({ text: "[]", names: [] });
  });

  test("does not parse the body with columns", () => {
    expect(json("[{oops", { columns: ["a"] })).toMatchObject({ text: "[{oops", names: ["a"], isObject: false });
  });

  test("an empty body is a call without arguments", () => {
    expect(json("", { isCall: true })).toMatchObject({ text: "{}", isObject: true });
  });

  test.each<[what: string, text: string, message: string]>([
    ["an empty body", "", "Empty or invalid json"],
    ["truncated JSON", '{"a":', "Empty or invalid json"],
    ["a byte order mark", "\ufeff{}", "Empty or invalid json"],
    ["different keys", '[{"a":1},{"b":1}]', "All object keys must match"],
    ["more keys", '[{"a":1},{"a":1,"b":1}]', "All object keys must match"],
    ["fewer keys", '[{"a":1,"b":1},{"a":1}]', "All object keys must match"],
    ["scalars", "[1,2]", "All object keys must match"],
    ["nested arrays", "[[],[]]", "All object keys must match"],
    ["null among objects", '[{"a":1},null]', "All object keys must match"],
  ])("rejects %s", (_what, text, message) => {
    expect(catchRestError(() => json(text))).toMatchObject({ status: 400, code: "PGRST102", message });
  });

  test("rejects invalid UTF-8 and NUL", () => {
    const options = { type: "json", contentType: null, isCall: false, columns: ["a"] } as const;
    expect(catchRestError(() => parsePayload(Uint8Array.of(0x7b, 0xff, 0x7d), options))).toMatchObject({
      code: "PGRST102",
    });
    expect(catchRestError(() => parsePayload(bytes('{"a":"\0"}'), options))).toMatchObject({ code: "22021" });
  });

  test("rejects more than 500,000 values, whatever the columns are", () => {
    const rows = (count: number) => `[${Array(count).fill('{"a":",,,"}').join(",")}]`;
    expect(json(rows(200_000))).toMatchObject({ names: ["a"] });
    for (const columns of [null, ["a"]]) {
      const error = catchRestError(() => json(rows(250_000), { columns }));
      expect(error).toMatchObject({ status: 400, code: "54000" });
    }
  });

  test("rejects deep nesting, except inside strings", () => {
    expect(catchRestError(() => json(`{"a":${"[".repeat(300)}${"]".repeat(300)}}`))).toMatchObject({ status: 400 });
    expect(json(`{"a":"${"[".repeat(300)}\\"${"{".repeat(300)}"}`)).toMatchObject({ names: ["a"] });
  });
});

describe("other types", () => {
  test("converts CSV to JSON rows of text", () => {
    const payload = parsePayload(bytes("a,b\n1,NULL\n"), {
      type: "csv",
      contentType: "text/csv",
      isCall: false,
      columns: null,
    });
    expect(payload).toEqual({ kind: "json", text: '[{"a":"1","b":null}]', names: ["a", "b"], isObject: false });
  });

  test("a form is one row or a call's arguments", () => {
    const form = { type: "form", contentType: "application/x-www-form-urlencoded", columns: null } as const;
    expect(parsePayload(bytes("a=1&b=x+y"), { ...form, isCall: false })).toMatchObject({ text: '{"a":"1","b":"x y"}' });
    expect(parsePayload(bytes("a=1&a=2"), { ...form, isCall: true })).toEqual({
      kind: "form",
      pairs: [
        ["a", "1"],
        ["a", "2"],
      ],
    });
  });

  test("accepts bytes for function calls only", () => {
    const octets = { type: "bytes", contentType: "application/octet-stream", columns: null } as const;
    expect(parsePayload(Uint8Array.of(0, 255), { ...octets, isCall: true })).toMatchObject({
      text: "\\x00ff",
      type: "bytea",
    });
    expect(catchRestError(() => parsePayload(Uint8Array.of(0), { ...octets, isCall: false }))).toMatchObject({
      code: "PGRST102",
      message: "Content-Type not acceptable: application/octet-stream",
    });
  });
});

describe("CSV", () => {
  test.each([
    ["more than 500,000 cells", `a\n${"x\n".repeat(500_000)}`],
    ["long names that many records repeat", `${"x".repeat(100_000)}\n${"y\n".repeat(200)}`],
  ])("rejects %s", (_what, text) => {
    expect(catchRestError(() => parseCsv(text))).toMatchObject({ status: 400, code: "54000" });
  });

  test.each<[text: string, records: object[]]>([
    ["a,b\n1,2", [{ a: "1", b: "2" }]],
    [
      "a,b\r\n1,2\r\n\r\n3,4\r\n",
      [
        { a: "1", b: "2" },
        { a: "3", b: "4" },
      ],
    ],
    ['a\n"x,""y""\nz"', [{ a: 'x,"y"\nz' }]],
    ["a,b\n1,", [{ a: "1", b: "" }]],
    ["a\n", []],
  ])("%j", (text, records) => {
    expect(parseCsv(text)).toEqual(records);
  });

  test.each(["", 'a\n"x', 'a\n"x"y', "a,b\n1", "a\n1,2"])("rejects %j", (text) => {
    expect(catchRestError(() => parseCsv(text))).toMatchObject({ status: 400, code: "PGRST102" });
  });
});

describe("nesting", () => {
  test("counts only brackets that are open at the same time", () => {
    expect(() => checkNesting("()".repeat(1000))).not.toThrow();
    expect(catchRestError(() => checkNesting("([{".repeat(100)))).toMatchObject({ status: 400 });
    expect(() => checkJsonStructure(`[${"[],".repeat(1000)}[]]`)).not.toThrow();
  });
});
