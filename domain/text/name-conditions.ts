import { everydayWords } from "../lists/everyday-words.ts";
import { CITIES, REGIONS } from "../lists/places.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry } from "./dictionary.ts";
import type { SpellingCondition } from "./spelling-condition.ts";

/** By the folded word: as it is written as a name. */
const everydayForms = new Map(everydayWords.map((word) => [fold(word), word]));
let places: ReadonlySet<string> | null = null;

const longestEverydayForm = Math.max(...everydayWords.map(({ length }) => length));
export const NO_CONDITIONS: readonly SpellingCondition[] = [];

/** The conditions under which a name of a list or of the database counts; empty where it counts in whatever case. */
export function conditionsOfName(name: string, kind: DictionaryEntry["kind"]): readonly SpellingCondition[] {
  const form = name.length > longestEverydayForm ? undefined : everydayForms.get(fold(name));
  if (form === undefined) return NO_CONDITIONS;
  const asWritten: SpellingCondition = { spelling: form, needs: "capitals" };
  return kind === "company" ? [asWritten, { spelling: name, needs: "legal form" }] : [asWritten];
}

/**
 * The conditions of a name whose legal form was taken off. Built-in names have one on purpose: `Gap Inc.`, but not every gap. So
 * do names that are a place, or nothing but a letter or two.
 */
export function conditionsOfBareName(bare: string, isBuiltIn: boolean): readonly SpellingCondition[] {
  const isNamed = !isBuiltIn && /\p{L}.*\p{L}.*[\p{L}\p{N}]/u.test(bare) && !isPlace(bare);
  return isNamed ? conditionsOfName(bare, "company") : [{ spelling: bare, needs: "legal form" }];
}

function isPlace(name: string): boolean {
  places ??= new Set(`${REGIONS}|${CITIES}`.replaceAll("\n", "").split("|"));
  return places.has(withoutAccents(name).toLowerCase());
}

function withoutAccents(name: string): string {
  return /^[ -~]*$/.test(name) ? name : name.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
