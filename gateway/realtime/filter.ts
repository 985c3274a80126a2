/** The filter of a subscription: `column=operator.value`, with `not.` before the operator, several joined with commas. */
import { arrayLiteral } from "#gateway/db/port/sql-text.ts";

/** A condition on a row `r`, as SQL with places for its values. */
export interface Condition {
  readonly column: string;
  readonly operator: string;
  readonly isNegated: boolean;
  /** A Postgres array literal for `in`; null for SQL's null. */
  readonly value: string | null;
}

/** A filter that cannot be read; the message says why. */
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
const TRUTHS = new Set(["null", "true", "false", "unknown"]);
/** A comma starts the next condition where a column, `=` and an operator follow; values may have commas too. */
const NEXT_CONDITION = /,(?=[^,=."()]+=(?:not\.)?(?:eq|neq|lt|lte|gt|gte|like|ilike|match|imatch|isdistinct|in|is)\.)/;
const CONDITION = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s;

/** All of the conditions have to hold. Throws `FilterError`. */
export function parseFilter(filter: string): readonly Condition[] {
  return splitConditions(filter).map((text) => {
    const [, column = "", not, operator = "", value = ""] = CONDITION.exec(text) ?? [];
    if (!Object.hasOwn(OPERATORS, operator)) throw new FilterError(`Error parsing filter params: ${text}`);
    return { column, operator, isNegated: not !== undefined, value: readValue(operator, value) };
  });
}

/** The condition on `column` (an SQL expression) against the parameter `$place`. */
export function conditionSql({ operator, isNegated, value }: Condition, column: string, place: number): string {
  const sql =
    operator === "in"
      ? `${column} = any ($${place})`
      : operator === "is"
        ? // The parameter is spent so that every condition has one.
          `(${column} is ${value} and $${place}::text is not null)`
        : `${column} ${OPERATORS[operator]} $${place}`;
  return isNegated ? `not (${sql})` : `(${sql})`;
}

function splitConditions(filter: string): readonly string[] {
  const parts: string[] = [];
  let rest = filter;
  for (;;) {
    const next = unquotedMatch(rest);
    if (next === null) return [...parts, rest];
    parts.push(rest.slice(0, next));
    rest = rest.slice(next + 1);
  }
}

/** Where the next condition's comma stands, outside of quotes and lists; null where there is none. */
function unquotedMatch(text: string): number | null {
  for (const { index } of text.matchAll(new RegExp(NEXT_CONDITION, "g"))) {
    const before = text.slice(0, index).replace(/\\./g, "  ");
    const isQuoted = (before.match(/"/g)?.length ?? 0) % 2 === 1;
    if (!isQuoted && !/\.\([^)]*$/.test(before.replace(/"[^"]*"/g, ""))) return index;
  }
  return null;
}

function readValue(operator: string, value: string): string | null {
  if (operator === "is") {
    if (!TRUTHS.has(value)) throw new FilterError(`Error parsing filter params: is.${value}`);
    return value;
  }
  if (operator === "isdistinct" && value === "null") return null;
  if (operator !== "in") return unquote(value);
  const inside = /^\((.+)\)$/s.exec(value)?.[1];
  if (inside === undefined) throw new FilterError(`Error parsing filter params: in.${value}`);
  const items = inside.match(/"(?:[^"\\]|\\.)*"|[^,]+/gs) ?? [];
  return arrayLiteral(items.map(unquote));
}

/** The official client puts values with commas, brackets, quotes or outer blanks into quotes. */
function unquote(value: string): string {
  return value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replace(/\\(.)/gs, "$1")
    : value;
}
