/** Codes of states and provinces that are a legal form or a degree, too: "Denver, CO" is no company, "Boston, MA" no master. */
import { cities } from "./place-names.ts";
import { foldWords } from "./split-words.ts";
import { classesOf, DEGREE, FIELD, FUNCTION, SCHOOL, TITLE } from "./word-classes.ts";

const CODE = /,\s?(?:(CO|NV|AB)|MA|MD|MS|ME)(?![\p{L}\p{N}'’&.+-]|\s&)/gu;
const WITH_ZIP = /\s(?:CO|NV|AB|SA|MA|MD|MS|ME) \d{4,5}(?!\d)/g;
/** Fields of study: "Kinesiology, MS", "Sculpture, MA". */
const FIELD_ENDING = /(?:ology|ics|ing|ry|phy|ture|ies|ment|tion|ance|ence|ism|arts?|studies|science|law|health)$/i;
const SEPARATOR = /^.*(?:[,|;–—\t•·(]|\s{2}|-\s)/su;
/** Towns that are named like their university. */
const UNIVERSITY_TOWN =
  /(?<!\p{L})(?:Cambridge|Oxford|Princeton|Stanford),\s?(?:MA|Mass|NJ|CA|OH|MS|MD|UK|GB|USA?|England|United Kingdom|Massachusetts|New Jersey|California)(?!\p{L})/gu;

/** "Littleton CO" after a comma or alone: a known town and its state */
const TOWN_AND_FORM =
  /(?<=^|[,;|(\t]\s?|\s[–—-]\s)((?:\p{Lu}[\p{L}.'’-]+ ){1,3})(?:CO|NV|AB|M[ADES])(?=$|[,;|)\t]|\s[–—(-])/gu;

/** The text without codes of states after their town. */
export function withoutStates(text: string): string {
  const bare = /\d{4}/.test(text) ? text.replaceAll(WITH_ZIP, " ") : text;
  const plain = / (?:CO|NV|AB|M[ADES])(?![\p{L}\d])/u.test(bare)
    ? bare.replaceAll(TOWN_AND_FORM, (whole, town: string) => (cities.has(foldWords(town).trim()) ? town : whole))
    : bare;
  if (!plain.includes(",")) return plain;
  return plain
    .replaceAll(UNIVERSITY_TOWN, ",")
    .replaceAll(CODE, (code, isForm: string | undefined, at: number) =>
      isForm !== undefined || isTown(text.slice(0, at)) ? "," : code,
    );
}

/** Whether the last name before the comma is no field of study, no degree and no school. */
function isTown(before: string): boolean {
  const name = before.replace(SEPARATOR, "").trim();
  if (!/^\p{Lu}/u.test(name) || FIELD_ENDING.test(name)) return false;
  const words = name.split(/\s+/);
  if (words.some((word) => (classesOf(word) & (SCHOOL | DEGREE)) !== 0)) return false;
  return (classesOf(words.at(-1) as string) & (FIELD | FUNCTION | TITLE)) === 0;
}
