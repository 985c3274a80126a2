/**
 * Prepares pasted text for analysis: NFC, line ends as `\n`, and without the phrase "Logo von" of copied profiles
 * (specification, section 9), in any case, with one following space.
 */
export function cleanText(text: string): string {
  return toNfc(text)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/logo[ \u00a0]von[ \u00a0]?/gi, "");
}

/** Far more combining marks than any language puts on one letter. */
const LONG_RUN = 100;
const LONG_RUN_OF_MARKS = new RegExp(`(\\p{M}{${LONG_RUN},})`, "u");
const MARK_OR_HALF = /[\p{M}\p{Cs}]/u;

/** `normalize` takes quadratic time on the marks of one letter (hours for a megabyte), so long runs are left alone. */
function toNfc(text: string): string {
  if (!hasLongRunOfMarks(text)) return text.normalize("NFC");
  return text
    .split(LONG_RUN_OF_MARKS)
    .map((part, index) => (index % 2 === 0 ? part.normalize("NFC") : part))
    .join("");
}

/** Samples every hundredth unit, which every long run contains: searching the whole text takes longer than its analysis. */
function hasLongRunOfMarks(text: string): boolean {
  for (let at = 0; at < text.length; at += LONG_RUN) {
    if (!MARK_OR_HALF.test(text.charAt(at))) continue;
    // A mark outside the BMP takes two units.
    if (LONG_RUN_OF_MARKS.test(text.slice(Math.max(0, at - 2 * LONG_RUN), at + 2 * LONG_RUN))) return true;
  }
  return false;
}
