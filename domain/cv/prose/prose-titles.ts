/** Titles of several words in a sentence. */

import { isOrdinary } from "../words/ordinary.ts";
import { FIELD, FUNCTION, TITLE } from "../words/word-classes.ts";
import { AND, determiners, stops } from "./prose-cues.ts";
import { APPOINTS } from "./prose-hires.ts";
import { isNextTo } from "./prose-names.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { quotedSpan } from "./quoted-titles.ts";
import { titleTail } from "./title-links.ts";
import { isPhrase, isTitlePart, LEADING } from "./title-parts.ts";
import { withoutPerson, withoutSubject } from "./title-subjects.ts";
import { commaFieldEnd, hasRank, namedFieldEnd, smallFieldEnd } from "./title-tails.ts";
import { wholeEnd, wholeStart } from "./titles-before-employers.ts";
import { unitNameEnd } from "./unit-names.ts";

/** The whole title around its noun: "senior product manager", "head of business development", "co-founder and CEO". */
export function titleSpan(sentence: readonly Token[], noun: number, free: number): Span {
  let first = noun > free && isFixedPair(sentence, noun) ? noun - 1 : noun;
  while (first > free && noun - first < 5 && isNextTo(sentence, first) && isTitlePart(sentence[first - 1] as Token)) {
    if (isOwning(sentence[first - 1] as Token)) break;
    first--;
  }
  if (
    first > free &&
    (isWorks(sentence, first - 1) ||
      isOfCounsel(sentence, first) ||
      hasRank(sentence, first) ||
      isRankOfLead(sentence, first - 1))
  )
    first--;
  // "has named Jo Example chief revenue officer", but not "was appointed Senior Analyst"
  if (APPOINTS.test(sentence[first - 1]?.key ?? "") && !BE.test(sentence[first - 2]?.key ?? ""))
    while (first < noun && (sentence[first] as Token).isName && (sentence[first] as Token).classes === 0) first++;
  first = withoutPerson(sentence, first, noun);
  let last = noun;
  for (;;) {
    const next = sentence[last + 1];
    if (next === undefined) break;
    const ahead = [last + 2, last + 3].find((index) => ((sentence[index]?.classes ?? 0) & TITLE) !== 0);
    if (
      last === noun &&
      LEADING.test((sentence[noun] as Token).key) &&
      ahead !== undefined &&
      isPhrase(sentence, last + 1, ahead)
    ) {
      last = ahead;
      continue;
    }
    if (next.text === "(" && isPay(sentence, last + 2)) {
      last += 3;
      continue;
    }
    const unit = unitEnd(sentence, last);
    if (unit > last) {
      last = unit;
      break;
    }
    const field = isBeforeChez(sentence, last + 1)
      ? last + 1
      : Math.max(germanFieldEnd(sentence, last), smallFieldEnd(sentence, first, last));
    if (field > last) {
      last = field;
      continue;
    }
    if (
      isNextTo(sentence, last + 1) &&
      ((next.classes & (FUNCTION | TITLE)) !== 0 || isAdjective(next)) &&
      !stops.has(next.key)
    )
      last++;
    else {
      const end = titleTail(sentence, last + 1);
      if (end < 0) break;
      last = end;
    }
    if (last - noun > 9) break;
  }
  first = withoutSubject(sentence, first);
  last = namedFieldEnd(sentence, first, last);
  last = commaFieldEnd(sentence, first, last);
  first = wholeStart(sentence, first);
  last = wholeEnd(sentence, first, last);
  last = unitNameEnd(sentence, first, last);
  last = bracketEnd(sentence, last);
  const quoted = quotedSpan(sentence, first, last);
  if (quoted !== null) [first, last] = quoted;
  const before = sentence[first - 1];
  return { kind: "title", first, last, cue: before?.key === "," ? "comma" : "none", cueAt: first - 1 };
}

const BE = /^(?:was|were|been|being|is|wurde|est|ete|fue)$/;

/** "Professorin (W3) für Optik" */
function isPay(sentence: readonly Token[], at: number): boolean {
  return sentence[at + 1]?.text === ")" && PAY.test(sentence[at]?.text ?? "");
}

const PAY = /^(?:[CW][1-4]|[AE]\d{1,2})$/;

/** The end of "Vice President, Operations at Acme", "Leiterin Finanzen und Controlling der Acme", "Director (Sales)" */
function unitEnd(sentence: readonly Token[], last: number): number {
  const mark = sentence[last + 1]?.text ?? "";
  if (mark === "(") return bracketEnd(sentence, last);
  if (mark === "," && isRegion(sentence, last)) return last + 2;
  const first = /^[,–—-]$/.test(mark) ? last + 2 : last + 1;
  let end = first;
  while (end < first + 6 && isUnitPart(sentence, end, end > first)) end++;
  const words = sentence.slice(first, end);
  if (words.length === 0 || !words.every(({ classes, isName }) => !isName || (classes & (FUNCTION | FIELD)) !== 0))
    return last;
  return words.at(-1)?.isName === true &&
    /^(?:at|of|with|bei|der|di|de|chez|for|presso)$/.test(sentence[end]?.key ?? "")
    ? end - 1
    : last;
}

