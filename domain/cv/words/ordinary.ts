/** Words that are no part of most names. */
import { readOrdinaryWords } from "#domain/lists/ordinary-words.ts";
import { splitWords } from "./split-words.ts";
import { classesOf, FIELD, FUNCTION } from "./word-classes.ts";

/** "Leveraged", "battery": an English word in lower case that may begin a name, but seldom does */
export function isOrdinary(word: string): boolean {
  return readOrdinaryWords().has(word.toLowerCase());
}

const SUBJECT =
  /(?:ing|logy|ics|ment|tion|sion|ity|nomy|graphy|surgery|medicine|systems|services|solutions|products|programs?|tools|markets|operations|affairs|finance|nursing|engineering|sciences?)$/iu;

/** "Protein Engineering", "Battery Systems", "Oncology": what a title is about, of ordinary words or with the ending of a subject */
export function isSubjectMatter(text: string): boolean {
  const all = splitWords(text);
  const last = all.at(-1) ?? "";
  if (!SUBJECT.test(last) || !/^[\p{L} &/-]+$/u.test(text)) return false;
  return all.slice(0, -1).every((word) => isOrdinary(word) || (classesOf(word) & (FUNCTION | FIELD)) !== 0);
}
