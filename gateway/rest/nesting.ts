/** Limits nesting and the number of values: Postgres' parsers are recursive, and PGlite's stack is small. */
import { hasMoreValues, isNestedTooDeep } from "#gateway/http/json-nesting.ts";
import { restError } from "./errors.ts";

const MAX_DEPTH = 200;
/** Of a body: 12,000 rows with forty columns. */
export const MAX_BODY_VALUES = 500_000;

/** Counts all brackets, quoted or not: a filter's value may be JSON, an array, a tsquery or plain text. */
export function checkNesting(value: string): void {
  if (value.length <= MAX_DEPTH) return;
  let depth = 0;
  for (let index = 0; index < value.length; index++) {
    const code = value.charCodeAt(index);
    if (code === 0x7b || code === 0x5b || code === 0x28) {
      if (++depth > MAX_DEPTH) throw restError.tooDeep();
    } else if ((code === 0x7d || code === 0x5d || code === 0x29) && depth > 0) depth--;
  }
}

/** Ignores brackets and commas inside JSON strings. */
export function checkJsonStructure(json: string): void {
  if (isNestedTooDeep(json, MAX_DEPTH)) throw restError.tooDeep();
  if (hasMoreValues(json, MAX_BODY_VALUES)) throw restError.tooManyValues(MAX_BODY_VALUES);
}
