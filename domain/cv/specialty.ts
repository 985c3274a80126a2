import { part, withoutRemarks } from "./commas.ts";
import type { Piece } from "./piece.ts";
import { splitRow } from "./pieces.ts";

interface Names {
  readonly title: Piece | null;
  readonly company: Piece | null;
}

const BETWEEN_TITLES = /^\s*[-–—/]\s*$/u;

/** "Site Lead – Reset Program": nothing says that what follows the dash is a company. */
export function isDashed({ title, company }: Names): boolean {
  if (title === null || company === null || title.row !== company.row || company.from < title.to) return false;
  if (company.company > 0 || company.school || company.isAfterAt) return false;
  return BETWEEN_TITLES.test(title.row.text.slice(title.to, company.from));
}

/** "Staff Nurse – Nights" is a whole title beside a company on another line or before it. */
export function withSpecialty<T extends Names>(draft: T): T {
  const { title, company } = draft;
  if (title === null || title.title === 0 || title.isAfterAt || company === null) return draft;
  if (company.row === title.row && company.from > title.from) return draft;
  const next = splitRow(title.row).find(({ from }) => from >= title.to);
  if (next === undefined || next.company > 2 || next.school || next.isAfterAt) return draft;
  if (!BETWEEN_TITLES.test(title.row.text.slice(title.to, next.from))) return draft;
  return { ...draft, title: part(title, title.from, withoutRemarks(next).to) ?? title };
}
