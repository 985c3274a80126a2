/** Where a line may be cut in a title and a company, and what says which is which. */

import { isTrainingOf } from "../rows/apprenticeships.ts";
import { prefixLength } from "../rows/prefixes.ts";
import type { Joint, Row } from "../rows/row.ts";
import { NOT_ABBREVIATED } from "../words/abbreviations.ts";
import { findAll } from "../words/find-all.ts";
import { cleanName, type Stretch } from "../words/names.ts";
import { isDuration, isEmploymentKind, isNeverName, isPlace } from "../words/phrases.ts";
import { splitWords } from "../words/split-words.ts";
import { isUnitOnly } from "../words/units.ts";
import { COMPANY, classesOf, FUNCTION, isLegalFormOnly } from "../words/word-classes.ts";
import { isField, isFunction, isFunctionName, isGeneric, readSignals } from "../words/words.ts";
import { isWorkOfArt } from "../words/works.ts";
import { cutCapitals } from "./capital-cuts.ts";
import { RANK } from "./commas.ts";
import { DEPARTMENT } from "./company-name.ts";
import { splitRow } from "./pieces.ts";
import { splitTitle } from "./split-title.ts";

export interface Cut {
  readonly first: Stretch;
  readonly second: Stretch;
  readonly form: string;
}

export interface Joined {
  readonly joint: Joint & { readonly title: Stretch; readonly company: Stretch };
  readonly form: string;
  /** The words of the company say that it is one. */
  readonly isSure: boolean;
}

const MAX_NAME = 70;
/** Between the parts of a title, or of one and a company */
const PARTS = /,\s|\s[-–—/·•]\s/u;

/** The first form that the names of a row have */
export function cutOf(row: Row, { from, to }: Stretch): Cut | null {
  const text = row.text.slice(from, to);
  const cut = inBrackets(text) ?? atStop(text) ?? atLink(text) ?? atGap(text) ?? atComma(text) ?? atCapitals(text);
  if (cut === null || from === 0) return cut;
  const { form, first, second } = cut;
  return { form, first: shifted(first, from), second: shifted(second, from) };
}

const shifted = ({ from, to }: Stretch, by: number): Stretch => ({ from: from + by, to: to + by });

/** The row without the dates at one of its ends. Null where text is on both sides of them. */
export function namesOf({ text, dates }: Row): Stretch | null {
  const [date, ...others] = dates;
  if (date === undefined) return { from: 0, to: text.length };
  if (others.length > 0) return null;
  const before = text.slice(0, date.from);
  const after = text.slice(date.to);
  if (!/[\p{L}\d]/u.test(after)) return { from: 0, to: before.replace(/(?:[\s[(|,;:·–—-]|(?<=\s)\/)+$/u, "").length };
  const gap = /^[\s\])|,;:.·–—-]*/u.exec(after)?.[0].length ?? 0;
  return /[\p{L}\d]/u.test(before) || gap === 0 ? null : { from: date.to + gap, to: text.length };
}

function cutAt(end: number, from: number, to: number, form: string): Cut {
  return { first: { from: 0, to: end }, second: { from, to }, form };
}

export const BRACKETS = "brackets";

/** "Busser (Lumora)", "Lumora (Busser)" */
function inBrackets(text: string): Cut | null {
  const end = text.length - 1;
  if (text.charAt(end) !== ")" || isWorkOfArt(text)) return null;
  let depth = 0;
  let open = end;
  for (; open > 0; open--) {
    const unit = text.charAt(open);
    if (unit === ")") depth++;
    else if (unit === "(" && --depth === 0) break;
  }
  return open < 2 || !/\s/.test(text.charAt(open - 1)) ? null : cutAt(open, open + 1, end, BRACKETS);
}

const STOP = new RegExp(
  String.raw`\.(?<=(?:[\p{L}-]{4}|\p{Lu}{3}|\)).)${NOT_ABBREVIATED}[\s\u200b]+(?=[\p{Lu}\d]|\p{Ll}+\p{Lu})`,
  "gu",
);

/** "Busser. Lumora." */
function atStop(text: string): Cut | null {
  if (!text.includes(". ")) return null;
  const [stop, ...others] = findAll(STOP, text);
  if (stop === undefined || others.length > 0) return null;
  return cutAt(stop.index, stop.index + stop[0].length, text.endsWith(".") ? text.length - 1 : text.length, "stop");
}

const LINK = /\s(?:(for)(?: the)?|as(?: an?)?|als)\s+(?=[\p{Lu}\d“„])/u;

