import { everydayWords } from "../lists/everyday-words.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { lengthWithoutEverydayEnding } from "./legal-forms.ts";

const capitalizedForm = new Map(everydayWords.map((word) => [fold(word), word]));

/**
 * Length of the part of a match that counts as a name, in units; 0 if none. Matching folds case, which is wrong for names
 * that are everyday words: `mit` is not a university, `an apple a day` not a company, `ab` in `Siemens ab 2019` not a legal
 * form.
 */
export function matchedLength(written: string, entry: DictionaryEntry): number {
  const length = lengthWithoutEverydayEnding(written, entry);
  const name = written.slice(0, length);
  const expected = capitalizedForm.get(fold(name));
  return expected === undefined || hasSameCapitals(expected, name) ? length : 0;
}

function hasSameCapitals(expected: string, written: string): boolean {
  for (let at = 0; at < expected.length; at++) {
    if (isCapital(expected.charAt(at)) && !isCapital(written.charAt(at))) return false;
  }
  return true;
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
