/** What the sentences of a text name, counted: the career score and the biography are read from it. */
import type { EducationDraft } from "../educations/education-entries.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { isGivenName, tellOfSeveralPeople } from "../rows/people.ts";
import type { Row } from "../rows/row.ts";
import { foldWords, splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import { MIN_LINE } from "./joined-paragraphs.ts";
import type { ProseFacts } from "./prose.ts";

export interface CareerCounts {
  readonly positions: readonly PositionDraft[];
  readonly likely: readonly PositionDraft[];
  readonly educations: readonly EducationDraft[];
  readonly sentences: number;
  readonly words: number;
  readonly personal: number;
  readonly told: number;
  readonly spoken: number;
  /** Sentences that begin with the name of a company of the positions */
  readonly companies: number;
  /** Sentences that begin with the person's name */
  readonly named: number;
  /** Other names that sentences begin with */
  readonly otherNames: number;
  /** Those who are named with a given name and a surname */
  readonly people: number;
  /** Whether they introduce several people, or as many people as there are positions. */
  readonly areSeveral: boolean;
  /** Whether the person writes. */
  readonly isOwn: boolean;
  /** Whether a sentence says what the person is. */
  readonly isIntroduced: boolean;
}

/** The least number of career sentences in the first person that make a text one about its author. */
const MIN_OWN = 3;
/** Positions of a text that is no news, though it quotes somebody */
export const MANY = 6;

/** What the sentences of paragraphs name, and the names of the person they are about */
export function countCareer(
  rows: readonly Row[],
  paragraphs: readonly ProseFacts[],
): {
  readonly counts: CareerCounts;
  /** Of the paragraphs that count */
  readonly facts: readonly ProseFacts[];
  readonly names: ReadonlySet<string>;
} {
  // The greetings and the reason of a person's mail say nothing of the career.
  const isOwn = paragraphs.reduce((total, { own }) => total + own, 0) >= MIN_OWN;
  const facts = isOwn ? paragraphs.filter(({ career }) => career > 0) : paragraphs;
  const sum = (value: (facts: ProseFacts) => number) => facts.reduce((total, one) => total + value(one), 0);
  const all = facts.flatMap((one) => one.positions);
  // News quote people and name their titles.
  const positions = all.length < MANY ? facts.flatMap((one) => (one.spoken > 0 ? [] : one.positions)) : all;
  const persons = [...facts.flatMap(({ introduced }) => introduced), ...namesAbove(rows)];
  const names = new Set([...persons.flat(), ...subjectOf(facts, all)]);
  const beginnings = facts.flatMap((one) => one.beginnings);
  const isOther = (name: string) => !names.has(name);
  const employers = new Set(all.map(({ company }) => foldWords(company?.text ?? "").split(" ", 1)[0]));
  const counts = {
    positions,
    likely: facts.flatMap((one) => one.likely),
    educations: facts.flatMap((one) => one.educations),
    sentences: sum((one) => one.sentences),
    words: sum((one) => one.words),
    personal: sum((one) => one.personal),
    told: sum((one) => one.told),
    spoken: sum((one) => one.spoken),
    companies: beginnings.filter((name) => isOther(name) && employers.has(name)).length,
    named: beginnings.filter((name) => names.has(name)).length,
    otherNames: new Set(beginnings.filter(isOther)).size,
    people: new Set(facts.flatMap((one) => one.people)).size,
    areSeveral: areSeveral(persons) || tellOfSeveralPeople(beginnings, all.length),
    isOwn,
    isIntroduced: persons.length > 0,
  };
  return { counts, facts, names };
}

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
