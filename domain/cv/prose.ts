import { MENTION_WORDS, SPEECH_WORDS, STUDY_WORDS, SUBJECT_WORDS, TITLE_CUES, WORK_VERBS } from "../lists/sentence-words.ts";
import type { DatedPart } from "./dates.ts";
import type { EducationDraft } from "./educations.ts";
import { cleanName, trimStretch } from "./names.ts";
import { DEPARTMENT, type Piece } from "./pieces.ts";
import type { PositionDraft } from "./positions.ts";
import { type Group, groupSpans } from "./prose-groups.ts";
import { findSpans, readTokens, type Span, type Token } from "./prose-tokens.ts";
import type { Row } from "./row.ts";
import { COMPANY, DEGREE, LEGAL_FORM, readSignals, SCHOOL, tokens } from "./words.ts";

/** What the sentences of a paragraph say about a career. */
export interface ProseFacts {
  readonly positions: readonly PositionDraft[];
  readonly educations: readonly EducationDraft[];
  readonly sentences: number;
  /** Sentences that name a position or an education. */
  readonly career: number;
  /** Sentences about one person: "She …", "Before that …", "Ich …". */
  readonly personal: number;
  /** Sentences in which somebody is quoted, as in the news. */
  readonly spoken: number;
}

const NO_FACTS: ProseFacts = { positions: [], educations: [], sentences: 0, career: 0, personal: 0, spoken: 0 };
const set = (list: string): ReadonlySet<string> => new Set(tokens(list));
const mentions = set(MENTION_WORDS);
const works = set(WORK_VERBS);
const studies = set(STUDY_WORDS);
const titleCues = set(TITLE_CUES);
const speech = set(SPEECH_WORDS);
const subjects = set(SUBJECT_WORDS);
const MAX_PARAGRAPH = 4000;
const MIN_PARAGRAPH = 25;
const THRESHOLD = 3;

/** Positions and educations in the sentences of a paragraph. Linear in its length, which is bounded. */
export function readProse(row: Row): ProseFacts {
  if (row.text.length < MIN_PARAGRAPH) return NO_FACTS;
  const text = row.text.slice(0, MAX_PARAGRAPH);
  const sentences = readTokens(text, row.dates);
  const positions: PositionDraft[] = [];
  const educations: EducationDraft[] = [];
  let [career, personal, spoken] = [0, 0, 0];
  for (const sentence of sentences) {
    const found = readSentence(row, sentence, positions);
    if (found.positions.length + found.educations.length > 0) career++;
    positions.push(...found.positions);
    educations.push(...found.educations);
    if (subjects.has((sentence[0] as Token).key) || sentence.some(({ key }) => /^(?:i|she|he|my|her|his|ich|sie|er|je|j|il|elle)$/.test(key)))
      personal++;
    if (sentence.some(({ key }) => speech.has(key))) spoken++;
  }
  return { positions, educations, sentences: sentences.length, career, personal, spoken };
}

interface Sentence {
  readonly row: Row;
  readonly tokens: readonly Token[];
  readonly dates: readonly DatedPart[];
}

function readSentence(
  row: Row,
  all: readonly Token[],
  before: PositionDraft[],
): { readonly positions: PositionDraft[]; readonly educations: EducationDraft[] } {
  const from = (all[0] as Token).from;
  const to = (all.at(-1) as Token).to;
  const inside = row.dates.filter((date) => date.from >= from && date.to <= to + 2);
  const rejoined = dateLast(all, inside, before);
  const sentence = { row, tokens: all, dates: rejoined === null ? inside : inside.filter((date) => date !== rejoined) };
  const spans = findSpans(all);
  const isStudy = all.some(({ key, classes }) => studies.has(key) || (classes & DEGREE) !== 0);
  const schools: Span[] = [];
  const employers: Span[] = [];
  const titles: Span[] = [];
  for (const [index, span] of spans.entries()) {
    if (span.kind === "title") titles.push(span);
    else if (isStudy && isSchool(all, span, spans[index - 1])) schools.push(span);
    else if (employerScore(all, span, spans[index - 1], employers) >= THRESHOLD) employers.push(span);
  }
  const educations = schools.map((span, index) => readStudy(sentence, span, schools[index - 1]));
  const groups = groupSpans(all, employers, titles, sentence.dates, schools);
  const positions = groups.flatMap((group) => toPosition(sentence, group, before) ?? []);
  return { positions, educations };
}

