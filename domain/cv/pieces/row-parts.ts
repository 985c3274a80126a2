/** The parts of a row beside its dates and its kind of service. */

import type { Row } from "../rows/row.ts";
import { fateLength } from "../words/fates.ts";
import type { Stretch } from "../words/names.ts";
import { isInBrackets, splitCommas } from "./commas.ts";
import type { Piece } from "./piece.ts";

/** The stretches of a row before, between and behind its dates */
export function partsBesideDates({ text, dates }: Row): Stretch[] {
  const parts: Stretch[] = [];
  let from = 0;
  for (const date of dates) {
    // "Acme (acquired by Lumen, 2023), Berlin   2019 - 2023"
    if (dates.length > 1 && isInRemark(text, date.from)) continue;
    parts.push({ from, to: date.from });
    from = date.to;
  }
  parts.push({ from, to: text.length });
  return parts;
}

function isInRemark(text: string, at: number): boolean {
  return isInBrackets(text, at) && /\p{L}{3}/u.test(text.slice(text.lastIndexOf("(", at), at));
}

const SERVICE =
  /^\s*(?:(?:compulsory |mandatory |alternative |non-)?(?:military|national|civil|civilian|army) service|alternative service|military|armed forces|army|militär|bundeswehr|armée|ejército|esercito|leger|(?:grund)?wehrdienst|zivildienst|militärdienst|service (?:militaire|national|civil)|servicio militar|servizio (?:militare|civile)|militaire dienst)\s*:\s+(?=\p{Lu})/iu;

/** "Military service: Finnish Army, Sergeant" */
export function serviceEnd(text: string): number {
  return SERVICE.exec(text)?.[0].length ?? 0;
}

/** "(acquired by Umbra)" and "Non-military service: " */
export function lengthBehindDates(text: string): number {
  const fate = fateLength(text);
  return fate === 0 && text.includes(": ") ? serviceEnd(text) : fate;
}

export function splitService(piece: Piece): readonly Piece[] {
  const [unit, ...others] = splitCommas(piece);
  if (unit === undefined || others.length === 0 || unit.title > 0) return [piece];
  return [unit.with({ company: 3 }), ...others];
}
