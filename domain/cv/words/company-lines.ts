/** Lines that name a company and would be sentences by their full stop. */
import { isPlace } from "./phrases.ts";
import { isReport } from "./tasks.ts";
import { isLegalFormOnly } from "./word-classes.ts";
import { readSignals } from "./words.ts";

/** "M/s. Acme Builders, Pune." */
export function isOfMessrs(text: string): boolean {
  return text.charCodeAt(1) === 0x2f && text.length < 100 && /^M\/s\.?\s?\p{Lu}/iu.test(text);
}

/** "Acme Kft.", "Usher Bhd.", "Marketing manager voor Acme B.V." */
export function endsWithLegalForm(text: string): boolean {
  if (isNameWithStop(text)) return true;
  if (text.length > 60 || !text.endsWith(".")) return false;
  if (/\s\p{Ll}{3}/u.test(text) && (/^\P{Lu}/u.test(text) || isReport(text) || readSignals(text).title === 0))
    return false;
  return isLegalFormOnly(text.slice(text.lastIndexOf(" ") + 1));
}

/** "Acme Pvt. Ltd, Pune.", "Lumora, Pune.", "Store Manager." */
function isNameWithStop(text: string): boolean {
  if (text.length > 80 || !text.endsWith(".") || SMALL_WORD.test(text)) return false;
  const { title, company } = readSignals(text);
  if (company === 3 || (company > 0 && title === 0 && CAPITALS.test(text))) return true;
  const comma = text.lastIndexOf(", ");
  if (comma > 2) return title === 0 && isPlace(text.slice(comma + 2, -1));
  // "Store Manager."
  return text.length < 50 && title > 0 && readSignals(LAST_WORD.exec(text)?.[0] ?? "").title > 0;
}

const LAST_WORD = /\p{L}+(?=\.$)/u;
/** "LUMORA IT SOLUTIONS." */
const CAPITALS = /^\p{Lu}[\p{Lu}&' -]{2,40}\.$/u;

/** "Acme Inc, 39 Sct. Usher St. Quezon City 1103": a company and its address, whatever their full stops */
export function isCompanyAtAddress(text: string): boolean {
  const comma = text.indexOf(", ");
  if (comma < 3 || comma > 60 || !/^(?:no\.? ?)?\d/i.test(text.slice(comma + 2))) return false;
  return readSignals(text.slice(0, comma)).company === 3 && !SMALL_WORD.test(text);
}

const SMALL_WORD = /\s(?!(?:and|the|for)\s)\p{Ll}{3}/u;
