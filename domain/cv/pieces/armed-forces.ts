/** The force that a military unit belongs to: "3rd Transport Regiment, Lumora Army" and "Royal Engineers, Lumora Army" are the army. */
import { splitCommas } from "./commas.ts";
import type { Piece } from "./piece.ts";

const UNIT =
  /^(?=.*\d|.*(?:st|nd|rd|th)\s)[\p{L}\d.'’ -]*\s(?:Battalion|Regiment|Squadron|Brigade|Platoon|Battery|Wing|Division|Group|Company)$|^(?:Royal|(?:King|Queen)['’]s(?: Own)?) [\p{L}'’ ]+$/u;
const FORCE =
  /\s(?:Army|Navy|Air Force|Armed Forces|Defen[cs]e Forces?|National Guard|Coast Guard|Marine Corps|Marines|Corps|Army Reserve)$/u;

/** The piece, or the force behind the comma */
export function forceOf(piece: Piece): Piece {
  if (!MAY_BE_FORCE.test(piece.text)) return piece;
  const [unit, force, ...others] = splitCommas(piece);
  if (unit === undefined || force === undefined || others.length > 1) return piece;
  return UNIT.test(unit.text) && FORCE.test(force.text) ? force : piece;
}

const MAY_BE_FORCE = /, .*(?:Army|Navy|Force|Guard|Corps|Marines)/;
