import { splitCommas } from "./commas.ts";
import type { Piece } from "./piece.ts";
import { splitRow } from "./pieces.ts";
import type { Row } from "./row.ts";
import { splitTitle } from "./split-title.ts";
import { splitWords } from "./split-words.ts";

export interface Candidate {
  readonly piece: Piece;
  /** Rows between the piece and the date. */
  readonly distance: number;
}

/** "Intern, Acme GmbH" is a title and a company. */
export function expand(piece: Piece): readonly Piece[] {
  if (piece.title === 0 || !piece.text.includes(",") || (piece.company === 0 && !piece.school)) return [piece];
  const isNamed = splitCommas(piece).some(({ title, company, school }) => title === 0 && (company === 3 || school));
  if (!isNamed) return [piece];
  const { title, company } = splitTitle(piece);
  return title === null || company === null ? [piece] : [title, company].toSorted((a, b) => a.from - b.from);
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
    /^\p{Ll}\p{Lu}/u.test(text)
  );
}
