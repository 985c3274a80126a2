/** Entries behind their dates and a colon: "Du 3 mai 2015 au 20 juin 2016 : CDD de nuit à la Clinique Lumora à Derby (urgences)." */
import { isTask } from "./tasks.ts";

const COLON = /^\s?:\s(?=\p{L})/u;
const WORKPLACE = /\s(?:aux?|à la|chez|au sein d\S+)\s\p{Lu}/u;

/** Whether what follows a range is an entry, although it has the length of a sentence. */
export function isLedEntry(after: string, hasCompany: boolean): boolean {
  const text = after.replace(COLON, "");
  return text !== after && /^\p{Lu}/u.test(text) && (hasCompany || WORKPLACE.test(text)) && !isTask(text);
}

/** Whether a line begins with its dates and a colon. */
export function isLed(text: string, date: { readonly from: number; readonly to: number } | undefined): boolean {
  return date?.from === 0 && COLON.test(text.slice(date.to));
}
