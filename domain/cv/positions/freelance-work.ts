import type { DatedPart } from "../dates/dated-part.ts";
import { part } from "../pieces/commas.ts";
import { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import type { Row } from "../rows/row.ts";
import { cleanName, trimStretch } from "../words/names.ts";
import { isEmploymentKind } from "../words/phrases.ts";
import { readSignals } from "../words/words.ts";
import type { PositionDraft } from "./position-draft.ts";

const MAX_WORK = 100;
const WORK =
  /^(?:freiberufliche|selbst(?:st)?ändige|freelance|freelancing|self-employed|independent) (?:tätigkeit|arbeit|work|activity)(?=\s*(?:[—–/|:]|-\s)\s*\p{Lu})/iu;

/** "Freelance work — web development" names what somebody did, and no employer: the whole is the title. */
export function readFreelanceWork(rows: readonly Row[], date: DatedPart): PositionDraft | null {
  for (const row of rows) {
    if (row.text.length > MAX_WORK || !WORK.test(row.text)) continue;
    const [field, ...others] = splitRow(row);
    if (field === undefined || others.length > 0) continue;
    if (field.title > 0 || field.company > 0 || field.school || field.isAfterAt) continue;
    const title = part(field, 0, field.to);
    if (title !== null) return { company: null, title, date, isSelfEmployed: true, isUnsure: false };
  }
  return null;
}

/** "Freelance" alone beside the dates is all that the text has for a title. */
export function freelanceTitle(rows: readonly Row[]): Piece | null {
  for (const row of rows) {
    const [date] = row.dates;
    const isBefore = date !== undefined && date.from > 0;
    const stretch = trimStretch(
      row.text,
      isBefore || date === undefined ? 0 : date.to,
      isBefore ? date.from : row.text.length,
    );
    const text = stretch === null ? "" : cleanName(row.text.slice(stretch.from, stretch.to));
    if (stretch !== null && isEmploymentKind(text)) return new Piece(row, stretch, text, readSignals(text));
  }
  return null;
}
