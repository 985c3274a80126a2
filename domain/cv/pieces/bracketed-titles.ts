/** "Acme Leeds (Intern, 2018)", "Cellist (Acme Orchestra, 2018)": a title or a company in the same brackets as the dates. */
import { isDuration, isEmploymentKind, isPlace } from "../words/phrases.ts";
import { isField, isFunctionName } from "../words/words.ts";
import { part } from "./commas.ts";
import type { Piece } from "./piece.ts";

export function splitTitleInBrackets(piece: Piece): readonly Piece[] | null {
  const { row, from, to } = piece;
  const open = row.text.lastIndexOf(" (", to);
  const [date] = row.dates;
  if (open <= from || date === undefined || date.from < to || row.text.slice(open, date.from).includes(")"))
    return null;
  const [before, inside] = [part(piece, from, open), part(piece, open + 2, to)];
  if (before === null || inside === null || before.degree) return null;
  if (before.title > 0) return isCompanyName(inside) ? [before, inside] : null;
  return inside.title > 0 && inside.company < 3 && !inside.school ? [before.with({ isAfterAt: true }), inside] : null;
}

/** Whether brackets behind a title may name a company. */
export function isCompanyName({ text, title, degree }: Piece): boolean {
  if (title > 0 || degree || !/^[\p{Lu}\d]/u.test(text) || PERCENT.test(text)) return false;
  return !isPlace(text) && !isEmploymentKind(text) && !isDuration(text) && !isFunctionName(text) && !isField(text);
}

/** "80 %": how much somebody works */
const PERCENT = /^\d+ ?%/;

/** "Acme (Busser)", "AG Lumora (Sachbearbeiterin)", where nothing else names the title */
export function splitBracketedTitle(piece: Piece): { readonly title: Piece; readonly company: Piece } | null {
  const { row, from, to } = piece;
  if (!piece.text.endsWith(")")) return null;
  const open = row.text.lastIndexOf(" (", to);
  const [company, title] = open <= from ? [null, null] : [part(piece, from, open), part(piece, open + 2, to - 1)];
  if (company === null || title === null || company.title > 0 || company.degree) return null;
  return title.title > 0 && title.company < 3 && !title.school ? { title, company } : null;
}
