/** The query string: form decoding, then each parameter to its grammar. */
import { restError } from "./errors.ts";
import { looksLikeFilter, parseFilter, parseLogic, parseTreePath } from "./filter-grammar.ts";
import type { Condition, OrderTerm, Query, Scoped, Test } from "./query-ast.ts";
import { parseNames, parseOrder, parseSelect } from "./select-grammar.ts";

const MAX_BYTES = 64 * 1024;
const MAX_CONDITIONS = 500;
const INTEGER = /^\s*-?\d{1,30}\s*$/;

/** @param raw without its `?`. @param isCall a function called by GET: what is no filter is an argument. */
export function parseQueryString(raw: string, isCall: boolean): Query {
  if (raw.length > MAX_BYTES) throw restError.queryTooLong(MAX_BYTES);
  const parameters = decodeForm(raw);
  const filters: Scoped<Test>[] = [];
  const logic: Scoped<Condition>[] = [];
  const orders: Scoped<readonly OrderTerm[]>[] = [];
  const embeddedRanges: string[] = [];
  const args: (readonly [string, string])[] = [];
  let limit: bigint | null = null;
  let offset: bigint | null = null;

  for (const [key, value] of parameters) {
    if (value === null || key === "select" || key === "columns" || key === "on_conflict") continue;
    const dot = key.lastIndexOf(".");
    switch (dot === -1 ? key : key.slice(dot + 1)) {
      case "and":
      case "or":
        logic.push(parseLogic(key, value));
        break;
      case "order":
        orders.push({ path: parseTreePath(key).path, item: parseOrder(value) });
        break;
      case "limit":
        if (dot === -1) limit = integer(value);
        else embeddedRanges.push(key.slice(0, dot));
        break;
      case "offset":
        if (dot === -1) offset = integer(value);
        else embeddedRanges.push(key.slice(0, dot));
        break;
      default:
        if (isCall && !looksLikeFilter(value)) args.push([parseTreePath(key).field.name, value]);
        else filters.push(parseFilter(key, value));
    }
  }
  if (filters.length + logic.reduce((sum, { item }) => sum + countTests(item), 0) > MAX_CONDITIONS) {
    throw restError.queryString("The query has too many conditions", `It may have ${MAX_CONDITIONS}.`);
  }
  const select = first(parameters, "select");
  const columns = first(parameters, "columns");
  const onConflict = first(parameters, "on_conflict");
  return {
    select: select === null ? [] : parseSelect(select),
    filters,
    logic,
    orders,
    limit,
    offset,
    embeddedRanges,
    columns: columns === null ? null : [...new Set(parseNames(columns, "columns parameter"))],
    onConflict: onConflict === null ? null : parseNames(onConflict, "on_conflict parameter"),
    args,
    canonical: canonical(parameters),
  };
}

/** What is not a number is as good as not said (PostgREST). */
function integer(value: string): bigint | null {
  return INTEGER.test(value) ? BigInt(value.trim()) : null;
}

function first(parameters: readonly Parameter[], name: string): string | null {
  return parameters.find(([key]) => key === name)?.[1] ?? null;
}

type Parameter = readonly [key: string, value: string | null];

/** `application/x-www-form-urlencoded` to pairs; the value is null where there is no `=`. */
export function decodeForm(raw: string): readonly Parameter[] {
  if (raw === "") return [];
  const parameters: Parameter[] = [];
  for (const part of raw.split("&")) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    if (equals === -1) parameters.push([decodePart(part), null]);
    else parameters.push([decodePart(part.slice(0, equals)), decodePart(part.slice(equals + 1))]);
  }
  return parameters;
}

function decodePart(part: string): string {
  const spaced = part.includes("+") ? part.replaceAll("+", " ") : part;
  if (!spaced.includes("%")) return spaced;
  let decoded: string;
  try {
    decoded = decodeURIComponent(spaced);
  } catch {
    decoded = decodeLeniently(spaced);
  }
  // Postgres has no NUL in text, and in a quoted alias it would end the statement.
  if (decoded.includes("\0")) throw restError.nulByte();
  return decoded;
}

/** A `%` that starts no escape stands for itself; bytes that are no UTF-8 are refused. */
function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    throw restError.queryString(
      '"failed to parse query string" (line 1, column 1)',
      "invalid UTF-8 in a percent-encoding",
    );
  }
}

function canonical(parameters: readonly Parameter[]): string {
  return [...parameters]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, value]) => `${encode(key)}=${encode(value ?? "")}`)
    .join("&");
}

const UNSAFE = /[!'()*]/g;

/** Percent-encodes all but letters, digits and `-_.~`. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(
    UNSAFE,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function countTests(condition: Condition): number {
  if (condition.kind === "test") return 1;
  return condition.children.reduce((sum, child) => sum + countTests(child), 0);
}
