/** The titles that stand above the sentences of a biography. */

import { splitRow } from "../pieces/pieces.ts";
import { splitTitle } from "../pieces/split-title.ts";
import type { PositionDraft } from "../positions/position-draft.ts";
import { isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { splitWords, wordKey } from "../words/split-words.ts";

const MAX_LINE = 90;
/** "Jo founded Acme", "Jo dirige Acme" */
const LEADS =
  /(?<!\p{L})(?:founded|leads|heads|runs|gründete|leitet|führt|fondé|cofondé|dirige|fundó|dirige|fondato)\s+(?:\P{Lu}{1,12}\s)?$/u;

/** Gives "Partner, Acme" and "Jo Example, Partner" above a paragraph to the position that its sentences tell without a title. */
export function withTitlesAbove(rows: readonly Row[], positions: readonly PositionDraft[]): readonly PositionDraft[] {
  const result = [...positions];
  for (const [index, row] of rows.entries()) {
    if (row.text.length > MAX_LINE || row.isBullet || row.dates.length > 0 || !row.text.includes(",")) continue;
    if (isProse(row.text)) continue;
    const [piece] = splitRow(row);
    if (piece === undefined || piece.title === 0) continue;
    const { title, company: name } = splitTitle(piece);
    if (title === null || name === null) continue;
    const at = result.findIndex(({ company, title: own }) => {
      if (own !== null || company === null) return false;
      return isSameName(company.text, name.text) || isLedBy(company.row, company.from, name.text, rows[index + 1]);
    });
    if (at !== -1) result[at] = { ...(result[at] as PositionDraft), title };
  }
  return result;
}

function isSameName(company: string, name: string): boolean {
  return wordKey(company) === wordKey(name);
}

/** Whether the paragraph below a person's name begins with that person, who leads the company. */
function isLedBy(paragraph: Row, at: number, person: string, below: Row | undefined): boolean {
  const [first] = splitWords(person);
  if (first === undefined || below === undefined || below.start !== paragraph.start) return false;
  return paragraph.text.slice(0, at).includes(first) && LEADS.test(paragraph.text.slice(Math.max(0, at - 40), at));
}
