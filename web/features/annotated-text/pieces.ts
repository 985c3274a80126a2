import { type Annotation, NOTE_SIZE, ROLE_MENTION } from "#domain/text/annotation.ts";
import { firstIndex } from "#domain/text/binary-search.ts";
import { type FactsLookup, type NoteFacts, type SegmentRange, segmentsOf } from "#domain/text/segments.ts";
import type { TextPiece, Tone } from "#web/ui/annotated-text.tsx";
import { DEFAULT_VIEW, type TextView } from "./text-view.ts";
import type { AnalyzedText, FoundEntry } from "./worker-messages.ts";

interface PiecesOptions {
  readonly factsOf: FactsLookup<FoundEntry>;
  /** Shows a placeholder for each note. */
  readonly areFactsLoading: boolean;
  readonly view?: TextView;
  /** Start and end of names that are in no list, in order; they are underlined. */
  readonly openNames?: Int32Array;
  /** Offsets of matches that are shown as text. */
  readonly hidden?: ReadonlySet<number>;
}

const LOADING_NOTE = " (…)";
const NO_NAMES = new Int32Array();
const NOTHING_HIDDEN: ReadonlySet<number> = new Set();

export const COMPANY_TONE: Tone = "blue";

export function universityTone(analysis: "basic" | "enhanced"): Tone {
  return analysis === "basic" ? "yellow" : "amber";
}

export function* piecesOf(
  { annotation }: AnalyzedText,
  { factsOf, areFactsLoading, view = DEFAULT_VIEW, openNames = NO_NAMES, hidden = NOTHING_HIDDEN }: PiecesOptions,
  range: SegmentRange = {},
): Generator<TextPiece> {
  let name = firstAtOrAfter(openNames, 2, range.from ?? 0);
  for (const segment of segmentsOf(annotation, factsOf, range)) {
    const { kind, start, end, text, bold } = segment;
    let note = segment.note;
    if (note !== null && view.notes !== "full") {
      note = view.notes === "hidden" ? null : shortNotes(annotation, factsOf, end);
    }
    if (note !== null && areFactsLoading) note = LOADING_NOTE;
    if (kind !== "text" && hidden.has(start)) {
      yield { start, text, bold, tone: null, note: null };
      continue;
    }
    if (kind !== "text") {
      yield {
        start,
        text,
        bold,
        tone: kind === "university" ? universityTone(annotation.analysis) : COMPANY_TONE,
        note,
        isQuiet: view.isCareerOnly && segment.role === ROLE_MENTION,
        // The card of another occurrence says the same.
        isTabStop: segment.isMain,
      };
      continue;
    }
    let from = start;
    for (; (openNames[name] ?? end) < end; name += 2) {
      const [nameStart = 0, nameEnd = 0] = openNames.subarray(name, name + 2);
      if (nameStart < from || nameEnd > end) continue;
      yield { start: from, text: annotation.text.slice(from, nameStart), bold, tone: null, note: null };
      const isLast = nameEnd === end;
      yield {
        start: nameStart,
        text: annotation.text.slice(nameStart, nameEnd),
        bold,
        tone: "open",
        note: isLast ? note : null,
      };
      from = nameEnd;
    }
    if (from < end) yield { start: from, text: annotation.text.slice(from, end), bold, tone: null, note };
  }
}

/** Founding year and funding of the companies whose notes are at an offset; null where nothing is known of them. */
function shortNotes(
  { entries, notes }: Annotation<FoundEntry>,
  factsOf: FactsLookup<FoundEntry>,
  offset: number,
): string | null {
  const known: string[] = [];
  for (let note = firstAtOrAfter(notes, NOTE_SIZE, offset); notes[note] === offset; note += NOTE_SIZE) {
    const facts = factsOf(entries[notes[note + 1] as number] as FoundEntry);
    const short = facts === null ? "" : shortNote(facts);
    if (short !== "") known.push(short);
  }
  return known.length === 0 ? null : known.join("");
}

function shortNote({ foundedYear, totalFunding }: NoteFacts): string {
  const known = [foundedYear, totalFunding].filter((fact) => fact !== null);
  return known.length === 0 ? "" : ` (${known.join(", ")})`;
}

/** Binary search: index of the first record whose first number is at least the offset. */
function firstAtOrAfter(records: Int32Array, size: number, offset: number): number {
  return size * firstIndex(records.length / size, (index) => (records[index * size] as number) >= offset);
}
