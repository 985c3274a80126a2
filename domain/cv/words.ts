import { COMPANY_ENDINGS, COMPANY_WORDS, LEGAL_FORM_WORDS } from "../lists/company-words.ts";
import { DEGREE_WORDS, FIELD_WORDS, SCHOOL_WORDS } from "../lists/school-words.ts";
import { FUNCTION_WORDS, TITLE_ENDINGS, TITLE_WORDS } from "../lists/title-words.ts";
import { fold, isSurrogate } from "./fold.ts";

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
const companyEnding = new RegExp(`(?:${tokens(COMPANY_ENDINGS).join("|")})$`);
const functions = new Set(tokens(FUNCTION_WORDS));
const companyWords = new Set(tokens(COMPANY_WORDS));
const legalForms = new Set(tokens(LEGAL_FORM_WORDS));
const schoolWords = new Set(tokens(SCHOOL_WORDS));
const degreeWords = new Set(tokens(DEGREE_WORDS));
const fieldWords = new Set(tokens(FIELD_WORDS));
/** Learned and French endings of occupations: "microbiologist", "vulgarisatrice". */
const OCCUPATION =
  /.{3}(?:ologist|ographer|ographe|ician|icist|iatrist|ometrist|keeper|maker|worker|writer|smith|wright|fighter|master|ineer|ologue|ologe|ateur|atrice|icien|icienne|iciste|aliste)$/;
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

/** The last folded text: several tests fold the same one in a row. */
let lastText = "";
let lastFolded = "";

