/** `col=not.eq.value` and `or=(a.eq.1,not.and(b.gt.2,c.is.null))`. */

import type { Condition, Operation, Quantifier, Scoped, Test, Truth } from "./query-ast.ts";
import { Cursor } from "./scanner.ts";

const MAX_DEPTH = 32;
const EXPECTING_OPERATOR = '"not" or operator (eq, gt, ...)';
const OPERATOR = /([a-z]+)(?:\(([\p{L}0-9_ $]+)\))?\./uy;
const TRUTH = /null|not_null|true|false|unknown/iy;
const COMMITTED = /^(?:not|in|is|isdistinct)\./;
const LOGIC = /(not\.)?(and|or)(?=[ \t]*\()/y;
const UNQUOTED = /[^,)]*/y;
const ARRAY = /\{[^{}]*\}/y;

/** Operators without quantifier, and Postgres' for them. */
const PLAIN: Readonly<Record<string, string>> = {
  neq: "<>",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};
/** Operators that may be followed by `(any)` or `(all)`. */
const QUANTIFIED: Readonly<Record<string, string>> = {
  eq: "=",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
};
const SEARCH: Readonly<Record<string, string>> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

type ReadValue = (cursor: Cursor) => string;

/** One filter parameter. */
export function parseFilter(key: string, value: string): Scoped<Test> {
  const { path, field } = parseTreePath(key);
  const cursor = new Cursor(value, "filter");
  const { negated, operation } = parseOperation(cursor, readRest);
  cursor.expectEnd("end of input");
  return { path, item: { kind: "test", field, negated, operation } };
}

/** For function calls by GET: false for what reads as an argument's value, not as a filter. */
export function looksLikeFilter(value: string): boolean {
  return COMMITTED.test(value) || operatorAt(new Cursor(value, "filter")) !== null;
}

/** `rel.col->x`: the relations on the way and the field. */
export function parseTreePath(key: string) {
  const cursor = new Cursor(key, "tree path");
  const names = [cursor.name()];
  while (cursor.take(".")) names.push(cursor.name());
  const path = cursor.jsonPath();
  cursor.expectEnd('letter, digit, "-", "->>", "->", delimiter (.) or end of input');
  const name = names.pop() ?? "";
  return { path: names, field: { name, path } };
}

/** `or=(…)`, `not.and=(…)`, `rel.or=(…)`. */
export function parseLogic(key: string, value: string): Scoped<Condition> {
  const words = new Cursor(key, "logic path");
  const path = [words.name()];
  while (words.take(".")) path.push(words.name());
  words.expectEnd("delimiter (.) or end of input");
  const operator = path.pop() ?? "";
  const prefix = path.includes("not") ? "not." : "";
  const cursor = new Cursor(`${prefix}${operator}${value}`, "logic tree", value);
  const item = parseCondition(cursor, 0);
  cursor.expectEnd("end of input");
  return { path: path.filter((name) => name !== "not"), item };
}

function parseCondition(cursor: Cursor, depth: number): Condition {
  if (depth > MAX_DEPTH) cursor.fail(`at most ${MAX_DEPTH} levels`);
  const logic = cursor.match(LOGIC);
  if (!logic) return parseTest(cursor);
  cursor.skipBlanks();
  cursor.expect("(");
  const children: Condition[] = [];
  do {
    cursor.skipBlanks();
    children.push(parseCondition(cursor, depth + 1));
    cursor.skipBlanks();
  } while (cursor.take(","));
  if (!cursor.take(")")) cursor.fail('"," or ")"');
  cursor.skipBlanks();
  return { kind: logic[2] === "or" ? "or" : "and", negated: logic[1] !== undefined, children };
}

function parseTest(cursor: Cursor): Test {
  if (cursor.next === ")" || cursor.ended) {
    cursor.fail("field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)");
  }
  const field = cursor.field();
  if (!cursor.take(".")) cursor.fail('letter, digit, "-", "->>", "->" or delimiter (.)');
  return { kind: "test", field, ...parseOperation(cursor, readNested) };
}

