import { formatFacts } from "../company/format-facts.ts";
import { type Annotation, BOLD_LINE_SIZE, MARK_SIZE } from "./annotate.ts";
import { fold } from "./characters.ts";
import type { DictionaryEntry, EntryKind } from "./dictionary.ts";

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
  /** Whether it is the entry's first occurrence in the text. */
  readonly isFirst: boolean;
  /** The note, with a leading space: ` (2010, 1001-5000 FTE, 2500M USD, Accel)`. Null where there is none. */
  readonly note: string | null;
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
 * The annotated text in segments, in order and without gaps. In the enhanced analysis the first occurrence of every company
 * carries its note (decisions, "The two analyses"). A screen requests the lines in view, and again when facts arrive.
 */
export function* segmentsOf<Entry extends DictionaryEntry>(
  annotation: Annotation<Entry>,
  factsOf: FactsLookup<Entry>,
  { from = 0, to = annotation.text.length }: SegmentRange = {},
): Generator<Segment<Entry>, void> {
  const { text, marks, boldLines } = annotation;
  let mark = firstAtOrAfter(marks, MARK_SIZE, 0, from);
  let line = firstAtOrAfter(boldLines, BOLD_LINE_SIZE, 1, from + 1);
  for (let at = from; at < to; ) {
    if ((boldLines[line + 1] ?? to) <= at) line += BOLD_LINE_SIZE;
    const bold = (boldLines[line] ?? to) <= at;
    const markEnd = marks[mark + 1] ?? to;
    const markStart = markEnd > to ? to : (marks[mark] ?? to);
    if (markStart === at) {
      yield nameSegment(annotation, mark, bold, factsOf);
      mark += MARK_SIZE;
      at = markEnd;
    } else {
      const end = Math.min(to, markStart, boldLines[bold ? line + 1 : line] ?? to);
      yield { kind: "text", start: at, end, text: text.slice(at, end), bold };
      at = end;
    }
  }
}

function nameSegment<Entry extends DictionaryEntry>(
  { analysis, text, entries, marks }: Annotation<Entry>,
  mark: number,
  bold: boolean,
  factsOf: FactsLookup<Entry>,
): NameSegment<Entry> {
  const [start = 0, end = 0, index = 0, first = 0] = marks.subarray(mark, mark + MARK_SIZE);
  const entry = entries[index] as Entry;
  const written = text.slice(start, end);
  const hasNote = analysis === "enhanced" && first === 1 && entry.kind === "company";
  return {
    kind: entry.kind,
    start,
    end,
    text: written,
    bold,
    entry,
    isAlias: fold(written) !== fold(entry.name.normalize("NFC")),
    isFirst: first === 1,
    note: hasNote ? formatNote(factsOf(entry)) : null,
  };
}

/** Binary search: index of the first record of `size` numbers whose number at `field` is at least the value. */
function firstAtOrAfter(records: Int32Array, size: number, field: number, value: number): number {
  let low = 0;
  let high = records.length / size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((records[middle * size + field] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low * size;
}