/** "as Vice President, Midwest." where nothing follows but the year */
function isRegion(sentence: readonly Token[], last: number): boolean {
  const [region, next, year] = sentence.slice(last + 2, last + 5);
  if (region?.isName !== true || (region.classes & ~FUNCTION) !== 0) return false;
  if (next !== undefined && !(next.key === "in" && /^\d{4}$/.test(year?.text ?? ""))) return false;
  for (let index = last; index > Math.max(0, last - 6); index--) if (sentence[index]?.key === "as") return true;
  return false;
}

/** The end of a function or of ordinary words in brackets: "(Gas Distribution)" */
function bracketEnd(sentence: readonly Token[], last: number): number {
  if (sentence[last + 1]?.text !== "(") return last;
  const close = sentence.findIndex(({ text }, index) => index > last + 1 && text === ")");
  const words = close === -1 ? [] : sentence.slice(last + 2, close);
  if (words.length === 0 || words.length > 4 || !words.every(({ isName, text }) => isName || text === "&")) return last;
  const isSubject = words.every(({ text }) => text === "&" || isOrdinary(text));
  return isSubject || ((words.at(-1) as Token).classes & FUNCTION) !== 0 ? close : last;
}

function isUnitPart(sentence: readonly Token[], index: number, isInside: boolean): boolean {
  const token = sentence[index];
  if (token === undefined) return false;
  return token.isName || (isInside && (AND.test(token.key) || token.text === "&"));
}

/** The end of "Bereichsleiterin Konzerncontrolling", "Gruppenleiter Klinische Forschung" before "der Acme AG"; -1 without one */
function germanFieldEnd(sentence: readonly Token[], last: number): number {
  if (!GERMAN_LEADER.test((sentence[last] as Token).key)) return -1;
  for (let index = last + 1; index < last + MAX_GERMAN_FIELD; index++) {
    const token = sentence[index];
    const isJoin = token !== undefined && (AND.test(token.key) || token.text === "&");
    if (token === undefined || !(isJoin || sentence[index - 1]?.text === "&" || isNextTo(sentence, index))) return -1;
    if (index > last + 1 && !isJoin && /^(?:der|bei|beim|im|am)$/.test(token.key)) return index - 1;
    if (!isJoin && (!token.isName || (token.classes & ~(FUNCTION | FIELD)) !== 0)) return -1;
  }
  return -1;
}

const MAX_GERMAN_FIELD = 8;
const GERMAN_LEADER = /(?:leiter|leiterin|chef|chefin|referent|referentin|manager|managerin|vorstand)$/;

/** "chercheuse senior chez Acme", "ingénieur structure chez Acme", "hoofd inkoop bij Acme" */
function isBeforeChez(sentence: readonly Token[], index: number): boolean {
  const [word, chez, name] = sentence.slice(index, index + 3);
  if (word === undefined || !/^(?:chez|bij)$/.test(chez?.key ?? "") || name?.isName !== true) return false;
  if (word.key === "groupe") return true;
  if (chez?.key === "bij" && PARTICIPLE.test(word.key)) return false;
  return isNextTo(sentence, index) && !word.isName && word.classes === 0 && word.key.length > 4 && !stops.has(word.key);
}

/** "als trainee begonnen bij Acme" */
const PARTICIPLE = /^(?:be|ge)[a-z]+(?:en|[dt])$/;

/** "directrice générale", "director comercial" */
function isAdjective({ key, isName }: Token): boolean {
  // "Amministratore Delegato", "directora general adjunta"
  if (/^(?:delega[dt][oa]|generale|adjointe?|adjunt[oa]|aggiunt[oa])$/.test(key)) return true;
  return (
    !isName &&
    key.length > 5 &&
    /(?:^senior$|ier[eoa]?|iels?|gato|gata|ales?|iques?|ives?|aires?|elles?|ic[oa]|iv[oa]|ari[oa]|cial|ional|eral)$/.test(
      key,
    )
  );
}

/** "the sole proprietor", "the assistant company secretary" */
function isFixedPair(sentence: readonly Token[], first: number): boolean {
  return FIXED_PAIR.test(`${sentence[first - 1]?.key} ${sentence[first]?.key}`);
}

const FIXED_PAIR =
  /^(?:sole (?:proprietor|trader|practitioner)|company (?:secretary|doctor|commander|accountant|lawyer|driver))$/;

/** "the works manager" */
function isWorks(sentence: readonly Token[], index: number): boolean {
  return sentence[index]?.key === "works" && determiners.has(sentence[index - 1]?.key ?? "");
}

/** "as lead structural engineer", but not "helped lead engineers" */
function isRankOfLead(sentence: readonly Token[], index: number): boolean {
  return (
    sentence[index]?.key === "lead" && /^(?:as|was|is|became|been|an?|the|its)$/.test(sentence[index - 1]?.key ?? "")
  );
}

/** "was of counsel at Acme": the rank of a lawyer */
function isOfCounsel(sentence: readonly Token[], at: number): boolean {
  return sentence[at]?.key === "counsel" && sentence[at - 1]?.key === "of" && !sentence[at - 2]?.isName;
}

/** "Acme's head of product": the company */
function isOwning({ text, isName }: Token): boolean {
  return isName && /['’]s$/.test(text);
}
