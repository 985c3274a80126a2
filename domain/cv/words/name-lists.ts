/** "Center of Applied Sciences, Lumora University, Oviedo, Spain.": names between commas, whatever their number. */
import { isPlace, isStateCode } from "./phrases.ts";
import { splitWords } from "./split-words.ts";
import { readSignals } from "./words.ts";

const MAX_LIST = 140;
const MAX_PARTS = 6;
const MAX_PART = 8;
/** Words in small letters within names */
const LINK = /^(?:of|for|the|and|de|du|des|del|della|di|da|la|le|les|y|e|et|und|für|der|von|van|d['’]\p{L}+)$/u;
const CAPITAL = /^["'“„«]?\p{Lu}/u;

/** Whether all parts are written as names, and the last one is a place, a company or a school. */
export function isNameList(text: string): boolean {
  if (text.length > MAX_LIST || !text.includes(", ")) return false;
  const parts = text.replace(/\.$/, "").split(", ");
  if (parts.length > MAX_PARTS || !parts.every((part) => CAPITAL.test(part))) return false;
  if (!parts.every(isName)) return false;
  const last = parts.at(-1) as string;
  const end = readSignals(last);
  if (end.company !== 3 && !end.school && !isPlace(last) && !isStateCode(last)) return false;
  return parts.some((part) => isInstitution(part));
}

function isName(part: string): boolean {
  const words = splitWords(part);
  return words.length <= MAX_PART && words.every((word) => !/^\p{Ll}/u.test(word) || LINK.test(word));
}

function isInstitution(part: string): boolean {
  const { company, school } = readSignals(part);
  return company > 0 || school;
}
