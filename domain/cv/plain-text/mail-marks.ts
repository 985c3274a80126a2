/** What a mail or a printed document adds to each line or page of a CV. */
import { blanked } from "../words/fillers.ts";
import { replaceLines } from "../words/find-all.ts";

const QUOTE_MARK = /^[^\S\n]*(?:>[^\S\n]?)+/gm;
const MIN_QUOTED = 5;
const MIN_SHARE = 0.7;

/** No list has marks without words, or marks in front of others. */
const SURE_QUOTE = /^[^\S\n]*>[^\S\n]*(?:$|[-*•]\s)/m;

/** "> Engineer, Acme" in a forwarded mail: blanks in place of the marks, where most lines have one, or one can be no list mark. */
export function withoutQuoteMarks(text: string): string {
  if (!text.includes("\n>")) return text;
  const quoted = text.match(/^[^\S\n]*>/gm)?.length ?? 0;
  const lines = text.match(/^.*\S/gm)?.length ?? 0;
  if (quoted < MIN_QUOTED || (quoted < MIN_SHARE * lines && !SURE_QUOTE.test(text))) return text;
  return text.replaceAll(QUOTE_MARK, (mark) => " ".repeat(mark.length));
}

/** Of lists; a letter "o" is a mark of a list in a list only. */
const LIST_MARK = /^[^\S\n]*([•‣▪▫◦●○■□▸►➢➤✓*·»-])[^\S\n]+(?=\S)/u;
const MIN_LISTED = 8;
/** One line may be longer than the width of the page, or be the head of the page. */
const MOST = 0.95;

/** "• Experience", "• Engineer, Acme": blanks in place of the marks, where the whole text is one list. */
export function withoutLineMarks(text: string): string {
  const start = text.trimStart().slice(0, 2);
  const mark = LIST_MARK.exec(`${start} x`)?.[1];
  if (mark === undefined) return text;
  const lines = text.split("\n");
  const written = lines.filter((line) => line.trim() !== "");
  const marked = written.filter((line) => LIST_MARK.exec(line)?.[1] === mark).length;
  if (marked < MIN_LISTED || marked < MOST * written.length) return text;
  return lines
    .map((line) => {
      const found = LIST_MARK.exec(line);
      return found?.[1] === mark ? " ".repeat(found[0].length) + line.slice(found[0].length) : line;
    })
    .join("\n");
}

/** "[14/1/26, 9:12:05] Jo Example: ", "14.01.26, 09:12 - Jo Example: ", "[14:05] Jo: ": when a message of a chat was sent, and by whom */
const CHAT_MARK =
  /^[\u200e\u200f]?\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}:\d\d(?::\d\d)?(?:[ \u202f]?[ap]\.?m\.?)?(?:\]| -) [^:\n]{1,40}: /gimu;
const CHAT_TIME = /\d:\d\d.{0,8}(?:\]| -) /;
const MIN_MESSAGES = 3;

/** An exported chat without such marks */
export function withoutChatMarks(text: string): string {
  if (!CHAT_TIME.test(text.slice(0, MAX_FIRST)) || (text.match(CHAT_MARK)?.length ?? 0) < MIN_MESSAGES) return text;
  return text.replaceAll(CHAT_MARK, (mark) => " ".repeat(mark.length));
}

const MAX_FIRST = 1000;

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
