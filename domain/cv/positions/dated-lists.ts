/** Entries of one line that each begin with their dates: "2019–22 Lumora, CFO; before that 2014–19 Umbra plc, Controller". */
import type { DatedPart } from "../dates/dated-part.ts";
import { Row } from "../rows/row.ts";
import { NOT_ABBREVIATED } from "../words/abbreviations.ts";

const MIN_LISTED = 3;
const MIN_ENTRY = 8;
const MAX_ENTRY = 180;
/** What stands before the first dates: "Jo Example, 41." */
const MAX_HEAD = 60;
/** Of the ranges in the line; others are inside an entry. */
const MIN_SHARE = 0.6;
/** Between two entries, with a word that says which one was earlier */
const WHEN = String.raw`(?:(?:and|und|et|y|e|en)\s+)?(?:before(?: that)?|prior(?: to that)?|previously|earlier|then|davor|zuvor|vorher|danach|dann|avant(?: (?:cela|ça))?|auparavant|puis|antes|luego|después|prima|poi|daarvoor|eerder|daarna)\s*[:,]?\s+`;
const BEFORE_DATES = new RegExp(String.raw`(?:^|[;|·•→]|(?:^|\s)[/–—-]|(?<weak>[.,]))\s*(?:${WHEN})?$`, "iu");
const WHEN_FIRST = new RegExp(String.raw`^${WHEN}(?=\d)`, "iu");
const MAX_BETWEEN = 24;
/** "2011 – 2017 Engineer / from 2014 Senior Engineer": one position */
const OPEN = /^(?:from|since|ab|seit|bis|until|depuis|dès|à partir|desde|dal?|sinds|vanaf)\s/iu;
const SEPARATOR_END = /[\s;|·•→/,.–—-]+$/u;

/** "1961 born in Kiel, school and Abitur, then a trainee": the beginning of a life told in one line */
const MAX_BIRTH = 140;
const BIRTH = /(?<!\p{L})(?:geb(?:oren|\.)|born|née?|nacid[oa]|nat[oa]|geboren)(?!\p{L})/iu;

interface Start {
  readonly at: number;
  /** Of the entry before */
  readonly end: number;
}

/** ", since 2013 painter" behind an entry that ended before, or that began so, too */
function isNextOpen(previous: DatedPart | undefined, { start }: DatedPart): boolean {
  const before = previous?.end ?? (previous?.isOpen === true ? previous.start : null);
  return before != null && start !== null && start.year >= before.year;
}

/** Null where the line is no such list. */
export function splitAtDates(row: Row): readonly Row[] | null {
  const { text, dates } = row;
  const ranges = dates.filter(({ isRange, start }) => isRange && start !== null);
  if (ranges.length < 2) return null;
  let isWeak = false;
  const starts = ranges.flatMap((range, index): Start[] => {
    const { from } = range;
    const match = BEFORE_DATES.exec(text.slice(Math.max(0, from - MAX_BETWEEN), from));
    // The beginning of what is searched may be inside a word.
    if (match === null || (match.index === 0 && match[0] === "" && from > 0)) return [];
    if (from > 0 && OPEN.test(text.slice(from, from + MAX_BETWEEN)) && !isNextOpen(ranges[index - 1], range)) return [];
    isWeak ||= match.groups?.weak !== undefined;
    return [{ at: from, end: from - match[0].length }];
  });
  const [first] = starts;
  if (first === undefined || starts.length < (isWeak ? MIN_LISTED : 2)) return null;
  if (first.at > MAX_HEAD && (first.at > MAX_BIRTH || !BIRTH.test(text.slice(0, first.at)))) return null;
  if (starts.length < MIN_SHARE * ranges.length) return null;
  const last = (starts.at(-1) as Start).at;
  const stop = isWeak ? text.slice(last).search(NEXT_SENTENCE) : -1;
  const end = stop === -1 ? text.length : last + stop;
  const rowOf = (from: number, to: number) =>
    new Row(row.start + from, text.slice(from, to).replace(SEPARATOR_END, ""), { ...row.flags, ...INSIDE });
  const parts = starts.map(({ at }, index) => rowOf(at, starts[index + 1]?.end ?? end));
  if (!parts.every(isEntry)) return null;
  const rest = text.slice(end).search(/\p{Lu}/u);
  if (rest !== -1) parts.push(rowOf(end + rest, text.length));
  const head = text.slice(0, first.end);
  if (head.trim() === "") return parts;
  // The year of the birth dates nothing else: not the training behind it.
  const birth = first.at > MAX_HEAD ? head.search(BIRTH) : -1;
  const comma = birth === -1 ? -1 : head.indexOf(", ", birth);
  return [new Row(row.start, comma === -1 ? head : head.slice(0, comma), row.flags), ...parts];
}

/** The length of "before that" at the beginning of an entry, before its dates */
export function whenLength(entry: string): number {
  return WHEN_FIRST.exec(entry)?.[0].length ?? 0;
}

/** "2011–16: Consultant, Lumora. MBA, Umbra Business School, 2011.": of a list whose entries end with a full stop */
const NEXT_SENTENCE = new RegExp(String.raw`\.(?<=[\p{L})]{3}.)${NOT_ABBREVIATED}\s+(?=\p{Lu})`, "u");

const INSIDE = { isBullet: false, isAfterBlank: false, gap: 0 };

function isEntry({ text, dates: [date] }: Row): boolean {
  const rest = text.slice(date?.to).replace(/^\W+/, "");
  return text.length <= MAX_ENTRY && rest.length >= MIN_ENTRY && /\p{L}{3}/u.test(rest);
}
