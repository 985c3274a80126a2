import { type FactsLookup, type SegmentRange, segmentsOf } from "#domain/text/segments.ts";
import type { TextPiece, Tone } from "#web/ui/annotated-text.tsx";
import type { AnalyzedText, FoundEntry } from "./worker-messages.ts";

interface PiecesOptions {
  readonly factsOf: FactsLookup<FoundEntry>;
  /** Shows a placeholder for each note. */
  readonly areFactsLoading: boolean;
}

const LOADING_NOTE = " (…)";

export const COMPANY_TONE: Tone = "blue";

export function universityTone(analysis: "basic" | "enhanced"): Tone {
  return analysis === "basic" ? "yellow" : "amber";
}

export function* piecesOf(
  { annotation }: AnalyzedText,
  { factsOf, areFactsLoading }: PiecesOptions,
  range: SegmentRange = {},
): Generator<TextPiece> {
  for (const segment of segmentsOf(annotation, factsOf, range)) {
    const { kind, start, text, bold } = segment;
    const note = segment.note !== null && areFactsLoading ? LOADING_NOTE : segment.note;
    if (kind === "text") {
      yield { start, text, bold, tone: null, note };
    } else {
      yield {
        start,
        text,
        bold,
        tone: kind === "university" ? universityTone(annotation.analysis) : COMPANY_TONE,
        note,
        // The card of another occurrence says the same.
        isTabStop: segment.isMain,
      };
    }
  }
}
