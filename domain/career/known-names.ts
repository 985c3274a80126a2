import { relationTo } from "../text/career-names.ts";
import type { Dictionary, EntryKind } from "../text/dictionary.ts";
import type { KnownEntry } from "../text/entry-register.ts";
import { findNamesIn } from "../text/find-joined.ts";
import { type Career, employersOf } from "./career.ts";

/** A name of the lists or the database that an employer or school is. */
export interface ListedName {
  readonly name: string;
  readonly kind: EntryKind;
  /** Names to look its facts up by, best first: never the text's spelling. */
  readonly lookupNames: readonly string[];
}

/** What the lists say of a career's names; null for a name that is in none. */
export interface CareerNames {
  /** One for each of `employersOf`. */
  readonly employers: readonly (ListedName | null)[];
  /** One for each education. */
  readonly schools: readonly (ListedName | null)[];
}

export function findCareerNames(dictionary: Dictionary<KnownEntry>, career: Career): CareerNames {
  return {
    employers: employersOf(career).map(({ name }) => findListedName(dictionary, name)),
    schools: career.educations.map(({ school }) => (school === null ? null : findListedName(dictionary, school))),
  };
}

/** The listed name that a written name means: also `Siemens AG, München` and `TU München, Lehrstuhl für Informatik`. */
export function findListedName(dictionary: Dictionary<KnownEntry>, written: string): ListedName | null {
  const whole = { start: 0, end: written.length };
  const match = findNamesIn(dictionary, written, whole).find(
    ({ start, end }) => relationTo(whole, written, start, end) === "same",
  );
  if (match === undefined) return null;
  const { name, kind, lookupNames } = match.entry;
  return { name, kind, lookupNames };
}
