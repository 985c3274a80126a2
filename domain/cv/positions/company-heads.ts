/** Companies on lines of their own, each above a description and its dated titles. */

import { companyName } from "../pieces/company-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { readSignals } from "../words/words.ts";
import { type PositionDraft, startOf } from "./position-draft.ts";

const MAX_HEAD = 60;
/** A single one may be the heading of a description. */
const MIN_HEADS = 2;

/** The drafts without a company with the one above them, where a section has several such heads. */
export function withHeads(
  rows: readonly Row[],
  used: ReadonlySet<Row>,
  drafts: readonly PositionDraft[],
): readonly PositionDraft[] {
  const bare = drafts.filter(isBare);
  if (bare.length < MIN_HEADS) return drafts;
  const heads = rows.flatMap((_row, index) => headAt(rows, index, used) ?? []);
  const headOf = (draft: PositionDraft) => heads.findLast(({ row }) => row.start < startOf(draft));
  const direct = new Set(bare.map(headOf));
  direct.delete(undefined);
  if (direct.size < MIN_HEADS || direct.size < 0.5 * heads.length) return drafts;
  return drafts.map((draft) => (isBare(draft) ? { ...draft, company: headOf(draft) ?? null } : draft));
}

function isBare({ company, title, isSelfEmployed }: PositionDraft): boolean {
  return company === null && title !== null && title.title > 0 && !isSelfEmployed;
}

/** The only name of a line below a blank one, and above a description or dates */
function headAt(rows: readonly Row[], index: number, used: ReadonlySet<Row>): Piece | null {
  const row = rows[index] as Row;
  const next = rows[index + 1];
  if (!row.isAfterBlank || row.isBullet || row.dates.length > 0 || row.label !== null || used.has(row)) return null;
  if (next === undefined || next.isBullet || row.text.length > MAX_HEAD || classifyRow(row) !== "name") return null;
  if (next.dates.length === 0 && classifyRow(next) !== "text" && !isKindOfCompany(next, rows[index + 2])) return null;
  const [piece, ...others] = splitRow(row);
  if (piece === undefined || others.length > 0 || piece.degree) return null;
  return piece.title > 0 && piece.company < 3 ? null : companyName(piece);
}

/** "Consultants in the region of Leeds" below a company, and above dates that a blank line precedes */
function isKindOfCompany(row: Row, next: Row | undefined): boolean {
  if (next === undefined || !next.isAfterBlank || next.dates.length === 0 || row.isAfterBlank) return false;
  const { title, company, school, degree } = readSignals(row.text);
  return title === 0 && company === 0 && !school && !degree;
}
