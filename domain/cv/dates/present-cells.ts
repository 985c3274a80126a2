/** Words such as "Current" in place of dates: they say only that a position continues. */
import type { DatedPart } from "./dated-part.ts";

const PRESENT_CELL = /(?:\t|\s{3}|[|·•]\s*|\s\()(\p{L}+)(?:\s?\))?$/u;
/** "(since three semesters)" */
const SINCE_CELL = /\s\(((?:since|seit|depuis|desde|dal|sinds)\s[^()]{2,30})\)$/iu;
const MAX_LINE = 140;
/** No longer cell is one of these words. The expression would try every offset of a line. */
const MAX_CELL = 24;

/** "Acme, Leeds          Current", "Founder – Acme (since three semesters)": an open range without its start at the end of a line */
export function readPresentCell(line: string, isPresent: (word: string) => boolean): readonly DatedPart[] {
  if (line.length > MAX_LINE || !/[\t|·•(]|\s{3}/.test(line)) return [];
  const since = line.endsWith(")") ? SINCE_CELL.exec(line)?.[1] : undefined;
  if (since !== undefined) return [openUntil(line.length - 1, since)];
  const [whole, word = ""] = PRESENT_CELL.exec(line.slice(-MAX_CELL)) ?? [""];
  if (whole === "" || whole.length === line.length || !isPresent(word)) return [];
  return [openUntil(line.length - whole.length + whole.lastIndexOf(word) + word.length, word)];
}

function openUntil(to: number, { length }: string): DatedPart {
  return { from: to - length, to, start: null, end: null, isOpen: true, isRange: true };
}
