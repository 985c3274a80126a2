/** "Lumora Store, Leeds 2014" below "Sales Assistant": a single year at the end of the line that names the employer. */
import { isEntryDate, isProse } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { beginsWithTitle, readSignals } from "../words/words.ts";

const MAX_LINE = 70;
const NAME_AND_TOWN = /^\P{Ll}[^,:;.]{1,40}, \p{L}/u;

export function isNameBelowTitle(rows: readonly Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index] as Row];
  const { text, dates, isBullet } = row;
  const [date] = dates;
  if (above === undefined || date === undefined || dates.length > 1 || date.isRange || isBullet) return false;
  if (text.length > MAX_LINE || date.from < 3 || /[\p{L}\d]/u.test(text.slice(date.to))) return false;
  return NAME_AND_TOWN.test(text) && isTitle(above) && isEntryDate(row) && !isProse(text.slice(0, date.from).trimEnd());
}

function isTitle({ text, dates, isBullet, label }: Row): boolean {
  if (isBullet || label !== null || dates.length > 0 || text.length > MAX_LINE || /[,:.]/.test(text)) return false;
  const { title, company, school, degree } = readSignals(text);
  return title > 0 && company < 2 && !school && !degree && beginsWithTitle(text);
}
