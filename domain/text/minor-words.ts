import { isPlace } from "../cv/words/phrases.ts";
import { leadingLegalForms } from "../lists/legal-forms.ts";
import { MINOR_WORDS } from "../lists/minor-words.ts";
import { fold } from "./characters.ts";
import { endOfLegalForm } from "./legal-forms.ts";

const minorWords = new Set([...MINOR_WORDS.split(/[\n|]+/), ...leadingLegalForms.split("|")].map(fold));
/** Words of the longest place or phrase. */
const MAX_WORDS = 3;

/** Whether a part of a name says only its legal form, its place or that it is a group: `The`, `Germany GmbH`, `Group`. */
export function isMinorText(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  const words = [...text.matchAll(/[^\s]+/gu)];
  for (let at = 0; at < words.length; ) {
    const next = endOfMinorWords(text, words, at);
    if (next === at) return false;
    at = next;
  }
  return true;
}

/** The index of the word after a minor phrase that begins with a word. */
function endOfMinorWords(text: string, words: readonly RegExpExecArray[], at: number): number {
  const { index } = words[at] as RegExpExecArray;
  // Legal forms are read from the space in front of them.
  const formEnd = endOfLegalForm(` ${text.slice(index)}`, 0) - 1;
  if (formEnd > 0) return indexOfWordAt(words, index + formEnd);
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count--) {
    const last = words[at + count - 1] as RegExpExecArray;
    const phrase = text.slice(index, last.index + last[0].length).replace(/^['’]s$|[.,;:]+$/u, "");
    if (phrase === "" || minorWords.has(fold(phrase)) || isPlace(phrase)) return at + count;
  }
  return at;
}

function indexOfWordAt(words: readonly RegExpExecArray[], offset: number): number {
  const next = words.findIndex(({ index }) => index >= offset);
  return next < 0 ? words.length : next;
}
