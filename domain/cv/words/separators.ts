/** Slashes and dashes that separate names, and those inside one. */
import { isSubjectMatter } from "./ordinary.ts";
import { isPlace, isStateCode } from "./phrases.ts";
import { foldWords, splitWords } from "./split-words.ts";
import { isField, isFunction, isFunctionName, readSignals } from "./words.ts";

/** Schools whose place is a part of the name */
export const SERIES =
  /^(?:the )?(?:indian|national|birla) institutes? of|^(?:state )?universit(?:y|é) of (?:california|texas|north carolina|wisconsin|maryland|illinois|massachusetts|michigan|colorado|alabama|missouri|nebraska|tennessee|hawaii)$|^california (?:state|polytechnic|state polytechnic) university$|^(?:iit|nit|iim|bits|iiit|tu|fh|iut|uc|unc|ut|suny|cuny|csu)$/iu;

const SLASH = /^\s+(?:\/\/?|→)\s*$/u;

/** "PepsiCo / Frito-Lay" */
export function isSlashInName(separator: string, before: string, after: string): boolean {
  return SLASH.test(separator) && !isSlashBetween(before, after);
}

/** "Acme / Web developer" are a company and a title, "PepsiCo / Frito-Lay" is one name. */
function isSlashBetween(before: string, after: string): boolean {
  if (isNameAgain(before, after)) return false;
  // Only the words beside the slash: "Driver, PepsiCo / Frito-Lay, Plano"
  const last = before.slice(before.lastIndexOf(",") + 1);
  const left = readSignals(last.trim());
  const right = readSignals(nextPart(after));
  if (left.title > 0 && right.title > 0 && right.company < 3) return false;
  if (
    left.title > 0 !== right.title > 0 &&
    (left.company + right.company === 0 || (left.company < 3 && right.company === 0 && /^\p{Ll}/u.test(after))) &&
    isSlashInTitle(last, after, left.title > 0)
  )
    return false;
  // "Consultant, IT Services / Acme GmbH"
  if (right.company === 3 && right.title === 0 && readSignals(before).title > 0) return true;
  // "Acme / Lumora Pharmacy, Product Manager": the title follows both.
  const comma = after.search(/, | ?::? | [|–—] /);
  if (left.title === 0 && right.title === 0 && comma !== -1 && !isPlace(after.slice(0, comma)))
    if (
      !last.includes("\t") &&
      readSignals(nextPart(after.slice(comma).replace(/^[ ,:|–—]+/, ""))).title > 0 &&
      !left.degree &&
      !left.school
    )
      return false;
  // "Paper boy / shop assistant": no company begins with a small letter.
  if (right.title > 0 && /^\p{Ll}+\s\p{Ll}/u.test(after)) return false;
  // "Raffles Girls' School / Raffles Institution"
  if (left.school && firstWord(last) === firstWord(after)) return false;
  if (/^\p{Lu}\p{Ll}*\s\p{Lu}/u.test(after) || isPlace(after)) return true;
  if (left.company === 3 && right.company === 0) return true;
  return left.title > 0 !== right.title > 0 || left.degree !== right.degree;
}

/** "Marker / Assistant, Lumora", "Manager / Bioprinting, Lumora GmbH", "Worker / harvest of hops, Lumora": the company is behind the comma */
function isSlashInTitle(before: string, after: string, isTitleFirst: boolean): boolean {
  const next = nextPart(after);
  const behind = after.startsWith(", ", next.length) ? nextPart(after.slice(next.length + 2)) : "";
  if (behind === "" || isPlace(behind)) return false;
  const { title, company, school } = readSignals(behind);
  if (title > 0) return false;
  return isTitleFirst
    ? (company === 3 || /^\p{Ll}/u.test(next)) && !isPlace(next)
    : (company === 3 || school || !isFunctionName(behind)) && isOccupation(before);
}

