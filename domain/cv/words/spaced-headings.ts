/** "W O R K   E X P E R I E N C E": headings with a blank after each letter. */
import { isModifier, wordKind } from "./heading-words.ts";
import { foldWords } from "./split-words.ts";

const SPACED = /^(?:[\p{L}&/,'’-]\s+){4,}[\p{L}&]\s*:?$/u;
const BETWEEN = /^(?:and|und|et|y|e|en|of|&|\/|,)/;

/** The heading with its letters joined to words; other lines as they are */
export function joinSpaced(line: string): string {
  if (line.charAt(1) !== " " || !SPACED.test(line)) return line;
  const words = line.split(/\s{2,}/).map((word) => word.replaceAll(/\s/g, ""));
  return words.length > 1 ? words.join(" ") : withBlanks(words[0] as string);
}

/** "WORKEXPERIENCE", with one blank between words, too */
function withBlanks(word: string): string {
  const folded = foldWords(word.replace(/:$/, ""));
  if (wordKind(folded) !== null || folded.length !== word.replace(/:$/, "").length) return word;
  const ends = endsOf(folded, 0, new Set());
  return ends === null ? word : [0, ...ends].map((from, index) => word.slice(from, ends[index])).join(" ");
}

/** Where the words of headings end that the text consists of; null if it does not. `lost` holds where none begins. */
function endsOf(text: string, from: number, lost: Set<number>): readonly number[] | null {
  if (from === text.length) return [];
  if (lost.has(from)) return null;
  const between = from === 0 ? undefined : BETWEEN.exec(text.slice(from))?.[0];
  for (let end = text.length; end > from + 2; end--) {
    const word = text.slice(from, end);
    if (!isModifier(word) && wordKind(word) === null) continue;
    const rest = endsOf(text, end, lost);
    if (rest !== null) return end === text.length ? [] : [end, ...rest];
  }
  const rest = between === undefined ? null : endsOf(text, from + between.length, lost);
  if (rest !== null && between !== undefined) return [from + between.length, ...rest];
  lost.add(from);
  return null;
}
