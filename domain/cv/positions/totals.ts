/** "4 yrs 8 mos" below a company: its total duration says how many of the entries below are titles at this company. */

import { withoutRemarks } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { findAll } from "../words/find-all.ts";
import { isEmploymentKind } from "../words/phrases.ts";
import { foldWords } from "../words/split-words.ts";
import type { Block } from "./blocks.ts";
import type { PositionDraft } from "./position-draft.ts";

/** The drafts of the titles below companies with a total duration. */
export function draftsWithinTotals(rows: readonly Row[], blocks: readonly Block[]): ReadonlyMap<Block, PositionDraft> {
  const drafts = new Map<Block, PositionDraft>();
  if (!rows.some(isTotal)) return drafts;
  const anchors = new Map(blocks.map((block) => [block.anchor, block]));
  for (const [index, row] of rows.entries()) {
    const company = isTotal(row) ? nameOf(rows[index - 1]) : null;
    if (company === null || anchors.has(company.row)) continue;
    for (const [block, draft] of titlesBelow(rows, index + 1, anchors, companyName(company), monthsIn(row.text)))
      drafts.set(block, draft);
  }
  return drafts;
}

export function isTotal(row: Row | undefined): boolean {
  return row !== undefined && classifyRow(row) === "duration";
}

/** Until their time is as long as the total. None if it is not reached exactly. */
function titlesBelow(
  rows: readonly Row[],
  from: number,
  anchors: ReadonlyMap<Row, Block>,
  company: Piece,
  total: number,
): readonly (readonly [Block, PositionDraft])[] {
  const found: (readonly [Block, PositionDraft])[] = [];
  let first = Infinity;
  let last = -Infinity;
  let title: Piece | null = null;
  for (let index = from; index < rows.length && !isTotal(rows[index]); index++) {
    const row = rows[index] as Row;
    const block = anchors.get(row);
    if (block === undefined) {
      if (!row.isBullet && !isEmploymentKind(row.text)) title = nameOf(row);
      continue;
    }
    const months = monthsOf(block);
    if (months === null || title === null) return [];
    first = Math.min(first, months.first);
    last = Math.max(last, months.last);
    const tolerance = 1 + found.length;
    if (last - first + 1 > total + tolerance) return [];
    found.push([block, { company, title, date: block.date, isSelfEmployed: false, isUnsure: false }]);
    if (last - first + 1 >= total - tolerance) return found;
    title = null;
  }
  return [];
}

/** The only or first name of a row. */
function nameOf(row: Row | undefined): Piece | null {
  const [piece] = row === undefined || row.text.length > 100 ? [] : splitRow(row);
  return piece === undefined ? null : withoutRemarks(piece);
}

/** The first and last month, counted from the year 0; null where they cannot be known. */
function monthsOf({ anchor, date }: Block): { readonly first: number; readonly last: number } | null {
  const { start, end } = date;
  if (start === null) return null;
  const first = 12 * start.year + (start.month ?? 1);
  // Beside the dates: "Jan 2020 - Present · 3 yrs 2 mos"
  const own = monthsIn(anchor.text.slice(date.from, date.to));
  if (own > 0) return { first, last: first + own - 1 };
  if (end === null || date.isOpen) return null;
  return { first, last: 12 * end.year + (end.month ?? (start.month === null ? 0 : 12)) };
}

const PART = /(\d+)\s?(y|j|a|m)/g;

/** "4 yrs 8 mos", "4 ans 8 mois", "4 Jahre 8 Monate" */
function monthsIn(text: string): number {
  let months = 0;
  for (const [, count, unit] of findAll(PART, foldWords(text))) months += Number(count) * (unit === "m" ? 1 : 12);
  return months;
}
