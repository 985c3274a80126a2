/** Most CVs give all entries the same form: an unclear entry has its title and company at the same places as the clear ones. */

import { companyName } from "../pieces/company-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { titleName } from "../pieces/split-title.ts";
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import type { Block } from "./blocks.ts";
import type { PositionDraft } from "./position-draft.ts";

/** A piece's place in an entry: rows from the dated row, and the number of the piece in its row. */
interface Slot {
  readonly offset: number;
  readonly index: number;
}

interface Template {
  readonly isDateFirst: boolean;
  readonly title: Slot;
  readonly company: Slot;
}

const MIN_SHARE = 0.5;

/** The drafts with the unclear ones read by the template of the clear ones. */
export function withTemplate(
  rows: readonly Row[],
  blocks: readonly Block[],
  drafts: readonly (PositionDraft | null)[],
): readonly (PositionDraft | null)[] {
  if (blocks.length < 3) return drafts;
  const numbers = new Map(rows.map((row, number) => [row, number]));
  const offsetOf = (block: Block, row: Row) => (numbers.get(row) ?? 0) - (numbers.get(block.anchor) ?? 0);
  const template = commonTemplate(blocks, drafts, offsetOf);
  if (template === null) return drafts;
  return drafts.map((draft, index) => applyTemplate(blocks[index] as Block, draft, template, offsetOf));
}

type OffsetOf = (block: Block, row: Row) => number;

function commonTemplate(
  blocks: readonly Block[],
  drafts: readonly (PositionDraft | null)[],
  offsetOf: OffsetOf,
): Template | null {
  const sure = new Map<string, { template: Template; count: number }>();
  const likely = new Map<string, { template: Template; count: number }>();
  for (const [index, draft] of drafts.entries()) {
    const block = blocks[index] as Block;
    if (draft === null || draft.title === null || draft.company === null || draft.title.title === 0) continue;
    const { title, company } = draft;
    const isDateFirst = block.date.from === 0;
    const template = { isDateFirst, title: slotOf(block, title, offsetOf), company: slotOf(block, company, offsetOf) };
    const key = JSON.stringify(template);
    if (JSON.stringify(template.title) === JSON.stringify(template.company)) continue;
    for (const votes of isSure(draft) ? [sure, likely] : [likely])
      votes.set(key, { template, count: (votes.get(key)?.count ?? 0) + 1 });
  }
  return most(sure, 2) ?? most(likely, 3) ?? (likely.size === 1 ? most(likely, 2) : null);
}

function most(
  votes: ReadonlyMap<string, { readonly template: Template; readonly count: number }>,
  least: number,
): Template | null {
  const all = [...votes.values()];
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const best = all.find(({ count }) => count >= least && count >= MIN_SHARE * total);
  return best?.template ?? null;
}

function slotOf(block: Block, { row, index }: Piece, offsetOf: OffsetOf): Slot {
  return { offset: offsetOf(block, row), index };
}

/** The words of the company say that it is one. */
function isSure({ company, isUnsure }: PositionDraft): boolean {
  return !isUnsure && company !== null && (company.company > 0 || company.school || company.isAfterAt);
}

function applyTemplate(
  block: Block,
  draft: PositionDraft | null,
  template: Template,
  offsetOf: OffsetOf,
): PositionDraft | null {
  if (draft === null || draft.isSelfEmployed || template.isDateFirst !== (block.date.from === 0)) return draft;
  if (isSure(draft) && draft.title !== null && draft.title.title > 0) return draft;
  const [title, company] = [pieceAt(block, template.title, offsetOf), pieceAt(block, template.company, offsetOf)];
  if (title === null || company === null || title === company) return draft;
  if (title.company === 3 || title.isAfterAt || title.school || title.degree) return draft;
  if (company.degree || (company.title > 0 && company.company < 3 && !isBelowTitle(company, title, draft)))
    return draft;
  // A title's noun elsewhere in the entry says more.
  if (draft.title !== null && draft.title.title > 0 && title.title === 0) return draft;
  if (draft.company !== null && draft.company.company === 3 && company.company < 3 && draft.company.row !== title.row)
    return draft;
  return { ...draft, title: titleName(title), company: companyName(company), isUnsure: false };
}

/** "Staff Writer" above "New Scientist", which ends as a title: two titles in the two lines where others have a title and a company. */
function isBelowTitle(company: Piece, title: Piece, draft: PositionDraft): boolean {
  return draft.company === null && title.title > 0 && title.row.end <= company.row.start;
}

/** The piece of the entry at a slot. */
function pieceAt(block: Block, { offset, index }: Slot, offsetOf: OffsetOf): Piece | null {
  const row = [block.anchor, ...block.before, ...block.after].find((one) => offsetOf(block, one) === offset);
  if (row === undefined || (row !== block.anchor && classifyRow(row) !== "name")) return null;
  return splitRow(row).find((piece) => piece.index === index) ?? null;
}
