import { LINE_BREAK } from "./names.ts";
import { Row } from "./row.ts";
import { isLegalFormOnly } from "./words.ts";

const MAX_NAME = 120;
/** Needs another word: "Technische Universität", "Freiberg". */
const INCOMPLETE =
  /(?:^|[\s\u2063])(?:technische|freie|technical|technological|polytechnic|state|université|eidgenössische technische)\s+(?:universität|university|hochschule|de)$/iu;
const OPEN_END = /(?:\s&|\s\+|\s(?:of|the|for|and|der|des|für|und|de|du|la|et|zur|im)|\p{L}-)$/u;

/** Joins a name with its continuation on the next line ("Procter &", "Gamble"). */
export function mergeBrokenNames(text: string, rows: readonly Row[]): readonly Row[] {
  const merged: Row[] = [];
  for (const row of rows) {
    const previous = merged.at(-1);
    if (previous !== undefined && continues(previous, row)) merged[merged.length - 1] = join(text, previous, row);
    else merged.push(row);
  }
  return merged;
}

function continues(previous: Row, row: Row): boolean {
  if (row.isBullet || row.isAfterBlank || previous.text.length > MAX_NAME || row.text.length > MAX_NAME) return false;
  const first = row.text.charAt(0);
  if (previous.text.endsWith("-")) return /\p{Ll}$/u.test(previous.text.slice(0, -1)) && /\p{Ll}/u.test(first);
  if (OPEN_END.test(previous.text) || INCOMPLETE.test(previous.text))
    return /^[\p{Lu}\d]/u.test(previous.text) && !/[.!?]\s/.test(previous.text) && row.dates.length === 0;
  return (
    row.text.length < 25 && /^\p{Lu}/u.test(row.text) && /\p{L}$/u.test(previous.text) && isLegalFormOnly(row.text)
  );
}

function join(text: string, previous: Row, row: Row): Row {
  const raw = text.slice(previous.start, row.end);
  const content = raw.replaceAll(/[^\S\n\r]*[\n\r][\s\u200b]*/g, (blanks) => LINE_BREAK.repeat(blanks.length));
  return new Row(previous.start, content, previous.flags);
}
