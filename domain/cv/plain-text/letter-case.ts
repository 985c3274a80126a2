/** Texts without capitals, and texts in capitals: the rules read names by their first letters. */

import { classesOf, SCHOOL } from "../words/word-classes.ts";

/** Words that begin with a small letter inside names and titles */
const SMALL =
  /^(?:of|and|the|in|at|for|to|a|an|or|with|from|by|on|since|till|until|present|now|as|und|oder|der|die|das|des|dem|den|bei|beim|am|im|an|auf|für|mit|nach|von|vom|zum|zur|bis|seit|als|et|ou|de|la|le|les|un|une|du|en|au|aux|à|chez|dans|pour|par|sur|y|e|o|el|los|las|del|con|por|para|di|da|della|il|lo|per|do|dos|em|van|het|een|voor|met)$/;
const SHORT_DEGREE = /^(?:ba|bs|ma|ms|be|me)$/;
const MAX_LINE = 90;
const MAX_ENTRY = 160;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** The text with capitals as others have them, where it has none or nothing else. Its length stays. */
export function withUsualCase(text: string, sample: string): string {
  if (isUpperCase(sample)) return withSmallLetters(text);
  return isLowerCase(sample) && !hasNames(sample) ? withCapitals(text) : text;
}

/** Whether many names inside the lines have their capitals: only the lines begin with small letters, as those of notes do. */
function hasNames(text: string): boolean {
  const names = text.match(NAME_INSIDE)?.length ?? 0;
  return names >= MIN_NAMES && names * 3 > text.split("\n").length;
}

const NAME_INSIDE = /(?:at|for|in|with|of|as|by|to|from|left|joined|and|bei|in|der|chez|et|und) \p{Lu}\p{Ll}{2,}/gu;
const MIN_NAMES = 6;

const FIRST_LETTER = /\p{L}/u;

/** Whether nearly no line begins with a capital. */
function isLowerCase(text: string): boolean {
  const lines = text.split(/[\n\r\u2028\u2029]/);
  let lower = 0;
  let upper = 0;
  for (const line of lines) {
    const letter = FIRST_LETTER.exec(line)?.[0] ?? "";
    if (letter !== letter.toUpperCase()) lower++;
    else if (letter !== letter.toLowerCase()) upper++;
    // More lines than there are would have to begin with a small letter.
    if (upper * 10 >= lines.length) return false;
  }
  return lower >= 5 && upper * 10 < lower;
}

const MIN_LETTERS = 200;
const MAX_SMALL_SHARE = 0.03;

/** Whether nearly all letters are capitals. */
function isUpperCase(text: string): boolean {
  // Most texts have a small letter within a few characters.
  if ((text.slice(0, MIN_LETTERS).match(/\p{Ll}/gu)?.length ?? 0) > MIN_LETTERS / 4) return false;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals >= MIN_LETTERS && (text.match(/\p{Ll}/gu)?.length ?? 0) <= MAX_SMALL_SHARE * capitals;
}

/** A text in capitals as others are written. Words of three letters, which may be initials, stay, but for small words. */
function withSmallLetters(text: string): string {
  return text.replaceAll(/\p{Lu}[\p{L}\p{M}]*/gu, (word, at: number) => {
    const small = word.toLowerCase();
    const before = text.slice(Math.max(0, at - 2), at);
    if (SMALL.test(small) && WORD_BEFORE.test(before)) return sameLength(word, small);
    if (before.endsWith("-") && SECOND_HALF.test(small)) return sameLength(word, small);
    const next = text.charAt(at + word.length);
    const isShort = (word.length <= MAX_INITIALS && !SMALL.test(small)) || isInitials(small, before, next);
    const usual = word.charAt(0) + small.slice(1);
    return isShort || isSchoolOnly(word, usual) ? word : sameLength(word, usual);
  });
}

/** "JNTU": letters that are a school in capitals only */
function isSchoolOnly(word: string, usual: string): boolean {
  return word.length < MAX_LETTERS && (classesOf(word) & SCHOOL) !== 0 && (classesOf(usual) & SCHOOL) === 0;
}

const MAX_LETTERS = 7;
const MAX_INITIALS = 3;
/** Of "Full-time" and "Co-founder" */
const SECOND_HALF = /^(?:time|employed|founder|site|doc|up)$/;

/** Short lines of a text without capitals, with a capital at each word. */
function withCapitals(text: string): string {
  return text.replaceAll(/[^\n\r]+/g, (line) => {
    const isEntry = line.length <= MAX_ENTRY && YEAR.test(line);
    if (NAMED.test(line)) return line;
    if (!isEntry && (line.length > MAX_LINE || /^\s*[-*•·–]|[.!?]\s*$/.test(line))) return line;
    return line.replaceAll(WORD, (word, at: number) => {
      const before = line.slice(Math.max(0, at - 2), at);
      const behind = line.slice(at + word.length, at + word.length + MAX_BEHIND);
      if (SMALL.test(word) && WORD_BEFORE.test(before)) return word;
      if (before.endsWith("-") && SECOND_HALF.test(word)) return word;
      if (isShort(word, before, behind)) return sameLength(word, word.toUpperCase());
      // What brackets say in small letters is a remark.
      if (before.endsWith("(")) return word;
      return sameLength(word, word.charAt(0).toUpperCase() + word.slice(1));
    });
  });
}

/** "researcher Lumora Optical Center": the name has its capitals */
const NAMED = /\p{Ll}\.?,? \p{Lu}\p{L}+ (?:(?:of|the|van|de|voor|der|du|la|di|von|für|&) )*\p{Lu}\p{L}/u;
const MAX_BEHIND = 4;
const WORD = /(?<![\p{L}\p{M}\d'’@/._])\p{Ll}[\p{L}\p{M}]*/gu;
/** Of a country or state, behind a town */
const CODE_END = /^(?:$|\s*[,|\t(·–—-]|\s\d)/;

/** "ma in", "rwth", "(ibm)", "Denver, co" */
function isShort(word: string, before: string, behind: string): boolean {
  if (isInitials(word, before, behind.charAt(0))) return true;
  if (SHORT_DEGREE.test(word) && /^ (?:in|of) /.test(behind)) return true;
  return word.length === 2 && before === ", " && CODE_END.test(behind);
}

/** Inside a name: "University of Lumora", but not "Planner, The Lumora Hotel" */
const WORD_BEFORE = /[\p{L}\p{M}\d)] $/u;
/** No other word has only such letters. */
const NO_VOWEL = /^(?!(?:dr|mr|mrs|ms|st|jr|sr|bzw|str)$)[bcdfghjklmnpqrstvwxz]{2,5}$/;
const MAX_IN_BRACKETS = 5;

function isInitials(word: string, before: string, next: string): boolean {
  return NO_VOWEL.test(word) || (word.length <= MAX_IN_BRACKETS && before.endsWith("(") && next === ")");
}

function sameLength(word: string, changed: string): string {
  return changed.length === word.length ? changed : word;
}
