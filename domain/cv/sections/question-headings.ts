/** Forms that ask: "Where have you worked before?", "¿Estudios? (título, institución, año)". Each question is a heading. */

import type { Row } from "../rows/row.ts";
import type { HeadingKind } from "../words/heading-words.ts";
import { foldWords } from "../words/split-words.ts";

const MAX_QUESTION = 120;
const MIN_QUESTIONS = 3;
/** Also with what the answer should say, in brackets */
const QUESTION = /[?？]\s?(?:\([^()]*\))?:?$/;
/** "Cuéntanos tus últimos trabajos (cargo, empresa):" */
const REQUEST =
  /^(?:please )?(?:tell us|describe|list|outline|summari[sz]e|cu[eé]ntanos|describe|enumera|indica|beschreiben? sie|nennen? sie|beschreibe|nenne|erzähl\p{L}*|parlez|décrivez|indiquez|listez|racconta(?:ci)?|descriv[ia]|elenca|vertel|beschrijf)\s.*[:.?]$/iu;
const OF_WORK =
  /\b(?:work(?:ed|ing)? (?:experience|history|background|for|before|previously)|(?:have|did) you work(?:ed)?\b|employ(?:ers?|ment)|jobs?|(?:previous|past|last) (?:roles?|positions?)|career|role (?:at|in) (?:the|your) company|professional (?:background|experience)|gearbeitet|werdegang|beruf\w*|stationen|arbeitgeber|travaille|parcours|emplois|postes|experiences?|trabaj\w+|empleos?|experiencia|trayectoria|rol en|cargo en|lavorato|lavori|esperienz[ae]|ruolo|gewerkt|werkervaring|functies)\b/;
const OF_STUDIES =
  /\b(?:stud(?:y|ies|ied)|educat\w+|school|degrees?|university|universities|studiert|studium|ausbildung\w*|hochschul\w*|etud\w+|formations?|diplomes?|ecoles?|estudi\w+|formacion|titulos?|studiato|studi|istruzione|laurea|gestudeerd|opleiding\w*|studie)\b/;

/** The questions of such a form by their rows; none in other texts, which may have a question, too. */
export function questionHeadings(rows: readonly Row[]): ReadonlyMap<number, HeadingKind> {
  const found = new Map<number, HeadingKind>();
  let isMain = false;
  for (const [index, { text, isBullet, flags }] of rows.entries()) {
    if (text.length > MAX_QUESTION || !mayEnd(text.charCodeAt(text.length - 1))) continue;
    if (isBullet || flags.columns !== undefined || !(QUESTION.test(text) || REQUEST.test(text))) continue;
    const kind = kindOf(foldWords(text));
    found.set(index, kind);
    isMain ||= kind !== "other";
  }
  return isMain && found.size >= MIN_QUESTIONS ? found : new Map();
}

/** "?", ":", ")", "." */
function mayEnd(unit: number): boolean {
  return unit === 0x3f || unit === 0x3a || unit === 0x29 || unit === 0x2e || unit === 0xff1f;
}

function kindOf(folded: string): HeadingKind {
  const asked = folded.replace(/\(.*$/, "");
  if (OF_WORK.test(asked)) return "experience";
  return OF_STUDIES.test(asked) ? "education" : "other";
}
