/** Two blanks, or a tab, between all words: a text whose every gap is as wide as that of columns. */
import { findAll } from "../words/find-all.ts";
import { edited, type RespacedText } from "./respaced-text.ts";

const SAMPLE = 2000;
const MIN_GAPS = 40;
/** Of the gaps between words */
const MOST = 0.9;
const GAP = /(?<=\S)[^\S\n\r]{1,9}(?=\S)/g;

/** The text with one blank in each gap of the usual width. */
export function withSingleBlanks(text: string): RespacedText {
  const usual = usualGap(text.slice(0, SAMPLE));
  if (usual === null) return { text, offsets: null };
  return edited(
    text,
    findAll(GAP, text).flatMap(({ index: at, 0: gap }) =>
      gap === usual ? [{ at, end: at + gap.length, put: " " }] : [],
    ),
  );
}

/** Null where most gaps are single blanks, or of several widths. */
function usualGap(sample: string): string | null {
  let single = 0;
  let wide = 0;
  for (let at = 1; at < sample.length; at++) {
    const unit = sample.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x09) continue;
    const before = sample.charCodeAt(at - 1);
    if (before === 0x20 || before === 0x09 || before === 0x0a) continue;
    const next = sample.charCodeAt(at + 1);
    if (unit === 0x20 && next !== 0x20 && next !== 0x09) single++;
    else wide++;
    if (single > MIN_GAPS) return null;
  }
  if (wide < MIN_GAPS || wide < MOST * (wide + single)) return null;
  for (const usual of ["  ", "\t"]) {
    const count = findAll(GAP, sample).filter(([gap]) => gap === usual).length;
    if (count >= MOST * (wide + single)) return usual;
  }
  return null;
}
