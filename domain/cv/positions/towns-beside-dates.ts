/** Towns that no list has, beside the dates of entries. */

import { splitRow } from "../pieces/pieces.ts";
import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import { isTownInRegion } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { readSignals } from "../words/words.ts";
import type { Block } from "./blocks.ts";

/** The entries, with a mark where nothing but a town stands beside the dates. */
export function withTowns(blocks: readonly Block[]): readonly Block[] {
  return withoutUnknownTowns(blocks).map(withoutRegion);
}

const withoutRegion = (block: Block): Block => (isAtRegion(block) ? { ...block, isAtTown: true } : block);

/** Beside the dates of other entries is a town: what stands there alone is one that no list has. */
function withoutUnknownTowns(blocks: readonly Block[]): readonly Block[] {
  const towns = blocks.filter(({ anchor }) => hasTownOnly(anchor)).length;
  const others = blocks.filter(isPerhapsTown);
  // A company and a title are above all of them.
  const areComplete = others.length > 1 && others.every(isNamedAbove);
  if ((towns === 0 && !areComplete) || others.length === 0 || towns + others.length < 0.8 * blocks.length)
    return blocks;
  return blocks.map((block) => (others.includes(block) ? { ...block, isAtTown: true } : block));
}

/** "2014 – 2018 | Berlin" */
function hasTownOnly(anchor: Row): boolean {
  return splitRow(anchor).length === 0 && !isDateOnly(anchor);
}

function isPerhapsTown({ anchor, before, after }: Block): boolean {
  const [piece, ...others] = splitRow(anchor);
  if (piece === undefined || others.length > 0) return false;
  if (before.length + after.length < 2 && !isBelowBoth(before)) return false;
  const { title, company, school, degree, isAfterAt } = piece;
  return title === 0 && company === 0 && !school && !degree && !isAfterAt && splitWords(piece.text).length < 4;
}

/** "2014 – 2018 | Unterdorf, France" beside "Acme | Engineer": a town in its region where the line above or below names both */
function isAtRegion({ anchor, before, after }: Block): boolean {
  const [piece, ...others] = splitRow(anchor);
  if (piece === undefined || others.length > 0 || anchor.dates[0]?.from !== 0) return false;
  const [row, ...rest] = before.length > 0 ? before : after;
  const names = row === undefined || (before.length > 0 && rest.length > 0) ? [] : splitRow(row);
  const titled = names.filter(({ title }) => title > 0).length;
  if (names.length !== 2 || titled > 1 || (titled === 0 && before.length > 0)) return false;
  return isTownInRegion(anchor.text.slice(piece.from));
}

/** "Engineer, Acme" and "Engineer at Acme" above "2014 – 2018, Unterdorf" */
function isBelowBoth(before: readonly Row[]): boolean {
  const [above, ...others] = before;
  if (above === undefined || others.length > 0 || !above.isAfterBlank || above.text.length > MAX_BOTH) return false;
  const comma = above.text.indexOf(", ");
  if (comma > 0) return readSignals(above.text.slice(0, comma)).title > 0 && STARTS_NAME.test(above.text.slice(comma));
  const pieces = splitRow(above);
  return pieces.length === 2 && pieces.filter(({ title }) => title > 0).length === 1;
}

const MAX_BOTH = 100;
const STARTS_NAME = /^, \u200b*[\p{Lu}\d]/u;

function isNamedAbove({ before }: Block): boolean {
  if (isBelowBoth(before)) return true;
  const titled = before.filter(({ text }) => readSignals(text).title > 0);
  return before.length === 2 && before[0]?.isAfterBlank === true && titled.length === 1;
}
