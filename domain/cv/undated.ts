import { classifyRow } from "./classify.ts";
import { companyName } from "./company-name.ts";
import { splitCommas, splitRow, withoutRemarks } from "./pieces.ts";
import type { PositionDraft } from "./positions.ts";
import type { Row } from "./row.ts";

const COMPANY_LABEL =
  /^(?:company|employer|organi[sz]ation|arbeitgeber|entreprise|empresa)(?: name)?\s*[-:–]\s*\p{L}/iu;

/** Positions of an experience section without dates: a title beside or above a name, or a name after "Company:". */
export function readUndated(rows: readonly Row[]): readonly PositionDraft[] {
  const drafts: PositionDraft[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    if (COMPANY_LABEL.test(row.text) && row.text.length < 120) {
      const [piece] = splitRow(row);
      if (piece !== undefined) drafts.push(draft(null, companyName(piece)));
      continue;
    }
    if (classifyRow(row) !== "name") continue;
    const pieces = splitRow(row).flatMap((piece) =>
      piece.title > 0 && piece.company > 0 ? splitCommas(piece) : [piece],
    );
    const title = pieces.find((piece) => piece.title > 0 && piece.company < 3);
    if (title === undefined) continue;
    const beside = pieces.find((piece) => piece !== title && piece.title === 0);
    const next = rows[index + 1];
    const below =
      beside === undefined && next !== undefined && classifyRow(next) === "name" ? splitRow(next)[0] : undefined;
    const company = beside ?? (below !== undefined && below.title === 0 ? below : undefined);
    if (company === undefined || !/^[\p{Lu}\p{N}\p{Lo}]/u.test(company.text)) continue;
    drafts.push(draft(withoutRemarks(title), companyName(company)));
    if (below !== undefined) index++;
  }
  return drafts;
}

function draft(title: PositionDraft["title"], company: PositionDraft["company"]): PositionDraft {
  return { company, title, date: null, isSelfEmployed: false, isUnsure: false };
}
