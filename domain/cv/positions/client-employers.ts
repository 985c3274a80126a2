/** "Client: Acme, Leeds    Nov 2020 – Present" above "Role: Engineer": of a consultant who names no employer of that time */

import type { DatedPart } from "../dates/dated-part.ts";
import { Row } from "../rows/row.ts";
import type { Section } from "../sections/section.ts";

const CLIENT = /^\W{0,4}(?:(?:end|direct|final)[ -])?cliente?(?: name)?\s?(?:#?\d)?\s?[:–-]/i;
/** Fields of the same entry */
const MAX_FIELDS = 4;

/** The sections with such clients as employers. A client inside the time at an employer is one of the employer. */
export function withClientEmployers(sections: readonly Section[]): readonly Section[] {
  const found = new Map<Row, DatedPart>();
  for (const { kind, rows } of sections)
    if (kind === "experience")
      for (const [index, row] of rows.entries()) {
        const date = row.label?.kind === "client" && CLIENT.test(row.text) ? dateOfClient(rows, index) : null;
        if (date !== null) found.set(row, date);
      }
  if (found.size === 0) return sections;
  const used = new Set(found.values());
  const others = sections.flatMap(({ kind, rows }) =>
    kind === "education" ? [] : rows.flatMap(({ dates }) => dates.filter((date) => date.isRange && !used.has(date))),
  );
  if ([...used].some((date) => others.some((other) => contains(other, date)))) return sections;
  return sections.map((section) =>
    section.rows.some((row) => found.has(row))
      ? { ...section, rows: section.rows.map((row) => (found.has(row) ? withoutLabel(row) : row)) }
      : section,
  );
}

/** The dates beside a client, or in a field below, where another field names the role. */
function dateOfClient(rows: readonly Row[], index: number): DatedPart | null {
  let date = rangeOf(rows[index] as Row);
  let hasRole = false;
  for (let at = index + 1; at <= index + MAX_FIELDS; at++) {
    const row = rows[at];
    if (row === undefined || row.label === null || row.isAfterBlank) break;
    if (row.label.kind === "title") hasRole = true;
    if (row.label.kind === "date") date ??= rangeOf(row);
  }
  return hasRole ? date : null;
}

function rangeOf({ dates }: Row): DatedPart | null {
  return dates.find(({ isRange }) => isRange) ?? null;
}

function withoutLabel(row: Row): Row {
  const to = row.label?.to ?? 0;
  return new Row(row.start + to, row.text.slice(to), { ...row.flags, isBullet: false });
}

/** Whether dates are inside others. An end that is not said is today. */
function contains(outer: DatedPart, inner: DatedPart): boolean {
  return monthOf(outer, "start") <= monthOf(inner, "start") && monthOf(outer, "end") >= monthOf(inner, "end");
}

/** The widest that a range may be: "2014 – 2016" from January to December */
function monthOf(range: DatedPart, side: "start" | "end"): number {
  const date = range[side];
  if (date === null) return side === "start" ? -Infinity : Infinity;
  return date.year * 12 + (date.month ?? (side === "start" ? 1 : 12));
}
