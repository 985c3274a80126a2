/** What a mail or a printed document adds to each line or page of a CV. */
import { blanked } from "./fillers.ts";
import { replaceLines } from "./find-all.ts";

const QUOTE_MARK = /^[^\S\n]*(?:>[^\S\n]?)+/gm;
const MIN_QUOTED = 5;
const MIN_SHARE = 0.7;

/** "> Engineer, Acme" in a forwarded mail: blanks in place of the marks, where most lines have one. */
export function withoutQuoteMarks(text: string): string {
  if (!text.includes("\n>")) return text;
  const quoted = text.match(/^[^\S\n]*>/gm)?.length ?? 0;
  const lines = text.match(/^.*\S/gm)?.length ?? 0;
  if (quoted < MIN_QUOTED || quoted < MIN_SHARE * lines) return text;
  return text.replaceAll(QUOTE_MARK, (mark) => " ".repeat(mark.length));
}

const AT_SIGN = /@/g;
const CONTACT_LINE = /^.{0,80}[\w.-]@[\w-]+\.\w.{0,80}$/gm;

/** The address of the person at the end of each page: all but the first are left out. Only the number of the page differs. */
export function withoutPageContacts(text: string): string {
  if (text.indexOf("@") === text.lastIndexOf("@")) return text;
  const known = new Set<string>();
  const blankedAgain = (line: string) => {
    const key = line.replaceAll(/\d{1,2}\b|\s/g, "");
    if (known.has(key)) return blanked(line);
    known.add(key);
    return line;
  };
  return replaceLines(text, AT_SIGN, (line) => line.replaceAll(CONTACT_LINE, blankedAgain));
}
