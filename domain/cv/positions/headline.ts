import { withoutRemarks } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { wordKey } from "../words/split-words.ts";
import { readSection } from "./experience.ts";
import type { PositionDraft } from "./position-draft.ts";

/** A headline is under the name, before any section. */
const MAX_ROWS = 6;
const STUDENT = /(?<!\p{L})(?:student\p{L}*|studierende\p{L}*|étudiante?|candidate|doktorand\p{L}*)(?!\p{L})/iu;

/** "Managing Director at Acme" under the name; null where a dated position names the company. */
export function readHeadline(rows: readonly Row[], positions: readonly PositionDraft[]): PositionDraft | null {
  for (const row of rows.slice(0, MAX_ROWS)) {
    if (row.isBullet || row.text.length > 120 || isProse(row.text)) continue;
    if (row.dates.length > 0) {
      const current = readCurrent(row);
      if (current !== null && !positions.some(({ company }) => isNamed(company, current.company))) return current;
      continue;
    }
    const pieces = splitRow(row);
    const at = pieces.findIndex(({ isAfterAt }, index) => isAfterAt && (pieces[index - 1]?.title ?? 0) > 0);
    const [title, company] = [pieces[at - 1], pieces[at]];
    if (title === undefined || company === undefined || STUDENT.test(title.text)) continue;
    const name = companyName(company);
    if (positions.some((position) => isNamed(position.company, name))) return null;
    return { title: withoutRemarks(title), company: name, date: null, isSelfEmployed: false, isUnsure: false };
  }
  return null;
}

/** "Co-founder and CEO of Acme (2021 – present)" */
function readCurrent(row: Row): PositionDraft | null {
  if (!row.dates.some(({ isOpen }) => isOpen)) return null;
  const [draft] = readSection({ kind: "experience", rows: [row] }, false).found;
  return draft === undefined || draft.company === null || (draft.title?.title ?? 0) === 0 ? null : draft;
}

function isNamed(one: Piece | null, other: Piece | null): boolean {
  if (one === null || other === null) return false;
  const [a, b] = [wordKey(one.text), wordKey(other.text)];
  return a.startsWith(b) || b.startsWith(a);
}
