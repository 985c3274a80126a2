/** "Lumora Foods Leeds", "Acme Partners Fort Umbra, NC": a place behind a name, which stood in a column of its own before the page was copied. */
import { endsAsPlace, isPlace, isRegion, isStateCode } from "../words/phrases.ts";
import { SERIES } from "../words/separators.ts";
import { splitWords } from "../words/split-words.ts";
import { COMPANY, classesOf, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { isGeneric, readSignals } from "../words/words.ts";
import { Row } from "./row.ts";

const MAX_LINE = 110;
const MAX_TOWN_WORDS = 3;
/** A town without its region may be a part of the name, unless several lines end in one. */
const MIN_TOWNS = 3;
const MIN_SHARE = 0.5;
/** "Lumora University of Leeds", "Bank & Leeds": the name goes on. */
const OPEN_END = /(?:^|\s)(?:of|at|in|de|di|du|da|del|van|von|zu|the|for|and|und|et|y|e|&|\+|[–—-])$|[,:/–—-]$/iu;
const NAME = /^[\p{Lu}\d][\p{L}\d.&'’()/-]*(?: (?:of|the|and|for|de|&|at)| [\p{Lu}\d][\p{L}\d.&'’()/-]*)*$/u;
const TOWN_WORD = /^(?:\p{Lu}\p{Ll}[\p{L}'’-]*|St\.|Ft\.|Mt\.)$/u;

interface Place {
  /** Of the blank before the place */
  readonly at: number;
  readonly hasRegion: boolean;
}

/** The rows with a tab before such places. Offsets stay. */
export function withTownsApart(rows: readonly Row[]): readonly Row[] {
  const places = rows.map(findPlace);
  const towns = new Set(rows.flatMap((row, index) => (places[index] === null ? [] : [row.text]))).size;
  const areFew = towns < MIN_TOWNS || towns < MIN_SHARE * rows.filter(isRanged).length;
  return rows.map((row, index) => {
    const place = places[index] ?? null;
    if (place === null || (!place.hasRegion && areFew)) return row;
    return new Row(row.start, `${row.text.slice(0, place.at)}\t${row.text.slice(place.at + 1)}`, row.flags);
  });
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
  // The last word of a place begins with a capital or is a number; most lines of descriptions end in another.
  if (isSmallLetter(part.charCodeAt(part.lastIndexOf(" ") + 1))) return null;
  // All of the last words of a row end alike.
  if (part === "" || !endsAsPlace(part) || SEPARATED.test(part)) return null;
  const start = from + part.length - part.trimStart().length;
  const place = placeAfter(part.trim());
  return place === null ? null : { ...place, at: start + place.at };
}

function isSmallLetter(unit: number): boolean {
  return unit > 0x60 && unit < 0x7b;
}

const SEPARATED = /[\t|·•;:]|\S\s{2}|\S\s[–—-]\s/;
const MAY_TRAIL = /[\s(),–—-]/;
/** Also "(remote)" */
const TRAILING = /(?:\s\((?:remote|hybrid|on-?site|home ?office)\))?[\s(,–—-]*$/iu;

function placeAfter(text: string): Place | null {
  const comma = text.lastIndexOf(",");
  if (comma === -1) return townAfter(text);
  const region = text.slice(comma + 1).trim();
  if (!isStateCode(region) && !isRegion(region)) return null;
  const before = text.slice(0, comma);
  // "Acme Hamilton, Buffalo, NY"
  if (before.includes(",")) return null;
  const words = before.split(" ");
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 1); count > 0; count--) {
    const town = words.slice(-count).join(" ");
    if (!isPlace(town) || (isRegion(town) && !CAPITAL.test(`${town}, ${region}`))) continue;
    const name = words.slice(0, -count).join(" ");
    const isWhole = isName(name) && (isStateCode(region) ? !isGeneric(name) : !isOfStudies(name));
    return isWhole ? { at: before.length - town.length - 1, hasRegion: true } : null;
  }
  return isStateCode(region) ? unknownTownAfter(words) : null;
}

/** The town of the same name as a state */
const CAPITAL = /^(?:Washington, D\.?C\.?|New York, (?:NY|N\.Y\.|New York))$/;

/** "Acme Partners Fort Umbra": a town that no list has, behind the last word of a name */
function unknownTownAfter(words: readonly string[]): Place | null {
  const last = words.findLastIndex((word) => (classesOf(word) & (COMPANY | LEGAL_FORM | SCHOOL | TITLE)) !== 0);
  const town = words.slice(last + 1);
  if (last < 1 || town.length === 0 || town.length > MAX_TOWN_WORDS) return null;
  const name = words.slice(0, last + 1).join(" ");
  if (!town.every((word) => TOWN_WORD.test(word) && classesOf(word) === 0) || !isName(name)) return null;
  return { at: name.length, hasRegion: true };
}

function townAfter(text: string): Place | null {
  const words = text.split(" ");
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 1); count > 0; count--) {
    const town = words.slice(-count).join(" ");
    if (!isPlace(town) || (isRegion(town) && town !== "New York")) continue;
    const name = words.slice(0, -count).join(" ");
    return isName(name) && isSpecific(name) ? { at: text.length - town.length - 1, hasRegion: false } : null;
  }
  return null;
}

function isName(name: string): boolean {
  return NAME.test(name) && !OPEN_END.test(name) && !SERIES.test(name) && !isPlace(name);
}

/** Of "Lumora College London, UK" the town is a part. */
function isOfStudies(name: string): boolean {
  const { school, degree } = readSignals(name);
  return school || degree;
}

/** Of "Stadtwerke Kiel" the town is a part. */
function isSpecific(name: string): boolean {
  return splitWords(name).length > 1 && !isGeneric(name);
}
