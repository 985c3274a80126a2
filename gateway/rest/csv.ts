/** CSV request bodies (RFC 4180). */
import { restError } from "./errors.ts";
import { MAX_BODY_VALUES } from "./nesting.ts";

/** Every record repeats the header's names in JSON. */
const MAX_NAME_CHARACTERS = 16 * 1024 * 1024;

/** Records keyed by the header's names; an unquoted or quoted `NULL` is null, as in PostgREST. */
export function parseCsv(text: string): readonly Readonly<Record<string, string | null>>[] {
  const [header, ...lines] = parseLines(text);
  if (!header) throw restError.invalidBody("parse error (not enough input)");
  const nameCharacters = header.reduce((sum, name) => sum + name.length, 0);
  if (nameCharacters * lines.length > MAX_NAME_CHARACTERS) throw restError.tooManyValues(MAX_BODY_VALUES);
  return lines.map((line) => {
    if (line.length !== header.length) throw restError.invalidBody("All lines must have same number of fields");
    return Object.fromEntries(
      header.map((name, index) => [name, line[index] === "NULL" ? null : (line[index] ?? null)]),
    );
  });
}

function parseLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let index = 0;
  let cells = 0;
  while (index < text.length) {
    if (++cells > MAX_BODY_VALUES) throw restError.tooManyValues(MAX_BODY_VALUES);
    const { value, end } = readCell(text, index);
    line.push(value);
    index = end;
    if (text[index] === ",") {
      index++;
      if (index === text.length) line.push("");
      continue;
    }
    if (text.startsWith("\r\n", index)) index += 2;
    else if (text[index] === "\n" || text[index] === "\r") index++;
    if (line.length > 1 || line[0] !== "") lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

const BARE_CELL = /[^,\r\n]*/y;

function readCell(text: string, start: number): { value: string; end: number } {
  if (text[start] !== '"') {
    BARE_CELL.lastIndex = start;
    const value = BARE_CELL.exec(text)?.[0] ?? "";
    return { value, end: start + value.length };
  }
  let value = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) throw restError.invalidBody("parse error (a quoted field is not closed)");
    value += text.slice(from, quote);
    from = quote + 1;
    if (text[from] !== '"') break;
    value += '"';
    from++;
  }
  if (from < text.length && !",\r\n".includes(text.charAt(from))) {
    throw restError.invalidBody("parse error (text after a quoted field)");
  }
  return { value, end: from };
}
