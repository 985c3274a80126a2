import type { EducationDraft } from "../educations/education-entries.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { areSeveralPeople } from "../rows/people.ts";
import type { Row } from "../rows/row.ts";
import { foldWords } from "../words/split-words.ts";
import { withTitlesAbove } from "./biography-titles.ts";
import { type CareerCounts, countCareer, MANY } from "./career-counts.ts";
import { careerParagraphs } from "./career-paragraphs.ts";
import { careerScore } from "./career-score.ts";
import { isBare, isWhole, valueOf } from "./career-value.ts";
import { paragraphs } from "./joined-paragraphs.ts";
import { withOwnCompany } from "./own-company.ts";
import { mayTellOfStudies, type ProseFacts, readProse } from "./prose.ts";
import { quotedRows } from "./quoted-paragraphs.ts";
import { isRepeated, withFullNames, withLeaving } from "./repeated-positions.ts";
import { readSlide } from "./slides.ts";

const MIN_BARE = 4;
/** Of a letter of an employer about somebody */
const REFERENCE =
  /to whom it may concern|letter of (?:reference|recommendation)|(?:arbeits|zwischen|dienst)zeugnis|lettre de recommandation|certificat de travail|carta de recomendaci[oó]n|lettera di referenz/iu;
const MAX_HEAD = 300;
/** "Der 46-jährige Jo Muster", "Jo Example, 46,": whom an article introduces */
const AGED = /^(?:Der|Die) \d\d.?jährige \p{Lu}|^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){1,2}(?: \(\d\d\)|, \d\d,) /u;

