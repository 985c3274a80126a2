/** A biography that a mail passes on in quotation marks: "« Jo Muster est directrice de Lumora … »" */

import { Row } from "../rows/row.ts";

const OPEN = /^[«“„"]\s?(?=\p{Lu})/u;
const CLOSE = /\s?[»”“"]\.?$/u;
/** A motto or a sentence of praise is shorter. */
const MIN_LENGTH = 180;
const MAX_ROWS = 12;

/** The rows between the marks, without them; null where there are none, or nothing else. */
export function quotedRows(rows: readonly Row[]): readonly Row[] | null {
  const first = rows.findIndex(({ text }) => OPEN.test(text));
  if (first === -1) return null;
  const length = rows.slice(first, first + MAX_ROWS).findIndex(({ text }) => CLOSE.test(text)) + 1;
  const quoted = rows.slice(first, first + length);
  if (length === rows.length || quoted.reduce((sum, row) => sum + row.length, 0) < MIN_LENGTH) return null;
  return quoted.map((row, index) => {
    const open = index === 0 ? (OPEN.exec(row.text)?.[0].length ?? 0) : 0;
    const text = row.text.slice(open);
    return new Row(row.start + open, index === length - 1 ? text.replace(CLOSE, "") : text, row.flags);
  });
}
