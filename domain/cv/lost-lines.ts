/** A page in one line, as some copies are: blanks stand where its lines ended. */
import { headingKind, isCapitals } from "./sections.ts";

const MIN_LINE = 450;
const MIN_GAPS = 4;
const GAP = /(?<=\S)(?:\t|[^\S\n\r\t])[^\S\n\r]+(?=\S)|(?<=\S) (?=• )/g;
/** "PROFESSIONAL APPOINTMENTS Lumora University, Leeds" */
const HEADING = /^((?:\p{Lu}{3,}(?: (?:& )?(?=\p{Lu}))){1,4})(?=\p{Lu}?\p{Ll})/u;

export function withLostLines(text: string): string {
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf("\n", from);
    const to = end === -1 ? text.length : end;
    if (to - from >= MIN_LINE) return text.replaceAll(/[^\n\r]+/g, split);
    from = to + 1;
  }
  return text;
}

function split(line: string): string {
  if (line.length < MIN_LINE) return line;
  const gaps = line.match(GAP)?.length ?? 0;
  if (gaps < MIN_GAPS || /^\s*\|/.test(line)) return line;
  return line
    .replaceAll(GAP, (blanks) => `\n${blanks.slice(1)}`)
    .split("\n")
    .map(withHeading)
    .join("\n");
}

function withHeading(line: string): string {
  const found = HEADING.exec(line.trimStart())?.[1] ?? "";
  const kind = found === "" || !isCapitals(found) ? null : headingKind(found.trim());
  if (kind !== "experience" && kind !== "education") return line;
  const end = line.indexOf(found) + found.length - 1;
  return `${line.slice(0, end)}\n${line.slice(end + 1)}`;
}