export function foldWords(text: string): string {
  if (text === lastText) return lastFolded;
  const folded = fold(text);
  lastText = text;
  lastFolded = folded;
  return folded;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad&'’.+-]*/gu;
const BEGINS = 1;
const CONTINUES = 2;
const OTHER = 4;
/** By UTF-16 unit, when first needed: what it is in a word. */
const unitKinds = new Uint8Array(0x10000);

/** The words of a short text as written; "B.Tech." is one word, "Entwickler/in" two. As `WORD` says, in a tenth of its time. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let from = -1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const kind = unitKinds[unit] || findUnitKind(unit);
    if (from < 0) {
      if ((kind & BEGINS) !== 0) from = at;
      else if (isSurrogate(unit)) return text.match(WORD) ?? [];
    } else if ((kind & CONTINUES) === 0) {
      if (isSurrogate(unit)) return text.match(WORD) ?? [];
      words.push(text.slice(from, at));
      from = -1;
    }
  }
  if (from >= 0) words.push(from === 0 ? text : text.slice(from));
  return words;
}

function findUnitKind(unit: number): number {
  const letter = String.fromCharCode(unit);
  const kind = /[\p{L}\p{N}]/u.test(letter)
    ? BEGINS | CONTINUES
    : /[\p{M}\u00ad&'’.+-]/u.test(letter)
      ? CONTINUES
      : OTHER;
  unitKinds[unit] = kind;
  return kind;
}

/** Folded and without dots. */
export function wordKey(word: string): string {
  const key = foldWords(word).replaceAll(".", "");
  const last = key.charCodeAt(key.length - 1);
  return (last > 0x60 && last < 0x7b) || (last > 0x2f && last < 0x3a) ? key : key.replace(/[-&'+]+$/, "");
}

const NOTHING: Signals = { title: 0, company: 0, school: false, degree: false };

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
const MAX_WORD = 60;

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

function findClasses(word: string): number {
  const key = wordKey(word);
  let found = (functions.has(key) ? FUNCTION : 0) | (fieldWords.has(key) ? FIELD : 0);
  if (key === "" || legalForms.has(key)) found |= ONLY_LEGAL_FORM;
  if (SHORT.test(key) && word === word.toLowerCase()) return found;
  if (isTitleWord(key) && !/\p{Ll}\p{Lu}/u.test(word)) found |= TITLE;
  if (legalForms.has(key) && isLegalForm(word, key)) found |= LEGAL_FORM;
  if (companyWords.has(key) || (key.length > 8 && companyEnding.test(key))) found |= COMPANY;
  if (schoolWords.has(key) ? isSchoolWord(word, key) : SCHOOL_ENDING.test(key) || isSchoolPart(key)) found |= SCHOOL;
  if (degreeWords.has(key) ? isDegreeWord(word, key) : DEGREE_PART.test(key)) found |= DEGREE;
  return found;
}

/** Signals of texts, which several rules ask for. */
const signals = new Map<string, Signals>();
const MAX_SIGNALS = 2000;

export function readSignals(text: string): Signals {
  let found = signals.get(text);
  if (found === undefined) {
    if (signals.size >= MAX_SIGNALS) signals.clear();
    found = findSignals(text);
    signals.set(text, found);
  }
  return found;
}

const KIND_OF_SCHOOL = /\((?:FH|TU|TH|Uni|Univ|DH)\.?\)/g;

function findSignals(text: string): Signals {
  let all = 0;
  let isLegal = false;
  // "Diplom-Betriebswirtin (FH)" names no school.
  const words = splitWords(text.includes("(") ? text.replaceAll(KIND_OF_SCHOOL, " ") : text);
  for (const [index, word] of words.entries()) {
    const found = classesOf(word);
    if (found === 0) continue;
    all |= found;
    // "Associate of Science"
    if (ASSOCIATE.test(word) && /^(?:of|in|degree)$/.test(words[index + 1] ?? "")) all = (all & ~TITLE) | DEGREE;
    if ((found & LEGAL_FORM) !== 0 && (index > 0 || words.length === 1)) isLegal = true;
    // "Scrum Master" is no degree.
    if ((found & DEGREE) !== 0 && index > 0 && NO_DEGREE_BEFORE.test(words[index - 1] as string))
      all = (all & ~DEGREE) | TITLE;
  }
  if (all === 0) all = brokenClasses(words);
  if (words.length > 1 && BOARD.test(text)) all = (all | SCHOOL) & ~DEGREE;
  if (all === 0) return NOTHING;
  if ((all & SCHOOL) !== 0 && (all & TITLE) !== 0 && ENDS_IN_KIND.test(text)) all = withoutKind(words, all);
  if ((all & DEGREE) !== 0 && TRAINING_START.test(text)) all |= TITLE;
  if ((all & TITLE) !== 0 && words.length > 1 && isOffice(text)) all = (all & ~TITLE) | COMPANY;
  // "Thomas Cook Group": a title's noun is last, or first.
  if ((all & TITLE) !== 0 && words.length > 1 && !text.includes(",") && endsAsCompany(words) && !hasTitleBefore(text))
    all &= ~TITLE;
  return {
    title: (all & TITLE) === 0 ? 0 : 2,
    company: isLegal ? 3 : (all & COMPANY) === 0 ? 0 : 1,
    school: (all & SCHOOL) !== 0,
    degree: (all & DEGREE) !== 0,
  };
}

/** "Betriebsökonomin FH" names the kind of the diploma and no school. */
const ENDS_IN_KIND = /\s(?:FH|HF|HTL|TH|DH|HWV)$/;
const TRAINING_START = /^(?:berufs|zweit|erst)?(?:ausbildung|lehre|umschulung) (?:zu[mr]|als) /i;

function withoutKind(words: readonly string[], all: number): number {
  const others = words.slice(0, -1).reduce((found, word) => found | classesOf(word), 0);
  return (others & SCHOOL) === 0 ? (all & ~SCHOOL) | DEGREE : all;
}

/** "Customer Service Representative (Call Center)" */
function hasTitleBefore(text: string): boolean {
  const open = text.endsWith(")") ? text.lastIndexOf(" (") : -1;
  const last = open === -1 ? undefined : splitWords(text.slice(0, open)).at(-1);
  return last !== undefined && (classesOf(last) & TITLE) !== 0;
}

/** "Univer sity", "Hosp ital": a scanned page has blanks inside words. */
function brokenClasses(words: readonly string[]): number {
  let all = 0;
  for (let index = 1; index < words.length && index < 10; index++) {
    const [before, word] = [words[index - 1] as string, words[index] as string];
    const unit = word.charCodeAt(0);
    const length = before.length + word.length;
    if (unit > 0x60 && unit < 0x7b && length > 6 && length <= MAX_WORD)
      all |= findClasses(before + word) & (TITLE | COMPANY | SCHOOL);
  }
  return all;
}

function endsAsCompany(words: readonly string[]): boolean {
  const last = classesOf(words.at(-1) as string);
  if ((last & (COMPANY | LEGAL_FORM)) === 0 || (last & (FUNCTION | TITLE)) !== 0) return false;
  return (classesOf(words[0] as string) & TITLE) === 0 && !words.some((word) => /^(?:of|for|de|für|-)$/.test(word));
}

/** "Hunziker + Spahr Ingenieure", "Treuhand Infanger & Partner" */
function isOffice(text: string): boolean {
  const comma = text.indexOf(",");
  if (comma === -1) return OFFICE.test(text);
  return OFFICE.test(text.slice(0, comma)) && readSignals(text.slice(comma + 1)).title === 0;
}

/** Boards of examination, which a CV names as the school */
const BOARD =
  /\bboard of (?:.{0,20}\b)?(?:education|examinations?|secondary|intermediate|high|school)\b|\b(?:cbse|icse|isc|ssc|hsc|state|secondary|education|matric\w*) board\b/i;
const OFFICE =
  /^\p{Lu}[^,;:|(]*\s(?:(?:&|\+|und|et)\s\p{Lu}[\p{L}'’-]+\s\p{Lu}?\p{L}*(?:[Ii]ngenieure|[Aa]rchitekten|anwälte|[Nn]otare|[Bb]erater|prüfer|[Aa]vocats|[Aa]rchitectes|[Nn]otaires)|(?:&|\+|und|et)\s(?:Partner|Partners|Kollegen|Associés|Cie))(?:\s(?:AG|GmbH|PartG\p{L}*|mbB))*$/u;
const ASSOCIATE = /^Associate(?:['’]?s)?$/;
const NO_DEGREE_BEFORE = /^(?:scrum|web|station|post|quiz)$/i;

/** "Dipl.-Ing.", "Auslandsstudium", "Fachhochschulreife" */
const DEGREE_PART = /^dipl(?:om)?-|.{4}(?:studium|schulreife|schulabschluss|lehrabschluss)$/;

function isTitleWord(key: string): boolean {
  if (titles.has(key)) return true;
  // "contrôleure", "superviseure"
  if (key.endsWith("eure") && titles.has(key.slice(0, -1))) return true;
  const stem = key.replace(/(?:in|innen)$/, "");
  if (stem.length > 3 && titles.has(stem)) return true;
  if (key.length > 6 && (titleEnding.test(stem) || OCCUPATION.test(key))) return true;
  return key.includes("-") && key.split("-").some((part) => titles.has(part));
}

/** "Co", "AG" or "Limited", but not "limited" or "as". */
function isLegalForm(word: string, key: string): boolean {
  return key.length <= 3 || key.endsWith("mbh") || /^\p{Lu}/u.test(word);
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
  if (key === "march") return /^M\.?Arch/.test(word);
  if (key.length <= 2) return word.includes(".") || /^\p{Lu}{2}$/u.test(word);
  return true;
}

export function isFunction(text: string): boolean {
  return splitWords(text).every((word) => (classesOf(word) & FUNCTION) !== 0);
}

/** "Leveraged Finance": the name of a function ends so, and seldom that of a company. */
export function endsInFunction(text: string): boolean {
  const last = splitWords(text).at(-1);
  return last !== undefined && (classesOf(last) & FUNCTION) !== 0;
}

/** "Manufacturing Sciences", "Mergers & Acquisitions" */
export function isFunctionName(text: string): boolean {
  return endsInFunction(text) || isFunction(splitWords(text)[0] ?? "");
}

/** "University College", "Stadtwerke": needs a name beside it. */
export function isGeneric(text: string): boolean {
  return splitWords(text).every((word) => (classesOf(word) & (COMPANY | SCHOOL | FUNCTION)) !== 0);
}

export function isField(text: string): boolean {
  return splitWords(text).every((word) => (classesOf(word) & FIELD) !== 0);
}

export function isLegalFormOnly(text: string): boolean {
  const words = splitWords(text);
  return (
    words.length > 0 &&
    words.every((word, index) => (allClassesOf(word) & ONLY_LEGAL_FORM) !== 0 || (index > 0 && word === "de"))
  );
}
