import { COMPANY_WORDS, EMPLOYMENT_PHRASES, LEGAL_FORM_WORDS, NEVER_NAMES } from "../lists/company-words.ts";
import { CITIES, REGIONS } from "../lists/places.ts";
import { DEGREE_WORDS, FIELD_WORDS, SCHOOL_WORDS } from "../lists/school-words.ts";
import { FUNCTION_WORDS, TITLE_ENDINGS, TITLE_WORDS } from "../lists/title-words.ts";

/** How strongly a few words look like each part of a position. */
export interface Signals {
  /** 2 with a title noun. */
  readonly title: number;
  /** 3 with a legal form, 1 with a word of company names. */
  readonly company: number;
  readonly school: boolean;
  readonly degree: boolean;
}

const titles = new Set([...tokens(TITLE_WORDS), ...tokens(TITLE_ENDINGS)]);
const titleEnding = new RegExp(`(?:${tokens(TITLE_ENDINGS).join("|")})$`);
const functions = new Set(tokens(FUNCTION_WORDS));
const companyWords = new Set(tokens(COMPANY_WORDS));
const legalForms = new Set(tokens(LEGAL_FORM_WORDS));
const schoolWords = new Set(tokens(SCHOOL_WORDS));
const degreeWords = new Set(tokens(DEGREE_WORDS));
const fieldWords = new Set(tokens(FIELD_WORDS));
const regions = new Set(phrases(REGIONS));
const cities = new Set(phrases(CITIES));
const employment = new Set(phrases(EMPLOYMENT_PHRASES));
const neverNames = new Set(phrases(NEVER_NAMES));

const SCHOOL_ENDING =
  /(?:universitat|hochschule|akademie|schule|gymnasium|kolleg|vidyalaya|universiteit|hogeschool|university|college)$/;
/** Abbreviations that are everyday words in lower case. */
const SHORT =
  /^(?:be|me|ma|ba|bs|ms|as|sa|se|ag|co|ab|ev|eg|sas|slu|sl|ing|nv|bac|md|lead|and|mit|uni|ie|tu|th|fh|esc|dea|cv|pvt|kit|wu|doo|sca|zoo|sco)$/;

export function tokens(list: string): string[] {
  return list.trim().split(/\s+/);
}

export function phrases(list: string): string[] {
  return list.split("|").flatMap((phrase) => phrase.replaceAll("\n", " ").trim() || []);
}

/** Lower case without accents, soft hyphens and typographic quotes. For short texts: `normalize` is slow on many marks. */
export function foldWords(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .replaceAll(/[\u00ad\u200b\u200e\u200f\ufeff]/g, "")
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("œ", "oe")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
}

/** The words of a short text as written; "B.Tech." is one word, "Entwickler/in" two. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad&'’.+-]*/gu) ?? [];
}

