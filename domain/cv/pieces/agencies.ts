import { part } from "./commas.ts";
import type { Piece } from "./piece.ts";

/** "Fahrer via Acme", "Lumora Werk über Acme": the agency that lends the person */
const AGENCY = /\s(?:via|über|tramite|par l['’]intermédiaire d[eu]|a través de|por medio de|through) (?=\p{Lu})/u;

/** A title or a company without the agency behind it */
export function withoutAgency(piece: Piece): Piece {
  const at = AGENCY.exec(piece.row.text.slice(piece.from, piece.to))?.index;
  const name = at === undefined ? null : part(piece, piece.from, piece.from + at);
  return name === null || (piece.title > 0 && name.title === 0) ? piece : name;
}
