/** Subscription filters: `column=operator.value`, optionally `not.operator`; several are joined with commas (AND). */
import { patternViolation } from "#gateway/db/port/pattern.ts";
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";

export interface Condition {
  readonly column: string;
  readonly operator: string;
  readonly isNegated: boolean;
  /** A Postgres array literal for `in`; null for SQL `null`. */
  readonly value: string | null;
}

export class FilterError extends Error {
  override readonly name = "FilterError";
}

const OPERATORS: Readonly<Record<string, string>> = {
  eq: "=",
  neq: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  in: "in",
  is: "is",
};
const IS_VALUES = new Set(["null", "true", "false", "unknown"]);
/** Values may contain commas: a comma separates conditions only before `column=operator.`. */
const NEXT_CONDITION = /,(?=[^,=."()]+=(?:not\.)?(?:eq|neq|lt|lte|gt|gte|like|ilike|match|imatch|isdistinct|in|is)\.)/;
const CONDITION = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s;

/** Returns conditions that must all match. Throws `FilterError`. */
export function parseFilter(filter: string): readonly Condition[] {
  return splitConditions(filter).map((text) => {
    const [, column = "", not, operator = "", value = ""] = CONDITION.exec(text) ?? [];
    if (!Object.hasOwn(OPERATORS, operator)) throw new FilterError(`Error parsing filter params: ${text}`);
    return { column, operator, isNegated: not !== undefined, value: parseValue(operator, value) };
  });
}

/** `column` is an SQL expression, `parameter` the number of the query parameter that holds `value`. */
export function conditionSql({ operator, isNegated, value }: Condition, column: string, parameter: number): string {
  const sql =
    operator === "in"
      ? `${column} = any ($${parameter})`
      : operator === "is"
        ? // Uses the parameter because Postgres rejects unused ones.
          `(${column} is ${value} and $${parameter}::text is not null)`
        : `${column} ${OPERATORS[operator]} $${parameter}`;
  return isNegated ? `not (${sql})` : `(${sql})`;
}

function splitConditions(filter: string): readonly string[] {
  const parts: string[] = [];
  let rest = filter;
  for (;;) {
    const next = nextSeparator(rest);
    if (next === null) return [...parts, rest];
    parts.push(rest.slice(0, next));
    rest = rest.slice(next + 1);
  }
}

/** The index of the next separator outside quotes and lists, or null. */
function nextSeparator(text: string): number | null {
  for (const { index } of text.matchAll(new RegExp(NEXT_CONDITION, "g"))) {
    const before = text.slice(0, index).replace(/\\./g, "  ");
    const isQuoted = (before.match(/"/g)?.length ?? 0) % 2 === 1;
    if (!isQuoted && !/\.\([^)]*$/.test(before.replace(/"[^"]*"/g, ""))) return index;
  }
  return null;
}

function parseValue(operator: string, value: string): string | null {
  if (operator === "is") {
    if (!IS_VALUES.has(value)) throw new FilterError(`Error parsing filter params: is.${value}`);
    return value;
  }
  if (operator === "isdistinct" && value === "null") return null;
  if (operator === "match" || operator === "imatch") return parsePattern(unquote(value));
  if (operator !== "in") return unquote(value);
  const list = /^\((.+)\)$/s.exec(value)?.[1];
  if (list === undefined) throw new FilterError(`Error parsing filter params: in.${value}`);
  const items = list.match(/"(?:[^"\\]|\\.)*"|[^,]+/gs) ?? [];
  return arrayLiteral(items.map(unquote));
}

/** Postgres evaluates filters for every change, so that a slow one would delay the changes of all subscribers. */
function parsePattern(pattern: string): string {
  const violation = patternViolation(pattern);
  if (violation !== null) throw new FilterError(`The regular expression has ${violation}`);
  return pattern;
}

/** supabase-js quotes values that contain commas, brackets, quotes or surrounding spaces. */
function unquote(value: string): string {
  return value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replace(/\\(.)/gs, "$1")
    : value;
}
