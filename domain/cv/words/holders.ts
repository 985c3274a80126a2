/** A company before who somebody was there: "Acme Limited as Deputy Manager", "bei Lumora als Koch", "Firma Acme, Koch". */
import { splitWords } from "./split-words.ts";
import { readSignals } from "./words.ts";

export interface Holder {
  readonly companyEnd: number;
  /** Where the title begins. */
  readonly from: number;
}

const AS = / as (?:an? |the )?(?=\p{Lu})| (?:als|comme|como|come) (?=\p{L})/u;
/** "Acme" of "Acme as Engineer", but not "Qualified as Accountant" */
const SHORT_NAME = /^\s*(?!\p{Lu}\p{Ll}+(?:ed|ing)\s*$)\p{Lu}[\p{L}&.-]+(?: \p{Lu}[\p{L}&.-]+){0,3}$/u;
/** "Lehre als Koch", "Approbation als Arzt": what somebody learned or became, and no company */
const TRAINED =
  /(?:^|\s)(?:\p{L}*(?:lehre|bildung|schulung|studium|prüfung|abschluss)|lehrzeit|approbation|praktikum|diplom|examen|zulassung|anerkennung|bestellung|ernennung|berufung|qualifi\S*|promotion|habilitation|weniger|mehr|opleiding|stage|diploma|formation|diplôme|titre|formación|título|formazione|apprenti\S*|training|qualified|degree)$/iu;
const MAX_UNDATED = 90;

/** "Acme Limited, Pune as Deputy Manager – Accounts", "Lumora AG als Buchhalter" */
export function splitHolder(text: string, isDated: boolean): Holder | null {
  const found = findHolder(text);
  if (found === null) return null;
  const left = text.slice(0, found.companyEnd);
  const { company, school } = readSignals(left);
  if (company > 0 || school) return isDated || text.length < MAX_UNDATED ? found : null;
  return isDated && (left.includes(",") || SHORT_NAME.test(left)) ? found : null;
}

/** "Acme als Koch" behind "bei" or "Firma", and "Acme, Koch" where no title precedes */
export function splitEmployer(text: string, hasTitle: boolean): Holder | null {
  const found = findHolder(text);
  if (found !== null || hasTitle) return found;
  const comma = text.lastIndexOf(",");
  if (comma < 1) return null;
  const { title, company } = readSignals(text.slice(comma + 1));
  if (title === 0 || company === 3 || readSignals(text.slice(0, comma)).title > 0) return null;
  return { companyEnd: comma, from: comma + 1 };
}

function findHolder(text: string): Holder | null {
  const as = AS.exec(text);
  if (as === null) return null;
  const left = text.slice(0, as.index);
  const from = as.index + as[0].length;
  if (readSignals(left).title > 0 || readSignals(text.slice(from)).title === 0 || TRAINED.test(left)) return null;
  return { companyEnd: as.index, from };
}

const AT_PLACE = /^\s(?:am|an de[rm]|im|in der)\s/;

/** "Controller, Apotheke" before "am Markt": the last word is a kind of institution, and what follows a part of its name. */
export function isPlaceOfWork(text: string, link: string): boolean {
  if (!AT_PLACE.test(link)) return false;
  const last = readSignals(splitWords(text).at(-1) ?? "");
  return last.title === 0 && (last.company > 0 || last.school);
}

const QUOTED =
  /^(\s*\p{Lu}[^„“”«»"]{2,60}?\s+)([„“«"][^„“”«»"]{2,60}[“”»"])(?:\s+(?:in|te|à|en)\s+\p{Lu}[^,;:]*)?[\s(]*$/u;

/** "Leiterin „Haus am See“ in Unterfeld": the name in quotation marks right behind a title */
export function splitQuoted(
  text: string,
): { readonly titleEnd: number; readonly from: number; readonly to: number } | null {
  const match = MARK.test(text) ? QUOTED.exec(text) : null;
  if (match === null) return null;
  const [, title = "", name = ""] = match;
  if (readSignals(splitWords(title).at(-1) ?? "").title === 0 || readSignals(title).company > 0) return null;
  if (OF_PROGRAM.test(title)) return null;
  return { titleEnd: title.length, from: title.length, to: title.length + name.length };
}

const MARK = /[“”»"]/;
/** "Investigadora «Jo Muster»": the program that pays for a researcher */
const OF_PROGRAM =
  /(?:investigador|contratad|becari|ricercator|assegnista|borsista|chercheu|boursi|stipendiat|fellow|scholar|researcher|postdoc|bolseir|bolsista)\p{L}*\s*$/iu;
