/** The paragraphs of a text whose lines were cut at a fixed width. */
import { Row } from "../rows/row.ts";

/** A shorter line is a line of its own, a longer one may be a part of a paragraph with fixed line width. */
export const MIN_LINE = 45;
const MAX_PARAGRAPH = 6000;

/** Joins lines that a fixed line width has cut. */
export function paragraphs(text: string, rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  let isOpen = false;
  for (const row of rows) {
    const previous = joined.at(-1);
    if (
      previous !== undefined &&
      (isOpen || goesOn(previous.text, row.text)) &&
      !row.isAfterBlank &&
      isBlank(text, previous.end, row.start) &&
      !row.isBullet &&
      row.start >= previous.end &&
      row.end - previous.start < MAX_PARAGRAPH
    )
      joined[joined.length - 1] = new Row(
        previous.start,
        text.slice(previous.start, row.end).replaceAll(/[\n\r\v\f\u2028\u2029]/g, " "),
        previous.flags,
      );
    else joined.push(row);
    isOpen = row.text.length >= MIN_LINE;
  }
  return joined;
}

/** "founded the company in a borrowed horsebox" above "outside Hereford, and she": a narrow column */
function goesOn(above: string, text: string): boolean {
  if (above.length < MIN_NARROW || /[.!?:]$/.test(above)) return false;
  return /^\p{Ll}/u.test(text) || ENDS_OPEN.test(above);
}

const MIN_NARROW = 25;
const ENDS_OPEN =
  /\s(?:in|of|the|at|for|a|an|and|to|with|by|as|from|der|die|das|den|bei|und|als|von|im|de|la|le|du|des|et|en|chez|y|el)$/;

/** No heading stands between two lines. */
function isBlank(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(from, to));
}
