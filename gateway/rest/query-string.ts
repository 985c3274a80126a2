/** Decodes the query string and parses each parameter with its grammar. */
import { restError } from "./errors.ts";
import { looksLikeFilter, parseFilter, parseLogic, parseTreePath } from "./filter-grammar.ts";
import type { Condition, Filter, OrderTerm, QueryParams, WithEmbedPath } from "./query-ast.ts";
import { parseNames, parseOrder, parseSelect } from "./select-grammar.ts";

const MAX_BYTES = 64 * 1024;
const MAX_CONDITIONS = 500;
const INTEGER = /^\s*-?\d{1,30}\s*$/;

/** @param raw without `?`. @param isGetCall parameters that are not filters are function arguments. */
export function parseQueryString(raw: string, isGetCall: boolean): QueryParams {
  if (raw.length > MAX_BYTES) throw restError.uriTooLong(MAX_BYTES);
  const parameters = decodeForm(raw);
  const filters: WithEmbedPath<Filter>[] = [];
  const logic: WithEmbedPath<Condition>[] = [];
  const orders: WithEmbedPath<readonly OrderTerm[]>[] = [];
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
        orders.push({ embedPath: parseTreePath(key).embedPath, value: parseOrder(value) });
        break;
      case "limit":
      case "offset":
        if (dot !== -1) embeddedRanges.push(key.slice(0, dot));
        else if (key === "limit") limit = parseInteger(value);
        else offset = parseInteger(value);
        break;
      default:
        if (isGetCall && !looksLikeFilter(value)) args.push([key === "" ? "" : parseTreePath(key).field.name, value]);
        else filters.push(parseFilter(key, value));
    }
  }
  if (filters.length + logic.reduce((sum, { value }) => sum + countFilters(value), 0) > MAX_CONDITIONS) {
    throw restError.queryParam("The query has too many conditions", `The limit is ${MAX_CONDITIONS}.`);
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

/** Non-numeric values are ignored, as in PostgREST. */
function parseInteger(value: string): bigint | null {
  return INTEGER.test(value) ? BigInt(value.trim()) : null;
}

function first(parameters: readonly Parameter[], name: string): string | null {
  return parameters.find(([key]) => key === name)?.[1] ?? null;
}

type Parameter = readonly [key: string, value: string | null];

/** Decodes `application/x-www-form-urlencoded`; the value is null without `=`. */
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
  // Postgres' text type cannot hold NUL; in a quoted alias it would end the statement.
  if (decoded.includes("\0")) throw restError.nulByte();
  return decoded;
}

/** Keeps a `%` that does not start an escape; rejects invalid UTF-8. */
function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    throw restError.queryParam(
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

/** Percent-encodes everything except letters, digits and `-_.~`. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(
    UNSAFE,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function countFilters(condition: Condition): number {
  if (condition.kind === "filter") return 1;
  return condition.children.reduce((sum, child) => sum + countFilters(child), 0);
}
