import { headingKind } from "../cv/words/sections.ts";

/** Lines at the top of a CV that may have the name. */
const LINES = 6;
const DOCUMENT_WORDS =
  /^(?:curriculum|vitae|cv|lebenslauf|resume|résumé|profile?|linkedin|page|seite|contact|kontakt)$/iu;
const PARTICLE = /^(?:von|van|der|den|de|del|della|di|da|dos|la|le|el|bin|ibn|zu|af|av|ten|ter|y)$/u;
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;

/** The name at the top of a CV: two to five capitalized words on one of the first lines. Null where there is none. */
export function readPersonName(text: string): string | null {
  const lines = text
    .slice(0, 2000)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .slice(0, LINES);
  return lines.find(isPersonName) ?? null;
}

function isPersonName(line: string): boolean {
  const words = line.split(" ");
  if (words.length < 2 || words.length > 5 || line.length > 60 || headingKind(line) !== null) return false;
  if (words.some((word) => DOCUMENT_WORDS.test(word))) return false;
  return (
    words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word)) &&
    NAME_WORD.test(words[0] ?? "") &&
    !line.endsWith(".")
  );
}
