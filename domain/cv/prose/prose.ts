import type { DatedPart } from "../dates/dated-part.ts";
import type { EducationDraft } from "../educations/education-entries.ts";
import type { Piece } from "../pieces/piece.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import type { Row } from "../rows/row.ts";
import { DEGREE, SCHOOL } from "../words/word-classes.ts";
import { withoutUnits } from "./employer-units.ts";
import { titleLast } from "./next-sentence.ts";
import { makerOf, type Officer, officersOf } from "./own-company.ts";
import { isStudy } from "./prose-cues.ts";
import { dateLast, endLast, leavesLast } from "./prose-dates.ts";
import { isAward, isAwarding, isDiploma, isGraduateOf, studiedAt } from "./prose-diplomas.ts";
import { isEmployer, isNoEmployer } from "./prose-employers.ts";
import { groupSpans } from "./prose-groups.ts";
import { isAdvertised } from "./prose-mentions.ts";
import { isFoundedBySeveral, isOfOther, otherPersonAt } from "./prose-others.ts";
import {
  firstName,
  introducedNames,
  isInFirstPerson,
  isPersonal,
  isSpeech,
  peopleIn,
  subjectNames,
} from "./prose-people.ts";
import { isSchool } from "./prose-schools.ts";
import { findSpans } from "./prose-spans.ts";
import { readStudies } from "./prose-studies.ts";
import { isSubjectOfStudy, withSubjects } from "./prose-subjects.ts";
import { readTokens, type Span, type Token } from "./prose-tokens.ts";
import { addTagged } from "./tagged-spans.ts";
import { readGroups } from "./told-positions.ts";
import { isReportedTo, isTraining } from "./told-titles.ts";

/** What the sentences of a paragraph say about a career. */
export interface ProseFacts {
  readonly positions: readonly PositionDraft[];
  /** More positions, which only the tagger says to be ones: no reason to take a text for a biography */
  readonly likely: readonly PositionDraft[];
  readonly educations: readonly EducationDraft[];
  readonly sentences: number;
  readonly words: number;
  /** Sentences that name a position or an education. */
  readonly career: number;
  /** Of these, in the first person. */
  readonly own: number;
  /** Sentences about one person: "She …", "Before that …", "Ich …". */
  readonly personal: number;
  /** Of these, with a position or an education. */
  readonly told: number;
  /** Sentences in which somebody else is quoted, as in the news. */
  readonly spoken: number;
  /** The names that other sentences begin with. */
  readonly beginnings: readonly string[];
  /** The names of whom each of some sentences introduces, as in "Jo Example is a professor at Acme". */
  readonly introduced: readonly (readonly string[])[];
  /** The positions of sentences that begin with a name and have no pronoun, with the first word of that name, folded. */
  readonly named: ReadonlyMap<PositionDraft, string>;
  /** The people it names with a given name and a surname, folded */
  readonly people: readonly string[];
  /** Leaders of a company that the paragraph does not name */
  readonly officers: readonly Officer[];
  /** Companies that sentences say to make or sell something */
  readonly makers: readonly Piece[];
  /** The names of whom each sentence about a career begins with: "Jo Example moved to Acme". */
  readonly subjects: readonly (readonly string[])[];
}

type Facts = Pick<ProseFacts, "positions" | "likely" | "educations" | "officers">;
const NOTHING: Facts = { positions: [], likely: [], educations: [], officers: [] };

const NO_FACTS: ProseFacts = {
  positions: [],
  likely: [],
  educations: [],
  sentences: 0,
  words: 0,
  career: 0,
  own: 0,
  personal: 0,
  told: 0,
  spoken: 0,
  beginnings: [],
  introduced: [],
  people: [],
  officers: [],
  makers: [],
  subjects: [],
  named: new Map(),
};
const MAX_PARAGRAPH = 4000;
const MIN_PARAGRAPH = 25;

