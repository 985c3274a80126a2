import type { CvOutline } from "../cv/outline.ts";
import { type RuleSet, rulesForText } from "../match-rules/apply-rules.ts";
import { type Analysis, type Annotation, MARK_SIZE, ROLE_EMPLOYER, ROLE_SCHOOL } from "./annotation.ts";
import { findBrackets, hideBrackets } from "./brackets.ts";
import { type CareerName, careerNames, nameAt, relationTo, segmentAround } from "./career-names.ts";
import type { Dictionary, DictionaryEntry } from "./dictionary.ts";
import { findJoined, findNamesIn, findOccurrences, withOffsets } from "./find-joined.ts";
import type { IsEmployer, Match, MatchOptions } from "./find-matches.ts";
import { findMains, placeNotes } from "./place-notes.ts";
import { sectionsOf } from "./rule-sections.ts";

export interface AnnotateOptions {
  /** Of the same text. Empty for a text that is no CV: then all matches are mentions. */
  readonly outline?: CvOutline;
  readonly rules?: RuleSet;
}

/** UTF-16 units per pass, extended to the next line end; bounds the memory of one pass. */
const PASS_LENGTH = 1_000_000;

/** Analyzes a text after `cleanText` (decisions, "The two analyses") in linear time. */
export function annotate<Entry extends DictionaryEntry>(
  dictionary: Dictionary<Entry>,
  text: string,
  analysis: Analysis,
  { outline = NO_OUTLINE, rules }: AnnotateOptions = {},
): Annotation<Entry> {
  const careers = careerNames(outline);
  const isCareer = careers.length > 0;
  const options: MatchOptions = {
    isEmployer: isCareer ? isSameName(text, careers) : undefined,
    rules: rules && rulesForText(rules, text, sectionsOf(text)),
  };
  const found: Match<Entry>[] = [];
  for (let from = 0; from < text.length; ) {
    const to = lineEndFrom(text, from + PASS_LENGTH);
    for (const match of matchesBetween(dictionary, text, from, to, analysis, options)) found.push(match);
    from = to;
  }
  const matches = isCareer ? withoutPartsOfNames(dictionary, text, found, careers) : found;
  const entries: Entry[] = [];
  const indexOf = new Map<Entry, number>();
  const entryOf = matches.map(({ entry }) => {
    const index = indexOf.get(entry) ?? entries.push(entry) - 1;
    indexOf.set(entry, index);
    return index;
  });
  const roles = isCareer ? findRoles(text, matches, careers) : new Uint8Array(matches.length);
  const mains = findMains(text, matches, entryOf, isCareer ? roles : null);
  const marks = new Int32Array(MARK_SIZE * matches.length);
  for (const [mark, { start, end }] of matches.entries()) {
    marks.set([start, end, entryOf[mark] as number, mains[mark] as number], MARK_SIZE * mark);
  }
  return {
    analysis,
    text,
    entries,
    marks,
    roles,
    boldLines: findBoldLines(text, marks),
    notes: analysis === "enhanced" ? placeNotes(text, matches, entryOf, mains, isCareer) : new Int32Array(),
  };
}

const NO_OUTLINE: CvOutline = { positions: [], educations: [] };

function isSameName(text: string, careers: readonly CareerName[]): IsEmployer {
  return (start, end) => {
    const name = nameAt(careers, start, end);
    return name !== null && relationTo(name, text, start, end) === "same";
  };
}

/** Drops the names inside a longer name that the outline says is another employer or school, wherever the text has that name. */
function withoutPartsOfNames<Entry extends DictionaryEntry>(
  dictionary: Dictionary<Entry>,
  text: string,
  matches: readonly Match<Entry>[],
  careers: readonly CareerName[],
): readonly Match<Entry>[] {
  const longer = new Set<string>();
  for (const name of careers) {
    for (const { start, end } of findNamesIn(dictionary, text, name)) {
      if (relationTo(name, text, start, end) === "part") longer.add(segmentAround(name, text, start, end));
    }
  }
  if (longer.size === 0) return matches;
  const occurrences = findOccurrences(text, [...longer]);
  const isSame = isSameName(text, careers);
  return matches.filter(({ start, end }) => nameAt(occurrences, start, end) === null || isSame(start, end));
}

function findRoles(text: string, matches: readonly Match[], careers: readonly CareerName[]): Uint8Array {
  const roles = new Uint8Array(matches.length);
  for (const [match, { start, end }] of matches.entries()) {
    const name = nameAt(careers, start, end);
    if (name === null || relationTo(name, text, start, end) !== "same") continue;
    roles[match] = name.role === "employer" ? ROLE_EMPLOYER : ROLE_SCHOOL;
  }
  return roles;
}

/** `from` and `to` are at line ends, where they cut no name but one that was wrapped there. */
function matchesBetween<Entry extends DictionaryEntry>(
  dictionary: Dictionary<Entry>,
  text: string,
  from: number,
  to: number,
  analysis: Analysis,
  options: MatchOptions,
): Match<Entry>[] {
  const brackets = analysis === "enhanced" ? findBrackets(text, from, to) : [];
  if (brackets.length === 0) return findJoined(dictionary, text, from, to, options);
  const shown = hideBrackets(text, from, to, brackets);
  const inText = (offset: number) => offset + from;
  const outside = findJoined(dictionary, shown, 0, shown.length, withOffsets(options, inText, inText)).map(
    ({ start, end, entry }) => ({
      start: start + from,
      end: end + from,
      entry,
    }),
  );
  const { entries, bracketed } = dictionary;
  if (bracketed === null) return outside;
  const across = findJoined({ entries, index: bracketed }, text, from, to, options).filter(isAroundBrackets(brackets));
  return across.length === 0 ? outside : leftmostLongest(outside, across);
}

/** Whether a name such as `Mercer (US)` contains each pair of brackets as a whole or not at all. For matches in order. */
function isAroundBrackets(brackets: readonly number[]): (match: Match) => boolean {
  let group = 0;
  return ({ start, end }) => {
    while ((brackets[group + 1] ?? Number.POSITIVE_INFINITY) <= start) group += 2;
    let next = group;
    for (; (brackets[next] ?? end) < end; next += 2) {
      if ((brackets[next] as number) < start || (brackets[next + 1] as number) > end) return false;
    }
    return true;
  };
}

/** Merges two ordered lists of matches; where two overlap, the one that begins first stays, then the longer one. */
function leftmostLongest<Entry extends DictionaryEntry>(a: readonly Match<Entry>[], b: readonly Match<Entry>[]) {
  const merged: Match<Entry>[] = [];
  for (const match of [...a, ...b].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (match.start >= (merged.at(-1)?.end ?? 0)) merged.push(match);
  }
  return merged;
}

/** A line with '@' and a match is bold as a whole (specification, section 9). */
function findBoldLines(text: string, marks: Int32Array): Int32Array {
  const lines: number[] = [];
  let lineEnd = -1;
  let at = -1;
  for (let mark = 0; mark < marks.length; mark += MARK_SIZE) {
    const start = marks[mark] as number;
    if (start < lineEnd) continue;
    const lineStart = text.lastIndexOf("\n", start) + 1;
    lineEnd = lineEndFrom(text, start);
    if (at < lineStart) at = indexOrEnd(text, "@", lineStart);
    if (at < lineEnd) lines.push(lineStart, lineEnd);
  }
  return Int32Array.from(lines);
}

function lineEndFrom(text: string, from: number): number {
  return indexOrEnd(text, "\n", from);
}

function indexOrEnd(text: string, searched: string, from: number): number {
  const at = text.indexOf(searched, from);
  return at < 0 ? text.length : at;
}
