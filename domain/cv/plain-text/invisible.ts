/** Characters that a page does not show: hyphens that break a word at a line end only, and marks without a width. */
import { findAll } from "../words/find-all.ts";
import { edited, type RespacedText } from "./respaced-text.ts";

const ANY = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
/** A soft hyphen at the end of a line says that its word goes on; one between numbers is a dash. */
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]+|(?<=\p{L})\u00ad+(?=\p{L})/gu;

export function withoutInvisible(text: string): RespacedText {
  if (!ANY.test(text)) return { text, offsets: null };
  return edited(
    text,
    findAll(INVISIBLE, text).map(({ index: at, 0: marks }) => ({ at, end: at + marks.length, put: "" })),
  );
}
