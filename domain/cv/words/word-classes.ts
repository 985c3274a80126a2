/** The classes of single words: words of titles, companies, legal forms, schools, degrees, functions and fields. */
import { COMPANY_ENDINGS, COMPANY_WORDS, LEGAL_FORM_WORDS } from "#domain/lists/company-words.ts";
import { DEGREE_WORDS, FIELD_WORDS, SCHOOL_WORDS } from "#domain/lists/school-words.ts";
import { FUNCTION_WORDS, TITLE_ENDINGS, TITLE_WORDS } from "#domain/lists/title-words.ts";
import { splitWords, tokens, withoutDigraphs, wordKey } from "./split-words.ts";

const titles = new Set([...tokens(TITLE_WORDS), ...tokens(TITLE_ENDINGS)]);
const titleEnding = new RegExp(`(?:${tokens(TITLE_ENDINGS).join("|")})$`);
const companyEnding = new RegExp(`(?:${tokens(COMPANY_ENDINGS).join("|")})$`);
const functions = new Set(tokens(FUNCTION_WORDS));
const companyWords = new Set(tokens(COMPANY_WORDS));
const legalForms = new Set(tokens(LEGAL_FORM_WORDS));
const schoolWords = new Set(tokens(SCHOOL_WORDS));
const degreeWords = new Set(tokens(DEGREE_WORDS));
const fieldWords = new Set(tokens(FIELD_WORDS));
/** Learned and French endings of occupations: "microbiologist", "vulgarisatrice". */
const OCCUPATION =
  /.{3}(?:ologist|ographer|ographe|ician|icist|iatrist|opath|ometrist|keeper|maker|worker|writer|smith|(?<=boat|mill|ship|wheel)wright|fighter|master|ineer|ologue|ologo|ologa|ologe|ologin|ograf|ografin|ateur|atrice|icien|icienne|iciste|aliste)$/;
/** Learned endings of subjects: "neurosurgery", "Kardiologie", "pediatría" */
const SUBJECT =
  /.{3}(?:surgery|(?<!techn|archa|arche)olog(?:y|ie|ia)|c?hirurgi[ae]|cirugia|cirurgia|iatr(?:y|ics|ie|ia)|medizin|geneeskunde)$/;
const SCHOOL_ENDING =
  /(?:universitat|hochschule|akademie|schule|gymnasium|gymnasiums|kolleg|kollegs|vidyalaya|universiteit|hogeschool|university|college|lyceum)$/;
/** Abbreviations that are everyday words in lower case. */
const SHORT =
  /^(?:be|me|ma|ba|bs|ms|as|sa|se|ag|co|ab|ev|eg|sas|slu|sl|ing|nv|bac|md|lead|and|mit|uni|ie|tu|th|fh|esc|dea|cv|pvt|kit|wu|doo|sca|zoo|sco)$/;

/** Word classes; each is a bit. */
export const TITLE = 1;
export const COMPANY = 2;
export const LEGAL_FORM = 4;
export const SCHOOL = 8;
export const DEGREE = 16;
export const FUNCTION = 32;
export const FIELD = 64;
/** A legal form in whatever case, or no letter. */
const ONLY_LEGAL_FORM = 128;

/** Classes of words as written, so that each word of a text is folded once. */
const classes = new Map<string, number>();
const MAX_CLASSES = 20_000;
export const MAX_WORD = 60;

export function classesOf(word: string): number {
  return allClassesOf(word) & ~ONLY_LEGAL_FORM;
}

function allClassesOf(word: string): number {
  const known = classes.get(word);
  if (known !== undefined) return known;
  if (classes.size >= MAX_CLASSES) classes.clear();
  const found = word.length > MAX_WORD ? 0 : findClasses(word);
  classes.set(word, found);
  return found;
}

export function findClasses(word: string): number {
  const found = classesOfKey(word, wordKey(word));
  if (found !== 0 || word.length < MIN_DIGRAPHS) return found;
  // "Praesident", "Universitaet"
  const key = wordKey(word);
  const plain = withoutDigraphs(key);
  return plain === key ? 0 : classesOfKey(word, plain);
}

const MIN_DIGRAPHS = 6;

