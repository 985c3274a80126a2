import { MONTH_WORDS } from "../lists/calendar-words.ts";
import { everydayWords } from "../lists/everyday-words.ts";
import { readOrdinaryWords } from "../lists/ordinary-words.ts";
import { CITIES, REGIONS } from "../lists/places.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import { withoutAccents } from "./other-spellings.ts";
import type { SpellingCondition } from "./spelling-condition.ts";

export const NO_CONDITIONS: readonly SpellingCondition[] = [];

/** By the folded word: as it is written as a name. */
const everydayForms = new Map(everydayWords.map((word) => [fold(word), word]));
const longestEverydayForm = Math.max(...everydayWords.map(({ length }) => length));
let places: ReadonlySet<string> | null = null;
let ordinaryWords: Set<string> | null = null;

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
  const isNamed = !isBuiltIn && /\p{L}.*\p{L}.*[\p{L}\p{N}]/u.test(bare) && !isPlace(bare);
  if (!isNamed) return [{ spelling: bare, needs: "legal form" }];
  return bare.split(/[ &-]+/).every(isOrdinaryWord) ? asWritten(bare, "company") : conditionsOfName(bare, "company");
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
  return name.length > longestEverydayForm ? undefined : everydayForms.get(fold(name));
}

function isOneOrdinaryWord(name: string): boolean {
  return !name.includes(" ") && isOrdinaryWord(name);
}

export function isOrdinaryWord(word: string): boolean {
  ordinaryWords ??= withCalendar(readOrdinaryWords());
  return ordinaryWords.has(word.toLowerCase());
}

const WEEKDAYS = `monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag
  sonnabend sonntag lundi mardi mercredi jeudi vendredi samedi dimanche märz février août décembre`;

function withCalendar(words: Set<string>): Set<string> {
  for (const word of [...MONTH_WORDS, WEEKDAYS].flatMap((line) => line.split(/\s+/))) words.add(word);
  return words;
}

function isPlace(name: string): boolean {
  places ??= new Set(`${REGIONS}|${CITIES}`.replaceAll("\n", "").split("|"));
  return places.has(withoutAccents(name).toLowerCase());
}
