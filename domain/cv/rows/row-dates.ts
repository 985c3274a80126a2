import type { DatedPart } from "../dates/dated-part.ts";
import { isDuration } from "../words/phrases.ts";
import type { Row } from "./row.ts";

export function mainDate(row: Row): DatedPart {
  return row.dates.find((date) => date.isRange) ?? (row.dates[0] as DatedPart);
}

export function isDateOnly(row: Row): boolean {
  if (row.dates.length === 0) return false;
  const date = mainDate(row);
  const from = row.label?.kind === "date" ? Math.min(row.label.to, date.from) : 0;
  const before = row.text.slice(from, date.from);
  // "5 Jahre und 6 Monate, seit Jan. 2019", as on pages of XING
  const bare = before.endsWith(", ") && isDuration(before.slice(0, -2)) ? "" : before;
  return !/[\p{L}\d]{2}/u.test(bare + row.text.slice(date.to));
}

export function isSameDate(a: DatedPart, b: DatedPart): boolean {
  return (
    a.start?.year === b.start?.year &&
    a.start?.month === b.start?.month &&
    a.end?.year === b.end?.year &&
    a.isOpen === b.isOpen
  );
}
