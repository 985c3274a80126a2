/** Studies at the beginning or the end of the positions, where a PDF has lost their heading or printed it elsewhere. */
import { classifyRow } from "../rows/classify.ts";
import type { Row } from "../rows/row.ts";
import { isDateOnly } from "../rows/row-dates.ts";
import { readSignals } from "../words/words.ts";
import { firstEntry } from "./entries.ts";
import type { Section } from "./section.ts";

/** Schools and degrees: one of them alone may be the employer of the last position. */
const MIN_STUDIES = 2;
const MAX_LINE = 140;
/** Dates and a place may be above them. */
const MAX_FIRST = 3;

/** The sections with such studies in a section of their own. The same ones where a section lists studies. */
export function withTornStudies(
  sections: readonly Section[],
  kind: "experience" | "top" = "experience",
): readonly Section[] {
  if (sections.some((section) => section.kind === "education" && section.rows.length > 0)) return sections;
  const work = sections.filter((section) => section.kind === kind && section.rows.length > 0);
  const [first, last] = [work[0], work.at(-1)];
  if (first === undefined || last === undefined) return sections;
  const to = endOfStudies(first.rows);
  const from = to > 0 ? -1 : firstStudy(last.rows);
  if (to < 1 && from < 1) return sections;
  return sections.flatMap((section): readonly Section[] => {
    const { rows } = section;
    if (to > 0 && section === first)
      return [
        { kind: "education", rows: rows.slice(0, to) },
        { ...section, rows: rows.slice(to) },
      ];
    if (from > 0 && section === last)
      return [
        { ...section, rows: rows.slice(0, from) },
        { kind: "education", rows: rows.slice(from) },
      ];
    return [section];
  });
}

/** Where the first position begins behind studies; 0 without them */
function endOfStudies(rows: readonly Row[]): number {
  if (!rows.slice(0, MAX_FIRST).some((row) => kindOf(row) === "study")) return 0;
  const to = firstEntry(rows, 1, true);
  const studies = rows.slice(0, Math.max(0, to)).filter((row) => !row.isBullet);
  if (studies.some((row) => kindOf(row) === "work")) return 0;
  const found = studies.filter((row) => kindOf(row) === "study");
  return found.length >= MIN_STUDIES && found.some(({ text }) => readSignals(text).degree) ? to : 0;
}

/** Where the studies begin behind which no position follows; -1 without them */
function firstStudy(rows: readonly Row[]): number {
  const areDatesFirst = rows[0] !== undefined && isDateOnly(rows[0]);
  let count = 0;
  let hasDegree = false;
  let first = -1;
  for (let at = rows.length - 1; at > 0; at--) {
    const row = rows[at] as Row;
    const kind = kindOf(row);
    if (kind === "work") break;
    if (kind !== "study") continue;
    count++;
    hasDegree ||= readSignals(row.text).degree;
    const above = rows[at - 1] as Row;
    first = areDatesFirst && isDateOnly(above) ? at - 1 : at;
  }
  if (!hasDegree || count < MIN_STUDIES || !isAtStart(rows, first)) return -1;
  // A table of the whole life has studies among the positions.
  return rows.slice(0, first).some((row) => row.dates.length > 0 && kindOf(row) === "study") ? -1 : first;
}

/** Below a blank line, a description or dates, where an entry ends */
function isAtStart(rows: readonly Row[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]];
  return (
    row !== undefined &&
    above !== undefined &&
    (row.isAfterBlank || above.dates.length > 0 || classifyRow(above) === "text")
  );
}

function kindOf({ text, isBullet, label, dates }: Row): "study" | "work" | "other" {
  if (text.length > MAX_LINE) return "work";
  if (label?.kind === "company" || label?.kind === "title") return "work";
  const { title, company, school, degree } = readSignals(text);
  if (company === 3 && !school) return "work";
  if (degree || (school && title === 0)) return isBullet && dates.length === 0 && !degree ? "other" : "study";
  return title > 0 || isBullet ? "work" : "other";
}
