/** "Acme Ltd (2016 – 2020)" above several titles, each without dates and with its own description. */

import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { titleName } from "../pieces/split-title.ts";
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import type { PositionDraft } from "./position-draft.ts";

/** The draft, or one for each title of the rows between the company's dates and the next entry; all have the company's dates. */
export function withTitlesBelow(
  rows: readonly Row[],
  from: number,
  to: number,
  draft: PositionDraft,
): readonly PositionDraft[] {
  const { company, title, date, isSelfEmployed, isUnsure } = draft;
  if (company === null || isSelfEmployed) return [draft];
  // The first of them is in the draft where it is right below the dates.
  const isBelow = title !== null && company.row === rows[from - 1] && title.row.start > company.row.start;
  if (title !== null && title.title > 0 && !isBelow) return [draft];
  const titles = rows.slice(from, to).flatMap((_row, at) => titleAt(rows, from + at, company.row) ?? []);
  return titles.length < (isBelow ? 2 : 1)
    ? [draft]
    : titles.map((found) => ({ company, title: found, date, isSelfEmployed, isUnsure }));
}

/** A title above a description, on a line of its own; between it and the company may be what the company is. */
function titleAt(rows: readonly Row[], index: number, head: Row): Piece | null {
  const [row, next] = [rows[index] as Row, rows[index + 1]];
  if (row.isBullet || row.dates.length > 0 || row.label !== null) return null;
  if (next === undefined || (!next.isBullet && classifyRow(next) !== "text")) return null;
  const before = rows[index - 1];
  const isBelowRemark = rows[index - 2] === head && next.isBullet && before?.isAfterBlank === false;
  if (!row.isAfterBlank && before?.isBullet !== true && before?.dates.length === 0 && !isBelowRemark) return null;
  const isNamed = classifyRow(row) === "name" || (row.text.endsWith(":") && row.text.length < 80);
  const [piece] = isNamed ? splitRow(row) : [];
  return piece === undefined || piece.title === 0 || piece.company === 3 || piece.degree ? null : titleName(piece);
}
