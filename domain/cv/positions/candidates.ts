import { splitBracketedTitle, splitTitleInBrackets } from "../pieces/bracketed-titles.ts";
import { part, splitCommas } from "../pieces/commas.ts";
import { splitGlued } from "../pieces/glued-names.ts";
import type { Piece } from "../pieces/piece.ts";
import { splitRow } from "../pieces/pieces.ts";
import { splitTitle } from "../pieces/split-title.ts";
import type { Row } from "../rows/row.ts";
import { isPlace, isStateCode } from "../words/phrases.ts";
import { foldWords, splitWords } from "../words/split-words.ts";
import { isLegalFormOnly } from "../words/word-classes.ts";

export interface Candidate {
  readonly piece: Piece;
  /** Rows between the piece and the date. */
  readonly distance: number;
}

/** "Intern, Acme GmbH" is a title and a company. */
export function expand(piece: Piece): readonly Piece[] {
  const glued = splitTitleInBrackets(piece) ?? splitGlued(piece);
  if (glued !== null) return glued;
  const bracketed = piece.text.endsWith(")") ? (splitBrackets(piece) ?? splitTitled(piece)) : null;
  if (bracketed !== null) return bracketed;
  if (piece.title === 0 || !piece.text.includes(",") || (piece.company === 0 && !piece.school)) return [piece];
  const isNamed = splitCommas(piece).some(({ title, company, school }) => title === 0 && (company === 3 || school));
  if (!isNamed) return [piece];
  const { title, company } = splitTitle(piece);
  return title === null || company === null ? [piece] : [title, company].toSorted((a, b) => a.from - b.from);
}

/** "Lumora AG (Buchhalter)" */
function splitTitled(piece: Piece): readonly Piece[] | null {
  const found = piece.title > 0 && piece.company === 3 ? splitBracketedTitle(piece) : null;
  if (found === null || found.company.company < 3) return null;
  return [found.company.with({ isAfterAt: true }), found.title];
}

/** "Engineer (Acme, Berlin)": a title and, in brackets, a company with its place or legal form. */
function splitBrackets(piece: Piece): readonly Piece[] | null {
  const open = piece.row.text.slice(piece.from, piece.to).lastIndexOf(" (");
  if (open < 1) return null;
  const title = part(piece, piece.from, piece.from + open);
  const inner = part(piece, piece.from + open + 2, piece.to - 1);
  if (
    title === null ||
    inner === null ||
    (inner.title > 0 && inner.company < 3) ||
    inner.degree ||
    !/^[\p{Lu}\p{N}]/u.test(inner.text)
  )
    return null;
  if (title.company === 3 || title.school || title.degree) return null;
  // "Director, LUMO (Lumora Chamber of Trade, Miami)": the letters of the name in brackets
  const letters = /,\s(\p{Lu})\p{Lu}{2,7}$/u.exec(title.text)?.[1];
  if (letters !== undefined && foldWords(inner.text).startsWith(foldWords(letters))) return null;
  const [name, ...others] = splitCommas(inner);
  const hasPlace = others.length > 0 && others.every(({ text }) => isPlace(text) || isStateCode(text));
  // "Consultant (EURL)"
  if (isLegalFormOnly(inner.text)) return [title];
  // "Intern, Acme (Paris, France)"
  if (name === undefined || (!hasPlace && name.company < 3) || (hasPlace && isPlace(name.text))) return null;
  if (title.title > 0) return [title, inner.with({ isAfterAt: true })];
  // "2019 – 2021  Growth (Acme, Berlin)"
  return hasPlace && piece.index === 0 && piece.row.dates[0]?.from === 0
    ? [title.with({ title: 1 }), inner.with({ isAfterAt: true })]
    : null;
}

export function pieces(row: Row, distance: number): readonly Candidate[] {
  return splitRow(row)
    .flatMap(expand)
    .filter(isCandidate)
    .map((piece) => ({ piece, distance }));
}

/** A name begins with a capital, a digit or a letter without case, and is short. */
export function isCandidate(piece: Piece): boolean {
  const { text } = piece;
  if (text.length > 150 || splitWords(text).length > 20) return false;
  if (/^[\p{Lu}\p{N}\p{Lo}"“„(]/u.test(text)) return true;
  return (
    piece.title > 0 ||
    piece.company === 3 ||
    piece.isAfterAt ||
    splitWords(text).length <= 3 ||
    /^\p{Ll}\p{Lu}/u.test(text) ||
    // "umbrakrupp Lumora Chlorine Engineers, Dortmund": a brand in small letters
    /^\p{Ll}{3,}(?: \p{Lu}[\p{L}-]*)+(?:,|$)/u.test(text)
  );
}

/** "lumen-labs.io" beside "Lumen Labs, Berlin" on another line */
export function isPageOf({ piece }: Candidate, others: readonly Candidate[]): boolean {
  const name = /^([\w-]+(?:\.[\w-]+)*)\.[a-z]{2,}$/i.exec(piece.text)?.[1];
  return (
    name !== undefined &&
    others.some((other) => other.piece !== piece && letters(other.piece.text).includes(letters(name)))
  );
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
}

/** "Missions chez Acme (8 mois)" below the name of the employer */
const OF_CLIENT =
  /^(?:(?:en )?missions? |détachée? |projekte? |einsatz |einsätze |projects? |assignments? |placements? |on[- ]site |progett[io] |proyectos? |proje[ck]ten? )/iu;

export function isOfClient({ row, isAfterAt }: Piece): boolean {
  return isAfterAt && OF_CLIENT.test(row.text);
}
