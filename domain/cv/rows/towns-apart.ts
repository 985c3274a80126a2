/** "Lumora Foods Leeds", "Acme Partners Fort Umbra, NC": a place behind a name, which stood in a column of its own before the page was copied. */
import { endsAsPlace, isPlace, isRegion, isStateCode } from "../words/phrases.ts";
import { SERIES } from "../words/separators.ts";
import { splitWords } from "../words/split-words.ts";
import { COMPANY, classesOf, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { beginsWithTitle, isGeneric, readSignals } from "../words/words.ts";
import { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";

const MAX_LINE = 110;
const MAX_TOWN_WORDS = 3;
/** A town without its region may be a part of the name, unless several lines end in one. */
const MIN_TOWNS = 3;
const MIN_SHARE = 0.4;
/** Known towns with their country, beside which an unknown one is a place */
const MIN_KNOWN = 2;
/** "Lumora University of Leeds", "Bank & Leeds": the name goes on. */
const OPEN_END = /(?:^|\s)(?:of|at|in|de|di|du|da|del|van|von|zu|the|for|and|und|et|y|e|&|\+|[–—-])$|[,:/–—-]$/iu;
const NAME =
  /^[\p{Lu}\d][\p{L}\d.&'’()/-]*(?: (?:of|the|and|for|de|&|at|aux|des|du|der|für|und|et|di|della|van)| [\p{Lu}\d][\p{L}\d.&'’()/-]*)*$/u;
const TOWN_WORD = /^(?:\p{Lu}\p{Ll}[\p{L}'’-]*|St\.|Ft\.|Mt\.)$/u;

interface Place {
  /** Of the blank before the place */
  readonly at: number;
  readonly hasRegion: boolean;
  /** A town that no list has, before its country: a place where other lines end in known towns */
  readonly isUnknown?: boolean;
  /** Of "Lumora College London, UK" the town is a part. */
  readonly isPart?: boolean;
}

/** The rows with a tab before such places. Offsets stay. */
export function withTownsApart(written: readonly Row[]): readonly Row[] {
  const rows = written.map(withoutPlaceBeforeTitle);
  const places = rows.map(findPlace);
  const towns = new Set(rows.flatMap((row, index) => (places[index] === null ? [] : [row.text]))).size;
  const hasKnown = places.filter((place) => place?.hasRegion === true && place.isUnknown !== true).length >= MIN_KNOWN;
  const areFew = towns < MIN_TOWNS || towns < MIN_SHARE * countEntries(rows, places);
  return rows.map((row, index) => {
    const place = places[index] ?? null;
    if (place === null || place.isPart === true || (!place.hasRegion && areFew)) return row;
    if (place.isUnknown === true && !hasKnown) return row;
    return new Row(row.start, `${row.text.slice(0, place.at)}\t${row.text.slice(place.at + 1)}`, row.flags);
  });
}

/** The lines with dates. Those with dates alone count only where places are beside names without dates. */
function countEntries(rows: readonly Row[], places: readonly (Place | null)[]): number {
  const isDated = rows.every((row, index) => (places[index] ?? null) === null || row.dates.length > 0);
  return rows.filter((row) => isRanged(row) && !(isDated && isDateOnly(row))).length;
}

function isRanged({ text, dates, isBullet }: Row): boolean {
  return !isBullet && text.length <= MAX_LINE && dates[0]?.isRange === true;
}

function findPlace(row: Row): Place | null {
  const { text, isBullet, isWhole, flags } = row;
  if (isBullet || isWhole || text.length > MAX_LINE || flags.columns !== undefined || text.includes("\t")) return null;
  const [date] = /\d/.test(text) ? row.dates : [];
  const from = date?.from === 0 ? date.to : 0;
  const to = from > 0 ? text.length : (date?.from ?? text.length);
  const whole = text.slice(from, to);
  const part = MAY_TRAIL.test(whole.slice(-1)) ? whole.replace(TRAILING, "") : whole;
  if (IS_MODE.test(part.slice(-LAST_OF_MODE))) return modeAfter(part, from);
  // The last word of a place begins with a capital or is a number; most lines of descriptions end in another.
  if (isSmallLetter(part.charCodeAt(part.lastIndexOf(" ") + 1))) return null;
  // All of the last words of a row end alike.
  if (part === "" || !endsAsPlace(part) || SEPARATED.test(part)) return null;
  // "Engineer - Lumora Leeds": the name is behind the last dash.
  const dash = part.includes(" ") ? part.search(LAST_PART) : -1;
  const start = from + (dash === -1 ? part.length - part.trimStart().length : dash);
  const place = placeAfter(part.slice(start - from).trimEnd(), dash !== -1);
  return place === null ? null : { ...place, at: start + place.at };
}

/** "05/2016 – 06/2018, Leeds, UK Senior Consultant": the place behind the dates is a part of them. */
function withoutPlaceBeforeTitle(row: Row): Row {
  const { text, isBullet } = row;
  const [date, ...others] = row.dates;
  if (date?.from !== 0 || others.length > 0 || text.charAt(date.to) !== ",") return row;
  if (isBullet || text.length > MAX_LINE || !/^.{4,32}\d, \p{Lu}/u.test(text)) return row;
  const words = text.slice(date.to).split(/[ \t]/);
  for (let count = Math.min(MAX_PLACE_WORDS, words.length - 1); count > 1; count--) {
    const place = words.slice(1, count + 1).join(" ");
    if (!place.includes(",") || !isPlace(place)) continue;
    const title = words.slice(count + 1).join(" ");
    const isTitled = beginsWithTitle(title) || readSignals(title).title > 0;
    return isTitled ? row.withDates([{ ...date, to: text.length - title.length - 1 }]) : row;
  }
  return row;
}

const MAX_PLACE_WORDS = 5;

/** "Lumora full remote", "Engineer, Lumora Remote": how somebody worked there, in the column of the places */
function modeAfter(text: string, from: number): Place | null {
  const [, name = ""] = MODE.exec(text) ?? [];
  const last = name.split(JOINT).at(-1) as string;
  return last.length > 1 && isName(last) ? { at: from + name.length, hasRegion: true } : null;
}

const IS_MODE = /(?:remote|hybride?|remoto|télétravail|teletrabajo|distanciel)$/iu;
const LAST_OF_MODE = 12;
const MODE =
  /^(.*?[\p{L}\d).])\s(?:(?:full|fully|100 ?%|en|da|semi|partial|partially)[ -])?(?:remote|hybride?|remoto|télétravail|teletrabajo|distanciel)$/iu;
const JOINT = /,\s|[–—-]\s|\s[|·@]\s|\s(?:at|bei|chez|presso|bij|en)\s/u;

function isSmallLetter(unit: number): boolean {
  return unit > 0x60 && unit < 0x7b;
}

const SEPARATED = /[\t|·•;:]|\S\s{2}/;
const LAST_PART = /(?<=[^\s–—-][ \u200b][–—-] )(?! )(?:(?! [–—-] ).)+$/u;
const MAY_TRAIL = /[\s(),–—-]/;
/** Also "(remote)" */
const TRAILING = /(?:\s\((?:remote|hybrid|on-?site|home ?office)\))?[\s(,–—-]*$/iu;

function placeAfter(text: string, isBehindDash: boolean): Place | null {
  const comma = text.lastIndexOf(",");
  if (comma === -1) return townAfter(text, isBehindDash);
  const region = text.slice(comma + 1).trim();
  if (!isStateCode(region) && !isRegion(region)) return null;
  const before = text.slice(0, comma);
  // "Acme Boston, MA, USA"
  const state = before.includes(",") && !isStateCode(region) ? before.slice(before.lastIndexOf(",") + 1).trim() : "";
  if (isStateCode(state)) return placeAfter(before, isBehindDash);
  // "Acme Hamilton, Buffalo, NY"
  if (before.includes(",")) return null;
  const words = before.split(" ");
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 1); count > 0; count--) {
    const town = words.slice(-count).join(" ");
    if (!isPlace(town) || (isRegion(town) && !CAPITAL.test(`${town}, ${region}`))) continue;
    const name = words.slice(0, -count).join(" ");
    if (!(isName(name) || isTitle(name)) || (isStateCode(region) && isGeneric(name))) return null;
    return { at: before.length - town.length - 1, hasRegion: true, isPart: !isStateCode(region) && isOfStudies(name) };
  }
  const unknown = unknownTownAfter(words);
  return isStateCode(region) || unknown === null ? unknown : { ...unknown, isUnknown: true };
}

/** The town of the same name as a state */
const CAPITAL = /^(?:Washington, D\.?C\.?|New York, (?:NY|N\.Y\.|New York))$/;

/** "Acme Partners Fort Umbra": a town that no list has, behind the last word of a name */
function unknownTownAfter(words: readonly string[]): Place | null {
  const last = words.findLastIndex(
    (word) => (classesOf(word) & (COMPANY | LEGAL_FORM | SCHOOL | TITLE)) !== 0 || LETTERS.test(word),
  );
  const town = words.slice(last + 1);
  if (last < 1 || town.length === 0 || town.length > MAX_TOWN_WORDS) return null;
  const name = words.slice(0, last + 1).join(" ");
  if (!town.every((word) => TOWN_WORD.test(word) && classesOf(word) === 0) || !isName(name)) return null;
  return { at: name.length, hasRegion: true };
}

/** "Università KORE Umbrata" */
const LETTERS = /^\p{Lu}{2,}$/u;

function townAfter(text: string, isBehindDash: boolean): Place | null {
  const words = text.split(" ");
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 1); count > 0; count--) {
    const town = words.slice(-count).join(" ");
    if (!isPlace(town) || (isRegion(town) && town !== "New York")) continue;
    const name = words.slice(0, -count).join(" ");
    return (isName(name) && (isBehindDash ? !isGeneric(name) : isSpecific(name))) || isTitle(name)
      ? { at: text.length - town.length - 1, hasRegion: false }
      : null;
  }
  return null;
}

function isName(name: string): boolean {
  return NAME.test(name) && !OPEN_END.test(name) && !SERIES.test(name) && !isPlace(name);
}

/** "Vendeuse dans une boutique Lyon": a town is no part of a title. */
function isTitle(name: string): boolean {
  const { title, company, school } = readSignals(name);
  return title > 0 && company < 3 && !school && !OPEN_END.test(name) && beginsWithTitle(name);
}

function isOfStudies(name: string): boolean {
  const { school, degree } = readSignals(name);
  return school || degree;
}

/** Of "Stadtwerke Kiel" and "Technische Universität Berlin" the town is a part. */
function isSpecific(name: string): boolean {
  const { school, degree } = readSignals(name);
  return splitWords(name).length > 1 && !isGeneric(name) && (!school || degree);
}
