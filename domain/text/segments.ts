import { formatFacts } from "../company/format-facts.ts";
import { type Annotation, BOLD_LINE_SIZE, MARK_SIZE, NOTE_SIZE, type Role } from "./annotation.ts";
import { firstIndex } from "./binary-search.ts";
import type { DictionaryEntry, EntryKind } from "./dictionary.ts";

/** Equal for two spellings that differ in case, quotes or dashes. The screen needs no table of characters for it. */
const SPELLING = new Intl.Collator("en", { sensitivity: "accent", ignorePunctuation: true });

/** The facts in a company's note. */
export type NoteFacts = Parameters<typeof formatFacts>[0];

/** Looks up a company's facts; null where none are known. */
export type FactsLookup<Entry extends DictionaryEntry = DictionaryEntry> = (entry: Entry) => NoteFacts | null;

interface SegmentBase {
  /** UTF-16 offset of the first unit in the annotation's text. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
  readonly text: string;
  /** Whether the line is bold. */
  readonly bold: boolean;
  /**
   * The note that follows, with a leading space: ` (2010, 1001-5000 FTE, 2500M USD, Accel)`. Several in a row if a URL contains
   * several companies; null where there is none.
   */
  readonly note: string | null;
}

/** Text without a match; it may contain line ends. */
interface PlainSegment extends SegmentBase {
  readonly kind: "text";
}

/** A match, as written in the text. */
export interface NameSegment<Entry extends DictionaryEntry = DictionaryEntry> extends SegmentBase {
  readonly kind: EntryKind;
  readonly entry: Entry;
  /** Whether it differs from the entry's name by more than case. */
  readonly isAlias: boolean;
  /** Whether it is the entry's main occurrence; a company's note follows it. */
  readonly isMain: boolean;
  readonly role: Role;
}

export type Segment<Entry extends DictionaryEntry = DictionaryEntry> = PlainSegment | NameSegment<Entry>;

/** A part of the text, by default all of it. A name that the range cuts is left out. */
export interface SegmentRange {
  readonly from?: number;
  readonly to?: number;
}

const NOTHING_KNOWN: NoteFacts = { foundedYear: null, employeeCount: null, totalFunding: null, topInvestors: [] };

/** A company's note; without facts ` (N/A, N/A FTE, N/A, None)`. */
export function formatNote(facts: NoteFacts | null): string {
  return ` ${formatFacts(facts ?? NOTHING_KNOWN)}`;
}

/**
 * The annotated text in segments, in order and without gaps. In the enhanced analysis the main occurrence of every company
 * has its note (decisions, "The two analyses"). A screen requests the lines in view, and again when facts arrive.
 */
export function* segmentsOf<Entry extends DictionaryEntry>(
  annotation: Annotation<Entry>,
  factsOf: FactsLookup<Entry>,
  { from = 0, to = annotation.text.length }: SegmentRange = {},
): Generator<Segment<Entry>, void> {
  const { text, marks, boldLines, notes } = annotation;
  let mark = firstAtOrAfter(marks, MARK_SIZE, 0, from);
  let line = firstAtOrAfter(boldLines, BOLD_LINE_SIZE, 1, from + 1);
  let note = firstAtOrAfter(notes, NOTE_SIZE, 0, from + 1);
  for (let at = from; at < to; ) {
    if ((boldLines[line + 1] ?? to) <= at) line += BOLD_LINE_SIZE;
    const bold = (boldLines[line] ?? to) <= at;
    const markEnd = marks[mark + 1] ?? to;
    const markStart = markEnd > to ? to : (marks[mark] ?? to);
    const isName = markStart === at;
    const end = isName ? markEnd : Math.min(to, markStart, notes[note] ?? to, boldLines[bold ? line + 1 : line] ?? to);
    const firstNote = note;
    while (notes[note] === end) note += NOTE_SIZE;
    const segment = {
      start: at,
      end,
      text: text.slice(at, end),
      bold,
      note: firstNote === note ? null : formatNotes(annotation, factsOf, firstNote, note),
    };
    yield isName ? nameSegment(annotation, mark, segment) : { kind: "text", ...segment };
    if (isName) mark += MARK_SIZE;
    at = end;
  }
}

function nameSegment<Entry extends DictionaryEntry>(
  { entries, marks, roles }: Annotation<Entry>,
  mark: number,
  segment: SegmentBase,
): NameSegment<Entry> {
  const entry = entries[marks[mark + 2] as number] as Entry;
  return {
    kind: entry.kind,
    ...segment,
    entry,
    isAlias: segment.text !== entry.name && SPELLING.compare(segment.text, entry.name) !== 0,
    isMain: marks[mark + 3] === 1,
    role: roles[mark / MARK_SIZE] as Role,
  };
}

function formatNotes<Entry extends DictionaryEntry>(
  { entries, notes }: Annotation<Entry>,
  factsOf: FactsLookup<Entry>,
  from: number,
  to: number,
): string {
  let text = "";
  for (let note = from; note < to; note += NOTE_SIZE)
    text += formatNote(factsOf(entries[notes[note + 1] as number] as Entry));
  return text;
}

/** Binary search: index of the first record of `size` numbers whose number at `field` is at least the value. */
function firstAtOrAfter(records: Int32Array, size: number, field: number, value: number): number {
  return size * firstIndex(records.length / size, (index) => (records[index * size + field] as number) >= value);
}
