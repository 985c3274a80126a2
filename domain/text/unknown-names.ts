import type { CvOutline } from "../cv/outline.ts";
import { isEmploymentKind, isNeverName, isPlace } from "../cv/words/phrases.ts";
import { headingKind } from "../cv/words/sections.ts";
import { readSignals } from "../cv/words/words.ts";
import { isNever, type RuleSet } from "../match-rules/apply-rules.ts";
import { type Annotation, MARK_SIZE } from "./annotation.ts";
import { firstIndex } from "./binary-search.ts";
import { type CareerName, careerNames, nameAt, relationTo } from "./career-names.ts";
import { buildDictionary, type Dictionary, type DictionaryEntry, type EntryKind } from "./dictionary.ts";
import { findJoined, findNamesIn } from "./find-joined.ts";
import { endOfLegalForm, withoutLegalForm } from "./legal-forms.ts";
import { conditionsOfName, isOrdinaryWord } from "./name-conditions.ts";
import { lettersOfName } from "./name-letters.ts";
import { findSimilarNames, type SimilarName } from "./similar-names.ts";

/** An employer or school of a text that the dictionary does not have. */
export interface UnknownName {
  readonly kind: EntryKind;
  readonly name: string;
  /** Where it is first the employer or school: UTF-16 offsets of `annotation.text`. */
  readonly start: number;
  readonly end: number;
  /** Start and end of every occurrence, in order. None overlaps a match. */
  readonly occurrences: Int32Array;
  /** The line that names it, or the part around it of a long one. */
  readonly line: { readonly start: number; readonly end: number };
  /** At most three names of the dictionary that are written nearly so. */
  readonly similar: readonly SimilarName[];
}

/** The table's limit. */
const MAX_NAME_LENGTH = 300;

/** The employers and schools of an outline that no match covers, each once, in the order of the text. */
export function findUnknownNames(
  annotation: Annotation,
  outline: CvOutline,
  dictionary: Dictionary,
  rules?: RuleSet,
): readonly UnknownName[] {
  const { text } = annotation;
  const isExcluded = ({ name }: CareerName) =>
    rules !== undefined && (isNever(rules, name) || isNever(rules, bareName(name)));
  const unknown = careerNames(outline).filter(
    (name) => !isExcluded(name) && isName(name) && !isKnown(dictionary, text, name),
  );
  const groups = [...Map.groupBy(unknown, ({ name }) => keyOf(name)).values()];
  const occurrences = findOccurrences(annotation, groups);
  return groups.map((names, group) => {
    const [first] = names as [CareerName, ...CareerName[]];
    const { name, start, end } = first;
    return {
      kind: kindOf(names),
      name,
      start,
      end,
      occurrences: Int32Array.from(occurrences[group] ?? []),
      line: lineAround(text, start, end),
      similar: findSimilarNames(dictionary, name),
    };
  });
}

/** Not a place, a way of employment, a degree or the heading of a section. */
function isName({ name }: CareerName): boolean {
  if (name.length > MAX_NAME_LENGTH || !/\p{L}.*[\p{L}\p{N}]|\p{N}.*\p{L}|\p{Lo}/u.test(name)) return false;
  if (isPlace(name) || isEmploymentKind(name) || isNeverName(name) || headingKind(name) !== null) return false;
  const { degree, school, company } = readSignals(name);
  return !degree || school || company > 0;
}

/** Also for a name that is not marked: in round brackets, or over a line end. */
function isKnown(dictionary: Dictionary, text: string, span: CareerName): boolean {
  const isSameIn = (written: string, name: Pick<CareerName, "start" | "end">) =>
    findNamesIn(dictionary, written, name).some(({ start, end }) => relationTo(name, written, start, end) === "same");
  return isSameIn(text, span) || isSameIn(span.name, { start: 0, end: span.name.length });
}

