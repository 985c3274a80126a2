/** Studies above their own heading: a PDF prints the heading of a side column behind what stands below it. */
import type { Row } from "../rows/row.ts";
import { readSignals } from "../words/words.ts";
import type { Section } from "./section.ts";

const MAX_LINE = 120;

/** The sections with the studies right above an empty section of studies in it. The same ones where another section lists studies. */
export function withStudiesAbove(sections: readonly Section[]): readonly Section[] {
  const at = sections.findIndex(({ kind, rows }) => kind === "education" && rows.length === 0);
  const [above, empty] = [sections[at - 1], sections[at]];
  if (above === undefined || empty === undefined || above.kind === "experience") return sections;
  if (sections.some(({ kind, rows }) => kind === "education" && rows.length > 0)) return sections;
  const from = firstStudy(above.rows);
  if (from === -1) return sections;
  return sections.map((section) => {
    if (section === above) return { ...section, rows: section.rows.slice(0, from) };
    return section === empty ? { ...section, rows: above.rows.slice(from) } : section;
  });
}

/** Where the schools, degrees and dates at the end begin; -1 without both a degree and a date */
function firstStudy(rows: readonly Row[]): number {
  let first = -1;
  let [hasDegree, hasDate] = [false, false];
  for (let at = rows.length - 1; at >= 0; at--) {
    const { text, dates } = rows[at] as Row;
    if (text.length > MAX_LINE) break;
    const { school, degree } = readSignals(text);
    if (!school && !degree && dates.length === 0) break;
    first = at;
    hasDegree ||= degree;
    hasDate ||= dates.length > 0;
  }
  return hasDegree && hasDate ? first : -1;
}