/** "Marker", "City Launcher": words that end as those of occupations */
export function isOccupation(text: string): boolean {
  return OCCUPATION.test(text) && !isPlace(text.trim());
}

const OCCUPATION =
  /^\s*(?:\p{Lu}[\p{L}-]+ )?\p{Lu}\p{Ll}+(?:er|ist|eur|euse|ière|trice|ador|adora|tore|erin|istin|mann|frau|kraft|woman)\s*$/u;

const UNIVERSITY =
  /(?<!\p{L})(?:uni[vwb]ert?[sz]i\p{L}*|ollscoil|prifysgol|yliopisto|sveučilište|tudományegyetem|ülikool|uniwersytet|üniversitesi)(?!\p{L})/iu;

/** "Universidad del País Vasco / Euskal Herriko Unibertsitatea": the name in two languages */
function isNameAgain(before: string, after: string): boolean {
  const left = UNIVERSITY.exec(before.slice(before.lastIndexOf(",") + 1))?.[0];
  const right = left === undefined ? undefined : UNIVERSITY.exec(nextPart(after))?.[0];
  return right !== undefined && left?.toLowerCase() !== right.toLowerCase();
}

function nextPart(text: string): string {
  return (/^(?:(?! ?::? | [|–—] )[^,])*/u.exec(text) as RegExpExecArray)[0];
}

function firstWord(text: string): string | undefined {
  return splitWords(text.slice(0, 40))[0];
}

const DASH = /^\s+[–—-]\s+$/;
const INSTITUTION =
  /^[^\t|·,;]*?(?:medizin|klinik\p{L}*|hospital|stiftung|foundation|museum|gesellschaft|verband|zentrum|institut\p{L}*)(?!\p{L})/iu;

/** "Charité – Universitätsmedizin Berlin", "University of Wisconsin - Madison" */
export function isDashInName(separator: string, before: string, after: string): boolean {
  if (DASH.test(separator) && isNameAgain(before, after)) return true;
  if (separator === "–") return !isTightDashBetween(before, after);
  const isDash = DASH.test(separator);
  if (isDash && LEVEL_NEXT.test(after) && LEVEL_LAST.test(before)) return true;
  if (isDash && isDashInTitle(before, after)) return true;
  if (isDash && isTownAgain(before, after)) return false;
  if (isDash && SMALL_COMPANY.test(after) && /ltda\.?\s*$/i.test(before)) return true;
  if (isDash && isShortOfWords(before, after)) return true;
  if (isDash && PERSON_NEXT.test(after) && PERSON_BEFORE.test(before) && readSignals(before).school) return true;
  if (isDash ? isDashedName(before, after) : !separator.startsWith(":")) return isDash;
  const near = before.slice(-MAX_NAME);
  const name = near
    .slice(near.search(LAST_PART))
    .replace(/^.* at (?:the )?(?=\p{Lu})/u, "")
    .trim();
  return isCampus(name, after) || (isDash && isShortName(name, after));
}

