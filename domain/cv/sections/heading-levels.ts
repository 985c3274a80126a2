/** Headings of Markdown on the level of "## Experience" open sections, too, if entries have a deeper level there. */

import type { Row } from "../rows/row.ts";
import { isCapitals, weakHeadingKind } from "../words/sections.ts";
import { readSignals } from "../words/words.ts";
import type { Heading } from "./heading-style.ts";

const MAX_LENGTH = 60;

/** "## Responsibilities" on the level of "## Experience" opens a section, which has no entries of positions. */
export function withInnerApart(rows: readonly Row[], headings: readonly Heading[]): readonly Heading[] {
  const mains = headings.filter(({ kind }) => kind === "experience" || kind === "education");
  const levels = mains.map(({ index }) => levelOf(rows[index]));
  const [level] = levels;
  if (level === undefined) return headings;
  if (areNumbered(rows, mains)) return withNumbered(rows, headings);
  if (level === 0 || levels.some((other) => other !== level)) return headings;
  return headings.map((heading) =>
    heading.kind === "inner" && levelOf(rows[heading.index]) === level ? { ...heading, kind: "other" } : heading,
  );
}

/** "I. STUDIES", "II. POSITIONS" */
function areNumbered(rows: readonly Row[], mains: readonly Heading[]): boolean {
  return mains.length > 1 && mains.every(({ index }) => ROMAN.test((rows[index] as Row).text));
}

const ROMAN = /^[IVX]{1,4}[.)]\s/;
const MAX_NUMBERED = 50;

/** "IV. RESPONSABILITÉS" and "III. CONTRATS" open sections where those of positions and studies have Roman numbers, too. */
function withNumbered(rows: readonly Row[], headings: readonly Heading[]): readonly Heading[] {
  const known = new Map(headings.map((heading) => [heading.index, heading]));
  return rows.flatMap((row, index): Heading[] => {
    const heading = known.get(index);
    const isNumbered = row.length < MAX_NUMBERED && ROMAN.test(row.text) && row.dates.length === 0;
    if (heading === undefined)
      return isNumbered && isCapitals(row.text) ? [{ index, kind: "other", isCapitals: true, isBullet: false }] : [];
    return [isNumbered && heading.kind === "inner" ? { ...heading, kind: "other" } : heading];
  });
}

/** "## Research" above "### Fellow, Acme" is one more section of positions, "## Talks, panels" is none. */
export function withLevelHeadings(rows: readonly Row[], headings: readonly Heading[]): readonly Heading[] {
  const work = headings.find(({ kind }) => kind === "experience");
  const level = work === undefined ? 0 : levelOf(rows[work.index]);
  if (work === undefined || level === 0) return headings;
  const others = headings.filter(({ kind }) => kind === "education").map(({ index }) => levelOf(rows[index]));
  // A heading may be underlined instead.
  if (others.some((other) => other !== level && other !== 0)) return headings;
  const body = bodyOf(rows, work.index, level);
  const isDeeper = listsEntries(body, level);
  // Entries without headings: a name on the level of the section is none of them.
  if (!isDeeper && !body.some(({ dates }) => dates.some(({ isRange }) => isRange))) return headings;
  const known = new Set(headings.map(({ index }) => index));
  const found = rows.flatMap((row, index): Heading[] => {
    if (levelOf(row) !== level || known.has(index) || row.dates.length > 0 || row.text.length > MAX_LENGTH) return [];
    if (!isDeeper && isEntryHead(rows, index)) return [];
    const hint = weakHeadingKind(row.text);
    const isWork = (hint === null || hint === "experience") && listsEntries(bodyOf(rows, index, level), level);
    const kind = isWork ? "experience" : hint === null || hint === "experience" || hint === "inner" ? "other" : hint;
    return [{ index, kind, isCapitals: isCapitals(row.text), isBullet: row.isBullet }];
  });
  return found.length === 0 ? headings : [...headings, ...found].toSorted((a, b) => a.index - b.index);
}

/** "## Engineer" above "Acme" and "2014 – 2016" */
function isEntryHead(rows: readonly Row[], index: number): boolean {
  const near = rows.slice(index + 1, index + 3).filter((row) => levelOf(row) === 0 && !row.isBullet);
  return near.some(({ dates }) => dates.some(({ isRange }) => isRange));
}

function levelOf(row: Row | undefined): number {
  return row?.flags.level ?? 0;
}

function bodyOf(rows: readonly Row[], index: number, level: number): readonly Row[] {
  const next = rows.findIndex((row, at) => at > index && levelOf(row) > 0 && levelOf(row) <= level);
  return rows.slice(index + 1, next === -1 ? rows.length : next);
}

/** Deeper headings with a range beside or below them, and a title in most of them */
function listsEntries(body: readonly Row[], level: number): boolean {
  const heads = body.flatMap((row, at) => (levelOf(row) === level + 1 ? [at] : []));
  const ranged = heads.filter((at) =>
    body.slice(at, at + 3).some(({ isBullet, dates }) => !isBullet && dates.some(({ isRange }) => isRange)),
  );
  const signals = ranged.map((at) => readSignals((body[at] as Row).text));
  const titled = signals.filter(({ title, degree }) => title > 0 && !degree);
  return heads.length > 0 && ranged.length > 0.6 * heads.length && titled.length >= 0.5 * heads.length;
}
