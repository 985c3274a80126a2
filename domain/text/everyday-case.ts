import { everydayWords } from "../lists/everyday-words.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { lengthWithoutEverydayEnding } from "./legal-forms.ts";

const spelledForm = new Map(everydayWords.map((word) => [fold(word), word]));

/**
 * How much of what was found counts as a name the way it is written, in units. Case is folded when names are looked for,
 * which is right for all but those that are everyday words too: `mit` is no university, `an apple a day` no company, and
 * `ab` in `Siemens ab 2019` no legal form. Zero where nothing counts.
 */
export function matchedLength(written: string, entry: DictionaryEntry): number {
  const length = lengthWithoutEverydayEnding(written, entry);
  const name = written.slice(0, length);
  const spelled = spelledForm.get(fold(name));
  return spelled === undefined || hasCapitalsOf(spelled, name) ? length : 0;
}

function hasCapitalsOf(spelled: string, written: string): boolean {
  for (let at = 0; at < spelled.length; at++) {
    if (isCapital(spelled.charAt(at)) && !isCapital(written.charAt(at))) return false;
  }
  return true;
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
