/** Filters: `col=not.eq.value` and `or=(a.eq.1,not.and(b.gt.2,c.is.null))`. */

import { readList, readQuotedElement, UNQUOTED } from "./in-list.ts";
import type { Condition, Filter, IsValue, Operation, OpQuantifier, WithEmbedPath } from "./query-ast.ts";
import { Scanner } from "./scanner.ts";

const MAX_DEPTH = 32;
const EXPECTING_OPERATOR = '"not" or operator (eq, gt, ...)';
const OPERATOR = /([a-z]+)(?:\(([\p{L}0-9_ $]+)\))?\./uy;
const IS_VALUE = /null|not_null|true|false|unknown/iy;
const FILTER_PREFIX = /^(?:not|in|is|isdistinct)\./;
const LOGIC = /(not\.)?(and|or)(?=[ \t]*\()/y;
const ARRAY = /\{[^{}]*\}/y;

/** SQL operators that take no quantifier. */
const SIMPLE_OPERATORS: Readonly<Record<string, string>> = {
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
/** SQL operators that take `(any)` or `(all)`. */
const QUANTIFIABLE_OPERATORS: Readonly<Record<string, string>> = {
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
const FTS_FUNCTIONS: Readonly<Record<string, string>> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

type ReadValue = (scanner: Scanner) => string;

export function parseFilter(key: string, value: string): WithEmbedPath<Filter> {
  const { embedPath, field } = parseTreePath(key);
  const scanner = new Scanner(value, "filter");
  const { negated, operation } = parseOperation(scanner, readRest);
  scanner.expectEnd("end of input");
  return { embedPath, value: { kind: "filter", field, negated, operation } };
}

/** Whether a parameter of a function called by GET is a filter; otherwise it is an argument. */
export function looksLikeFilter(value: string): boolean {
  return FILTER_PREFIX.test(value) || readOperator(new Scanner(value, "filter")) !== null;
}

/** `rel.col->x`: the embed path and the field. */
export function parseTreePath(key: string) {
  const scanner = new Scanner(key, "tree path");
  const embedPath = [scanner.name()];
  while (scanner.take(".")) embedPath.push(scanner.name());
  const path = scanner.jsonPath();
  scanner.expectEnd('letter, digit, "-", "->>", "->", delimiter (.) or end of input');
  const name = embedPath.pop() ?? "";
  return { embedPath, field: { name, path } };
}

/** `or=(…)`, `not.and=(…)`, `rel.or=(…)`. */
export function parseLogic(key: string, value: string): WithEmbedPath<Condition> {
  const keyScanner = new Scanner(key, "logic path");
  const path = [keyScanner.name()];
  while (keyScanner.take(".")) path.push(keyScanner.name());
  keyScanner.expectEnd("delimiter (.) or end of input");
  const operator = path.pop() ?? "";
  const prefix = path.includes("not") ? "not." : "";
  const scanner = new Scanner(`${prefix}${operator}${value}`, "logic tree", value);
  const condition = parseCondition(scanner, 0);
  scanner.expectEnd("end of input");
  return { embedPath: path.filter((name) => name !== "not"), value: condition };
}

function parseCondition(scanner: Scanner, depth: number): Condition {
  if (depth > MAX_DEPTH) scanner.fail(`at most ${MAX_DEPTH} levels`);
  const logic = scanner.match(LOGIC);
  if (!logic) return parseNestedFilter(scanner);
  scanner.skipBlanks();
  scanner.expect("(");
  const children = scanner.commaSeparated(() => parseCondition(scanner, depth + 1));
  if (!scanner.take(")")) scanner.fail('"," or ")"');
  scanner.skipBlanks();
  return { kind: logic[2] === "or" ? "or" : "and", negated: logic[1] !== undefined, children };
}

function parseNestedFilter(scanner: Scanner): Filter {
  if (scanner.next === ")" || scanner.ended) {
    scanner.fail("field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)");
  }
  const field = scanner.field();
  if (!scanner.take(".")) scanner.fail('letter, digit, "-", "->>", "->" or delimiter (.)');
  return { kind: "filter", field, ...parseOperation(scanner, readNested) };
}

/** Reads `operator.` or `operator(modifier).`. Returns null and does not move if there is no operator. */
function readOperator(scanner: Scanner): { name: string; modifier: string | null } | null {
  const start = scanner.position;
  const match = scanner.match(OPERATOR);
  const name = match?.[1] ?? "";
  const modifier = match?.[2] ?? null;
  const isOperator =
    (modifier === null &&
      (name === "in" || name === "is" || name === "isdistinct" || Object.hasOwn(SIMPLE_OPERATORS, name))) ||
    ((modifier === null || modifier === "any" || modifier === "all") && Object.hasOwn(QUANTIFIABLE_OPERATORS, name)) ||
    Object.hasOwn(FTS_FUNCTIONS, name);
  if (isOperator) return { name, modifier };
  scanner.position = start;
  return null;
}

function parseOperation(scanner: Scanner, readValue: ReadValue): { negated: boolean; operation: Operation } {
  const negated = scanner.take("not.");
  const operator = readOperator(scanner);
  if (!operator) return scanner.fail(negated ? "operator (eq, gt, ...)" : EXPECTING_OPERATOR);
  const { name, modifier } = operator;
  return { negated, operation: readOperand(scanner, name, modifier, readValue) };
}

function readOperand(scanner: Scanner, name: string, modifier: string | null, readValue: ReadValue): Operation {
  if (name === "in") return { kind: "in", values: readList(scanner, readValue === readRest) };
  if (name === "is") return { kind: "is", value: readIsValue(scanner) };
  if (name === "isdistinct") return { kind: "isdistinct", value: readValue(scanner) };
  const toTsquery = FTS_FUNCTIONS[name];
  if (toTsquery !== undefined) {
    return { kind: "fts", toTsquery, config: modifier?.trim() ?? null, value: readValue(scanner) };
  }
  const operator = SIMPLE_OPERATORS[name] ?? QUANTIFIABLE_OPERATORS[name] ?? "";
  const value = readValue(scanner);
  const isPattern = operator === "like" || operator === "ilike";
  return {
    kind: "compare",
    operator,
    quantifier: modifier as OpQuantifier | null,
    value: isPattern ? value.replaceAll("*", "%") : value,
  };
}

function readIsValue(scanner: Scanner): IsValue {
  const match = scanner.match(IS_VALUE);
  if (!match) return scanner.fail("isVal: (null, not_null, true, false, unknown)");
  return match[0].toLowerCase() as IsValue;
}

function readRest(scanner: Scanner): string {
  const rest = scanner.text.slice(scanner.position);
  scanner.position = scanner.text.length;
  return rest;
}

/** Inside parentheses a value ends at the next `,` or `)`, unless it is quoted or an `{array}`. */
function readNested(scanner: Scanner): string {
  return readQuotedElement(scanner) ?? scanner.match(ARRAY)?.[0] ?? scanner.match(UNQUOTED)?.[0] ?? "";
}
