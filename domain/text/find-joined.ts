import { buildDictionary, type Dictionary, type DictionaryEntry } from "./dictionary.ts";
import { findMatches, type Match, type MatchOptions } from "./find-matches.ts";
import { joinText } from "./joined-text.ts";

/** The names in a part of a text as `joinText` reads it, with the offsets of the text. */
export function findJoined<Entry extends DictionaryEntry>(
  dictionary: Pick<Dictionary<Entry>, "entries" | "index">,
  text: string,
  from: number,
  to: number,
  options: MatchOptions = {},
): Match<Entry>[] {
  const joined = joinText(text.slice(from, to));
  if (joined === null) return findMatches(dictionary, text, from, to, options);
  const startOf = (offset: number) => from + joined.originalStart(offset);
  const endOf = (offset: number) => from + joined.originalEnd(offset);
  const matches = findMatches(dictionary, joined.text, 0, joined.text.length, withOffsets(options, startOf, endOf));
  return matches.map(({ start, end, entry }) => ({ start: startOf(start), end: endOf(end), entry }));
}

/** The options for a text that is searched in place of another one. */
export function withOffsets(
  { isEmployer, rules }: MatchOptions,
  startOf: (offset: number) => number,
  endOf: (offset: number) => number,
): MatchOptions {
  return {
    isEmployer: isEmployer && ((start, end) => isEmployer(startOf(start), endOf(end))),
    rules: rules && {
      ...rules,
      accepts: (written, withForm, start, end) => rules.accepts(written, withForm, startOf(start), endOf(end)),
    },
  };
}

/** All occurrences of a few names in a text; they do not overlap. */
export function findOccurrences(text: string, names: readonly string[]): readonly Match[] {
  const { entries, index } = buildDictionary(names.map((name) => ({ name, kind: "company" })));
  return findJoined({ entries, index }, text, 0, text.length);
}

/** A longer name than this around a part of a text is not looked for. */
const MAX_AROUND = 100;

/** The names that overlap a part of a line; all count, as if they were employers. */
export function findNamesIn<Entry extends DictionaryEntry>(
  { entries, index }: Dictionary<Entry>,
  text: string,
  part: { readonly start: number; readonly end: number },
): readonly Match<Entry>[] {
  const lineStart = text.lastIndexOf("\n", part.start) + 1;
  const lineEnd = text.indexOf("\n", part.end);
  const from = Math.max(lineStart, part.start - MAX_AROUND);
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, part.end + MAX_AROUND);
  return findJoined({ entries, index }, text, from, to, { isEmployer: () => true }).filter(
    ({ start, end }) => end > part.start && start < part.end,
  );
}