function classesOfKey(word: string, key: string): number {
  let found = (functions.has(key) ? FUNCTION : 0) | (fieldWords.has(key) || SUBJECT.test(key) ? FIELD : 0);
  if (key === "" || legalForms.has(key)) found |= ONLY_LEGAL_FORM;
  if (SHORT.test(key) && word === word.toLowerCase() && !/\p{L}\.\p{L}/u.test(word)) return found;
  // "BankBaker" is a brand, but "PostDoc", "HiWi" and "DevOps-Entwickler" are not.
  const isBrand = key !== "postdoc" && key !== "hiwi" && /\p{Ll}\p{Lu}[^-]*$/u.test(word);
  if (isTitleWord(key) && !isBrand && !(WITH_UMLAUT.test(key) && isPlain(word))) found |= TITLE;
  if (legalForms.has(key) && isLegalForm(word, key)) found |= LEGAL_FORM;
  if (companyWords.has(key) || (key.length > 8 && companyEnding.test(key))) found |= COMPANY;
  if (
    isSchool(word, key) ||
    (ARTICLE.test(key) && isSchool(word.slice(word.search(/['’]/) + 1), key.replace(ARTICLE, "")))
  )
    found |= SCHOOL;
  if (degreeWords.has(key) ? isDegreeWord(word, key) : DEGREE_PART.test(key)) found |= DEGREE;
  return found;
}

export function isLegalFormOnly(text: string): boolean {
  const words = splitWords(text);
  return (
    words.length > 0 &&
    words.every((word, index) => (allClassesOf(word) & ONLY_LEGAL_FORM) !== 0 || (index > 0 && word === "de"))
  );
}

/** "Dipl.-Ing.", "Auslandsstudium", "Fachhochschulreife" */
const DEGREE_PART = /^dipl(?:om)?-|(?<=.{4})(?:studium|schulreife|schulabschluss|lehrabschluss)$/;

/** "Gärtner" is a title, "Gartner" a company. */
const WITH_UMLAUT = /^(?:gartner|backer|sanger|forster)$/;

function isPlain(word: string): boolean {
  return /^[A-Za-z]+$/.test(word);
}

function isTitleWord(key: string): boolean {
  if (titles.has(key)) return true;
  // "contrôleure", "superviseure"
  if (key.endsWith("eure") && titles.has(key.slice(0, -1))) return true;
  const stem = key.replace(/(?:in|innen)$/, "");
  if (stem.length > 3 && titles.has(stem)) return true;
  // "semiconductor" is no conductor.
  if (key.length > 6 && (titleEnding.test(stem) || OCCUPATION.test(key)) && !companyWords.has(key)) return true;
  // "Net-A-Porter" is a name.
  return key.includes("-") && !key.includes("-a-") && key.split("-").some((part) => titles.has(part));
}

/** "Co", "AG" or "Limited", but not "limited" or "as". */
function isLegalForm(word: string, key: string): boolean {
  return key.length <= 3 || key.endsWith("mbh") || /^\p{Lu}/u.test(word);
}

/** "à l'université", "all'università" */
const ARTICLE = /^(?:l|all|dell|nell)['’](?=\p{L})/u;

function isSchool(word: string, key: string): boolean {
  return schoolWords.has(key) ? isSchoolWord(word, key) : SCHOOL_ENDING.test(key) || isSchoolPart(key);
}

function isSchoolWord(word: string, key: string): boolean {
  return key.length > 4 || /^(?:univ|gymn)$/.test(key) || /\p{Lu}{2}/u.test(word);
}

function isSchoolPart(key: string): boolean {
  return (
    key.includes("-") &&
    key.split("-").some((part) => part.length > 4 && (schoolWords.has(part) || SCHOOL_ENDING.test(part)))
  );
}

function isDegreeWord(word: string, key: string): boolean {
  // "ING", "LIC": companies
  if (key === "ing" || key === "lic") return word !== key.toUpperCase();
  // "Cap Gemini"
  if (key === "cap") return word === "CAP";
  // "a.a. 2018/19": the academic year in Italian
  if (key === "aa") return word.startsWith("A");
  if (key === "march") return /^M\.?Arch/.test(word);
  if (key.length <= 2) return word.includes(".") || /^\p{Lu}{2}$/u.test(word);
  return true;
}
