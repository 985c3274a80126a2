/** Limits nesting: Postgres' parsers are recursive, and PGlite's stack is small. */
import { restError } from "./errors.ts";

const MAX_DEPTH = 200;

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

/** Ignores brackets inside JSON strings. */
export function checkJsonNesting(json: string): void {
  let depth = 0;
  for (let index = 0; index < json.length; index++) {
    switch (json.charCodeAt(index)) {
      case 0x22:
        index = endOfString(json, index);
        break;
      case 0x7b:
      case 0x5b:
        if (++depth > MAX_DEPTH) throw restError.tooDeep();
        break;
      case 0x7d:
      case 0x5d:
        depth--;
    }
  }
}

function endOfString(json: string, opening: number): number {
  let index = opening;
  do {
    index = json.indexOf('"', index + 1);
    if (index === -1) return json.length;
  } while (isEscaped(json, index));
  return index;
}

function isEscaped(json: string, index: number): boolean {
  let backslashes = 0;
  while (json.charCodeAt(index - 1 - backslashes) === 0x5c) backslashes++;
  return backslashes % 2 === 1;
}
