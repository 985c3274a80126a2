/** The request body. JSON is looked at, never rewritten: its text goes to Postgres as it came. */
import { parseCsv } from "./csv.ts";
import { restError } from "./errors.ts";
import type { BodyType } from "./media-type.ts";
import { checkJsonNesting } from "./nesting.ts";
import { decodeForm } from "./query-string.ts";

export type Payload =
  /** `names`: the columns or arguments to take from it. `isObject`: one record, not a list of them. */
  | { readonly kind: "json"; readonly text: string; readonly names: readonly string[]; readonly isObject: boolean }
  /** A whole body for a function's single unnamed parameter of that type, as Postgres' text. */
  | { readonly kind: "whole"; readonly text: string; readonly type: "text" | "xml" | "bytea" }
  | { readonly kind: "form"; readonly pairs: readonly (readonly [name: string, value: string])[] };

const NO_ROWS: Payload = { kind: "json", text: "[]", names: [], isObject: false };

interface Options {
  /** Null for a type that nothing reads. */
  readonly type: BodyType | null;
  readonly contentType: string | null;
  readonly isCall: boolean;
  /** The `columns` parameter: other keys are ignored, missing ones allowed. */
  readonly columns: readonly string[] | null;
}

export function parsePayload(bytes: Uint8Array, { type, contentType, isCall, columns }: Options): Payload {
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
      if (isCall) return { kind: "whole", text: decode(bytes), type };
      break;
    case "bytes":
      if (isCall) return { kind: "whole", text: `\\x${Buffer.from(bytes).toString("hex")}`, type: "bytea" };
  }
  throw restError.body(`Content-Type not acceptable: ${contentType ?? ""}`);
}

/** @throws RestError for bytes that are no UTF-8, or NUL, which Postgres' text cannot hold. */
function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw restError.body("Empty or invalid json");
  }
  if (text.includes("\0")) throw restError.nulByte();
  return text;
}

function parseJson(text: string, isCall: boolean, columns: readonly string[] | null): Payload {
  if (isCall && text === "") return { kind: "json", text: "{}", names: [], isObject: true };
  checkJsonNesting(text);
  if (columns !== null) return { kind: "json", text, names: columns, isObject: /^\s*\{/.test(text) };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw restError.body("Empty or invalid json");
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? NO_ROWS : { kind: "json", text, names: sharedKeys(value), isObject: false };
  }
  if (typeof value === "object" && value !== null) {
    return { kind: "json", text, names: Object.keys(value).sort(), isObject: true };
  }
  // PostgREST takes any other JSON for an empty list of rows; a function with one unnamed parameter gets the text itself.
  return isCall ? { kind: "json", text, names: [], isObject: false } : NO_ROWS;
}

function sharedKeys(rows: readonly unknown[]): readonly string[] {
  const keys = keysOf(rows[0]);
  const known = new Set(keys);
  for (const row of rows) {
    const own = keysOf(row);
    if (own.length !== known.size || !own.every((key) => known.has(key))) throw differentKeys();
  }
  return keys.sort();
}

function keysOf(row: unknown): string[] {
  if (typeof row !== "object" || row === null || Array.isArray(row)) throw differentKeys();
  return Object.keys(row);
}

const differentKeys = () => restError.body("All object keys must match");

function fromRecords(records: readonly Readonly<Record<string, string | null>>[]): Payload {
  const [record] = records;
  if (!record) return NO_ROWS;
  return { kind: "json", text: JSON.stringify(records), names: Object.keys(record).sort(), isObject: false };
}

function fromRecord(record: Readonly<Record<string, string>>): Payload {
  return { kind: "json", text: JSON.stringify(record), names: Object.keys(record).sort(), isObject: true };
}
