/** What a sentence says about studies: the school, the degree and its date. */
import type { DatedPart } from "../dates/dated-part.ts";
import type { EducationDraft } from "../educations/education-entries.ts";
import { DEGREE, FIELD } from "../words/word-classes.ts";
import { isStudy, STUDIED, verbs } from "./prose-cues.ts";
import { type Sentence, toPiece } from "./prose-sentence.ts";
import type { Span, Token } from "./prose-tokens.ts";

/** The studies at a school: one, or several as in "holds an MSc in Physics and a PhD from Acme". */
export function readStudies(
  sentence: Sentence,
  school: Span,
  previous: Span | undefined,
  following: Span | undefined,
): readonly EducationDraft[] {
  const { tokens: all, dates } = sentence;
  const from = previous === undefined ? 0 : (inBrackets(all, previous)?.last ?? previous.last) + 1;
  const inside = inBrackets(all, school);
  const next = (all[(inside ?? school).last + 1]?.from ?? Number.POSITIVE_INFINITY) - 1;
  const start = (all[school.first] as Token).from;
  const isFree = (candidate: DatedPart) =>
    previous === undefined ||
    candidate.from - (all[previous.last] as Token).to >= 25 ||
    isOfNext(all, previous.last + 1, candidate.from);
  const date =
    dates.find(
      (candidate) =>
        candidate.from >= next &&
        candidate.from - (all[(inside ?? school).last] as Token).to < 25 &&
        !isOfWork(all, (inside ?? school).last + 1, candidate.from) &&
        (following === undefined || !isOfNext(all, (inside ?? school).last + 1, candidate.from)),
    ) ??
    dates.findLast(
      (candidate) =>
        candidate.to <= start &&
        isFree(candidate) &&
        candidate.from >= (all[from] as Token).from &&
        start - candidate.to < 60,
    ) ??
    null;
  const to = school.cueAt < 0 ? school.first : Math.min(school.cueAt, school.first);
  const before = inside ?? findDegree(all, from, to) ?? school.studied ?? null;
  if (before !== null) {
    const degrees = inside !== null ? [inside] : [before, ...furtherDegrees(all, before.last, to)];
    return degrees.map((degree, index) => ({
      school: toPiece(sentence, school),
      degree: toPiece(sentence, degree),
      date: index === degrees.length - 1 ? date : null,
    }));
  }
  const after = degreeAfter(all, school, following) ?? studiedField(all, school, from, to);
  if (after === null) return [{ school: toPiece(sentence, school), degree: null, date }];
  const end = (all[after.last] as Token).to;
  const awarded = dates.find((candidate) => candidate.from >= end && candidate.from - end < 25) ?? null;
  return [{ school: toPiece(sentence, school), degree: toPiece(sentence, after), date: date ?? awarded }];
}

/** Participles of a degree before its date */
export const AWARDED =
  /^(?:promotion|obtenue?|obtained|awarded|received|earned|completed|finished|obtenid[oa]|conseguit[oa]|behaald|erworben)$/;

const STUDIES =
  /^(?:studied|studying|studies|read|majored|studierte|studiert|studieren|etudie|etudiait|estudio|estudie|estudiado|studeerde|studiato|studio|cursou|estudou)$/;
const MAX_FIELD = 6;

/** "studied computer science at Lumora College", "hat am Lumora College Psychologie studiert" */
function studiedField(
  all: readonly Token[],
  { last }: Span,
  from: number,
  to: number,
): Pick<Span, "first" | "last"> | null {
  if (STUDIED.test(all[last + 2]?.key ?? "") && all[last + 1]?.isName === true)
    return { first: last + 1, last: last + 1 };
  const verb = all.findLastIndex(({ key }, index) => index >= from && index < to && STUDIES.test(key));
  let first = verb + 1;
  while (first < to && BEFORE_FIELD.test(all[first]?.key ?? "")) first++;
  let end = to;
  while (end > first && BEHIND_FIELD.test(all[end - 1]?.key ?? "")) end--;
  if (verb === -1 || first >= end || end - first > MAX_FIELD) return null;
  const words = all.slice(first, end);
  if (!words.every(({ isWord, text, key }) => isWord && !/^\d/.test(text) && !NO_FIELD.test(key))) return null;
  return words.some(({ classes }) => (classes & FIELD) !== 0) ? { first, last: end - 1 } : null;
}

const BEHIND_FIELD = /^(?:at|an|in|am|a|aan|en|der|the|bei|de|la)$/;
const BEFORE_FIELD = /^(?:er|sie|ich|he|she|i|hij|ze|ik|la|le|l|les|el|in|habe|hat)$/;
const NO_FIELD = /^(?:at|from|for|with|where|then|first|bei|mit|zuerst|seit|bis|von|abroad|before|after)$/;

/** "at Lumora College (BSc Physics, 2010)" */
function inBrackets(all: readonly Token[], { last }: Span): Pick<Span, "first" | "last"> | null {
  if (all[last + 1]?.text !== "(") return null;
  const close = all.findIndex(({ text }, index) => index > last && text === ")");
  return close === -1 || close - last > 12 ? null : findDegree(all, last + 2, close);
}

/** "at Lumora College and received his doctorate in 2010 at": the date of another study */
function isOfNext(all: readonly Token[], from: number, date: number): boolean {
  for (let index = from; index < all.length && (all[index] as Token).from < date; index++)
    if (isStudy(all[index] as Token, index) && !isAwarded(all, index, date)) return true;
  return false;
}

/** "a DUT at Acme, obtained in 2001": right before the date */
function isAwarded(all: readonly Token[], index: number, date: number): boolean {
  return AWARDED.test((all[index] as Token).key) && (all[index + 2]?.from ?? date) >= date;
}

