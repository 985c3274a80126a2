import type { Piece } from "./piece.ts";

const UNIT =
  /^(?:(?:research )?(?:departments?|dept\.?|school|faculty|college|institute|cent(?:er|re)|laboratory|lab|division|section|unit|group|program(?:me)?) (?:of|for|in)|chair|lehrstuhl|institut für|fachbereich|fakultät|faculté|ufr|laboratoire|département|departamento|facultad|dipartimento|facoltà)\s|\s(?:lab(?:oratory)?|dept\.?|department|division)$/iu;
const UNIVERSITY = /universi|hochschule/i;

/** "School of Engineering", "Smith Lab" */
function isUnit({ text }: Piece): boolean {
  return UNIT.test(text) && !UNIVERSITY.test(text);
}

/** The university that a department, an institute or a lab beside it belongs to. */
export function universityOf(unit: Piece, others: readonly Piece[]): Piece | null {
  if (!isUnit(unit)) return null;
  return others.find((other) => UNIVERSITY.test(other.text) && other.title === 0 && !other.degree) ?? null;
}
