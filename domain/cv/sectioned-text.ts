import { withEncodedLetters } from "./plain-text/encoded-letters.ts";
import { withSingleBlanks } from "./plain-text/even-blanks.ts";
import { withCapitalHeadingsApart } from "./plain-text/glued-headings.ts";
import { withoutInvisible } from "./plain-text/invisible.ts";
import { withLabelsAtValues } from "./plain-text/labels-apart.ts";
import { joinLetterSpacing } from "./plain-text/letter-spacing.ts";
import { withLostTabs } from "./plain-text/lost-tabs.ts";
import { withNumberedLines } from "./plain-text/numbered-parts.ts";
import { type PreparedText, prepareText } from "./plain-text/prepare.ts";
import { respaced } from "./plain-text/respaced-text.ts";
import { withJoinedCapitals } from "./plain-text/small-capitals.ts";
import { withWordsInLines } from "./plain-text/word-lines.ts";
import { splitEntryLines } from "./positions/entry-lines.ts";
import { mergeBrokenNames } from "./rows/merge.ts";
import { withoutNameColons } from "./rows/name-colons.ts";
import type { Row } from "./rows/row.ts";
import { readRows } from "./rows/rows.ts";
import { withTownsApart } from "./rows/towns-apart.ts";
import { withoutTownsBesideDates } from "./rows/towns-beside-dates.ts";
import { withMarginHeadings } from "./sections/margin-headings.ts";
import type { Section } from "./sections/section.ts";
import { splitSections } from "./sections/split-sections.ts";

/** Bounds the time on a long text, which is no CV or many. UTF-16 units: the longest of 2,600 CVs has 12,000. */
export const MAX_CV = 40_000;

/** The steps that change the length of a text */
const RESPACING = [
  withWordsInLines,
  withoutInvisible,
  withEncodedLetters,
  joinLetterSpacing,
  withCapitalHeadingsApart,
  withNumberedLines,
  withSingleBlanks,
  withJoinedCapitals,
  withLostTabs,
  withLabelsAtValues,
];

export interface SectionedText extends PreparedText {
  /** Offsets in the text as given of those in the prepared texts. Null where both are the same. */
  readonly offsets: Uint32Array | null;
  readonly rows: readonly Row[];
  readonly sections: readonly Section[];
}

/** The rows of a text's first 40,000 characters in their sections. Offsets of rows are those of the prepared texts. */
export function readSectionedText(whole: string): SectionedText {
  const { text, offsets } = respaced(beginning(whole), RESPACING);
  const prepared = prepareText(text);
  const merged = mergeBrokenNames(prepared.read, readRows(prepared.read));
  const rows = withoutNameColons(withoutTownsBesideDates(splitEntryLines(withTownsApart(withMarginHeadings(merged)))));
  return { ...prepared, offsets, rows, sections: splitSections(rows) };
}

/** Ends at a line end, so that no name is cut. */
function beginning(text: string): string {
  if (text.length <= MAX_CV) return text;
  const end = text.lastIndexOf("\n", MAX_CV);
  return text.slice(0, end > 0 ? end : MAX_CV);
}
