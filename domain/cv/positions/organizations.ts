/** The organization that a department, a group or a lab belongs to: "Vision Lab, Lumora University", or on the line below. */

import { part, splitCommas, withoutRemarks } from "../pieces/commas.ts";
import { companyName } from "../pieces/company-name.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isPlace, isStateCode } from "../words/phrases.ts";
import { isUnitName, isUnitOnly } from "../words/units.ts";
import { isFunctionName, readSignals } from "../words/words.ts";
import type { PositionDraft } from "./position-draft.ts";

/** The drafts with organizations in place of their units, and titles without units. */
export function withOrganizations(rows: readonly Row[], drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  return drafts.map((draft) => {
    const { company, title } = draft;
    if (company === null || company.row.isWhole || company.row.flags.columns !== undefined) return draft;
    if (!isUnitName(company.text)) return { ...draft, title: withoutUnit(title, company) };
    const whole = organizationOf(company, title, rows);
    return whole === null ? draft : { ...draft, company: whole, title: withoutUnit(title, whole) };
  });
}

function organizationOf(unit: Piece, title: Piece | null, rows: readonly Row[]): Piece | null {
  const isStrict = isUnitOnly(unit.text);
  const isWhole = (piece: Piece) => isOrganization(piece, unit, isStrict) && !isSame(piece, title);
  const own = splitRow(unit.row).flatMap(splitCommas);
  const behind = own.find((piece) => piece.from >= unit.to && isWhole(piece));
  if (behind !== undefined) return nameOf(behind);
  const before = own.findLast((piece) => piece.to <= unit.from && isWhole(piece));
  if (before !== undefined) return nameOf(before);
  const at = rows.indexOf(unit.row);
  const [below, above] = [rows[at + 1], rows[at - 1]];
  for (const [row, isApart] of [
    [above, unit.row.isAfterBlank],
    [below, below?.isAfterBlank === true],
  ] as const) {
    if (row === undefined || isApart || row.isBullet || classifyRow(row) !== "name") continue;
    if (row.dates.length > 0 && row !== title?.row) continue;
    const found = splitRow(row).flatMap(splitCommas).find(isWhole);
    if (found !== undefined && found.from < 60) return nameOf(found);
  }
  return null;
}

function isSame(piece: Piece, title: Piece | null): boolean {
  return title !== null && piece.row === title.row && piece.from === title.from;
}

function nameOf(piece: Piece): Piece {
  return companyName(withoutRemarks(piece));
}

/** A school or a company; beside what is a unit for sure also a name that no word gives away */
function isOrganization(piece: Piece, unit: Piece, isStrict: boolean): boolean {
  const { text, title, degree, school, company } = piece;
  if (piece.row === unit.row && piece.from < unit.to && piece.to > unit.from) return false;
  if (title > 0 || degree || isUnitName(text) || isPlace(text) || isStateCode(text)) return false;
  if (school || (company === 3 && !COUNTY.test(text))) return true;
  if (!isStrict) return false;
  return company > 0 || (/^\p{Lu}[\p{L}\d&.'’ -]{2,50}$/u.test(text) && !isFunctionName(text) && text !== unit.text);
}

/** "Co. Kerry" */
const COUNTY = /^Co\.? \p{Lu}/u;
/** There, a ward belongs to the title. */
const HOSPITAL = /hospital|clini[ck]|klini[ck]|spital|medical cent/i;

/** "Research Scientist, Vision Lab" at a school: the title alone */
function withoutUnit(title: Piece | null, { school, text }: Piece): Piece | null {
  if (title === null || !school || !title.text.includes(",") || HOSPITAL.test(text)) return title;
  const parts = splitCommas(title);
  const at = parts.findIndex((other, index) => index > 0 && other.title === 0 && isUnitName(other.text));
  if (at === -1 || parts.slice(at).some((other) => readSignals(other.text).title > 0)) return title;
  return part(title, title.from, (parts[at - 1] as Piece).to) ?? title;
}