/** Positions and educations in the sentences of a paragraph. Linear in its length, which is bounded. */
export function readProse(row: Row): ProseFacts {
  if (row.text.length < MIN_PARAGRAPH) return NO_FACTS;
  const text = withoutDateline(row.text.slice(0, MAX_PARAGRAPH));
  const sentences = readTokens(text, row.dates);
  const positions: PositionDraft[] = [];
  const likely: PositionDraft[] = [];
  const educations: EducationDraft[] = [];
  const beginnings: string[] = [];
  let [career, own, personal, told, spoken, words] = [0, 0, 0, 0, 0, 0];
  const introduced: (readonly string[])[] = [];
  const named = new Map<PositionDraft, string>();
  const careerSubjects: (readonly string[])[] = [];
  const officers: Officer[] = [];
  const makers: Piece[] = [];
  for (const sentence of sentences) {
    const found = readSentence(row, sentence, positions);
    const isCareer = found.positions.length + found.educations.length > 0;
    if (!isCareer) endLast(sentence, datesIn(row, sentence), positions);
    if (isCareer) {
      career++;
      if (isInFirstPerson(sentence)) own++;
    }
    officers.push(...found.officers);
    const maker = makerOf({ row, tokens: sentence, dates: [] });
    if (maker !== null) makers.push(maker);
    positions.push(...found.positions);
    likely.push(...found.likely);
    educations.push(...found.educations);
    const names = introducedNames(sentence);
    if (names !== null) introduced.push(names);
    if (isCareer) careerSubjects.push(subjectNames(sentence));
    const [first] = sentence as [Token];
    if (isPersonal(sentence) || (isCareer && isElliptic(first, found, personal > 0))) {
      personal++;
      if (isCareer) told++;
    } else if (first.isName) {
      beginnings.push(firstName(sentence));
      for (const position of found.positions) named.set(position, first.key);
    }
    if (sentence.some((_token, index) => isSpeech(sentence, index))) spoken++;
    words += sentence.length;
  }
  const counts = {
    sentences: sentences.length,
    words,
    career,
    own,
    personal,
    told,
    spoken,
  };
  return {
    positions,
    likely,
    educations,
    ...counts,
    beginnings,
    introduced,
    people: sentences.flatMap(peopleIn),
    officers,
    makers,
    named,
    subjects: careerSubjects.filter(({ length }) => length > 0),
  };
}

/** Without it, no sentence of the paragraph names an education. Takes a fraction of the time that finding one takes. */
export function mayTellOfStudies(row: Row): boolean {
  const mayTell = (all: readonly Token[]) =>
    isAfterSchool(all) || all.some((token, index) => isStudy(token, index, all) || (token.classes & SCHOOL) !== 0);
  return readTokens(row.text.slice(0, MAX_PARAGRAPH), row.dates).some(mayTell);
}

/** "MSc in Physics, Lumora University, 2016.", and among sentences about the person "Analyst at Acme (2013–2017).": who is left out */
function isElliptic(first: Token, { positions, educations }: Facts, isAmongPersonal: boolean): boolean {
  if (positions.length === 0) {
    const [study] = educations;
    const isSchoolFirst = study?.school?.from === first.from && study.degree !== null;
    return (first.classes & DEGREE) !== 0 || study?.degree?.from === first.from || isSchoolFirst;
  }
  const { title, date } = positions[0] as PositionDraft;
  if (educations.length > 0 || title?.from !== first.from) return false;
  // "founder of Acme since 2014": of a note
  return (isAmongPersonal && date !== null) || !first.isName;
}

/** "LEEDS, Sept. 9, 2024 — Acme, Inc. has", "Leipzig, 18. November 2024. Die Acme": the place of news as blanks */
function withoutDateline(text: string): string {
  const place = DATELINE.exec(text)?.[0] ?? "";
  return place === "" ? text : " ".repeat(place.length) + text.slice(place.length);
}

const DATELINE =
  /^(?:\p{Lu}{3,}[\p{Lu} .-]{0,20}(?:, [^–—]{3,30})? ?[–—] |\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?, (?:(?:den|le|on) )?(?:\d{1,2}\.? \p{L}+|\p{Lu}\p{L}{2,8}\.? \d{1,2},) \d{4}(?: ?[–—-]|\.|:) )/u;