/** "Officer I - II - III": the levels that somebody went through */
const LEVEL_LAST = /\s(?:I{1,3}|IV)$/;
const LEVEL_NEXT = /^(?:I{2,3}|IV|V)(?=\s*(?:$|[,(|\t–—-]))/;

/** "Deputy Manager - Projects, Lumora", "HR Manager - Supply Chain – Lumora": what the title is about, before the company */
function isDashInTitle(before: string, after: string): boolean {
  const [mark = "", subject = ""] = SUBJECT_AND_MARK.exec(after) ?? [];
  if (mark === "" || before.includes(",")) return false;
  if (!isSubject(subject) || readSignals(subject).title > 0) return false;
  const name = nextPart(after.slice(mark.length)).trim();
  if (!/^[\p{Lu}\d]/u.test(name) || isPlace(name) || isStateCode(name) || isFunction(name)) return false;
  const { title, company, school } = readSignals(before);
  return title > 0 && company < 3 && !school && readSignals(name).title === 0;
}

/** "Projects, ", "Supply Chain – " */
const SUBJECT_AND_MARK = /^([^,|(\t–—]{2,40}?)(?:, | [–—-] )/;
const isSubject = (text: string) =>
  (isFunction(text) || isSubjectMatter(text) || AREA.test(text)) && /^\p{Lu}/u.test(text) && !UNIT.test(text);
const UNIT = /^(?:department|dept|faculty|school|institute|division|office|cent(?:er|re))(?!\p{L})/iu;
const AREA =
  /^(?:(?:North|South|East|West|Central)(?:ern)?(?: (?:&|and) | )?){1,2}(?:Zone|Region|Area|India|Africa|Europe|Asia)?$/;

/** "Companhia Lumorense de Saneamento – Colsan": a company and its name from the beginnings of the words */
function isShortOfWords(before: string, after: string): boolean {
  const short = SHORT_OF_WORDS.exec(after)?.[0];
  if (short === undefined) return false;
  const name = before.slice(-MAX_NAME).slice(before.slice(-MAX_NAME).search(LAST_PART)).trim();
  const words = splitWords(name).map((word) => word.toLowerCase());
  if (words.length < 3 || words.length > MAX_WORDS || isPlace(short)) return false;
  const { title, company, school } = readSignals(name);
  return title === 0 && (company > 0 || school) && countBeginnings(short.toLowerCase(), words, 0) >= 3;
}

const MAX_WORDS = 9;
const SHORT_OF_WORDS = /^\p{Lu}[\p{L}]{2,9}(?=\s*[,(|]|\s[–—-]\s|\s(?:of|de[lr]?|della|do|da)\s|\s*$)/u;

/** How many words begin with the parts of the short name, in their order; -1 if something is left. */
function countBeginnings(short: string, words: readonly string[], from: number): number {
  if (short === "") return 0;
  for (let at = from; at < words.length; at++)
    for (let length = 1; length <= short.length && words[at]?.startsWith(short.slice(0, length)); length++) {
      const rest = countBeginnings(short.slice(length), words, at + 1);
      if (rest !== -1) return rest + 1;
    }
  return -1;
}

/** "Acme Ltda – ME": how large a Brazilian company is, behind its legal form */
const SMALL_COMPANY = /^(?:ME|EPP|MEI|EIRELI)(?=\s*(?:$|[,(|\t]|\s[–—-]\s))/;

/** "ITC G. Muster - A. Beispiel": a school with the names of two persons */
const PERSON_NEXT = /^\p{Lu}\. ?\p{Lu}\p{Ll}/u;
const PERSON_BEFORE = /\s\p{Lu}\. ?\p{Lu}\p{Ll}+$/u;

/** "Acme–Engineer" are a company and a title, "Université Lumora–Sud" is one name. */
function isTightDashBetween(before: string, after: string): boolean {
  const [left, right] = [readSignals(before.slice(before.lastIndexOf(",") + 1)), readSignals(nextPart(after))];
  return left.title > 0 !== right.title > 0 && !left.school && !right.school;
}

/** "University of Lumora – Lumora": the place of the name */
function isTownAgain(before: string, after: string): boolean {
  const town = CAMPUS.exec(after)?.[0];
  return town !== undefined && before.endsWith(` ${town}`);
}

/** Names are shorter. The expression would try every offset of a paragraph. */
const MAX_NAME = 100;
const LAST_PART = /[^\t|·,;]*$/;
const CAMPUS = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=\s*[,(|\t]|\s[–—-]\s|\s{2}|\s*$)/u;

function isCampus(name: string, after: string): boolean {
  const campus = SERIES.test(name) ? CAMPUS.exec(after)?.[0] : undefined;
  return campus !== undefined && !isField(campus) && !readSignals(campus).degree;
}

/** "Lumora Institute of Arts – LIA" */
function isShortName(name: string, after: string): boolean {
  const letters = /^\p{Lu}{3,8}(?=\s*[,(|\t]|\s[–—-]\s|\s*$)/u.exec(after)?.[0];
  if (letters === undefined || !readSignals(name).school) return false;
  const initials = splitWords(name).map((word) => word.charAt(0));
  return initials
    .filter((letter) => /\p{Lu}/u.test(letter))
    .join("")
    .startsWith(letters.slice(0, 3));
}

/** "WHU – Otto Beisheim School of Management" and "Charité – Universitätsmedizin Berlin" */
function isDashedName(before: string, after: string): boolean {
  const name = before.trim();
  // "Engineer, WHU – Otto Beisheim School of Management"
  const word = LETTERS_LAST.exec(name)?.[1] ?? name;
  if (!/^\p{Lu}[\p{L}&.]{1,14}$/u.test(word)) return isSchoolAndUnit(word, after);
  const next = (/^[^\t|·,;–—]*?(?=\s+-\s|\s{3}|[\t|·,;–—]|$)/u.exec(after) as RegExpExecArray)[0];
  const left = readSignals(word);
  const right = readSignals(next);
  if (left.title > 0 || left.degree || right.title > 0 || right.degree || isField(word)) return false;
  if (isPlace(word) || EXCHANGE.test(word)) return false;
  // "Mecatrônica - SENAI": a subject, and a school under its letters
  if (/\p{Ll}/u.test(word) && /^\p{Lu}{4,}(?!\p{L})/u.test(next)) return false;
  return right.school || INSTITUTION.test(next) || isSpelledOut(word, next);
}

/** "LaRI - Laboratoire de Recherche en Informatique": letters, and the words that begin with them */
function isSpelledOut(short: string, name: string): boolean {
  const words = foldWords(name).split(/[^\p{L}]+/u);
  if (words.length < 3 || words.length > MAX_WORDS) return false;
  return countBeginnings(foldWords(short.replaceAll(/[&.]/g, "")), words, 0) >= 3;
}

/** "Université Lumora – Marie Muster": named after a person */
const FRENCH_UNIVERSITY = /^Université (?:de |d['’])?\p{Lu}[\p{L}-]+(?: \d{1,2})?$/u;
const PERSON = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:de |d['’])?\p{Lu}\p{Ll}+(?=\s*(?:[.,;(|\t]|\s[–—-]\s|$))/u;

function isPersonNext(after: string): boolean {
  const person = PERSON.exec(after)?.[0];
  if (person === undefined || isPlace(person) || isField(person)) return false;
  const { title, company, degree } = readSignals(person);
  return title === 0 && company === 0 && !degree;
}

const LETTERS_LAST = /(?:,|\s(?:at|bei|chez|presso|bij))\s(\p{Lu}{3,8})$/u;
const EXCHANGE = /^(?:erasmus|exchange|austausch|échange|intercambio|scambio)$/iu;
const CAMPUS_NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? Campus(?=\s*(?:[,(|\t]|$))/u;

/** "University of Acme - Lumen School of Management" */
function isSchoolAndUnit(whole: string, after: string): boolean {
  // "BSc Physics, University of Acme – Lumen School of Management"
  const word = whole.slice(whole.lastIndexOf(", ") + 1).trimStart();
  if (FRENCH_UNIVERSITY.test(word) && isPersonNext(after)) return true;
  // "Lumora College of Medicine – South Campus"
  if (CAMPUS_NAME.test(after) && readSignals(word).school && readSignals(word).title === 0) return true;
  const left = readSignals(word);
  const next = (/^[^\t|·,;–—(\d]*/u.exec(after) as RegExpExecArray)[0];
  const right = readSignals(next);
  if (!left.school || left.degree || left.title > 0 || !right.school || right.degree || right.title > 0) return false;
  return !/[,;:|\t]|\s{3}/u.test(word) && !/program|course/i.test(next) && next.trim() !== "";
}
