/** Subscription filters: `column=operator.value`, optionally `not.operator`; several are joined with commas (AND). */
import { patternViolation, wildcardViolation } from "#gateway/db/port/pattern.ts";
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
const NEXT_CONDITION = /[^,=."()]+=(?:not\.)?(?:eq|neq|lt|lte|gt|gte|like|ilike|match|imatch|isdistinct|in|is)\./y;
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

/** In one pass: a filter that takes quadratic time would block the server. */
function splitConditions(filter: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  let isInList = false;
  for (let index = 0; index < filter.length; index++) {
    const character = filter[index];
    if (character === "\\") index++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === "(" && filter[index - 1] === ".") isInList = true;
    else if (character === ")") isInList = false;
    else if (character === "," && !isInList && beginsCondition(filter, index + 1)) {
      parts.push(filter.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, filter.slice(start)];
}

function beginsCondition(filter: string, index: number): boolean {
  NEXT_CONDITION.lastIndex = index;
  return NEXT_CONDITION.test(filter);
}

function parseValue(operator: string, value: string): string | null {
  if (operator === "is") {
    if (!IS_VALUES.has(value)) throw new FilterError(`Error parsing filter params: is.${value}`);
    return value;
  }
  if (operator === "isdistinct" && value === "null") return null;
  if (operator === "match" || operator === "imatch") return checked(unquote(value), patternViolation);
  if (operator === "like" || operator === "ilike") return checked(unquote(value), wildcardViolation);
  if (operator !== "in") return unquote(value);
  const list = /^\((.+)\)$/s.exec(value)?.[1];
  if (list === undefined) throw new FilterError(`Error parsing filter params: in.${value}`);
  const items = list.match(/"(?:[^"\\]|\\.)*"|[^,]+/gs) ?? [];
  return arrayLiteral(items.map(unquote));
}

/** Postgres evaluates filters for every change, so that a slow one would delay the changes of all subscribers. */
function checked(pattern: string, violationOf: (pattern: string) => string | null): string {
  const violation = violationOf(pattern);
  if (violation !== null) throw new FilterError(`The pattern has ${violation}`);
  return pattern;
}

/** supabase-js quotes values that contain commas, brackets, quotes or surrounding spaces. */
function unquote(value: string): string {
  return value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replace(/\\(.)/gs, "$1")
    : value;
}
