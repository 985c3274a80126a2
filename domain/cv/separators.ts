/** Slashes and dashes that separate names, and those inside one. */
import { isPlace } from "./phrases.ts";
import { splitWords } from "./split-words.ts";
import { isField, readSignals } from "./words.ts";

const SLASH = /^\s+(?:\/\/?|→)\s*$/u;

/** "PepsiCo / Frito-Lay" */
export function isSlashInName(separator: string, before: string, after: string): boolean {
  return SLASH.test(separator) && !isSlashBetween(before, after);
}

/** "Acme / Web developer" are a company and a title, "PepsiCo / Frito-Lay" is one name. */
function isSlashBetween(before: string, after: string): boolean {
  // Only the words beside the slash: "Driver, PepsiCo / Frito-Lay, Plano"
  const last = before.slice(before.lastIndexOf(",") + 1);
  const left = readSignals(last);
  const right = readSignals(nextPart(after));
  if (left.title > 0 && right.title > 0 && right.company < 3) return false;
  // "Acme / Lumora Pharmacy, Product Manager": the title follows both.
  const comma = after.indexOf(", ");
  if (left.title === 0 && right.title === 0 && comma !== -1 && !isPlace(after.slice(0, comma)))
    if (!last.includes("\t") && readSignals(nextPart(after.slice(comma + 2))).title > 0 && !left.degree && !left.school)
      return false;
  // "Paper boy / shop assistant": no company begins with a small letter.
  if (right.title > 0 && /^\p{Ll}+\s\p{Ll}/u.test(after)) return false;
  // "Raffles Girls' School / Raffles Institution"
  if (left.school && firstWord(last) === firstWord(after)) return false;
  if (/^\p{Lu}\p{Ll}*\s\p{Lu}/u.test(after) || isPlace(after)) return true;
  if (left.company === 3 && right.company === 0) return true;
  return left.title > 0 !== right.title > 0 || left.degree !== right.degree;
}

function nextPart(text: string): string {
  return (/^[^,]*/.exec(text) as RegExpExecArray)[0];
}

function firstWord(text: string): string | undefined {
  return splitWords(text.slice(0, 40))[0];
}

const DASH = /^\s+[–—-]\s+$/;
const INSTITUTION =
  /^[^\t|·,;]*?(?:medizin|klinik\p{L}*|hospital|stiftung|foundation|museum|gesellschaft|verband|zentrum|institut\p{L}*)(?!\p{L})/iu;

/** "Charité – Universitätsmedizin Berlin" */
export function isDashInName(separator: string, before: string, after: string): boolean {
  return DASH.test(separator) && isDashedName(before, after);
}

/** "WHU – Otto Beisheim School of Management" and "Charité – Universitätsmedizin Berlin" */
function isDashedName(before: string, after: string): boolean {
  const word = before.trim();
  if (!/^\p{Lu}[\p{L}&.]{1,14}$/u.test(word)) return isSchoolAndUnit(word, after);
  const next = (/^[^\t|·,;–—]*?(?=\s+-\s|\s{3}|[\t|·,;–—]|$)/u.exec(after) as RegExpExecArray)[0];
  const left = readSignals(word);
  const right = readSignals(next);
  if (left.title > 0 || left.degree || right.title > 0 || right.degree || isField(word)) return false;
  if (isPlace(word)) return false;
  return right.school || INSTITUTION.test(next);
}

/** "University of Acme - Lumen School of Management" */
function isSchoolAndUnit(word: string, after: string): boolean {
  const left = readSignals(word);
  const next = (/^[^\t|·,;–—(\d]*/u.exec(after) as RegExpExecArray)[0];
  const right = readSignals(next);
  if (!left.school || left.degree || left.title > 0 || !right.school || right.degree || right.title > 0) return false;
  return !/[,;:|\t]|\s{3}/u.test(word) && !/program|course/i.test(next) && next.trim() !== "";
}
