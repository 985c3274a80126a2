/** "2016 – 2019 Product Manager Lumora": rows of a table that has lost all but a blank between its cells. */

import { splitGlued } from "../pieces/glued-names.ts";
import { type Cut, type Joined, namesOf, readCut } from "../pieces/name-cuts.ts";
import { splitRow } from "../pieces/pieces.ts";
import { titleCuts } from "../pieces/title-ends.ts";
import { classifyRow, isEntryDate } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";

const MIN_ALIKE = 2;
/** Of the rows with dates */
const MOST = 0.5;
/** Other names, of which one may be the company of a row that holds a title only */
const MAX_OTHERS = 0.2;
const MAX_ROW = 130;
/** "Lumora (Senior Clerk)": a mark between the names, so that no blank is one */
const SEPARATED = /\s\([^()]+(?:\([^()]+\))?\)?$/u;

/** The rows with the names of those that hold both, where nearly all names stand in such rows. */
export function withBlankCells(rows: readonly Row[]): readonly Row[] {
  const single = rows.filter(hasOneDate);
  if (single.length < MIN_ALIKE) return rows;
  const others = rows.filter((row) => row.dates.length === 0 && classifyRow(row) === "name").length;
  if (others > MAX_OTHERS * single.length) return rows;
  const dated = single.filter(isCandidate);
  if (dated.length < MIN_ALIKE || others > MAX_OTHERS * dated.length) return rows;
  const found = new Map<Row, readonly Joined[]>();
  for (const row of dated) {
    const names = namesOf(row);
    if (names === null || SEPARATED.test(row.text.slice(names.from, names.to)) || isHyphened(row)) continue;
    const joined = titleCuts(row.text, names).flatMap((cut: Cut) => readCut(row, cut) ?? []);
    if (joined.length > 0) found.set(row, joined);
  }
  const isTitleFirst = ({ joint }: Joined) => joint.title.from < joint.company.from;
  const forms = [true, false].map(
    (isFirst) =>
      new Map(
        [...found].flatMap(([row, all]) =>
          all.filter((one) => isTitleFirst(one) === isFirst).map((one) => [row, one] as const),
        ),
      ),
  );
  const [best] = forms.toSorted((one, other) => other.size - one.size);
  if (best === undefined || best.size < MIN_ALIKE || best.size < MOST * dated.length) return rows;
  return rows.map((row) => {
    const joined = best.get(row);
    return joined === undefined ? row : row.withJoint(joined.joint);
  });
}

/** "Site Engineer-Lumora Builders Ltd": the hyphen is between the names */
function isHyphened(row: Row): boolean {
  return HYPHEN.test(row.text) && splitRow(row).some((piece) => splitGlued(piece) !== null);
}

const HYPHEN = /\p{L}-\p{Lu}/u;

function hasOneDate(row: Row): boolean {
  return !(row.isBullet || row.isWhole) && row.text.length <= MAX_ROW && row.dates.length === 1;
}

function isCandidate(row: Row): boolean {
  return row.flags.columns === undefined && row.flags.joint === undefined && row.label === null && isEntryDate(row);
}