/** "Engineer for Lumora", "Lumora as Engineer" */
function atLink(text: string): Cut | null {
  const match = LINK.exec(text);
  // "Tätigkeit in Kiel als Malerin"
  if (match === null || (match[1] === undefined && prefixLength(text) > match.index)) return null;
  const from = match.index + match[0].length;
  if (match[1] !== undefined && isFieldBefore(text.slice(from))) return null;
  const dash = match[1] === undefined ? null : DASH.exec(text.slice(from));
  if (dash === null) return cutAt(match.index, from, text.length, match[1] ?? "as");
  // "Lumora – Leeds", but not "Surgery – Lumora Clinic" behind "Physician for"
  const [behind] = text.slice(from + dash.index + dash[0].length).split(/,|\s[|(]/, 1) as [string];
  return isPlace(behind) ? cutAt(match.index, from, from + dash.index, "for") : null;
}

const DASH = /\s[–—|-]\s(?=\p{Lu})/u;

/** "Pumps, Lumora Institute" behind "Deputy Director for": what the title is about, and the employer */
function isFieldBefore(text: string): boolean {
  const comma = text.indexOf(", ");
  if (comma < 1 || !isSureName(readSignals(text.slice(comma + 2)))) return false;
  const field = text.slice(0, comma);
  return !isSureName(readSignals(field)) || isGeneric(field);
}

const GAP = /(?<=\S)[^\S\t]{2,}(?=\S)/g;

/** "Engineer  Lumora" */
function atGap(text: string): Cut | null {
  const [gap, ...others] = findAll(GAP, text);
  if (gap === undefined || others.length > 0) return null;
  return cutAt(gap.index, gap.index + gap[0].length, text.length, "gap");
}

/** "Engineer, Lumora" */
function atComma(text: string): Cut | null {
  const comma = text.indexOf(", ");
  return comma === -1 ? null : cutAt(comma, comma + 2, text.length, "comma");
}

/** Needs another row of it in which the company has a word of one. */
export const CAPITALS = "capitals";

function atCapitals(text: string): Cut | null {
  const cut = cutCapitals(text);
  return cut === null ? null : cutAt(cut.end, cut.from, text.length, CAPITALS);
}

/** The names of a row whose words say which is the title */
export function readCut(row: Row, cut: Cut): Joined | null {
  if (cut.form === "comma") return readCommas(row);
  const { form, first, second } = cut;
  const [left, right] = [textOf(row, first), textOf(row, second)];
  const signals = readSignals(right);
  if (NO_NAME.test(left) || (form === "stop" && !STARTS_NAME.test(left))) return null;
  if (form !== "as" && isTitle(left) && isName(right) && !(form === BRACKETS && isRank(right))) {
    const isSure = isSureName(signals);
    if (!isWhole(left) && (!isSure || DASHED.test(left) || right.includes(",") || LETTERS_AT_END.test(left)))
      return null;
    if (!isSure && (form === "stop" || form === "for") && SMALL_WORD.test(right)) return null;
    return { joint: { title: first, company: second }, form: formOf(form, true), isSure };
  }
  if (form === "for" || form === CAPITALS || !isName(left) || !isTitle(right) || AT.test(right)) return null;
  if (form === "stop" && SMALL_WORD.test(left)) return null;
  return { joint: { title: second, company: first }, form: formOf(form, false), isSure: isSureName(readSignals(left)) };
}

/** "Engineer (Grade 7)", "Engineer (New College Graduate)" */
function isRank(text: string): boolean {
  return RANK.test(text) || /\s(?:graduate|grad|hire)$/i.test(text);
}

function readCommas(row: Row): Joined | null {
  const [piece, ...others] = splitRow(row);
  if (piece === undefined || others.length > 0 || piece.title === 0) return null;
  const { title, company } = splitTitle(piece);
  if (title === null || company === null || !isTitle(title.text) || !isName(company.text)) return null;
  return { joint: { title, company }, form: formOf("comma", title.from < company.from), isSure: isSureName(company) };
}

/** The names of a row of a form whose other rows have the title first, or the company */
export function readAlike(row: Row, { first, second, form }: Cut, isTitleFirst: boolean): Joined["joint"] | null {
  const joint = isTitleFirst ? { title: first, company: second } : { title: second, company: first };
  const [title, company] = [textOf(row, joint.title), textOf(row, joint.company)];
  if (SMALL_WORD.test(company) && (form === "stop" || !isSureName(readSignals(company)))) return null;
  if (form === "comma" && (title.includes(", ") || company.includes(", ") || isFunctionName(company))) return null;
  if (!isWhole(title) && (company.includes(",") || DASHED.test(title) || LETTERS_AT_END.test(title))) return null;
  if (!STARTS_NAME.test(title) || !isShort(title) || !isShort(company) || !isPlainName(company)) return null;
  const signals = readSignals(title);
  return signals.company === 3 || signals.school || signals.degree || isPlace(title) ? null : joint;
}

/** "Various jobs (picker at Lumora)" */
const AT = /\s(?:at|bei|bij|chez|presso)\s/;

const textOf = ({ text }: Row, { from, to }: Stretch) => cleanName(text.slice(from, to));

export const formOf = (form: string, isTitleFirst: boolean) => `${form} ${isTitleFirst}`;

/** "Practical year (Lumora Hospital)": no word of titles, and a company for sure */
export function isBeforeSureName(row: Row, { first, second, form }: Cut): boolean {
  if (form !== BRACKETS && form !== "for") return false;
  const [left, right] = [readSignals(textOf(row, first)), textOf(row, second)];
  // "Lumora (wholesaler of flowers)"
  if (left.title > 0 || left.company > 0 || left.school || SMALL_WORD.test(right)) return false;
  return isSureName(readSignals(right)) && isName(right);
}

const DASHED = /\s[-–—/·•]\s/u;
/** "Engineer - LU" before "(Lumora Umbra)" */
const LETTERS_AT_END = /\s\p{Lu}{2,8}$/u;

/** A title with its functions, but not "Engineer, Lumora" before "(Leeds office)", nor "Engineer - Lumora" before "(LU)" */
function isWhole(title: string): boolean {
  const [first, ...others] = title.split(PARTS) as [string];
  if (others.length > 0 && readSignals(first).title === 0) return false;
  return others.every((part) => readSignals(part).title > 0 || isFunctionName(part));
}

export function isSureName({ company, school }: { readonly company: number; readonly school: boolean }): boolean {
  return company > 0 || school;
}

function isShort(text: string): boolean {
  return text.length > 1 && text.length <= MAX_NAME && splitWords(text).length < 10;
}

function isTitle(text: string): boolean {
  const { title, company, school, degree } = readSignals(text);
  return title > 0 && company < 3 && !school && (!degree || isTrainingOf(text)) && text.length < MAX_NAME + 20;
}

const STARTS_NAME = /^[\p{Lu}\d“„]|^\p{Ll}+\p{Lu}/u;
/** "Global Studies in Arts and Humanities" */
const SUBJECT = /^(?:\p{L}+ )?(?:studies|sciences?|research|history)\s|\s(?:arts|humanities|sciences|studies)$/iu;
/** In sentences, and seldom in names */
const SMALL_WORD = /\s\p{Ll}{5,}|\swith\s|\p{L}{2}\.\s/u;

/** What may be the name of a company, and nothing else that stands beside titles */
export function isName(text: string): boolean {
  if (!isShort(text) || !isPlainName(text)) return false;
  const { title, company, school } = readSignals(text);
  if (company === 3) return true;
  if (title > 0) return false;
  if (school) return true;
  return !(isOfFunction(text) || isField(text) || SUBJECT.test(text) || DEPARTMENT.test(text) || isUnitOnly(text));
}

/** "Venture Capital", but not "Lumora Group" */
function isOfFunction(text: string): boolean {
  const words = splitWords(text.replace(/^The /, ""));
  const last = classesOf(words.at(-1) ?? "");
  return isFunction(words[0] ?? "") || ((last & FUNCTION) !== 0 && (last & COMPANY) === 0);
}

/** "Freelance", "Tätigkeit als", "Senior. Technical Analyst", "Dutch - English" */
const NO_NAME =
  /^(?:self-|freelanc|freiberuf|selbst(?:st)?ändig|indépendant|auto-?entrepr|autónom|autonom|zelfstandig)|^(?:tätigkeit|beschäftigung|anstellung|arbeit|einsatz|work|employment|activité|trabajo|senior|junior)\.?$|^\p{L}+\s-\s\p{L}+$/iu;

/** "Plant director (11 sites)" */
const COUNT = /^\d{1,4} \p{Ll}/u;

/** No place, kind of employment, duration, count or degree */
export function isPlainName(text: string): boolean {
  if (!STARTS_NAME.test(text) || COUNT.test(text) || isLegalFormOnly(text)) return false;
  const { company, degree } = readSignals(text);
  return (
    company === 3 ||
    !(degree || NO_NAME.test(text) || isPlace(text) || isEmploymentKind(text) || isDuration(text) || isNeverName(text))
  );
}
