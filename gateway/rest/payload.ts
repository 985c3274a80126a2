/** Request bodies. JSON is validated but not rewritten: Postgres gets the original text, so numbers keep their precision. */
import { parseCsv } from "./csv.ts";
import { restError } from "./errors.ts";
import type { BodyType } from "./media-type.ts";
import { checkJsonStructure } from "./nesting.ts";
import { decodeForm } from "./query-string.ts";

export type Payload =
  /** `names`: columns or arguments to read from the text. `isObject`: an object, not an array of objects. */
  | { readonly kind: "json"; readonly text: string; readonly names: readonly string[]; readonly isObject: boolean }
  /** The body for a function's single unnamed parameter of that type. */
  | { readonly kind: "raw"; readonly text: string; readonly type: "text" | "xml" | "bytea" }
  | { readonly kind: "form"; readonly pairs: readonly (readonly [name: string, value: string])[] };

const NO_ROWS: Payload = { kind: "json", text: "[]", names: [], isObject: false };

interface PayloadOptions {
  /** Null for unsupported types. */
  readonly type: BodyType | null;
  readonly contentType: string | null;
  readonly isCall: boolean;
  /** The `columns` parameter: other keys are ignored, missing keys are allowed. */
  readonly columns: readonly string[] | null;
}

export function parsePayload(bytes: Uint8Array, { type, contentType, isCall, columns }: PayloadOptions): Payload {
  switch (type) {
    case "json":
      return parseJson(decode(bytes), isCall, columns);
    case "csv":
      return fromRecords(parseCsv(decode(bytes)));
    case "form": {
      const pairs = decodeForm(decode(bytes)).map(([name, value]) => [name, value ?? ""] as const);
      return isCall ? { kind: "form", pairs } : fromRecord(Object.fromEntries(pairs));
    }
    case "text":
    case "xml":
      if (isCall) return { kind: "raw", text: decode(bytes), type };
      break;
    case "bytes":
      if (isCall) return { kind: "raw", text: `\\x${Buffer.from(bytes).toString("hex")}`, type: "bytea" };
  }
  throw restError.invalidBody(`Content-Type not acceptable: ${contentType ?? ""}`);
}

function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw restError.invalidBody("Empty or invalid json");
  }
  // Postgres' text type cannot hold NUL.
  if (text.includes("\0")) throw restError.nulByte();
  return text;
}

function parseJson(text: string, isCall: boolean, columns: readonly string[] | null): Payload {
  if (isCall && text === "") return { kind: "json", text: "{}", names: [], isObject: true };
  checkJsonStructure(text);
  if (columns !== null) return { kind: "json", text, names: columns, isObject: /^\s*\{/.test(text) };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw restError.invalidBody("Empty or invalid json");
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? NO_ROWS : { kind: "json", text, names: sharedKeys(value), isObject: false };
  }
  if (typeof value === "object" && value !== null) {
    return { kind: "json", text, names: Object.keys(value).sort(), isObject: true };
  }
  // PostgREST treats any other JSON as an empty array; a function with one unnamed parameter gets the text.
  return isCall ? { kind: "json", text, names: [], isObject: false } : NO_ROWS;
}

function sharedKeys(rows: readonly unknown[]): readonly string[] {
  const keys = keysOf(rows[0]);
  const expected = new Set(keys);
  for (const row of rows) {
    const rowKeys = keysOf(row);
    if (rowKeys.length !== expected.size || !rowKeys.every((key) => expected.has(key))) throw differentKeys();
  }
  return keys.sort();
}

function keysOf(row: unknown): string[] {
  if (typeof row !== "object" || row === null || Array.isArray(row)) throw differentKeys();
  return Object.keys(row);
}

const differentKeys = () => restError.invalidBody("All object keys must match");

function fromRecords(records: readonly Readonly<Record<string, string | null>>[]): Payload {
  const [record] = records;
  if (!record) return NO_ROWS;
  return { kind: "json", text: JSON.stringify(records), names: Object.keys(record).sort(), isObject: false };
}

function fromRecord(record: Readonly<Record<string, string>>): Payload {
  return { kind: "json", text: JSON.stringify(record), names: Object.keys(record).sort(), isObject: true };
}
