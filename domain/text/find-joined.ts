import { buildDictionary, type Dictionary, type DictionaryEntry } from "./dictionary.ts";
import { findMatches, type IsEmployer, type Match } from "./find-matches.ts";
import { joinText } from "./joined-text.ts";

/** The names in a part of a text as `joinText` reads it, with the offsets of the text. */
export function findJoined<Entry extends DictionaryEntry>(
  dictionary: Pick<Dictionary<Entry>, "entries" | "index">,
  text: string,
  from: number,
  to: number,
  isEmployer?: IsEmployer,
): Match<Entry>[] {
  const joined = joinText(text.slice(from, to));
  if (joined === null) return findMatches(dictionary, text, from, to, isEmployer);
  const startOf = (offset: number) => from + joined.originalStart(offset);
  const endOf = (offset: number) => from + joined.originalEnd(offset);
  const isJoinedEmployer = isEmployer && ((start: number, end: number) => isEmployer(startOf(start), endOf(end)));
  const matches = findMatches(dictionary, joined.text, 0, joined.text.length, isJoinedEmployer);
  return matches.map(({ start, end, entry }) => ({ start: startOf(start), end: endOf(end), entry }));
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
  return findJoined({ entries, index }, text, from, to, () => true).filter(
    ({ start, end }) => end > part.start && start < part.end,
  );
}
