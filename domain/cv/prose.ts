import { SPEECH_WORDS, SUBJECT_WORDS, TITLE_CUES } from "../lists/sentence-words.ts";
import type { DatedPart } from "./dates.ts";
import type { EducationDraft } from "./education-entries.ts";
import { cleanName, trimStretch } from "./names.ts";
import { Piece } from "./piece.ts";
import type { PositionDraft } from "./position-draft.ts";
import { isEmployer, isSchool, isStudy, isSubjectOfStudy, withSubjects } from "./prose-employers.ts";
import { type Group, groupSpans } from "./prose-groups.ts";
import { findSpans } from "./prose-spans.ts";
import { readTokens, type Span, type Token } from "./prose-tokens.ts";
import type { Row } from "./row.ts";
import { tokens } from "./split-words.ts";
import { DEGREE } from "./word-classes.ts";
import { readSignals } from "./words.ts";

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
const titleCues = set(TITLE_CUES);
const speech = set(SPEECH_WORDS);
const subjects = set(SUBJECT_WORDS);
const MAX_PARAGRAPH = 4000;
const MIN_PARAGRAPH = 25;

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
    if (subjects.has((sentence[0] as Token).key) || sentence.some(({ key }) => PERSON.test(key))) personal++;
    if (sentence.some(({ key }) => speech.has(key))) spoken++;
  }
  return { positions, educations, sentences: sentences.length, career, personal, spoken };
}

/** In Spanish and Italian, the verb alone says who. */
const PERSON =
  /^(?:i|she|he|my|her|his|ich|sie|er|je|j|il|elle|me|mi|soy|fui|estudie|trabaje|funde|dirigi|obtuve|termine|sono|lavoro|studiai|ik|hij|zij|mijn)$/;

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
  if (all.some(({ key }) => APPLICATION.test(key)) && inside.length === 0) return { positions: [], educations: [] };
  const spans = withSubjects(all, findSpans(all));
  const areStudies = all.some(isStudy);
  const schools: Span[] = [];
  const employers: Span[] = [];
  const titles: Span[] = [];
  for (const [index, span] of spans.entries()) {
    if (span.kind === "title") titles.push(span);
    else if (areStudies && isSubjectOfStudy(all, span, spans[index + 1])) continue;
    else if (areStudies && isSchool(all, span, spans[index - 1])) schools.push(span);
    else if (isEmployer(all, span, spans[index - 1], employers)) employers.push(span);
  }
  const educations = schools.map((span, index) => readStudy(sentence, span, schools[index - 1]));
  const groups = groupSpans(all, employers, titles, sentence.dates, schools);
  const positions = groups.flatMap((group) => toPosition(sentence, group, before) ?? []);
  return { positions, educations };
}

/** "I am writing to apply for the post of Head of Mathematics at Acme" */
const APPLICATION = /^(?:apply|applying|application|bewerbe|bewerbung|stellenanzeige|candidature|postule|candidatura)$/;

function toPosition(
  sentence: Sentence,
  { employer, title, date, isShared }: Group,
  before: readonly PositionDraft[],
): PositionDraft | null {
  const company = employer === null ? (before.at(-1)?.company ?? null) : toPiece(sentence, employer);
  if (company === null) return null;
  if (isShared) {
    if (title === null || !titleCues.has(sentence.tokens[skipDeterminer(sentence.tokens, title.first)]?.key ?? ""))
      return null;
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
  while (
    index > 0 &&
    /^(?:an?|the|ein|eine|einen|un|une|la|le|l'|l|its|their|er|sie|ich|he|she|i|il|elle|je|dort|there|now|also|then|currently|later|y|auch|heute)$/.test(
      all[index]?.key ?? "",
    )
  )
    index--;
  return index;
}

const PRESENT =
  /^(?:is|am|are|currently|now|today|leads|heads|runs|works|ist|bin|leitet|fuhrt|arbeitet|derzeit|aktuell|est|suis|dirige|travaille|actuellement|i'm|i've)$/;

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
  const isFree = (candidate: DatedPart) =>
    previous === undefined || candidate.from - (all[previous.last] as Token).to >= 25;
  const date =
    dates.find((candidate) => candidate.from >= next && candidate.from - (all[school.last] as Token).to < 25) ??
    dates.findLast(
      (candidate) =>
        candidate.to <= start &&
        isFree(candidate) &&
        candidate.from >= (all[from] as Token).from &&
        start - candidate.to < 60,
    ) ??
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
  return (
    /^[,(;:)–—]$/.test(text) ||
    /^(?:at|from|an|bei|and|und|et|where|which|with|zu|abschloss)$/.test(key) ||
    index >= Math.min(school.cueAt < 0 ? school.first : school.cueAt, school.first) ||
    /^(?:19|20)\d\d$/.test(text)
  );
}

function toPiece({ row, tokens: all }: Sentence, { first, last }: Pick<Span, "first" | "last">): Piece | null {
  const stretch = trimStretch(row.text, (all[first] as Token).from, (all[last] as Token).to);
  if (stretch === null) return null;
  const text = cleanName(row.text.slice(stretch.from, stretch.to));
  return new Piece(row, stretch, text, readSignals(text));
}
