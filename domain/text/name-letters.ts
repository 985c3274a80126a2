import { fold } from "./characters.ts";
import { withoutAccents } from "./other-spellings.ts";

/** The letters and digits of a name, folded: equal for names that differ in case, accents and punctuation. */
export function lettersOfName(name: string): string {
  if (/^[A-Za-z]+$/.test(name)) return fold(name);
  return fold(withoutAccents(name)).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
