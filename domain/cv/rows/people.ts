/** Lists of people, such as a team, a board, former presidents or new hires: their lines name one person after the other. */
import { GIVEN_NAMES } from "#domain/lists/given-names.ts";
import { foldWords, tokens } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import type { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";

const givenNames = new Set(tokens(GIVEN_NAMES));
/** @param word folded */
export function isGivenName(word: string): boolean {
  return givenNames.has(word);
}

const MAX_LINE = 140;
const MIN_PEOPLE = 2;
const HONORIFIC =
  /^(?:(?:\p{Lu}\p{Ll}{1,4}\.|Colonel|General|Captain|Major|Lord|Lady|Sir|Saint|Prof|Dr|Mrs?|Ms|Herr|Frau|Professor|Dott) ){1,3}/u;
/** A given name and a surname: "Jo Example", "JO EXAMPLE", "Jo B. Example", "Jo-Ann van den Example" */
const NAME =
  /^(\p{Lu}\p{L}+)(?:-\p{L}+)?(?: \p{Lu}\p{Ll}*\.?){0,2}(?: (?:von|van|der|den|de|del|della|di|da|la|le|el|bin|al|zu))* (\p{Lu}[\p{L}'’-]+)(?![\p{L}&])/u;
/** "J. Example", alone or before a comma or bracket */
const INITIALS = /^(?:\p{Lu}\. ?){1,2}\p{Lu}\p{Ll}[\p{L}-]+(?=$|[,(])/u;
/** Names of companies that begin with those of their founders */
const NO_SURNAME =
  /^(?:university|universitat|universite|universidad|universita|institut|institute|instituto|college|school|gymnasium|schule|hospital|klinik|stiftung|foundation|group|gruppe|bank|business|company|gmbh|ag|ltd|inc|llc|llp|plc|sarl|sas|spa|srl|cie|partners?|associates|consulting|ventures?|capital|holdings?|solutions?|systems?|services?|technologies)$/;

/** The given name, folded, or the initials of a person whose name a text begins with. Null if it begins with none. */
function personAt(text: string): string | null {
  const bare = text.replace(HONORIFIC, "");
  const name = NAME.exec(bare);
  if (name === null) return INITIALS.exec(bare)?.[0] ?? null;
  const given = foldWords(name[1] as string);
  return givenNames.has(given) && !NO_SURNAME.test(foldWords(name[2] as string)) ? given : null;
}

/** "Jo Example: ", "Jo Example, ", "Jo Example, 41 – " before the entries of a line; 0 without a name */
export function ownNameLength(text: string): number {
  const name = NAME.exec(text)?.[0] ?? "";
  const link = name === "" ? null : BEHIND_NAME.exec(text.slice(name.length));
  return link === null || personAt(text) === null ? 0 : name.length + link[0].length;
}

const BEHIND_NAME = /^(?:(?:, \d\d)?(?::| [–—|-])|,(?! \d))\s+/;
const MAX_HEAD = 3;

/** The lines at the top of a text without the name of the person, which is no employer. */
export function withoutOwnName(rows: readonly Row[]): readonly Row[] {
  const at = rows
    .slice(0, MAX_HEAD)
    .findIndex((row, index) => row.dates.length === 0 && (isPerson(row.text) || (index === 0 && isAboveList(rows))));
  return at === -1 ? rows : rows.filter((_row, index) => index !== at);
}

/** A name that no list has, alone above a blank line and entries of one line each */
function isAboveList([first, ...others]: readonly Row[]): boolean {
  if (first === undefined || others[0]?.isAfterBlank !== true || !ANY_NAME.test(first.text)) return false;
  const { title, company, school, degree } = readSignals(first.text);
  if (title > 0 || company > 0 || school || degree) return false;
  const entries = others.filter(
    ({ text, dates }) =>
      dates.length === 1 && text.length < MAX_LINE && text.includes(", ") && readSignals(text).title > 0,
  );
  return entries.length >= MIN_ENTRIES && entries[0] === others[0];
}

const MIN_ENTRIES = 3;
const ANY_NAME = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*){1,2}$/u;

function isPerson(text: string): boolean {
  if (text.length > MAX_NAME) return false;
  const bare = text.replace(HONORIFIC, "");
  return personAt(bare) !== null && AGE.test(bare.slice(NAME.exec(bare)?.[0].length));
}

const MAX_NAME = 40;
/** "Jo Example, 44, Leeds", "Jo Example (44)": nothing behind a name, or the age */
const AGE = /^(?:,? \(?[1-7]\d(?: (?:years(?: old)?|ans|jahre|años|anni|jaar))?\)?(?:,.*)?)?$/iu;

/** Whether the lines name as many people as half of the positions, besides the person at the top: each position is that of another. */
export function areSeveralPeople(rows: readonly Row[], positions: number): boolean {
  const alone = new Set(rows.flatMap(({ text }) => (isPerson(text) ? (personAt(text) ?? []) : [])));
  if (alone.size >= MIN_PEOPLE && alone.size >= positions) return true;
  const people = new Set<string>();
  for (const row of withoutOwnName(rows)) {
    if (row.text.length > MAX_LINE) continue;
    const person = personIn(row);
    if (person !== null) people.add(person);
  }
  return people.size >= MIN_PEOPLE && people.size * 2 >= positions;
}

/** Whether as many sentences begin with names of different people. */
export function tellOfSeveralPeople(beginnings: readonly string[], positions: number): boolean {
  const people = new Set(beginnings.map(foldWords).filter((word) => givenNames.has(word)));
  return people.size >= MIN_PEOPLE && people.size * 2 >= positions;
}

/** "Head of department: Prof. Jo Example", "Betreuer: …": whom the person worked for or studied with */
const SUPERIOR =
  /^(?:(?:heads?|directors?) of (?:the )?(?:department|institute|group|lab(?:oratory)?|clinic|unit)|chef(?:fe)? d[eu] (?:service|département|laboratoire)|(?:institut|abteilung|klinik|lehrstuhl)s?leit(?:er|erin|ung)|superviso(?:r|ra|rs|re)|adviso(?:r|rs)|advisers?|betreuer(?:in)?|encadrante?|(?:principal )?investigator|tutor[ae]?|relatore|orientador[a]?|line manager|reporting to|begeleider)\s*:/iu;

/** At the beginning of a line, behind its date or behind "CEO:" */
function personIn(row: Row): string | null {
  const { text } = row;
  if (SUPERIOR.test(text)) return null;
  const first = personAt(text);
  if (first !== null) return first;
  const [date] = row.dates;
  if (date !== undefined && date.from === 0 && !isDateOnly(row)) {
    const behind = personAt(text.slice(date.to).replace(/^[^\p{L}]+/u, ""));
    if (behind !== null) return behind;
  }
  const mark = /^[^:–—]{2,40}(?:: | [–—-] )/.exec(text);
  const colon = text.lastIndexOf(": ");
  if (mark !== null && colon < 0) return personAt(text.slice(mark[0].length));
  return colon < 0 ? null : personAt(text.slice(colon + 2));
}