/** Whether a name of a sentence about studies is a school, and not an employer of a title right before it. */
function isSchool(all: readonly Token[], span: Span, previous: Span | undefined): boolean {
  const words = all.slice(span.first, span.last + 1);
  const hasSchoolWord = words.some(({ classes }) => (classes & SCHOOL) !== 0);
  if (previous?.kind === "title" && previous.last >= span.cueAt - 3 && !hasStudyBetween(all, previous.last + 1, span.first))
    return false;
  if (words.every(({ classes }) => (classes & DEGREE) !== 0)) return false;
  if (hasSchoolWord) return true;
  if (span.cue !== "at" && !/^(?:from|an|der|de|d'|a|l'|la)$/.test(all[span.cueAt]?.key ?? "")) return false;
  return !words.some(({ classes }) => (classes & (LEGAL_FORM | COMPANY)) !== 0) && hasStudyBetween(all, Math.max(0, span.first - 14), span.first);
}

function hasStudyBetween(all: readonly Token[], from: number, to: number): boolean {
  for (let index = to - 1; index >= from; index--) {
    const { key, classes } = all[index] as Token;
    if (studies.has(key) || (classes & DEGREE) !== 0) return true;
    if (works.has(key) && !/^(?:is|was|war|est|time|years|der)$/.test(key)) return false;
  }
  return false;
}

