import type { Row } from "../rows/row.ts";
import { mainDate } from "../rows/row-dates.ts";
import { readSignals } from "../words/words.ts";

const MIN_LISTED = 2;

/**
 * Whether dated lines without a list mark are the entries, so that the dated items of lists describe them.
 * @param anchors for each row, whether it has the dates of an entry
 */
export function areItemsDescriptions(rows: readonly Row[], anchors: readonly boolean[]): boolean {
  const dated = rows.filter((_row, index) => anchors[index] === true);
  const plain = dated.filter(({ isBullet }) => !isBullet);
  const [first, ...others] = plain.filter((row) => mainDate(row).isRange);
  if (first === undefined) return plain.length > 0 && !dated.some(isListedEntry);
  return others.length > 0 || !isOneLine(first) || !isAboveEntries(first, dated);
}

/** "- Researcher, Acme (2008 – 2011)" */
function isListedEntry(row: Row): boolean {
  return (
    row.isBullet && mainDate(row).isRange && readSignals((/^[^\s,]*/.exec(row.text) as RegExpExecArray)[0]).title > 0
  );
}

/** "Founder & CEO, Acme (since 2022)" above "– Engineer, Lumora, 2018 – 2022" and more of these, as on a slide about a team */
function isAboveEntries(first: Row, dated: readonly Row[]): boolean {
  if (dated[0] !== first) return false;
  const items = dated.filter(({ isBullet }) => isBullet);
  return (
    items.filter((row) => mainDate(row).isRange && isOneLine(row)).length >= Math.max(MIN_LISTED, 0.6 * items.length)
  );
}

/** A title, and behind it an employer, beside the dates */
function isOneLine(row: Row): boolean {
  const [title = "", employer = ""] = row.text.slice(0, mainDate(row).from).split(JOINT);
  const { title: rank } = readSignals(employer);
  return readSignals(title).title > 0 && rank === 0 && /^\p{Lu}/u.test(employer);
}

const JOINT = /,\s|\s(?:at|of|bei|von|chez|de|bij|van|presso|di|@)\s/;
