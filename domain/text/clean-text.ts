/**
 * Pasted text as it is analysed: in NFC, line ends as `\n`, without the phrase "Logo von" that copied profiles are full of
 * (specification, section 9), wherever it stands, in any case, together with one following space.
 */
export function cleanText(text: string): string {
  return toNfc(text)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/logo[ \u00a0]von[ \u00a0]?/gi, "");
}

/** No language writes so many marks on one letter. */
const LONG_RUN_OF_MARKS = /(\p{M}{100,})/u;

/** `normalize` sorts the marks of a letter in quadratic time, hours for a megabyte of them, so that long runs stay as they are. */
function toNfc(text: string): string {
  if (!LONG_RUN_OF_MARKS.test(text)) return text.normalize("NFC");
  return text
    .split(LONG_RUN_OF_MARKS)
    .map((part, index) => (index % 2 === 0 ? part.normalize("NFC") : part))
    .join("");
}
