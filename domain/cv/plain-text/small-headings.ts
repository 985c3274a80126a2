/** Headings in small letters: "### education", and "experience" and "education" on lines of their own. */
import { FILLER, HEADING_FILLER } from "../words/fillers.ts";
import type { HeadingKind } from "../words/heading-words.ts";
import { headingKind } from "../words/sections.ts";

const MARKDOWN = new RegExp(`^(${HEADING_FILLER}[${HEADING_FILLER}${FILLER}]*)(\\p{Ll})`, "gmu");
const ALONE = /^([^\S\n]*)(\p{Ll}[\p{Ll} &]{3,30})(?=:?[^\S\n]*$)/gmu;
/** One word on a line may be the end of a sentence. */
const MIN_KINDS = 2;

/** The text with a capital at the beginning of such headings. Its length stays. */
export function withCapitalHeadings(text: string): string {
  const marked = text.replaceAll(MARKDOWN, (_start, marks: string, letter: string) => marks + capital(letter));
  const kinds = new Set<HeadingKind>();
  for (const [, , line] of marked.matchAll(ALONE)) {
    const kind = kindOf(line as string);
    if (kind !== null) kinds.add(kind);
  }
  if (kinds.size < MIN_KINDS || !(kinds.has("experience") || kinds.has("education"))) return marked;
  return marked.replaceAll(ALONE, (whole, indent: string, line: string) =>
    kindOf(line) === null ? whole : indent + capital(line.charAt(0)) + line.slice(1),
  );
}

function kindOf(line: string): HeadingKind | null {
  const kind = headingKind(capital(line.charAt(0)) + line.slice(1));
  return kind === "inner" ? null : kind;
}

function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
