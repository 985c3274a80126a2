/** Lines that a mail or a plain text of a fixed width has broken: a line ends where its next word found no room. */
const MIN_WIDTH = 60;
/** Of mails and plain text; the lines of a page are longer. */
const MAX_WIDTH = 82;
const MIN_FULL = 3;
/** Characters that the longest lines differ by */
const NEAR = 14;
/** A sentence goes on: it stops at a small word or a comma, or begins with a small letter. */
const GOES_ON = /(?:\s\p{Ll}{1,5}|,)$/u;
const SMALL_START = /^\p{Ll}/u;
const OWN_FORM = /\t| {3}|^\s*[|•*>-]|(?:19|20)\d\d\)?$/;

/** The text with blanks for the line ends inside such sentences. Its length stays. */
export function withoutWraps(text: string): string {
  const lines = text.split(/\r?\n/);
  const width = lines.reduce((longest, { length }) => Math.max(longest, length), 0);
  if (width < MIN_WIDTH || width > MAX_WIDTH) return text;
  if (lines.filter(({ length }) => length > width - NEAR).length < MIN_FULL) return text;
  const inside = insideParagraphs(lines, width);
  let next = 0;
  return text.replaceAll(/\r?\n/g, (end) => {
    next++;
    const isInside = inside.has(next) || isWrapped(lines[next - 1] as string, lines[next] as string, width);
    return isInside ? " ".repeat(end.length) : end;
  });
}

/** The lines of paragraphs but their first: all lines but the last are full, and sentences end in them. */
function insideParagraphs(lines: readonly string[], width: number): ReadonlySet<number> {
  const inside = new Set<number>();
  let from = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && (lines[at] as string).trim() !== "") continue;
    if (at - from >= MIN_PARAGRAPH && isFull(lines, from, at, width))
      for (let line = from + 1; line < at; line++) inside.add(line);
    from = at + 1;
  }
  return inside;
}

function isFull(lines: readonly string[], from: number, to: number, width: number): boolean {
  let stops = 0;
  for (let at = from; at < to; at++) {
    const line = lines[at] as string;
    const word = /^\S*/.exec(at < to - 1 ? (lines[at + 1] as string) : "")?.[0] ?? "";
    if (FORM_START.test(line) || (at < to - 1 && line.length + 1 + word.length <= width)) return false;
    if (STOP.test(line)) stops++;
  }
  return stops > 1;
}

const MIN_PARAGRAPH = 3;
const FORM_START = /\t| {3}|^\s*[|•*>–-]/;
const STOP = /\p{Ll}{2}[.!?](?:\s|$)/u;

function isWrapped(line: string, next: string, width: number): boolean {
  const word = /^\S+/.exec(next)?.[0] ?? "";
  if (word === "" || line.length < MIN_WIDTH - NEAR || line.length + 1 + word.length <= width) return false;
  return (SMALL_START.test(word) || GOES_ON.test(line)) && !OWN_FORM.test(line) && !OWN_FORM.test(next);
}
