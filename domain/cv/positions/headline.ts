import { withoutRemarks } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import { splitRow } from "../pieces/pieces.ts";
import { isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { wordKey } from "../words/split-words.ts";
import type { PositionDraft } from "./position-draft.ts";

/** A headline is under the name, before any section. */
const MAX_ROWS = 6;
const STUDENT = /(?<!\p{L})(?:student\p{L}*|studierende\p{L}*|étudiante?|candidate|doktorand\p{L}*)(?!\p{L})/iu;

/** "Managing Director at Acme" under the name; null where a dated position names the company. */
export function readHeadline(rows: readonly Row[], positions: readonly PositionDraft[]): PositionDraft | null {
  for (const row of rows.slice(0, MAX_ROWS)) {
    if (row.isBullet || row.dates.length > 0 || row.text.length > 120 || isProse(row.text)) continue;
    const pieces = splitRow(row);
    const at = pieces.findIndex(({ isAfterAt }, index) => isAfterAt && (pieces[index - 1]?.title ?? 0) > 0);
    const [title, company] = [pieces[at - 1], pieces[at]];
    if (title === undefined || company === undefined || STUDENT.test(title.text)) continue;
    const name = companyName(company);
    const key = wordKey(name.text);
    if (positions.some((position) => position.company !== null && isSame(wordKey(position.company.text), key)))
      return null;
    return { title: withoutRemarks(title), company: name, date: null, isSelfEmployed: false, isUnsure: false };
  }
  return null;
}

function isSame(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}
