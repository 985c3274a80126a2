import { LONE_TITLES, SECTOR_WORDS, TITLE_ACRONYMS, TITLE_PHRASES } from "#domain/lists/title-words.ts";
import { beginningTest } from "./beginnings.ts";
import { unitTest } from "./memoize.ts";
import { foldWords, phrases, tokens } from "./split-words.ts";
import { classesOf, FIELD, FUNCTION, TITLE } from "./word-classes.ts";

const sectors = new Set(tokens(SECTOR_WORDS));
const acronyms = new Set(tokens(TITLE_ACRONYMS));
/** Letters that tell most phrases from others */
const START = 4;
const lone = new Set(phrases(LONE_TITLES));
const several = phrases(TITLE_PHRASES);
const severalByStart = Map.groupBy(several, (phrase) => phrase.slice(0, START));
const mayBeSeveral = beginningTest(several);
const mayBeLone = beginningTest(lone);

/** What follows a title: a level, a separator, or the word before an employer */
const REST = String.raw`(?:[\s-](?:[1-4]|I{1,3}|IV|V))?(?=\s*(?:$|[,|·•()/–—:;\t])|\s+(?:[-@]\s|(?:at|bei|chez|presso|bij|to|in|dans|auprès)\s)|\s{3})`;
const ACRONYM = new RegExp(
  String.raw`^(?:(?:senior|sr|jr|junior|lead|chief|associate|assistant|asst|group|enterprise|strategic|mid-market|founding|deputy|acting|interim|regional|ag|actg|dy|vice|stv|komm)\.?\s)?(\p{Lu}{2,6})${REST}`,
  "iu",
);
const LONE = new RegExp(String.raw`^(?:senior |junior |head |chef )?(\p{L}{3,14})${REST}`, "iu");

/** "Key Account Manager Automotive": a title, and no name of a company */
export function endsInSector(words: readonly string[]): boolean {
  return sectors.has(foldWords(words.at(-1) ?? "")) && (classesOf(words.at(-2) ?? "") & TITLE) !== 0;
}

/** "ICU Travel RN" */
const NURSE = /\s(?:RN|LPN|LVN|CNA|CRNA)$/;

/** "RN", "Sr. PM", "SDE II", "Barber", "Food Runner": titles that have no noun of one, or only where they stand alone */
export function isWholeTitle(text: string): boolean {
  if (NURSE.test(text)) return true;
  const acronym = ACRONYM.exec(text)?.[1];
  if ((acronym !== undefined && acronyms.has(acronym)) || isCoop(text) || isLead(text) || isRank(text)) return true;
  const [isSeveral, isLone] = [mayBeSeveral(text), mayBeLone(text)];
  if (!isSeveral && !isLone) return false;
  const folded = foldWords(text);
  const likely = isSeveral ? (severalByStart.get(folded.slice(0, START)) ?? []) : [];
  if (likely.some((phrase) => folded.startsWith(phrase) && !/^\p{L}/u.test(folded.slice(phrase.length)))) return true;
  return isLone && /^\p{Lu}/u.test(text) && lone.has(LONE.exec(folded)?.[1] ?? "");
}

/** "2/O, navigation officer", "Jr. 3/E", "S/Sgt. (Traffic)", "Det., Robbery": ranks of ships and of the police, as these write them */
function isRank(text: string): boolean {
  return mayBeRank(text) && SHORT_RANK.test(text);
}

const mayBeRank = beginningTest(["2/", "3/", "4/", "c/", "jr", "sr", "s/", "a/", "det", "cst", "sgt", "insp", "cpl"]);
const SHORT_RANK =
  /^(?:[JS]r\.? )?(?:[234C]\/[OE](?=$|[\s,;(/])|(?:[ADS]\/)?(?:Sgt|Insp|Cst|Det|Cpl)(?:\. |$|[.\s]*[,(/]))/u;

/** "hardware lead", "growth lead": in lower case, the word alone may be a verb or a metal */
function isLead(text: string): boolean {
  return text.endsWith(" lead") && LEAD.test(text);
}

const LEAD = /^(?:(?!(?:the|in|to|will|who|and|took|take|a|of|we|they|you|can|which)\b)\p{L}[\p{L}/&-]+ ){1,3}lead$/u;

/** "Engineering Co-op II", but not "Ashdale Food Co-op" */
function isCoop(text: string): boolean {
  if (!isCoopEnd(text.charCodeAt(text.length - 1)) || !COOP_END.test(text.slice(-MAX_COOP))) return false;
  const before = COOP.exec(text)?.[1];
  return before !== undefined && (classesOf(before) & (FUNCTION | FIELD)) !== 0;
}

const MAX_COOP = 10;
/** "p", or the number of the term */
const isCoopEnd = unitTest(/[pPI1-4]/);
const COOP_END = /\bco-?op(?:\s\S{1,3})?$/i;
const COOP = /([\p{L}&-]+) co-?op(?: (?:I{1,3}|[1-4]))?$/iu;

/** "2014 – 2016 Kanzler, Lumora", "Lumora AG, Ltd. OA", "Lumora — SHO (2014–2016)": a whole title behind the dates, or behind a separator */
export function isTitleInside(text: string): boolean {
  if (text.length > MAX_WITH_TITLE) return false;
  const dates = isDigit(text.charCodeAt(0)) ? (DATES_BEFORE.exec(text)?.[0].length ?? 0) : 0;
  if (dates > 0 && isWholeTitle(text.slice(dates))) return true;
  SEPARATOR.lastIndex = dates;
  for (let count = 0; count < MAX_SEPARATORS && SEPARATOR.test(text); count++) {
    const at = SEPARATOR.lastIndex;
    // "Manaus, AM" is a town in its state.
    if (LONG_ENOUGH.test(text.slice(at, at + MIN_TITLE)) && isWholeTitle(text.slice(at))) return true;
    SEPARATOR.lastIndex = at;
  }
  return false;
}

const MAX_WITH_TITLE = 80;
const MAX_SEPARATORS = 2;
const MIN_TITLE = 3;
const LONG_ENOUGH = /^\p{L}[\p{L}.-]{2}/u;
const SEPARATOR = /, |\s[–—|-]\s|:\s/g;
const DATES_BEFORE = /^[\d\s./–—-]{4,}(?:[:,|]\s*)?(?=\p{L})/u;
const isDigit = unitTest(/\d/);
