/**
 * Pasted text as it is analyzed: in NFC, line ends as `\n`, without the phrase "Logo von" that copied profiles are full of
 * (specification, section 9), wherever it stands, in any case, together with one following space.
 */
export function cleanText(text: string): string {
  return toNfc(text)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/logo[ \u00a0]von[ \u00a0]?/gi, "");
}

/** No language writes so many marks on one letter. */
const LONG_RUN = 100;
const LONG_RUN_OF_MARKS = new RegExp(`(\\p{M}{${LONG_RUN},})`, "u");
const MARK_OR_HALF = /[\p{M}\p{Cs}]/u;

/** `normalize` sorts the marks of a letter in quadratic time, hours for a megabyte of them, so that long runs stay as they are. */
function toNfc(text: string): string {
  if (!hasLongRunOfMarks(text)) return text.normalize("NFC");
  return text
    .split(LONG_RUN_OF_MARKS)
    .map((part, index) => (index % 2 === 0 ? part.normalize("NFC") : part))
    .join("");
}

/** Looks at every hundredth unit, which no long run can avoid: to search the whole text takes longer than its analysis. */
function hasLongRunOfMarks(text: string): boolean {
  for (let at = 0; at < text.length; at += LONG_RUN) {
    if (!MARK_OR_HALF.test(text.charAt(at))) continue;
    // A mark outside the first plane takes two units.
    if (LONG_RUN_OF_MARKS.test(text.slice(Math.max(0, at - 2 * LONG_RUN), at + 2 * LONG_RUN))) return true;
  }
  return false;
}
