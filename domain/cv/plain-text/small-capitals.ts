/** "E XPERIENCE", "S OFTWARE E NGINEER": words in small capitals, whose first letter a PDF has in another size. */
import { findAll } from "../words/find-all.ts";
import { headingKind } from "../words/sections.ts";
import { edited, type RespacedText } from "./respaced-text.ts";

const MAY_HOLD_THEM = /\n[^\S\n]*\p{Lu} \p{Lu}{3}/u;
const HEADING = /^[^\S\n]*\p{Lu} \p{Lu}{2}[\p{Lu} &,/’'-]{1,40}:?[^\S\n]*$/gmu;
const APART = /(?<![\p{L}\p{N}.&'’])\p{Lu} (?=\p{Lu}+(?![\p{L}.]))/gu;
/** One may be "A LEVELS". */
const MIN_HEADINGS = 2;

/** The text with such words joined, if several headings are written so. */
export function withJoinedCapitals(text: string): RespacedText {
  if (!MAY_HOLD_THEM.test(text)) return { text, offsets: null };
  const headings = findAll(HEADING, text).filter(
    ([line]) => headingKind(line.replaceAll(APART, (part) => part.charAt(0)).trim()) !== null,
  );
  if (headings.length < MIN_HEADINGS) return { text, offsets: null };
  return edited(
    text,
    findAll(APART, text).map(({ index }) => ({ at: index + 1, end: index + 2, put: "" })),
  );
}