/** Folded and without dots. */
export function wordKey(word: string): string {
  return foldWords(word)
    .replaceAll(".", "")
    .replace(/[-&'+]+$/, "");
}

const NOTHING: Signals = { title: 0, company: 0, school: false, degree: false };

/** Word classes; each is a bit. */
const TITLE = 1;
const COMPANY = 2;
const LEGAL_FORM = 4;
const SCHOOL = 8;
const DEGREE = 16;
const FUNCTION = 32;
const FIELD = 64;

/** Classes of words as written, so that each word of a text is folded once. */
const classes = new Map<string, number>();
const MAX_CLASSES = 20_000;

function classesOf(word: string): number {
  const known = classes.get(word);
  if (known !== undefined) return known;
  if (classes.size >= MAX_CLASSES) classes.clear();
  const found = word.length > 60 ? 0 : findClasses(word);
  classes.set(word, found);
  return found;
}

function findClasses(word: string): number {
  const key = wordKey(word);
  let found = (functions.has(key) ? FUNCTION : 0) | (fieldWords.has(key) ? FIELD : 0);
  if (SHORT.test(key) && word === word.toLowerCase()) return found;
  if (isTitleWord(key)) found |= TITLE;
  if (legalForms.has(key) && isLegalForm(word, key)) found |= LEGAL_FORM;
  if (companyWords.has(key)) found |= COMPANY;
  if (schoolWords.has(key) ? isSchoolWord(word, key) : SCHOOL_ENDING.test(key) || isSchoolPart(key)) found |= SCHOOL;
  if (degreeWords.has(key) ? isDegreeWord(word, key) : /^dipl(?:om)?-/.test(key)) found |= DEGREE;
  return found;
}

export function readSignals(text: string): Signals {
  let all = 0;
  let isLegal = false;
  const words = splitWords(text);
  for (const [index, word] of words.entries()) {
    const found = classesOf(word);
    if (found === 0) continue;
    all |= found;
    if ((found & LEGAL_FORM) !== 0 && (index > 0 || words.length === 1)) isLegal = true;
    // "Scrum Master" has no degree.
    if ((found & DEGREE) !== 0 && index > 0 && NO_DEGREE_BEFORE.test(words[index - 1] as string)) all &= ~DEGREE;
  }
  if (all === 0) return NOTHING;
  return {
    title: (all & TITLE) === 0 ? 0 : 2,
    company: isLegal ? 3 : (all & COMPANY) === 0 ? 0 : 1,
    school: (all & SCHOOL) !== 0,
    degree: (all & DEGREE) !== 0,
  };
}

const NO_DEGREE_BEFORE = /^(?:scrum|web|station|post|quiz)$/i;

function isTitleWord(key: string): boolean {
  if (titles.has(key)) return true;
  const stem = key.replace(/(?:in|innen)$/, "");
  if (stem.length > 3 && titles.has(stem)) return true;
  if (key.length > 6 && titleEnding.test(stem)) return true;
  return key.includes("-") && key.split("-").some((part) => titles.has(part));
}

/** "Co", "AG" or "Limited", but not "limited" or "as". */
function isLegalForm(word: string, key: string): boolean {
  return key.length > 3 ? /^\p{Lu}/u.test(word) || key.endsWith("mbh") : /\p{Lu}/u.test(word) || key === "ev";
}

function isSchoolWord(word: string, key: string): boolean {
  return key.length > 4 || /\p{Lu}{2}/u.test(word);
}

function isSchoolPart(key: string): boolean {
  return (
    key.includes("-") &&
    key.split("-").some((part) => part.length > 4 && (schoolWords.has(part) || SCHOOL_ENDING.test(part)))
  );
}

function isDegreeWord(word: string, key: string): boolean {
  if (key.length <= 2) return word.includes(".") || /^\p{Lu}{2}$/u.test(word);
  return true;
}

export function isFunction(text: string): boolean {
  return splitWords(text).every((word) => (classesOf(word) & FUNCTION) !== 0);
}

export function isField(text: string): boolean {
  return splitWords(text).every((word) => (classesOf(word) & FIELD) !== 0);
}

export function isLegalFormOnly(text: string): boolean {
  const words = splitWords(text);
  return words.length > 0 && words.every((word) => legalForms.has(wordKey(word)) || wordKey(word) === "");
}

const COMPOUND_PLACE =
  /[,/|·&;()\d.]|\s[-–]\s|\b(?:und|and|or|in|a|area|region|raum|grossraum|greater|cedex|metropol\w*|metropolitan)\b/;

/** A city, a state, a country, or several of them ("Pune, Maharashtra", "80331 Munich", "Greater Boston Area"). */
export function isPlace(text: string): boolean {
  if (text.length > 60) return false;
  const whole = foldWords(text);
  if (regions.has(whole) || cities.has(whole)) return true;
  if (!COMPOUND_PLACE.test(whole)) return false;
  const folded = whole
    .replaceAll(/[()]/g, " ")
    .replace(/^\s*(?:in|a|greater|region|raum|grossraum|metropolregion)\s+/, "")
    .replace(/[\s.,;]+$/, "")
    .trim();
  if (folded === "") return false;
  if (regions.has(folded) || cities.has(folded)) return true;
  const parts = folded.split(/\s*(?:[,/|·&;]|\s-\s|\s–\s|\bund\b|\band\b|\bor\b)\s*/).filter((part) => part !== "");
  const last = parts.at(-1);
  if (last === undefined || parts.length > 5) return false;
  if (parts.length > 1 && parts.every((part) => isPlacePart(part))) return true;
  if (parts.length === 1) return isPlacePart(last);
  // "Springfield, IL", "Kidron, Ohio, United States": known regions after an unknown town.
  if (parts.length > 2 ? parts.slice(1).every(isPlacePart) : /,\s\p{Lu}{2}(?: \d{5})?$/u.test(text.trim()))
    return isPlainTown(text);
  return false;
}

/** "Hubli, Karnataka": a place where a place is expected, else perhaps a company in a region. */
export function isTownInRegion(text: string): boolean {
  const parts = foldWords(text).split(/\s*,\s*/);
  return parts.length === 2 && regions.has((parts[1] as string).replace(/[\s.]+$/, "")) && isPlainTown(text);
}

function isPlacePart(part: string): boolean {
  const bare = part
    .replace(/^(?:[a-z]{1,2}-)?\d{4,6}\s+/, "")
    .replace(/\s+(?:area|metropolitan area|region|cedex.*|\d{1,2}|\d{5,6})$/, "")
    .replace(/^(?:greater|region)\s+/, "");
  return regions.has(bare) || cities.has(bare) || employment.has(bare);
}

/** A place has no word of a company, a title or a school. */
function isPlainTown(text: string): boolean {
  const { title, company, school } = readSignals(text);
  return title === 0 && company === 0 && !school;
}

const DURATION =
  /^\(?(?:ca\.?\s*|less than (?:a|1) |weniger als (?:ein|1) |moins d'un )?(?:\d+(?:[.,]\d+)?\+?\s*(?:years?|yrs?|yr|months?|mos?|mths?|weeks?|jahre?n?|monate?n?|wochen|ans?|annees?|mois|semaines|anos?|mes(?:es)?|anni|anno|mes[ei]|jaar|jaren|maand(?:en)?|j|m|y|mo)\.?[\s,&]*(?:and|und|et|y|e|en)?\s*)+\)?$|^\(?(?:less than|weniger als|moins d')\s?(?:a |1 |ein |un )?(?:year|month|jahr|monat|an|mois)\)?$/;

export function isDuration(text: string): boolean {
  return text.length < 50 && /\d|less|weniger|moins/i.test(text) && DURATION.test(foldWords(text).trim());
}

/** "Full-time", "Vollzeit · Remote", "Freelance": says how somebody works, and names nobody. */
export function isEmploymentKind(text: string): boolean {
  if (text.length > 60) return false;
  const whole = foldWords(text);
  if (employment.has(whole)) return true;
  if (!/[·•|,;()/\d]/.test(whole)) return false;
  const parts = whole.split(/\s*[·•|,;()/]+\s*/).filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => employment.has(part) || isDuration(part));
}

export function isNeverName(text: string): boolean {
  return neverNames.has(
    foldWords(text)
      .replace(/[\s:.\-–—]+$/, "")
      .trim(),
  );
}
