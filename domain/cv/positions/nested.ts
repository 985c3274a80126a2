/** A company with the dates of the whole employment, above titles with dates of their own: no employer follows a comma in such a title. */

import type { DatedPart } from "../dates/dated-part.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { titleName } from "../pieces/split-title.ts";
import type { Block } from "./blocks.ts";
import type { PositionDraft } from "./position-draft.ts";

/** The drafts with the company of the time that they lie in, and without the companies that have titles below. */
export function withinCompanies(
  blocks: readonly Block[],
  drafts: readonly (PositionDraft | null)[],
): readonly (PositionDraft | null)[] {
  const result = [...drafts];
  for (const [index, head] of drafts.entries()) {
    if (head === null || head.company === null || head.title !== null || head.isSelfEmployed) continue;
    let next = index + 1;
    let above: DatedPart | null = null;
    for (; next < blocks.length; next++) {
      const title = titleOf(blocks[next] as Block, head.date, above);
      if (title === null || isEmployerNamed(drafts[next] ?? null)) break;
      const { date } = blocks[next] as Block;
      above = date;
      // "Head of Lasers (since 2018)" below "Acme, 2016 – 2021" ended with the company's time.
      const whole = date.isOpen && head.date?.isOpen === false ? { ...date, isOpen: false, end: head.date.end } : date;
      result[next] = { company: head.company, title, date: whole, isSelfEmployed: false, isUnsure: false };
    }
    if (next > index + 1) result[index] = null;
  }
  return result;
}

/** The only name beside the dates, without a blank line above unless its time ends where that of the title above begins. */
function titleOf({ anchor, date }: Block, whole: DatedPart | null, above: DatedPart | null): Piece | null {
  const isNext = above?.start != null && date.end?.year === above.start.year;
  if ((anchor.isAfterBlank && !isNext) || !contains(whole, date)) return null;
  const [piece, ...others] = splitRow(anchor);
  return piece === undefined || others.length > 0 || piece.title === 0 ? null : titleName(piece);
}

function isEmployerNamed(draft: PositionDraft | null): boolean {
  return draft?.company != null && (draft.company.company === 3 || draft.company.school || draft.company.isAfterAt);
}

export function contains(outer: DatedPart | null, inner: DatedPart | null): boolean {
  if (outer === null || inner === null || outer.start === null || inner.start === null) return false;
  const outerEnd = outer.isOpen ? 9999 : (outer.end?.year ?? 0);
  if (inner.isOpen) return outer.start.year <= inner.start.year && inner.start.year <= outerEnd;
  return outer.start.year <= inner.start.year && outerEnd >= (inner.end?.year ?? 9999);
}