function employerScore(all: readonly Token[], span: Span, previous: Span | undefined, employers: readonly Span[]): number {
  const words = all.slice(span.first, span.last + 1);
  let classes = 0;
  for (const word of words) classes |= word.classes;
  if (words.every((word) => (word.classes & DEGREE) !== 0)) return 0;
  let score = (classes & LEGAL_FORM) !== 0 ? 2 : (classes & (COMPANY | SCHOOL)) !== 0 ? 1 : 0;
  const isAfterTitle = previous?.kind === "title" && span.first - previous.last <= 5;
  if (span.cue === "at") score += 3;
  else if (span.cue === "verb") score += 3;
  else if (span.cue === "list") score += employers.includes(previous as Span) ? 3 : 0;
  else if (span.cue === "link") score += isAfterTitle && span.cueAt - previous.last <= 2 ? 3 : hasWork(all, span) ? 1 : 0;
  else if (span.cue === "comma" && isAfterTitle) score += 2;
  // "in Berlin", "in German": only an institution
  if (span.cue === "link" && all[span.cueAt]?.key === "in" && (classes & (COMPANY | SCHOOL | LEGAL_FORM)) === 0) score -= 3;
  if (/^[([]$/.test(all[span.last + 1]?.text ?? "") && all[span.last + 2]?.isWord === true && /^(?:19|20)\d\d/.test(all[span.last + 2]?.text ?? "")) score += 2;
  if (/^[,]$/.test(all[span.last + 1]?.text ?? "") && /^(?:where|wo|ou)$/.test(all[span.last + 2]?.key ?? "")) score += 3;
  // "the Acme Agency's venture arm"
  if (/['’]s$/.test((all[span.last] as Token).text) && all[span.last + 1]?.isWord === true) score -= 3;
  // "the Berlin Kafka meetup"
  const next = all[span.last + 1];
  if (span.cue === "link" && next?.isWord === true && !next.isName && next.classes === 0 && next.key.length > 4 && !works.has(next.key)) score -= 1;
  if (hasMention(all, span)) score -= 4;
  if (DEPARTMENT.test(words.map(({ text }) => text).join(" "))) score -= 3;
  return score;
}

const FOR_WORK = /^(?:for|with|fur|pour|zu|zur|zum|to|from|by|von|vom|de|d'|of|bei|im|am|an|der)$/;

function hasWork(all: readonly Token[], span: Span): boolean {
  if (!FOR_WORK.test(all[span.cueAt]?.key ?? "")) return false;
  for (let index = span.cueAt - 1; index >= Math.max(0, span.cueAt - 10); index--)
    if (works.has((all[index] as Token).key)) return true;
  return false;
}

/** "clients such as Acme", "led by Acme", "acquired by Acme" */
function hasMention(all: readonly Token[], span: Span): boolean {
  for (let index = span.first - 1; index >= Math.max(0, span.first - 9); index--) {
    const { key, text } = all[index] as Token;
    if (mentions.has(key)) return true;
    if (key === "by" && index === span.cueAt) return true;
    if (text === "(" || (works.has(key) && !/^(?:is|was|are|been|be|est|ist|war)$/.test(key))) return false;
  }
  return false;
}

function toPosition(
  sentence: Sentence,
  { employer, title, date, isShared }: Group,
  before: readonly PositionDraft[],
): PositionDraft | null {
  const company = employer === null ? (before.at(-1)?.company ?? null) : toPiece(sentence, employer);
  if (company === null) return null;
  if (isShared) {
    if (title === null || !titleCues.has(sentence.tokens[skipDeterminer(sentence.tokens, title.first)]?.key ?? "")) return null;
    if (date === null && employer === null) return null;
  }
  return {
    company,
    title: title === null ? null : toPiece(sentence, title),
    date: withPresent(sentence, date, title ?? employer),
    isSelfEmployed: false,
    isUnsure: false,
  };
}

function skipDeterminer(all: readonly Token[], first: number): number {
  let index = first - 1;
  while (index > 0 && /^(?:an?|the|ein|eine|einen|un|une|la|le|l'|its|their)$/.test(all[index]?.key ?? "")) index--;
  return index;
}

const PRESENT = /^(?:is|am|are|currently|now|today|leads|heads|runs|works|ist|bin|leitet|fuhrt|arbeitet|derzeit|aktuell|est|suis|dirige|travaille|actuellement|i'm|i've)$/;

/** "She is the CFO of Acme, which she joined in 2019": open, if the verb before the title is in the present. */
function withPresent({ tokens: all }: Sentence, date: DatedPart | null, span: Span | null): DatedPart | null {
  if (date === null || date.isRange || span === null) return date;
  const isPresent = all.slice(Math.max(0, span.first - 8), span.first).some(({ key }) => PRESENT.test(key));
  return { ...date, isRange: true, isOpen: isPresent };
}

const REJOINED = /^(?:joined|founded|started|cofounded|co-founded|rejoint|trat|stiess)$/;
const THE_COMPANY = /^(?:company|firm|fund|bank|group|team|business|unternehmen|firma|entreprise|societe|groupe)$/;

/** "She is the CFO of Acme. She joined the company in March 2022." */
function dateLast(all: readonly Token[], dates: readonly DatedPart[], before: PositionDraft[]): DatedPart | null {
  const last = before.at(-1);
  const verb = all.findIndex(({ key }) => REJOINED.test(key));
  if (last === undefined || last.date !== null || verb === -1) return null;
  const company = all.findIndex(({ key }, index) => index > verb && index < verb + 4 && THE_COMPANY.test(key));
  const date = dates.find(({ start, from }) => start !== null && from > (all[verb] as Token).from);
  if (date === undefined || company === -1) return null;
  before[before.length - 1] = { ...last, date: { ...date, end: null, isOpen: true, isRange: true } };
  return date;
}

function readStudy(sentence: Sentence, school: Span, previous: Span | undefined): EducationDraft {
  const { tokens: all, dates } = sentence;
  const from = previous === undefined ? 0 : previous.last + 1;
  const next = (all[school.last + 1]?.from ?? Number.POSITIVE_INFINITY) - 1;
  const start = (all[school.first] as Token).from;
  const date =
    dates.find((candidate) => candidate.from >= next && candidate.from - (all[school.last] as Token).to < 25) ??
    dates.findLast((candidate) => candidate.to <= start && candidate.from >= (all[from] as Token).from && start - candidate.to < 60) ??
    null;
  return { school: toPiece(sentence, school), degree: readDegree(sentence, from, school), date };
}

/** "an MSc in Applied Physics from", "studied Graphic Communication at" */
function readDegree(sentence: Sentence, from: number, school: Span): Piece | null {
  const all = sentence.tokens;
  for (let first = from; first < school.first; first++) {
    if (((all[first] as Token).classes & DEGREE) === 0) continue;
    let last = first;
    while (last + 1 < school.first && last - first < 10 && !isDegreeEnd(all, last + 1, school)) last++;
    return toPiece(sentence, { first, last });
  }
  return null;
}

function isDegreeEnd(all: readonly Token[], index: number, school: Span): boolean {
  const { key, text } = all[index] as Token;
  return /^[,(;:)–—]$/.test(text) || /^(?:at|from|an|bei|and|und|et|where|which|with|zu|abschloss)$/.test(key) || index >= Math.min(school.cueAt < 0 ? school.first : school.cueAt, school.first) || /^(?:19|20)\d\d$/.test(text);
}

function toPiece({ row, tokens: all }: Sentence, { first, last }: Pick<Span, "first" | "last">): Piece | null {
  const stretch = trimStretch(row.text, (all[first] as Token).from, (all[last] as Token).to);
  if (stretch === null) return null;
  const text = cleanName(row.text.slice(stretch.from, stretch.to));
  return { ...stretch, ...readSignals(text), row, text, isAfterAt: false, index: 0 };
}
