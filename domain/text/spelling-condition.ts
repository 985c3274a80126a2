import { endOfLegalForm } from "./legal-forms.ts";

/**
 * A condition under which a spelling counts. Matching folds case, which is wrong for names that are ordinary words: `mit` is not a
 * university, `an apple a day` not a company.
 */
export interface SpellingCondition {
  /** As it has to be written. */
  readonly spelling: string;
  /**
   * - `capitals`: its capitals are capitals in the text.
   * - `capitals inside a sentence`: written exactly so, not at the start of a sentence, a line or a list item.
   * - `legal form`: a legal form follows, in whatever case.
   */
  readonly needs: "capitals" | "capitals inside a sentence" | "legal form";
}

/** Whether the condition is met by the spelling between two offsets, where it matches when case is folded. */
export function isConditionMet(
  { spelling, needs }: SpellingCondition,
  text: string,
  start: number,
  end: number,
  to: number,
): boolean {
  if (needs === "legal form") return endOfLegalForm(text, end, to) > end;
  const isExact = needs === "capitals inside a sentence";
  return hasCapitals(text, start, spelling, isExact) && !(isExact && isAtStart(text, start));
}

/** Whether the capitals of a spelling are capitals in the text; all others are none if it is exact. */
export function hasCapitals(text: string, start: number, spelling: string, isExact: boolean): boolean {
  for (let at = 0; at < spelling.length; at++) {
    const expected = isCapital(spelling.charAt(at));
    const written = isCapital(text.charAt(start + at));
    if (expected !== written && (expected || isExact)) return false;
  }
  return true;
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

/** What may be between a start and its first word: spaces, quotes, brackets (`\0` masks them), bullets, marks of a list or heading. */
const LEADING = /[\p{Zs}\t\0"'“”„‘’‚«»‹›([{*_#>|\p{Pd}•·▪●○◦‣⁃∙■□➢➤►▸✓✔]/u;
const SENTENCE_END = /[.!?…。！？]/u;

/** Whether a sentence, a line or a list item begins here, so that a capital letter says nothing. */
function isAtStart(text: string, start: number): boolean {
  for (let at = start - 1; at >= 0; at--) {
    const character = text.charAt(at);
    if (character === "\n") return true;
    if (SENTENCE_END.test(character)) return true;
    if (!LEADING.test(character)) return false;
  }
  return true;
}
