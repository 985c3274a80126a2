/** "Java, Docker, Linux": lines that say what somebody worked with, and name neither a company nor a title. */
import { TECHNOLOGIES } from "#domain/lists/technologies.ts";
import { foldWords, phrases } from "./split-words.ts";

const technologies = new Set(phrases(TECHNOLOGIES));
const MIN_KNOWN = 2;
const MAX_KNOWN = 40;
const SEPARATOR = /\s*[,;•·|]\s*/;
/** "Java EE 5", "Cassandra (Hector)", "Play! 2.0" */
const VERSION = /\s*(?:\([^()]*\)?|v?\d+(?:\.[\dx]+)*)$/;

/** At least half of the parts are technologies. */
export function isTechnologyList(text: string): boolean {
  if (!text.includes(", ")) return false;
  const parts = text.split(SEPARATOR).filter((part) => part !== "");
  const known = parts.filter((part) => part.length <= MAX_KNOWN && isTechnology(part)).length;
  return known >= MIN_KNOWN && 2 * known >= parts.length;
}

function isTechnology(part: string): boolean {
  const folded = foldWords(part);
  return technologies.has(folded) || technologies.has(folded.replace(VERSION, ""));
}
