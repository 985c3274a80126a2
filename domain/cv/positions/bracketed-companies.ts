/** "Growth Lead (Mossfield), 2016 – 2019" in most entries of a section: the name in brackets is the company. */
import { isCompanyName } from "../pieces/bracketed-titles.ts";
import { part } from "../pieces/commas.ts";
import type { Piece } from "../pieces/piece.ts";
import { isPlace } from "../words/phrases.ts";
import type { PositionDraft } from "./position-draft.ts";

const MIN_ALIKE = 3;
const MIN_SHARE = 0.7;
const IN_BRACKETS = /\s[([]([^()[\]]+)[)\]]$/u;

export function withBracketedCompanies(drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  const splits = drafts.map(({ title, company }) => (title === null || company !== null ? null : splitBrackets(title)));
  const names = new Set(splits.flatMap((split) => (split === null ? [] : [split.company.text])));
  if (names.size === 0) return withKnownCompanies(drafts);
  // With those that have words of companies in their brackets
  const alike = names.size + drafts.filter(isBracketed).length;
  if (alike < MIN_ALIKE || alike < MIN_SHARE * drafts.length) return drafts;
  return drafts.map((draft, index) => ({ ...draft, ...splits[index] }));
}

/** "Lumora (Site Management North)" beside "Lumora (Clerk)": the brackets hold the title of a company that another entry names. */
function withKnownCompanies(drafts: readonly PositionDraft[]): readonly PositionDraft[] {
  const known = new Set(
    drafts.flatMap(({ title, company }) => (title === null || company === null ? [] : [company.text])),
  );
  return drafts.map((draft) => {
    const { title, company } = draft;
    if (title !== null || company === null || !company.text.endsWith(")")) return draft;
    const match = IN_BRACKETS.exec(company.row.text.slice(company.from, company.to));
    const name = match === null ? null : part(company, company.from, company.from + match.index);
    if (match === null || name === null || !known.has(name.text)) return draft;
    const inner = part(company, name.to + 2, company.to - 1);
    return inner === null || isPlace(inner.text) ? draft : { ...draft, company: name, title: inner };
  });
}

function isBracketed({ title, company }: PositionDraft): boolean {
  if (title === null || company === null || company.row !== title.row || company.from < title.to) return false;
  return /^\s?[([]$/.test(title.row.text.slice(title.to, company.from));
}

function splitBrackets(piece: Piece): { readonly title: Piece; readonly company: Piece } | null {
  const whole = piece.row.text.slice(piece.from, piece.to);
  const match = IN_BRACKETS.exec(whole);
  if (match === null) return null;
  const title = part(piece, piece.from, piece.from + match.index);
  const company = part(piece, piece.from + match.index + 2, piece.to - 1);
  return title !== null && title.title > 0 && company !== null && isCompanyName(company) ? { title, company } : null;
}
