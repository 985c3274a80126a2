import type { EducationDraft } from "../educations/education-entries.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { areSeveralPeople, isGivenName, tellOfSeveralPeople } from "../rows/people.ts";
import type { Row } from "../rows/row.ts";
import { foldWords, splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import { withTitlesAbove } from "./biography-titles.ts";
import { careerParagraphs } from "./career-paragraphs.ts";
import { isBare, isWhole, valueOf } from "./career-value.ts";
import { MIN_LINE, paragraphs } from "./joined-paragraphs.ts";
import { withOwnCompany } from "./own-company.ts";
import { mayTellOfStudies, type ProseFacts, readProse } from "./prose.ts";
import { quotedRows } from "./quoted-paragraphs.ts";
import { isRepeated, withFullNames, withLeaving } from "./repeated-positions.ts";
import { readSlide } from "./slides.ts";

/** The least number of career sentences in the first person that make a text one about its author. */
const MIN_OWN = 3;
const MIN_BARE = 4;
const MAX_SENTENCES = 12;
/** Of a letter of an employer about somebody */
const REFERENCE =
  /to whom it may concern|letter of (?:reference|recommendation)|(?:arbeits|zwischen|dienst)zeugnis|lettre de recommandation|certificat de travail|carta de recomendaci[oó]n|lettera di referenz/iu;
const MAX_HEAD = 300;
/** "Der 46-jährige Jo Muster", "Jo Example, 46,": whom an article introduces */
const AGED = /^(?:Der|Die) \d\d.?jährige \p{Lu}|^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){1,2}(?: \(\d\d\)|, \d\d,) /u;

