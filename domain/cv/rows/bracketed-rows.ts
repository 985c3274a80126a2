/** Rows in brackets beside the names of an entry. */

import { readSignals } from "../words/words.ts";
import type { Row } from "./row.ts";

const IN_BRACKETS = /^\([^()]*\p{Ll}{3} [^()]*\)$/u;
const MAX_EMPLOYER = 90;

/** "(société ACME à LIBOURNE)" */
export const COMPANY_WORD = /^\(?(?:société|sté|entreprise|firma|empresa|ditta) (?=\p{Lu})/u;

/** "(Manufacturer of gears, 420 employees)" beside a company, but not "(Institut für Optik, Universität Lumora)" */
export function isBracketedRemark({ text }: Row): boolean {
  if (text.charCodeAt(0) !== 0x28 || !IN_BRACKETS.test(text) || COMPANY_WORD.test(text)) return false;
  const { company, school } = readSignals(text);
  return company < 3 && !(school && text.length < MAX_EMPLOYER && !/\d/.test(text));
}