/** The operator and what stands in its parentheses, or null where none stands here; the cursor moves behind its dot. */
function operatorAt(cursor: Cursor): { name: string; modifier: string | null } | null {
  const start = cursor.position;
  const match = cursor.match(OPERATOR);
  const name = match?.[1] ?? "";
  const modifier = match?.[2] ?? null;
  const fits =
    (modifier === null && (name === "in" || name === "is" || name === "isdistinct" || Object.hasOwn(PLAIN, name))) ||
    ((modifier === null || modifier === "any" || modifier === "all") && Object.hasOwn(QUANTIFIED, name)) ||
    Object.hasOwn(SEARCH, name);
  if (fits) return { name, modifier };
  cursor.position = start;
  return null;
}

function parseOperation(cursor: Cursor, readValue: ReadValue): { negated: boolean; operation: Operation } {
  const negated = cursor.take("not.");
  const operator = operatorAt(cursor);
  if (!operator) return cursor.fail(negated ? "operator (eq, gt, ...)" : EXPECTING_OPERATOR);
  const { name, modifier } = operator;
  return { negated, operation: readOperand(cursor, name, modifier, readValue) };
}

function readOperand(cursor: Cursor, name: string, modifier: string | null, readValue: ReadValue): Operation {
  if (name === "in") return { kind: "in", values: readList(cursor) };
  if (name === "is") return { kind: "is", value: readTruth(cursor) };
  if (name === "isdistinct") return { kind: "distinct", value: readValue(cursor) };
  const parser = SEARCH[name];
  if (parser !== undefined) {
    return { kind: "search", parser, config: modifier?.trim() ?? null, value: readValue(cursor) };
  }
  const operator = PLAIN[name] ?? QUANTIFIED[name] ?? "";
  const value = readValue(cursor);
  const isPattern = operator === "like" || operator === "ilike";
  return {
    kind: "compare",
    operator,
    quantifier: modifier as Quantifier | null,
    value: isPattern ? value.replaceAll("*", "%") : value,
  };
}

function readTruth(cursor: Cursor): Truth {
  const match = cursor.match(TRUTH);
  if (!match) return cursor.fail("isVal: (null, not_null, true, false, unknown)");
  return match[0].toLowerCase() as Truth;
}

function readRest(cursor: Cursor): string {
  const rest = cursor.text.slice(cursor.position);
  cursor.position = cursor.text.length;
  return rest;
}

/** Inside parentheses a value ends at the next `,` or `)`, unless it is quoted or a `{list}`. */
function readNested(cursor: Cursor): string {
  return readQuotedElement(cursor) ?? cursor.match(ARRAY)?.[0] ?? cursor.match(UNQUOTED)?.[0] ?? "";
}

function readList(cursor: Cursor): readonly string[] {
  cursor.skipBlanks();
  cursor.expect("(");
  cursor.skipBlanks();
  const values: string[] = [];
  do values.push(readQuotedElement(cursor) ?? cursor.match(UNQUOTED)?.[0] ?? "");
  while (cursor.take(","));
  cursor.expect(")");
  cursor.skipBlanks();
  return values;
}

/** A quoted element, or null (and the cursor unmoved) where the quotes do not enclose the whole of it. */
function readQuotedElement(cursor: Cursor): string | null {
  if (cursor.next !== '"') return null;
  const start = cursor.position;
  const end = closingQuote(cursor.text, start);
  const after = end === -1 ? "" : cursor.text.charAt(end + 1);
  if (end === -1 || (after !== "" && after !== "," && after !== ")")) return null;
  return cursor.quoted();
}

function closingQuote(text: string, opening: number): number {
  for (let index = opening + 1; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '"') return index;
    if (character === "\\") index++;
  }
  return -1;
}
