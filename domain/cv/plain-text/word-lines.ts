/** A word on each line, with a line of one blank between: how some tools copy a page, whose lines then end in two such lines. */
import { findAll } from "../words/find-all.ts";
import { type Edit, edited, type RespacedText } from "./respaced-text.ts";

const SAMPLE = 6000;
const MIN_GAPS = 60;
const BETWEEN = "\n \n";
/** Between two words; or behind the large first letter of a heading in small capitals: "E" above "XPERIENCE" */
const GAP = /(?<=\S)\n {1,3}\n(?=\S)|(?<=(?:^|\s)\p{Lu})\n(?=\p{Lu}{2})|(?<=\p{Ll}[.,;)]?) (?=\p{Lu}\n\p{Lu}{3})/gmu;
/** "●" always begins a line; "-" only behind the end of a sentence or of dates, and not between two years */
const MARK = /^[●•○▪■◦](?=\n)/u;
const DASH = /^[-–]\n {1,3}\n(?!\d|[Pp]resent|[Cc]urrent)/;
const END_OF_LINE = /(?:[.;:]|\d{4}|[Pp]resent|[Cc]urrent)$/;
const FIRST_LETTER = /^\p{Lu}\n\p{Lu}{2}/u;
const MAX_WORD = 12;
const MAX_NEXT = 16;

/** The text with a blank between the words of each line. */
export function withWordsInLines(text: string): RespacedText {
  if (!text.includes(BETWEEN) || text.slice(0, SAMPLE).split(BETWEEN).length <= MIN_GAPS)
    return { text, offsets: null };
  return edited(
    text,
    findAll(GAP, text).map(({ index: at, 0: gap }): Edit => {
      const end = at + gap.length;
      return { at, end, put: gap === "\n" ? "" : beginsLine(text, at, end) ? "\n" : " " };
    }),
  );
}

function beginsLine(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_WORD), at);
  const next = text.slice(end, end + MAX_NEXT);
  if (FIRST_LETTER.test(next)) return !/\p{Lu}$/u.test(before);
  return MARK.test(next) || (DASH.test(next) && END_OF_LINE.test(before));
}
