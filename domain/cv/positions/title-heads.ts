/** "Nurse" on a line of its own, above several entries that name a company and dates only: the title of each. */
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import type { Row } from "../rows/row.ts";
import { type PositionDraft, startOf } from "./position-draft.ts";

const MAX_HEAD = 40;
/** One entry without a title may have lost it. */
const MIN_ENTRIES = 2;

/** The drafts without a title with that of the heading above them. */
export function withTitleHeads(rows: readonly Row[], drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  const bare = drafts.filter(({ title, company }) => title === null && company !== null);
  if (bare.length < MIN_ENTRIES) return drafts;
  const taken = new Set(drafts.flatMap(({ title, company }) => [title?.row, company?.row]));
  const heads = rows.flatMap((row, index) => (taken.has(row) ? [] : (headAt(row, rows[index + 1]) ?? [])));
  const headOf = (draft: PositionDraft) => heads.findLast(({ row }) => row.start < startOf(draft));
  const counts = new Map<Piece | undefined, number>();
  for (const draft of bare) counts.set(headOf(draft), (counts.get(headOf(draft)) ?? 0) + 1);
  return drafts.map((draft) => {
    const head = headOf(draft);
    const isUnder = head !== undefined && draft.title === null && (counts.get(head) ?? 0) >= MIN_ENTRIES;
    return isUnder ? { ...draft, title: head } : draft;
  });
}

/** Between blank lines */
function headAt(row: Row, next: Row | undefined): Piece | null {
  if (!row.isAfterBlank || next?.isAfterBlank !== true || row.isBullet) return null;
  if (row.dates.length > 0 || row.label !== null || row.text.length > MAX_HEAD || next.dates.length === 0) return null;
  const [piece, ...others] = splitRow(row);
  return piece !== undefined && others.length === 0 && piece.title > 0 && piece.company === 0 ? piece : null;
}