/** "Dr. Jo Example (2012–2017), now at Acme": of a group */
const MEMBER = /^\p{Lu}[\p{L}.' -]{5,40} \((?:19|20)\d\d/u;
const MIN_MEMBERS = 3;

export interface Biography {
  readonly positions: readonly PositionDraft[];
  readonly likely: readonly PositionDraft[];
  readonly educations: readonly EducationDraft[];
}

/** What the paragraphs of a text, or those it quotes, say about one person's career; null for other texts, such as news. */
export function readBiography(text: string, rows: readonly Row[]): Biography | null {
  const quoted = quotedRows(rows);
  const told = quoted === null ? null : readParagraphs(text, quoted);
  return told !== null && told.positions.filter(isWhole).length >= MIN_QUOTED ? told : readParagraphs(text, rows);
}

const MIN_QUOTED = 2;

function readParagraphs(text: string, rows: readonly Row[]): Biography | null {
  if (rows.filter(({ text }) => AGED.test(text)).length > 1) return null;
  if (
    areSeveralPeople(
      rows.filter(({ text }) => MEMBER.test(text)),
      2 * MIN_MEMBERS,
    )
  )
    return null;
  const joined = paragraphs(text, rows);
  const all = joined.map(readProse);
  const found = chooseParagraphs(text, rows, joined, all);
  return found === null ? null : { ...found, positions: withOwnCompany(found.positions, all, rows) };
}

/** All paragraphs, a slide about the person, or those paragraphs that tell the career */
function chooseParagraphs(
  text: string,
  rows: readonly Row[],
  joined: readonly Row[],
  all: readonly ProseFacts[],
): Biography | null {
  const whole = readFacts(text, rows, all);
  const core = careerParagraphs(all);
  if (whole !== null && core.length > 0) {
    const others = new Set(
      all.filter((one) => one.told === 0 && !core.includes(one)).flatMap(({ positions }) => positions),
    );
    return { ...whole, positions: whole.positions.filter((position) => !isBare(position) || !others.has(position)) };
  }
  if (whole !== null) return whole;
  const slide = core.length > 0 ? null : readSlide(joined, all);
  if (slide !== null) return { ...slide, likely: [] };
  if (core.length === 0 || core.length === all.length) return null;
  const count = (some: readonly ProseFacts[]) => some.reduce((total, one) => total + one.sentences, 0);
  // News quote people, and tell a founder's career in passing.
  const isNews = all.some(({ spoken }) => spoken > 0) && count(core) < MIN_OF_NEWS * count(all);
  if (isNews) return null;
  return readFacts(text, [], core);
}

/** The share of sentences that makes an article a portrait */
const MIN_OF_NEWS = 0.25;

function readFacts(text: string, rows: readonly Row[], all: readonly ProseFacts[]): Biography | null {
  const { counts, facts, names } = countCareer(rows, all);
  if (!tellsCareer(text, rows, counts)) return null;
  const { positions, educations, isOwn } = counts;
  const told = positions.filter(
    (position) => !isOfEmployer(position, facts, positions, names) && !isAtPerson(position, names),
  );
  const titled = withTitlesAbove(rows, told);
  const ended = withFullNames(withLeaving(titled));
  const left = ended.filter((position) => !isRepeated(position, ended));
  // A mail may say "I work at Acme", too, unless it names a school as well.
  const hasStudied = isOwn && educations.some(({ school }) => school?.school === true);
  const likely = counts.likely.filter((position) => !isRepeated(position, left));
  if (!hasStudied && [...left, ...likely].every(isBare)) return null;
  return { positions: left, likely, educations };
}

/** The score decides, except where one sign is enough. */
function tellsCareer(text: string, rows: readonly Row[], counts: CareerCounts): boolean {
  const { positions, educations, likely, personal, named, spoken } = counts;
  if (positions.length + likely.length === 0 || counts.areSeveral) return false;
  if (!counts.isOwn && REFERENCE.test(text.slice(0, MAX_HEAD))) return false;
  // A text about many things names places and clubs, too.
  const bare = positions.filter(isBare).length;
  if (bare >= MIN_BARE && bare > positions.length / 2) return false;
  // Lines such as "Consultant: Acme Ltd, 2024 – 2025" are entries, which have a shape of their own.
  if (personal === 0 && rows.length > 0 && !rows.some(isSentence)) return false;
  // News quote people, and say where somebody who was appointed comes from.
  const isPoor = positions.filter(isWhole).length < 2 && valueOf(positions, educations) < RICH;
  if (spoken > 0 && positions.length < MANY && isPoor) return false;
  const isPortrait = spoken === 0 && counts.isIntroduced && personal + named >= counts.sentences;
  return isPortrait || careerScore(counts) >= leastScore(counts, rows);
}

/** The least value of a career in a text that quotes people */
const RICH = 4;
/** The least score of a biography: 3 of 100 other texts reach it. */
const MIN_SCORE = 0.6;
/** Without a sentence about the person, as in "Engineer at Acme until 2019. Then Lumora." */
const MIN_SCORE_OF_NOTES = 1.8;
/** Of some paragraphs, which were chosen for the career that they tell */
const MIN_SCORE_OF_PART = 1.5;

function leastScore({ personal, named }: CareerCounts, rows: readonly Row[]): number {
  if (rows.length === 0) return MIN_SCORE_OF_PART;
  return personal + named === 0 ? MIN_SCORE_OF_NOTES : MIN_SCORE;
}

function isSentence({ text }: Row): boolean {
  return text.length > MIN_SENTENCE || /\p{Ll}[.!?…]["”»)]?$/u.test(text);
}

const MIN_SENTENCE = 80;

const WORK =
  /(?<!\p{L})(?:work(?:ed|ing|s)|associated|employed|interned|joined|spent|began|started|previously|formerly|earlier|zuletzt|zuvor|davor|früher|arbeite\p{L}*|tätig|wechselte|begann|war|travaill\p{L}*|rejoint|trabaj\p{L}*|lavor\p{L}*|serv(?:ed|ing) (?:as|at|in))(?!\p{L})/iu;

/** "2017 to 2022: ran East Africa for Acme": what somebody led says the employer, and no title */
const LED =
  /^[.,)]?\s?:?\s+(?:ran|led|headed|managed|oversaw|directed|built|leitete|führte|verantwortete|baute|leitung|aufbau|a? ?(?:dirigé|piloté|géré)|direction|llevó|lideró|dirigió|gestionó|(?:ha )?(?:guidato|diretto|gestito)|leidde|runde)\s/iu;

/** Sentences with dates beside the dated blocks of a CV. None of news: a text without headings that quotes somebody. */
export function readSentences(
  rows: readonly Row[],
  hasHeadings: boolean,
  entries: readonly PositionDraft[],
): readonly PositionDraft[] {
  const told = rows.filter(({ text }) => text.length > 40);
  const found = told
    .filter(({ text, dates }) => dates.some(({ isRange }) => isRange) && WORK.test(text))
    .flatMap((row) => readProse(row).positions)
    .filter(({ date, title, isUnsure }) => date?.isRange === true && title !== null && !isUnsure);
  const read = new Set(entries.flatMap(({ title, company }) => [title?.row.start, company?.row.start]));
  for (const row of rows)
    if (
      row.dates[0]?.from === 0 &&
      row.dates[0].isRange &&
      !read.has(row.start) &&
      LED.test(row.text.slice(row.dates[0].to))
    )
      found.push(...readProse(row).positions.filter(({ date }) => date?.isRange === true));
  return found.length === 0 || hasHeadings || told.every((row) => readProse(row).spoken === 0) ? found : [];
}

/** Studies that sentences about the person tell beside the dated blocks of a CV. */
export function readStudySentences(rows: readonly Row[]): readonly EducationDraft[] {
  return rows
    .filter((row) => row.text.length > 60 && mayTellOfStudies(row))
    .map(readProse)
    .filter(({ personal, own }) => personal + own > 0)
    .flatMap(({ educations }) => educations)
    .filter(({ degree, date }) => degree !== null || date !== null);
}

/** "Mag. Jo Example": the person, and no employer */
function isAtPerson({ company }: PositionDraft, persons: ReadonlySet<string>): boolean {
  const words = foldWords(company?.text ?? "").split(" ");
  return words.length > 1 && words.every((word) => persons.has(word));
}

/** "Acme works with Lumora and Umbra", where Acme is an employer of the person */
function isOfEmployer(
  position: PositionDraft,
  facts: readonly ProseFacts[],
  all: readonly PositionDraft[],
  persons: ReadonlySet<string>,
): boolean {
  const name = facts.map(({ named }) => named.get(position)).find((one) => one !== undefined);
  const isNamed = ({ company }: PositionDraft) => company !== null && foldWords(company.text).split(" ", 1)[0] === name;
  return name !== undefined && !persons.has(name) && !isNamed(position) && all.some(isNamed);
}
