/** "Lumora · Full-time" above or below a title: an entry of a page of LinkedIn, whose dates may be lost */
import { isEmploymentKind } from "../words/phrases.ts";
import { readSignals } from "../words/words.ts";
import type { Row } from "./row.ts";

const MAX_LINE = 90;
const MARK = /\s[·•|]\s(?=\p{L}[^·•|]{2,24}$)/u;

export interface MarkedCompany {
  readonly row: Row;
  /** Where its name ends */
  readonly to: number;
  readonly title: Row;
}

/** The companies with such a mark that have a title on the same side. */
export function markedCompanies(rows: readonly Row[]): readonly MarkedCompany[] {
  const marked = rows.flatMap((row, index) => {
    const to = endOfName(row);
    return to > 0 ? [{ row, to, above: rows[index - 1], below: rows[index + 1] }] : [];
  });
  const below = marked.flatMap(({ row, to, below: title }) => (isTitle(title) ? [{ row, to, title }] : []));
  const above = marked.flatMap(({ row, to, above: title }) => (isTitle(title) ? [{ row, to, title }] : []));
  return above.length > below.length ? above : below;
}

function endOfName({ text, isBullet, dates }: Row): number {
  if (isBullet || text.length > MAX_LINE || !(text.includes(" · ") || text.includes(" | ") || text.includes(" • ")))
    return 0;
  const mark = MARK.exec(text);
  if (mark === null || dates.length > 0) return 0;
  return isEmploymentKind(text.slice(mark.index + mark[0].length)) ? mark.index : 0;
}

function isTitle(row: Row | undefined): row is Row {
  return row !== undefined && !row.isBullet && row.text.length < MAX_LINE && readSignals(row.text).title > 0;
}