function readSentence(row: Row, all: readonly Token[], before: PositionDraft[]): Facts {
  const inside = datesIn(row, all);
  if (inside.length > 0) leavesLast(all, inside, before);
  const rejoined = dateLast(all, inside, before);
  const sentence = { row, tokens: all, dates: rejoined === null ? inside : inside.filter((date) => date !== rejoined) };
  if (isListOfDeals(all) || isFoundedBySeveral(all)) return NOTHING;
  const isNoCareer = ({ key, isName }: Token, at: number) =>
    APPLICATION.test(key) || (UNPAID.test(key) && !isName) || isAdvertised(all, at);
  if (inside.length === 0 && all.some(isNoCareer)) return NOTHING;
  const ruled = findSpans(all);
  const spans = withSubjects(all, ruled);
  const areStudies = all.some(isStudy) || isAfterSchool(all);
  const schools: Span[] = [];
  const employers: Span[] = [];
  const titles: Span[] = [];
  const rejected: Span[] = ruled.filter(
    ({ first, last }) => !spans.some((span) => span.first <= last && span.last >= first),
  );
  const other = otherPersonAt(all);
  for (const [index, span] of spans.entries()) {
    if (isOfOther(all, other, span)) rejected.push(span);
    else if (span.kind === "title") {
      const isNone =
        isTraining(all, span) ||
        isReportedTo(all, span) ||
        (areStudies && (isAward(all, span) || isDiploma(all, span)));
      (isNone ? rejected : titles).push(span);
    } else if (isGraduateOf(all, span, spans[index - 1])) {
      rejected.push(...titles.splice(-1));
      schools.push({ ...span, studied: studiedAt(all, spans[index - 1] as Span, span) });
    } else if (areStudies && isAwarding(all, span, spans[index - 1]))
      schools.push({ ...span, cueAt: (spans[index - 1] as Span).last + 1 });
    else if (areStudies && isSubjectOfStudy(all, span, spans[index + 1])) rejected.push(span);
    else if (areStudies && isSchool(all, span, spans[index - 1])) schools.push(span);
    else if (isEmployer(all, span, spans[index - 1], employers, inside)) employers.push(span);
    else if (isNoEmployer(all, span, spans[index - 1], employers)) rejected.push(span);
  }
  addTagged(all, ruled, { titles, employers, schools, rejected });
  const educations = schools.flatMap((span, index) =>
    readStudies(sentence, span, schools[index - 1], schools[index + 1]),
  );
  const groups = groupSpans(all, withoutUnits(all, employers), titles, sentence.dates, schools);
  const { positions, likely } = readGroups(sentence, groups, before);
  const further =
    employers.length === 0 && positions.length === 0 && titles.length > 0 ? titleLast(sentence, titles, before) : [];
  const officers = officersOf(sentence, groups, employers.length > 0);
  return { positions: [...positions, ...further], likely, educations, officers };
}

function datesIn(row: Row, all: readonly Token[]): readonly DatedPart[] {
  const from = (all[0] as Token).from;
  const to = (all.at(-1) as Token).to;
  return row.dates.filter((date) => date.from >= from && date.to <= to + 2);
}

/** "Nach der Handelsschule Lumora", "After Lumora High School" */
function isAfterSchool(all: readonly Token[]): boolean {
  // "left Lumora High School in 1960"
  const left = all.findIndex(({ key }) => key === "left");
  if (left !== -1 && all.slice(left + 1, left + 5).some(({ key, isName }) => isName && SECONDARY.test(key)))
    return true;
  if (!/^(?:nach|after|apres|tras)$/.test((all[0] as Token).key)) return false;
  return all.slice(1, 5).some(({ key, isName }) => isName && SECONDARY.test(key));
}

const SECONDARY = /(?:^htl|^hak|^hbla|schule|gymnasium|^school|^college|^lycee|^liceo)$/;

const DEALS =
  /^(?:deals|investments|portfolio|exits|beteiligungen|investitionen|participations|investissements|inversiones|investimenti|investeringen)$/;

/** "Deals she led: Acme (2014), Lumora (2016)" */
function isListOfDeals([first, ...others]: readonly Token[]): boolean {
  return first !== undefined && DEALS.test(first.key) && others.slice(0, 5).some(({ text }) => text === ":");
}

/** "I am writing to apply for the post of Head of Mathematics at Acme" */
const APPLICATION =
  /^(?:apply|applying|application|bewerbe|\p{L}*bewerbung|stellenanzeige|candidature|postule|candidatura)$/u;
/** Volunteers have no employer. */
const UNPAID =
  /^(?:ehrenamtlich\p{L}*|ehrenamt|volunteers?|volunteering|benevole(?:ment)?|benevolat|voluntari[oa]s?|volontari[oa]|vrijwilliger)$/u;
