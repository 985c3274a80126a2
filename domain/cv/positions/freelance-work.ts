import type { DatedPart } from "../dates/dated-part.ts";
import { part } from "../pieces/commas.ts";
import { splitRow } from "../pieces/pieces.ts";
import type { Row } from "../rows/row.ts";
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