/** "an MSc in Physics, an MBA and a PhD from Lumora University": the degrees after the first */
function furtherDegrees(all: readonly Token[], last: number, to: number): readonly Pick<Span, "first" | "last">[] {
  const degrees: Pick<Span, "first" | "last">[] = [];
  let end = last;
  for (;;) {
    let index = end + 1;
    while (
      index < to &&
      /^(?:,|and|und|et|y|e|an?|his|her|their|my|an|ein|einen|une?|il|el)$/.test(all[index]?.key ?? "")
    )
      index++;
    const word = all[index];
    if (index === end + 1 || index >= to || word === undefined || (word.classes & DEGREE) === 0) return degrees;
    const degree = findDegree(all, index, to);
    if (degree === null || /^(?:degree|degrees|diploma|abschluss)$/.test(word.key)) return degrees;
    degrees.push(degree);
    end = degree.last;
  }
}

const GRADUATED =
  /^(?:took|gained|completed|finished|pursued|did|graduat(?:ed|ing)|earn(?:ed|ing)|receiv(?:ed|ing)|obtain(?:ed|ing)|obtient|obtenu|obtuvo|saco|conseguito|conseguido|behaalde|schloss|abschloss)$/;

/** "studied at Lumora College and graduated with a BDes in Industrial Design in 2007" */
function degreeAfter(
  all: readonly Token[],
  school: Span,
  following: Span | undefined,
): Pick<Span, "first" | "last"> | null {
  if (following !== undefined) return null;
  // "graduated from Lumora College with a BSc in Physics"
  if (/^(?:with|mit|avec|con|met|als)$/.test(all[school.last + 1]?.key ?? "")) {
    const degree = findDegree(all, school.last + 2, Math.min(all.length, school.last + 5));
    if (degree !== null) return findDegree(all, degree.first, Math.min(all.length, school.last + 14));
  }
  // "TU Lumora, MSc Integrated Product Design 2015"
  if (all[school.last + 1]?.text === "," && ((all[school.last + 2]?.classes ?? 0) & DEGREE) !== 0)
    return findDegree(all, school.last + 2, Math.min(all.length, school.last + 14));
  const verb = all.findIndex(({ key }, index) => index > school.last && GRADUATED.test(key));
  return verb === -1 ? null : findDegree(all, verb + 1, Math.min(all.length, verb + 14));
}

/** "an MSc in Applied Physics from", "studied Graphic Communication at": the words of the degree between two tokens. */
function findDegree(all: readonly Token[], from: number, to: number): Pick<Span, "first" | "last"> | null {
  for (let first = from; first < to; first++) {
    if (((all[first] as Token).classes & DEGREE) === 0) continue;
    let last = first;
    while (last + 1 < to && last - first < 10 && !isDegreeEnd(all, last + 1)) last++;
    last = fieldsEnd(all, last, to);
    // "an Executive MBA", "une thèse de doctorat"
    const isExecutive = first > from && all[first - 1]?.key === "executive";
    // "das erste Staatsexamen"
    const isNumbered = first > from && /^(?:erste[sn]?|zweite[sn]?|mittleren?)$/.test(all[first - 1]?.key ?? "");
    const isThesis = first > from + 1 && all[first - 2]?.key === "these" && all[first - 1]?.key === "de";
    return { first: isThesis ? first - 2 : isExecutive || isNumbered ? first - 1 : first, last };
  }
  return null;
}

/** The end of "Politics and Economics" in "BA in Philosophy, Politics and Economics from Lumora College" */
function fieldsEnd(all: readonly Token[], last: number, to: number): number {
  if (!/^(?:,|and|und|et|y|e|&)$/.test(all[last + 1]?.key ?? "") || all[last]?.isName !== true) return last;
  let index = last + 1;
  let isField = false;
  while (index < to) {
    const { isName, key, classes } = all[index] as Token;
    if ((classes & DEGREE) !== 0 || !(isName || /^(?:,|and|und|et|y|e|&)$/.test(key))) return last;
    if ((classes & FIELD) !== 0) isField = true;
    index++;
  }
  return isField && /^(?:at|from|an|bei|de|por|par)$/.test(all[to]?.key ?? "") && all[to - 1]?.isName === true
    ? to - 1
    : last;
}

const PRONOUN = /^(?:he|she|er|sie|ich|il|elle|hij|zij|ze)$/;

function isDegreeEnd(all: readonly Token[], index: number): boolean {
  const { key, text } = all[index] as Token;
  // "legte er an der Universität Lumora ab"
  if (PRONOUN.test(key) || PRONOUN.test(all[index + 1]?.key ?? "")) return true;
  const isDate = /^(?:19|20)\d\d$/.test(text) || /^(?:19|20)\d\d$/.test(all[index + 1]?.text ?? "");
  return (
    isDate ||
    IS_VERB.test(key) ||
    /^[,(;:)–—]$/.test(text) ||
    /^(?:at|from|an|bei|alla?|allo|presso|chez|bij|aan|por|par|and|und|et|where|which|with|zu|ab|abschloss)$/.test(key)
  );
}

/** "Her PhD was awarded by", "Die Promotion erfolgte an" */
const IS_VERB = /^(?:was|is|were|has|had|came|erfolgte|folgte|hatte|hat|war|ist|wurde|est|fut|fue|era)$/;

/** "a PhD from Lumora University, she leads since 2018": the date of her work */
function isOfWork(all: readonly Token[], from: number, date: number): boolean {
  for (let index = from; index < all.length && (all[index] as Token).from < date; index++) {
    const { key } = all[index] as Token;
    if (verbs.has(key) || /^(?:he|she|i|er|sie|ich|elle|il|je)$/.test(key)) return true;
  }
  return false;
}
