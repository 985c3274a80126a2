import { MONTH_WORDS } from "../lists/calendar-words.ts";
import { everydayWords } from "../lists/everyday-words.ts";
import { readOrdinaryWords } from "../lists/ordinary-words.ts";
import { CITIES, REGIONS } from "../lists/places.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { FoldedMap } from "./folded-map.ts";
import { withoutAccents } from "./other-spellings.ts";
import type { SpellingCondition } from "./spelling-condition.ts";

export const NO_CONDITIONS: readonly SpellingCondition[] = [];

/** By the folded word: as it is written as a name. */
const everydayForms = new FoldedMap<string>();
for (const word of everydayWords) everydayForms.set(word, word);
const longestEverydayForm = Math.max(...everydayWords.map(({ length }) => length));
let places: FoldedMap<true> | null = null;
let ordinaryWords: FoldedMap<true> | null = null;

/**
 * The conditions under which a name of the built-in lists counts; empty where it counts in whatever case. The list was chosen with
 * this in mind: a name that would be found in error has a legal form there (`Orange S.A.`).
 */
export function conditionsOfListedName(name: string, kind: DictionaryEntry["kind"]): readonly SpellingCondition[] {
  const form = everydayFormOf(name);
  return form === undefined ? NO_CONDITIONS : withLegalForm({ spelling: form, needs: "capitals" }, kind);
}

/**
 * The same for a name of the database. That it is a name somewhere says less than that it is on the list: at the start of a
 * sentence, where every word has a capital, it does not count.
 */
export function conditionsOfName(name: string, kind: DictionaryEntry["kind"]): readonly SpellingCondition[] {
  return everydayFormOf(name) === undefined && !isOneOrdinaryWord(name) ? NO_CONDITIONS : asWritten(name, kind);
}

/**
 * The conditions of a name whose legal form was taken off. Built-in names have one on purpose: `Gap Inc.`, but not every gap. So
 * do names that are a place, or nothing but a letter or two.
 */
export function conditionsOfBareName(bare: string, isBuiltIn: boolean): readonly SpellingCondition[] {
  const isLong = BEGINS_WITH_WORD.test(bare) || IS_LONG.test(bare);
  if (isBuiltIn || !isLong || isPlace(bare)) return [{ spelling: bare, needs: "legal form" }];
  // The first word alone decides about nearly all names.
  const isOrdinary = isOrdinaryWord(firstWord(bare)) && bare.split(/[ &-]+/).every(isOrdinaryWord);
  return isOrdinary ? asWritten(bare, "company") : conditionsOfName(bare, "company");
}

const BEGINS_WITH_WORD = /^[A-Za-z]{2}[A-Za-z\d]/;
const IS_LONG = /\p{L}.*\p{L}.*[\p{L}\p{N}]/u;

function firstWord(name: string): string {
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (unit === 0x20 || unit === 0x26 || unit === 0x2d) return name.slice(0, at);
  }
  return name;
}

/** Without a capital, its first letter has to be one. */
function asWritten(name: string, kind: DictionaryEntry["kind"]): readonly SpellingCondition[] {
  const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
  const spelling = name === name.toLowerCase() && fold(capitalized) === fold(name) ? capitalized : name;
  return withLegalForm({ spelling, needs: "capitals inside a sentence" }, kind);
}

function withLegalForm(condition: SpellingCondition, kind: DictionaryEntry["kind"]): readonly SpellingCondition[] {
  return kind === "company" ? [condition, { spelling: condition.spelling, needs: "legal form" }] : [condition];
}

function everydayFormOf(name: string): string | undefined {
  return name.length > longestEverydayForm ? undefined : everydayForms.get(name);
}

function isOneOrdinaryWord(name: string): boolean {
  return !name.includes(" ") && isOrdinaryWord(name);
}

export function isOrdinaryWord(word: string): boolean {
  ordinaryWords ??= setOf([...readOrdinaryWords(), ...[...MONTH_WORDS, WEEKDAYS].flatMap((line) => line.split(/\s+/))]);
  return ordinaryWords.has(word);
}

const WEEKDAYS = `monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag
  sonnabend sonntag lundi mardi mercredi jeudi vendredi samedi dimanche märz février août décembre`;

function isPlace(name: string): boolean {
  places ??= setOf(`${REGIONS}|${CITIES}`.replaceAll("\n", "").split("|"));
  return places.has(withoutAccents(name));
}

function setOf(words: Iterable<string>): FoldedMap<true> {
  const set = new FoldedMap<true>();
  for (const word of words) set.set(word, true);
  return set;
}
