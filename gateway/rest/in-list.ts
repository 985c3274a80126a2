/** The list of `in.(…)`, and its quoted elements. */
import type { Scanner } from "./scanner.ts";

export const UNQUOTED = /[^,)]*/y;
const QUOTE_AT_END = /"(?=,|\)[ \t]*$)/g;
const END_OF_LAST = /^\)[ \t]*$/;
const RESERVED = /[,()]/;

/** @param fromClient the list is a whole parameter, as the client's `.in()` writes it. */
export function readList(scanner: Scanner, fromClient: boolean): readonly string[] {
  scanner.skipBlanks();
  scanner.expect("(");
  scanner.skipBlanks();
  const values: string[] = [];
  do {
    const quoted = fromClient ? readClientElement(scanner) : readQuotedElement(scanner);
    values.push(quoted ?? scanner.match(UNQUOTED)?.[0] ?? "");
  } while (scanner.take(","));
  scanner.expect(")");
  scanner.skipBlanks();
  return values;
}

/** A quoted element. Returns null and does not move if the quotes do not enclose the whole element. */
export function readQuotedElement(scanner: Scanner): string | null {
  if (scanner.next !== '"') return null;
  const start = scanner.position;
  const end = closingQuote(scanner.text, start);
  const after = end === -1 ? "" : scanner.text.charAt(end + 1);
  if (end === -1 || (after !== "" && after !== "," && after !== ")")) return null;
  return scanner.quoted();
}

/**
 * As `readQuotedElement`, also without escapes: postgrest-js' `.in()` quotes values that contain `,`, `(` or `)`, but escapes
 * quotes inside them only in versions after 2.119.
 */
function readClientElement(scanner: Scanner): string | null {
  if (scanner.next !== '"') return null;
  const { text, position: start } = scanner;
  const escaped = readQuotedElement(scanner);
  if (escaped !== null && (scanner.startsWith(",") || END_OF_LAST.test(text.slice(scanner.position)))) return escaped;
  scanner.position = start;
  scanner.match(UNQUOTED);
  const unquotedEnd = scanner.position;
  scanner.position = start;
  for (const { index: end } of text.slice(start + 1).matchAll(QUOTE_AT_END)) {
    const value = text.slice(start + 1, start + 1 + end);
    // The client does not quote other values.
    if (!RESERVED.test(value)) continue;
    if (!isOneValue(text.slice(start, unquotedEnd), text.slice(unquotedEnd, start + 2 + end))) return null;
    scanner.position = start + 2 + end;
    return value;
  }
  return null;
}

/**
 * Whether quoted text is one value with a comma, and not several unquoted ones: their quotes are in pairs, and no space follows
 * a comma. `before` ends at the first comma, `after` at the last quote.
 */
function isOneValue(before: string, after: string): boolean {
  const isPaired = countQuotes(before) % 2 === 0 && countQuotes(after) % 2 === 0;
  return !isPaired || /[ (]"\S/.test(before) || /^, |""$/.test(after);
}

function countQuotes(text: string): number {
  return text.split('"').length - 1;
}

function closingQuote(text: string, opening: number): number {
  for (let index = opening + 1; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '"') return index;
    if (character === "\\") index++;
  }
  return -1;
}
