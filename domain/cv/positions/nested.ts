/** A company with the dates of the whole employment, above titles with dates of their own: no employer follows a comma in such a title. */

import type { DatedPart } from "../dates/dated-part.ts";
import { part } from "../pieces/commas.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { isUnitBehind } from "../pieces/specialty.ts";
import { titleName } from "../pieces/split-title.ts";
import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import type { Block } from "./blocks.ts";
import type { PositionDraft } from "./position-draft.ts";
import { withPlace } from "./titles-at-places.ts";

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
      const title = titleOf(blocks[next] as Block, blocks[index] as Block, above);
      if (title === null || isEmployerNamed(drafts[next] ?? null)) break;
      const { date } = blocks[next] as Block;
      above = date;
      const whole = withOuterEnd(withOuterStart(date, head.date), head.date);
      result[next] = { company: head.company, title, date: whole, isSelfEmployed: false, isUnsure: false };
    }
    if (next > index + 1 || isGroup(blocks, drafts, index)) result[index] = null;
  }
  return result;
}

/** "ACME GROUP, 2006 – 2012" above "  – Lumora: Analyst, 2009 – 2012" and "  – Umbra: Clerk, 2006 – 2009", its companies */
function isGroup(blocks: readonly Block[], drafts: readonly (PositionDraft | null)[], index: number): boolean {
  const { anchor, date } = blocks[index] as Block;
  let inside = 0;
  for (let next = index + 1; next < blocks.length; next++) {
    const [block, draft] = [blocks[next] as Block, drafts[next] ?? null];
    if ((block.anchor.flags.indent ?? 0) <= (anchor.flags.indent ?? 0) || !contains(date, block.date)) break;
    if (draft === null || draft.company?.row !== block.anchor || draft.title?.row !== block.anchor) return false;
    // "Consultant – Umbra, Leeds": a client
    if (draft.company.from > draft.title.from) return false;
    inside++;
  }
  return inside >= MIN_INSIDE;
}

/** A single one may be a secondment. */
const MIN_INSIDE = 2;

/** "Head of Lasers (since 2018)" below "Acme, 2016 – 2021" ended with the company's time. */
function withOuterEnd(date: DatedPart, outer: DatedPart | null): DatedPart {
  return date.isOpen && outer?.isOpen === false ? { ...date, isOpen: false, end: outer.end } : date;
}

/** "Engineer (until 2018)" below "Acme, 2016 – 2021" began with it. */
function withOuterStart(date: DatedPart, outer: DatedPart | null): DatedPart {
  return date.isRange && date.start === null && outer !== null ? { ...date, start: outer.start } : date;
}

/**
 * The only name beside the dates, without a blank line above unless its time ends where that of the title above begins, or only the
 * titles have their dates in brackets.
 */
function titleOf({ anchor, before, date }: Block, head: Block, above: DatedPart | null): Piece | null {
  // The title is on a line of its own above the dates.
  const row = before.length === 1 && isDateOnly(anchor) ? (before[0] as Row) : anchor;
  const isNext = above?.start != null && date.end?.year === above.start.year;
  if (!contains(head.date, withOuterStart(date, head.date))) return null;
  if (row.isAfterBlank && !isNext && !(isBracketed(anchor, date) && !isBracketed(head.anchor, head.date))) return null;
  const [piece, ...others] = splitRow(row);
  if (piece === undefined || piece.title === 0) return null;
  if (others.length === 0) return withPlace(titleName(piece));
  if (others.length === 1 && isTownBehind(row, head.anchor, others[0] as Piece)) return titleName(piece);
  // "Area Manager – Northern Region" in cells
  if (others.length === 1 && isUnitBehind(others[0] as Piece, piece))
    return part(piece, piece.from, (others[0] as Piece).to);
  // "Manager – Press Shop (2016 – 2018)"
  const isWhole = isBracketed(anchor, date) && others.every(({ company, school }) => company < 3 && !school);
  const last = others.at(-1) as Piece;
  return isWhole && last.to <= date.from && !/[|\t]/.test(anchor.text) ? part(piece, piece.from, last.to) : null;
}

/** "  Regional Manager · Unterfeld · 2016 – 2018" deeper than "Acme · 2012 – 2018": no list has every town. */
function isTownBehind(row: Row, head: Row, { from, text, title, company, school }: Piece): boolean {
  if ((row.flags.indent ?? 0) <= (head.flags.indent ?? 0) || title > 0 || company > 0 || school) return false;
  return TOWN.test(text) && STRONG_END.test(row.text.slice(0, from));
}

const TOWN = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u;
/** What separates the cells of a row */
const STRONG_END = /[|·•\t]\s*$/;

/** "Manager (2016 – 2018)", "Manager (since 2018)", the bracket of which is read as a part of the dates */
function isBracketed({ text }: Row, { from, to }: DatedPart): boolean {
  return text.charAt(to) === ")" && from - text.lastIndexOf("(", from) < 2;
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
