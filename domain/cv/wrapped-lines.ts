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
  let next = 0;
  return text.replaceAll(/\r?\n/g, (end) => {
    next++;
    return isWrapped(lines[next - 1] as string, lines[next] as string, width) ? " ".repeat(end.length) : end;
  });
}

function isWrapped(line: string, next: string, width: number): boolean {
  const word = /^\S+/.exec(next)?.[0] ?? "";
  if (word === "" || line.length < MIN_WIDTH - NEAR || line.length + 1 + word.length <= width) return false;
  return (SMALL_START.test(word) || GOES_ON.test(line)) && !OWN_FORM.test(line) && !OWN_FORM.test(next);
}