/** "Dr. Jo Example (2012–2017), now at Acme": of a group */
const MEMBER = /^\p{Lu}[\p{L}.' -]{5,40} \((?:19|20)\d\d/u;
const MIN_MEMBERS = 3;

interface Biography {
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
  const found = readCareer(text, rows, joined, all);
  return found === null ? null : { ...found, positions: withOwnCompany(found.positions, all, rows) };
}

function readCareer(
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
  // The greetings and the reason of a person's mail say nothing of the career.
  const isOwn = all.reduce((total, { own }) => total + own, 0) >= MIN_OWN;
  const facts = isOwn ? all.filter(({ career }) => career > 0) : all;
  const sum = (value: (facts: ProseFacts) => number) => facts.reduce((total, one) => total + value(one), 0);
  let positions = facts.flatMap((one) => one.positions);
  const educations = facts.flatMap((one) => one.educations);
  const sentences = sum((one) => one.sentences);
  if (positions.length === 0) return null;
  if (!isOwn && REFERENCE.test(text.slice(0, MAX_HEAD))) return null;
  // A text about many things names places and clubs, too.
  const bare = positions.filter(isBare).length;
  if ((bare >= MIN_BARE || sentences > MAX_SENTENCES) && bare > 0.5 * positions.length) return null;
  if (
    tellOfSeveralPeople(
      facts.flatMap(({ beginnings }) => beginnings),
      positions.length,
    )
  )
    return null;
  const persons = [...facts.flatMap(({ introduced }) => introduced), ...namesAbove(rows)];
  if (areSeveral(persons)) return null;
  const isSpoken = sum((one) => one.spoken) > 0;
  const names = new Set([...persons.flat(), ...subjectOf(facts, positions)]);
  const personal = (sum((one) => one.personal) + namedSentences(facts, names)) / sentences;
  const career = sum((one) => one.career) / sentences;
  // Of the sentences about a career, nearly all are about the person.
  const ofPerson = sum((one) => one.told + one.careerBeginnings.filter((name) => names.has(name)).length);
  const isOfPerson = ofPerson >= MOST_OF_CAREER * career * sentences;
  const value = valueOf(positions, educations);
  // News quote people and are about several. Most sentences of a biography are about one person.
  if (isSpoken && positions.length < MANY) {
    positions = facts.flatMap((one) => (one.spoken > 0 ? [] : one.positions));
    const isPoor = positions.filter(isWhole).length < 2 && valueOf(positions, educations) < RICH;
    if ((personal < MOST && !isOfPerson) || isPoor) return null;
  }
  // "I am … since 2019, and was … from 2014 to 2019."
  const isTold = sum((one) => one.own) > 0 || personal === 1;
  const areSure = !isSpoken && isTold && positions.length > 1 && positions.every(isWhole);
  const isTelling =
    areSure ||
    (personal >= MOST && value >= SOME) ||
    (isOfPerson && (positions.filter(isWhole).length >= 2 || (!isSpoken && value >= MUCH))) ||
    (personal >= PART && career >= PART && value > SOME && (educations.length > 0 || positions.some(isWhole)));
  if (!isTelling) {
    // Most sentences of a short portrait describe the person's work, such as research or art, and few the career.
    const isPortrait = !isSpoken && persons.length > 0;
    if (!isPortrait || personal < 0.4 || career < 0.15) return null;
    positions = positions.filter((position) => !isBare(position));
  }
  const told = positions.filter(
    (position) => !isOfEmployer(position, facts, positions, names) && !isAtPerson(position, names),
  );
  const titled = withTitlesAbove(rows, told);
  const ended = withFullNames(withLeaving(titled));
  const left = ended.filter((position) => !isRepeated(position, ended));
  // A mail may say "I work at Acme", too, unless it names a school as well.
  const hasStudied = isOwn && educations.some(({ school }) => school?.school === true);
  if (!hasStudied && left.every(isBare)) return null;
  const likely = facts.flatMap((one) => one.likely).filter((position) => !isRepeated(position, left));
  return { positions: left, likely, educations };
}

const MANY = 6;
/** The least value of the careers that news tell outside quotations */
const RICH = 4;
/** Shares of sentences: about the person, or with a position or an education */
const MOST = 0.5;
const PART = 0.3;
const MOST_OF_CAREER = 0.75;
/** The least value of a career: that of one position with its title and date, or of two schools */
const SOME = 2;
const MUCH = 5;

/** Whom the first sentence about a career begins with: a person's name, and no company. */
function subjectOf(facts: readonly ProseFacts[], positions: readonly PositionDraft[]): readonly string[] {
  const subjects = facts.flatMap(({ subjects: some }) => some);
  const beginnings = [...facts.flatMap(({ beginnings: some }) => some), ...subjects.flatMap(([first]) => first ?? [])];
  const employers = new Set(positions.map(({ company }) => foldWords(company?.text ?? "")));
  const titles = positions.map(({ title }) => `${foldWords(title?.text ?? "")} `);
  // "Freiwilliges Soziales Jahr bei Acme"
  const beginsTitle = (names: readonly string[]) => titles.some((title) => title.startsWith(`${names.join(" ")} `));
  const isPerson = (names: readonly string[]) =>
    isGivenName(names[0] as string) ||
    (names.length > 1 && !employers.has(names.join(" ")) && !beginsTitle(names)) ||
    (!employers.has(names[0] as string) && beginnings.filter((name) => name === names[0]).length > 2);
  return subjects.find(isPerson) ?? [];
}

/** "Jo Example is a partner", "Kim Muster was CFO of Acme": a page about a team */
function areSeveral(persons: readonly (readonly string[])[]): boolean {
  const known = new Set(persons[0]);
  for (const names of persons) {
    if (!names.some((name) => known.has(name))) return true;
    for (const name of names) known.add(name);
  }
  return false;
}

/** "Jo Example – Partner" above "Jo joined Acme in 2014." */
function namesAbove(rows: readonly Row[]): readonly (readonly string[])[] {
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    if (next === undefined || row.length > MAX_NAME_LINE || next.length < MIN_LINE) return [];
    const [name = ""] = splitWords(row.text.slice(0, MAX_NAME_LINE));
    if (!/^\p{Lu}\p{Ll}/u.test(name) || !next.text.startsWith(`${name} `)) return [];
    return readSignals(row.text).title > 0 ? [[foldWords(name)]] : [];
  });
}

const MAX_NAME_LINE = 90;

/** How many sentences begin with the person's name. */
function namedSentences(facts: readonly ProseFacts[], names: ReadonlySet<string>): number {
  return facts.flatMap(({ beginnings }) => beginnings).filter((name) => names.has(name)).length;
}

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
