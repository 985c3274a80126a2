import { cleanName, type NamedSpan } from "./names.ts";

/** The end of "Accountant at M/s. " */
const FIRM_WORD = /(?<!\p{L})(?:M\/[sS]\.?|Fa\.)\s?$/u;
const MAX_WORD = 6;

/** The company with the word before it that only says that it is one: "M/s. Acme Builders", "Fa. Acme" */
export function withFirmWord(text: string, company: NamedSpan | null): NamedSpan | null {
  if (company === null) return null;
  const word = FIRM_WORD.exec(text.slice(Math.max(0, company.start - MAX_WORD), company.start))?.[0];
  if (word === undefined) return company;
  const start = company.start - word.length;
  return { name: cleanName(text.slice(start, company.end)), start, end: company.end };
}
