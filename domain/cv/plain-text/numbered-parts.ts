/** "(1) Lumora - Engineer - 2019 to 2023 (2) Vantelo - Clerk - 2014 to 2019": the numbered entries of an answer in one line */
import { findAll } from "../words/find-all.ts";
import { edited, type RespacedText } from "./respaced-text.ts";

const MAY_HOLD_THEM = /(?:^|\s)\(?1\)\s+[^\n]{8,160}\s\(?2\)\s/m;
const LINE = /[^\n]+/g;
const MARK = /(?<=^|\s)\(?(\d)\)\s+(?=\p{Lu})/gu;
const YEAR = /(?:19|20)\d\d/;
const MIN_PARTS = 2;
const MAX_PART = 160;

/** The text with each of them in a line, without its number. */
export function withNumberedLines(text: string): RespacedText {
  if (!MAY_HOLD_THEM.test(text)) return { text, offsets: null };
  return edited(
    text,
    findAll(LINE, text).flatMap(({ index, 0: line }) =>
      marksOf(line).map(({ at, end }) => ({ at: index + at, end: index + end, put: "\n" })),
    ),
  );
}

/** The numbers from 1 on, if dates stand behind each. */
function marksOf(line: string): readonly { readonly at: number; readonly end: number }[] {
  const marks: { readonly at: number; readonly end: number }[] = [];
  for (const { index: at, 0: mark, 1: number } of findAll(MARK, line))
    if (Number(number) === marks.length + 1) marks.push({ at, end: at + mark.length });
  const parts = marks.map(({ end }, index) => line.slice(end, marks[index + 1]?.at));
  const areDated = parts.every((part) => part.length < MAX_PART && YEAR.test(part));
  return marks.length < MIN_PARTS || !areDated ? [] : marks;
}
