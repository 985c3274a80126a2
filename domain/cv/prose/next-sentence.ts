/** Sentences that name no employer, and give the last position its title or its date. */
import type { DatedPart } from "../dates/dated-part.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { COMPANY, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { skipDeterminer } from "./prose-cues.ts";
import { type Sentence, toPiece } from "./prose-sentence.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { isAfterCue, isSeat } from "./told-titles.ts";

/**
 * "She was at Acme for six years. There she was a buyer.": the last position gets the title, or its company a second
 * one. Notes list the titles: "Before: Acme, Leeds. Buyer from 2012, head of purchasing 2014–2018."
 */
export function titleLast(
  sentence: Sentence,
  titles: readonly Span[],
  before: PositionDraft[],
): readonly PositionDraft[] {
  const last = before.at(-1);
  if (last === undefined) return [];
  if (last.title !== null) return datedThere(sentence, titles, last);
  const { tokens: all, dates } = sentence;
  const isList = titles[0]?.first === 0 && last.date === null && dateBeside(all, dates, titles[0]) !== null;
  const said = titles.filter((title) =>
    isList ? dateBeside(all, dates, title) !== null && !isSeat(all, title) : isSaidOfLast(all, title),
  );
  const told = said.flatMap((title) => {
    const piece = toPiece(sentence, title);
    return piece === null ? [] : [{ title: piece, date: isList ? dateBeside(all, dates, title) : null }];
  });
  const [first, ...others] = told;
  if (first === undefined) return [];
  before[before.length - 1] = { ...last, title: first.title, date: first.date ?? last.date };
  const { company, isSelfEmployed, isUnsure } = last;
  return others.map(({ title, date }) => ({ company, title, date, isSelfEmployed, isUnsure }));
}

/** "dort war sie von 2005 bis 2009 Referentin": a further title at the company of the last position, with its date */
function datedThere(
  sentence: Sentence,
  titles: readonly Span[],
  { company, isSelfEmployed, isUnsure }: PositionDraft,
): readonly PositionDraft[] {
  const { tokens: all, dates } = sentence;
  if (
    company === null ||
    dates.length === 0 ||
    !all.slice(0, MAX_THERE).some(({ key, text }) => THERE.test(key) && text !== "Y")
  )
    return [];
  return titles.flatMap((title) => {
    const date = dateBeside(all, dates, title);
    const piece = date === null || !isAfterCue(all, title) || isSeat(all, title) ? null : toPiece(sentence, title);
    return piece === null ? [] : [{ company, title: piece, date, isSelfEmployed, isUnsure }];
  });
}

/** The date behind a title, or else right before it */
function dateBeside(all: readonly Token[], dates: readonly DatedPart[], { first, last }: Span): DatedPart | null {
  const [from, to] = [(all[first] as Token).from, (all[last] as Token).to];
  const behind = dates.find((date) => date.from >= to && date.from - to < MAX_BEHIND);
  const isNear = all.every((token) => token.from < to || token.to > (behind?.from ?? to) || token.text !== ",");
  if (behind !== undefined && isNear) return behind;
  return dates.find((date) => date.to <= from && from - date.to < MAX_BEFORE) ?? null;
}

/** Characters: " Optik, von ", and a blank */
const MAX_BEHIND = 25;
const MAX_BEFORE = 2;

/** "There she was a buyer", "came in as a trainee", "left as a director" */
function isSaidOfLast(all: readonly Token[], title: Span): boolean {
  if (!isAfterCue(all, title) || isSeat(all, title)) return false;
  if (!all.some(({ key }) => PERSON.test(key))) return false;
  const at = skipDeterminer(all, title.first);
  const isEntry = all.slice(Math.max(0, at - 2), at).some(({ key }) => ENTRY.test(key));
  return (
    isEntry ||
    all.some(({ key, text }, index) => THERE.test(key) && text !== "Y" && Math.abs(index - title.first) < MAX_THERE)
  );
}

const ENTRY = /^(?:came|started|began|left|rose|entered|kam|begann|ging|debute|commence|parti|partie)$/;

const PERSON = /^(?:he|she|i|i've|er|sie|ich|il|elle|je|j|j'|el|ella|lui|lei|hij|zij|ze|ik)$/;
const THERE = /^(?:there|dort|y|daar)$/;
const HOLDS = /^(?:held|holds|hat|hatte|habe|innehat|bekleidet|occupe|occupait|ocupa|has|had|have)$/;
const POST = /^(?:role|post|position|job|posten|amt|funktion|stelle|poste|fonction|cargo|puesto|functie)$/;
const CAME = /^(?:joined|started|began|arrived|kam|begann|startete|commence|debute|arrive|arrivee)$/;
const AWAY = /^(?:left|departed|ging|quitte|partie?|verliess)$/;
/** "since the summer of 2020", "seit Anfang 2020" */
const SEASON =
  /^(?:the|of|early|late|mid|start|beginning|end|spring|summer|autumn|fall|winter|anfang|mitte|ende|dem|fruhjahr|fruhling|sommer|herbst|le|l|debut|fin|printemps|ete|automne|hiver|principios|finales|primavera|verano|otono|invierno|de)$/;
const IN = /^(?:in|im|en|am|since|seit|depuis|desde)$/;

/** "She has been there since 2018", "I joined in January 2022", "Den Posten hat er seit 2021": when the last position was, whose sentence has no date */
export function dateThere(all: readonly Token[], dates: readonly DatedPart[], last: PositionDraft): DatedPart | null {
  const date = dates[0] as DatedPart;
  if (date.start === null || dates.length > 2 || !all.some(({ key }) => PERSON.test(key))) return null;
  if (all.some(({ classes }, index) => (classes & OWN_NAMES) !== 0 || isBeforeName(all, index))) return null;
  const at = all.findIndex(({ from }) => from >= date.from);
  const isThere = all.some(({ key, isName }, index) => THERE.test(key) && !isName && Math.abs(index - at) < MAX_THERE);
  const isHeld = all.some(({ key }) => HOLDS.test(key)) && all.some(({ key }) => POST.test(key));
  const isNear = (verbs: RegExp) =>
    all.slice(Math.max(0, at - 2), at).some(({ key }) => verbs.test(key)) && at < MAX_THERE;
  const lasts = last.date?.isOpen === true;
  if (date.isRange) return isThere || isHeld ? date : null;
  let from = at - 1;
  while (from > 0 && SEASON.test(all[from]?.key ?? "")) from--;
  if (!IN.test(all[from]?.key ?? "") && !isNear(CAME)) return null;
  if (isNear(AWAY)) return { ...date, start: null, end: date.start, isRange: true };
  if (!isNear(CAME) && !(isThere && all.some(({ key }) => CAME.test(key)))) return null;
  const end = dates[1] !== undefined && all.some(({ key }) => AWAY.test(key)) ? dates[1].start : null;
  return { ...date, end, isRange: true, isOpen: end === null && lasts };
}

/** "at Acme" */
function isBeforeName(all: readonly Token[], index: number): boolean {
  return /^(?:at|bei|beim|chez|bij)$/.test((all[index] as Token).key) && all[index + 1]?.isName === true;
}

const OWN_NAMES = TITLE | COMPANY | LEGAL_FORM | SCHOOL;
const MAX_THERE = 8;
