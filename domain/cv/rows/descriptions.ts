import { NOT_ABBREVIATED } from "../words/abbreviations.ts";
import { findAll } from "../words/find-all.ts";
import { isLegalFormOnly } from "../words/word-classes.ts";
import { readSignals } from "../words/words.ts";
import { isEntryDate } from "./classify.ts";
import { Row } from "./row.ts";
import { isDateOnly } from "./row-dates.ts";

const MAX_HEAD = 140;
/** Of a paragraph that ends in its dates */
const MAX_LONG_HEAD = 200;
const MIN_DESCRIPTION = 30;
/** With a full stop of its own */
const MIN_SENTENCE = 15;
const AFTER_DATE = /^\)?\.\s+(?=[\p{Lu}\p{N}«“„"])/u;
/** Behind what the dates are of: "Intern at Acme, June 2022: A week of …" */
const AFTER_LAST_DATE = /^\)?(?:[.:]\s+(?=[\p{Lu}\p{N}«“„"])|;\s+(?=\p{Ll}{2}))/u;
const STOP = /\.\s+(?=\p{Lu})/gu;

/** Separates an entry from the sentences after it: "Engineer, Acme (2014 – 2016). Built pumps for Umbra." */
export function splitDescriptions(rows: readonly Row[], isEducation: boolean): readonly Row[] {
  return rows.flatMap((row, index) => {
    if (row.flags.joint !== undefined) return [row];
    const advised = advisorAt(row);
    if (advised > 0) return cut(row, advised);
    const detail = isEducation ? -1 : detailAt(row);
    if (detail > 0) return cut(row, detail);
    const behind = splitDatesBehind(row);
    if (behind !== null) return behind;
    const end = headEnd(row);
    const at = end ?? (isEducation ? null : titleEnd(row, rows[index - 1], rows[index - 2]));
    if (at === null) return [row];
    if (end === null) return cut(row, at);
    const head = new Row(row.start, row.text.slice(0, at), row.flags);
    if (!isEntry(head, isEducation) && !isLongRemark(row, at) && !areDatesOf(head, rows[index - 1])) return [row];
    return cut(row, at);
  });
}

/** What is before the offset, and the rest as an item of a list, which names nothing */
function cut(row: Row, at: number): readonly Row[] {
  const rest = row.text.slice(at).replace(/^[.;\s]+/, "");
  const flags = { isBullet: true, isAfterBlank: false, isWhole: false };
  return [new Row(row.start, row.text.slice(0, at), row.flags), new Row(row.end - rest.length, rest, flags)];
}

/** "PhD in Physics, Lumora University. Advisor: Jo Example" */
const ADVISED =
  /[.;,(]\s*(?:(?:thesis|phd|doctoral|academic|scientific|co)[ -]?)?(?:advis[eo]rs?|supervisors?|supervised by|betreuer(?:in)?|directeurs? de thèse|encadrants?|relatore|director de tesis|promotor(?:en)?)\s*:/iu;

function advisorAt({ text, dates, flags }: Row): number {
  if (!text.includes(":") || flags.columns !== undefined) return -1;
  const at = text.search(ADVISED);
  return at > MIN_SENTENCE && dates.every(({ to }) => to <= at) ? at : -1;
}

/** "2016 – 2019 Engineer, Acme, Leeds; design of pumps" */
function detailAt({ text, dates, flags }: Row): number {
  const at = text.length > MAX_HEAD ? -1 : text.lastIndexOf("; ");
  if (at < MIN_SENTENCE || flags.columns !== undefined || dates.length === 0) return -1;
  const [head, rest] = [text.slice(0, at), text.slice(at + 2)];
  if (!DETAIL.test(rest) || !head.includes(", ") || dates.some(({ to }) => to > at)) return -1;
  // "Founder, Acme, 2012 – 2014. Delivery of food; closed"
  if (head.slice(dates.at(-1)?.to).includes(". ")) return -1;
  return readSignals(head).title > 0 && readSignals(rest).title === 0 ? at : -1;
}

/** Nothing but small letters */
const DETAIL = /^\p{Ll}[\p{Ll} ,-]{3,}\.?$/u;

function headEnd({ text, dates, flags }: Row): number | null {
  const [date] = dates;
  if (date === undefined || flags.columns !== undefined) return null;
  const after = (date.from > 1 ? AFTER_LAST_DATE : AFTER_DATE).exec(text.slice(date.to));
  let end = after === null ? -1 : date.to + (after[0].startsWith(")") ? 1 : 0);
  if (after === null && date.from <= 1) {
    const stop = firstStop(text.slice(date.to, MAX_HEAD + 1));
    const remark = LONG_REMARK.exec(text.slice(date.to));
    if (stop !== -1) end = date.to + stop;
    else if (remark !== null) end = date.to + (remark[1] as string).length;
  }
  const least = text.endsWith(".") ? MIN_SENTENCE : MIN_DESCRIPTION;
  // "- ENGINEER, 2016 – 2018. Acme, Leeds." has no description.
  if (flags.isBullet && !SMALL_WORDS.test(text.slice(end))) return null;
  return end < date.to || end > MAX_HEAD || text.length - end < least ? null : end;
}

/** "2014 – 2016. Led a team of four." below "Engineer – Acme Ltd" */
function areDatesOf(head: Row, above: Row | undefined): boolean {
  if (above === undefined || head.isAfterBlank || above.isBullet || above.dates.length > 0 || !isDateOnly(head))
    return false;
  const parts = above.text.split(PART);
  return parts.length > 1 && parts.some((part) => readSignals(part).title > 0);
}

function isLongRemark({ text }: Row, at: number): boolean {
  return text.startsWith(" (", at);
}

/** "2017-2018 : Acme à Derby (service de réhabilitation pour les …)": brackets that describe */
const LONG_REMARK = /^(\s?:\s\p{Lu}[^()]{2,100}?)\s\(\p{Ll}[^()]{50,}\)?\.?$/u;

/** "Fellow at Acme, Leeds. Research topic: the rivers (Nov 2010 – Feb 2011)": the dates become a row below the name. */
function splitDatesBehind(row: Row): readonly Row[] | null {
  const { text, dates, flags } = row;
  const date = dates.at(-1);
  if (date === undefined || flags.columns !== undefined || !DATE_AT_END.test(text.slice(date.to))) return null;
  // "(since 2013)" is a date with its brackets.
  const open = [date.from, date.from - 1].find((at) => text.charAt(at) === "(") ?? -1;
  const end = text.slice(0, Math.min(MAX_LONG_HEAD, open + 1)).search(FIRST_SENTENCE);
  if (end === -1 || open - end < MIN_DESCRIPTION) return null;
  const below = { isBullet: true, isAfterBlank: false, isWhole: false };
  // The dates of an item are as those of the other items: a date without a list mark would make them all descriptions.
  const head = flags.isBullet ? { ...flags, isBullet: false, isAfterBlank: true } : flags;
  return [
    new Row(row.start, text.slice(0, end), head),
    new Row(row.start + open + 1, text.slice(open + 1, date.to), { ...below, isBullet: flags.isBullet }),
    new Row(row.start + end + 1, text.slice(end + 1, open), below),
  ];
}

const DATE_AT_END = /^\)?\.?\u200b*$/;
const FIRST_SENTENCE = new RegExp(String.raw`\.(?<=(?:\p{L}{4}|\)).)${NOT_ABBREVIATED}\s+(?=\p{Lu})`, "u");

const SMALL_WORDS = /\s\p{Ll}{2,}\s(?:.*\s)?\p{Ll}{2}/u;

/** The end of the first sentence: an abbreviation has fewer letters ("Inc. "), and a sentence goes on in small letters. */
function firstStop(text: string): number {
  for (const { index, 0: stop } of findAll(STOP, text)) {
    const before = text.slice(0, index);
    if (LONG_WORD_AT_END.test(text.slice(0, index + 1))) return index;
    const word = /[^\s,]+$/u.exec(before)?.[0] ?? "";
    if (isLegalFormOnly(word) && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text.slice(index + stop.length))) return index;
  }
  return -1;
}

const LONG_WORD_AT_END = new RegExp(String.raw`(?:\p{Ll}{4}|\))\.${NOT_ABBREVIATED}$`, "u");
const TITLE_STOP = new RegExp(String.raw`^\u200b*\p{Lu}[^.!?:;()\d]{2,50}\.${NOT_ABBREVIATED}(?=\u200b* \p{Lu})`, "u");

/** "of the rivers", but not "Departamento de Transportes, Universidad de Lumora" */
const SENTENCE_WORDS = /\s\p{Ll}{2,}\s\p{Ll}{4}/u;

/** "Co-founder. Savings app for weddings." right below the company and its dates, or below the dates and the company */
function titleEnd({ text, dates, flags }: Row, above: Row | undefined, second: Row | undefined): number | null {
  if (above === undefined || dates.some(({ isRange }) => isRange) || flags.isBullet) return null;
  const dated = above.dates.length > 0 ? above : second;
  if (!dated?.dates.some(({ isRange }) => isRange) || readSignals(above.text).title > 0) return null;
  const stop = TITLE_STOP.exec(text)?.[0] ?? "";
  // In italics, a title stands out behind a blank line too.
  if (flags.isAfterBlank && !stop.endsWith("\u200b.")) return null;
  if (dates.some(({ from }) => from < stop.length)) return null;
  const { title, company, school } = readSignals(stop);
  return title > 0 && company < 2 && !school && (text.endsWith(".") || SENTENCE_WORDS.test(text.slice(stop.length)))
    ? stop.length - 1
    : null;
}

const PART = /,\s|\s(?:at|bei|chez|bij|presso|[–|-])\s/;

function isEntry(head: Row, isEducation: boolean): boolean {
  const { title, degree, school } = readSignals(head.text);
  const isTitled = !isEducation && (title > 0 || head.text.split(PART).some((part) => readSignals(part).title > 0));
  return (isTitled || degree || school) && isEntryDate(head);
}
