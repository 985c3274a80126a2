/** Lines that name a company and would be sentences by their full stop. */
import { isReport } from "./tasks.ts";
import { isLegalFormOnly } from "./word-classes.ts";
import { readSignals } from "./words.ts";

/** "M/s. Acme Builders, Pune." */
export function isOfMessrs(text: string): boolean {
  return text.charCodeAt(1) === 0x2f && text.length < 100 && /^M\/s\.?\s?\p{Lu}/iu.test(text);
}

/** "Acme Kft.", "Usher Bhd.", "Marketing manager voor Acme B.V." */
export function endsWithLegalForm(text: string): boolean {
  if (isCompanyWithStop(text)) return true;
  if (text.length > 60 || !text.endsWith(".")) return false;
  if (/\s\p{Ll}{3}/u.test(text) && (/^\P{Lu}/u.test(text) || isReport(text) || readSignals(text).title === 0))
    return false;
  return isLegalFormOnly(text.slice(text.lastIndexOf(" ") + 1));
}

/** "Acme Pvt. Ltd, Pune." */
function isCompanyWithStop(text: string): boolean {
  return text.length < 80 && text.endsWith(".") && !SMALL_WORD.test(text) && readSignals(text).company === 3;
}

const SMALL_WORD = /\s(?!(?:and|the|for)\s)\p{Ll}{3}/u;
