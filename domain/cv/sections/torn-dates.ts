/** The dates of positions in a column of their own, which a PDF has printed below another section. */
import { dateRunIn, splitEntries } from "../rows/date-runs.ts";
import type { Row } from "../rows/row.ts";
import type { Section } from "./section.ts";

/** The sections with such dates above the entries that have none. */
export function withTornDates(sections: readonly Section[]): readonly Section[] {
  const bare = sections.filter(isBare);
  if (!bare.some(({ kind }) => kind === "experience")) return sections;
  for (const [index, section] of sections.entries()) {
    if (bare.includes(section)) continue;
    const run = dateRunIn(section.rows);
    if (run === null) continue;
    const shares = sharesOf(bare, run.dates);
    if (shares === null) continue;
    return sections.map((one, at) => {
      const own = shares.get(one);
      if (own !== undefined) return { ...one, rows: [...own, ...one.rows] };
      return at === index ? { ...one, rows: [...one.rows.slice(0, run.from), ...one.rows.slice(run.to)] } : one;
    });
  }
  return sections;
}

function isBare({ kind, rows }: Section): boolean {
  return (kind === "experience" || kind === "education") && rows.length > 0 && rows.every(isUndated);
}

function isUndated({ isBullet, dates }: Row): boolean {
  return isBullet || dates.length === 0;
}

/** As many dates for each section as it has entries: for all of them, or for the positions alone */
function sharesOf(bare: readonly Section[], dates: readonly Row[]): ReadonlyMap<Section, readonly Row[]> | null {
  const [first, second, ...others] = bare;
  if (first === undefined || others.length > 0) return null;
  for (const section of bare)
    if (section.kind === "experience" && splitEntries(section.rows, dates.length) !== null)
      return new Map([[section, dates]]);
  if (second === undefined) return null;
  for (let count = 1; count < dates.length; count++)
    if (splitEntries(first.rows, count) !== null && splitEntries(second.rows, dates.length - count) !== null)
      return new Map([
        [first, dates.slice(0, count)],
        [second, dates.slice(count)],
      ]);
  return null;
}