/** The index in `marks` of the first one that ends after an offset. */
function firstMarkAfter(marks: Int32Array, offset: number): number {
  const mark = firstIndex(marks.length / MARK_SIZE, (index) => (marks[index * MARK_SIZE + 1] as number) > offset);
  return mark * MARK_SIZE;
}

/** Equal for names that differ in case, accents, punctuation, their article or their legal form. */
function keyOf(name: string): string {
  return lettersOfName(bareName(name));
}

function bareName(name: string): string {
  const withoutArticle = name.replace(/^the (?=\S)/i, "");
  return withoutLegalForm(withoutArticle) ?? withoutArticle;
}

/** A research assistant's employer is a university. */
function kindOf(names: readonly CareerName[]): EntryKind {
  const isSchool = names.some(({ role, name }) => role === "school" || /universi|hochschule/i.test(name));
  return isSchool ? "university" : "company";
}

/** Start and end of each group's occurrences. */
function findOccurrences({ text, marks }: Annotation, groups: readonly (readonly CareerName[])[]): number[][] {
  if (groups.length === 0) return [];
  const names = groups.flat().sort((a, b) => a.start - b.start);
  const entries = groups.map((group, number) => toEntry(group, number));
  const { index } = buildDictionary(entries);
  const isCareer = (start: number, end: number) => nameAt(names, start, end) !== null;
  const occurrences = groups.map((group) => group.map(({ start, end }) => [start, end]));
  for (const { start, end, entry } of findJoined({ entries, index }, text, 0, text.length, { isEmployer: isCareer })) {
    const mark = firstMarkAfter(marks, start);
    if (isCareer(start, end) || (marks[mark] ?? end) < end || isPersonsName(text, start, end)) continue;
    occurrences[entry.number]?.push([start, end]);
  }
  return occurrences.map((found) => found.sort(([a = 0], [b = 0]) => a - b).flat());
}

interface UnknownEntry extends DictionaryEntry {
  /** Index of the group. */
  readonly number: number;
}

function toEntry(group: readonly CareerName[], number: number): UnknownEntry {
  const spellings = [...new Set(group.flatMap(({ name }) => [name, bareName(name)]))];
  const [name = "", ...aliases] = spellings;
  const conditions = spellings.flatMap((spelling) => conditionsOfName(spelling, "company"));
  return { name, aliases, kind: "company", conditions, number };
}

/** `Anna Schmidt` does not work at herself, though `Schmidt GmbH` is her employer. */
function isPersonsName(text: string, start: number, end: number): boolean {
  if (/\s/.test(text.slice(start, end)) || endOfLegalForm(text, end) > end) return false;
  const before = /(\p{Lu}[\p{L}\p{M}'’-]*)\.? $/u.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return before !== undefined && (TITLE_OF_ADDRESS.test(before) || !isOrdinaryWord(before));
}

const TITLE_OF_ADDRESS = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Herrn|Frau|Mme|Monsieur|Madame|\p{Lu})$/u;

/** Of a paragraph, its part around the name. */
const BEFORE_NAME = 120;
const AFTER_NAME = 180;

function lineAround(text: string, start: number, end: number): { readonly start: number; readonly end: number } {
  let from = text.lastIndexOf("\n", start) + 1;
  const lineEnd = text.indexOf("\n", end);
  let to = lineEnd < 0 ? text.length : lineEnd;
  if (start - from > BEFORE_NAME) from = text.lastIndexOf(" ", start - BEFORE_NAME) + 1 || start - BEFORE_NAME;
  if (from < start - 2 * BEFORE_NAME) from = start - BEFORE_NAME;
  if (to - end > AFTER_NAME) {
    const blank = text.indexOf(" ", end + AFTER_NAME);
    to = blank < 0 || blank > to ? to : blank;
    if (to > end + 2 * AFTER_NAME) to = end + AFTER_NAME;
  }
  while (from < start && /\s/.test(text.charAt(from))) from++;
  while (to > end && /\s/.test(text.charAt(to - 1))) to--;
  return { start: from, end: to };
}
