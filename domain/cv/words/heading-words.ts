/** Which words and phrases of a line say that it is a heading. */
import {
  HEADING_MODIFIERS,
  SECTION_PHRASES,
  SECTION_WORDS,
  WEAK_SECTION_PHRASES,
} from "#domain/lists/section-words.ts";
import { foldWords, phrases, tokens, withoutDigraphs } from "./split-words.ts";

export type SectionKind = "top" | "experience" | "education" | "skills" | "projects" | "other";
export type HeadingKind = Exclude<SectionKind, "top"> | "inner";

const kinds = Object.keys(SECTION_WORDS) as HeadingKind[];
const exact = new Map<string, HeadingKind>();
const prefixes: (readonly [string, HeadingKind])[] = [];
for (const kind of kinds)
  for (const word of tokens(SECTION_WORDS[kind] ?? ""))
    if (word.startsWith("*")) prefixes.push([word.slice(1), kind]);
    else if (!exact.has(word)) exact.set(word, kind);
const known = new Map<string, HeadingKind>(
  (["experience", "education", "other"] as const).flatMap((kind) =>
    phrases(SECTION_PHRASES[kind]).map((words): [string, HeadingKind] => [words, kind]),
  ),
);
const weak = new Map<string, HeadingKind>(
  (["experience", "education", "skills", "other"] as const).flatMap((kind) =>
    phrases(WEAK_SECTION_PHRASES[kind]).map((words): [string, HeadingKind] => [words, kind]),
  ),
);
const modifiers = new Set(tokens(HEADING_MODIFIERS));

/** Of a whole line, folded; also one that only the style of a line makes a heading */
export function phraseKind(folded: string, isStyled: boolean): HeadingKind | undefined {
  const found = known.get(folded) ?? (isStyled ? weak.get(folded) : undefined);
  if (found !== undefined) return found;
  const plain = withoutDigraphs(folded);
  return plain === folded ? undefined : (known.get(plain) ?? (isStyled ? weak.get(plain) : undefined));
}

export function isWeakPhrase(folded: string): boolean {
  return weak.has(folded);
}

/** Of a folded word */
export function isModifier(word: string): boolean {
  return modifiers.has(word) || modifiers.has(withoutDigraphs(word));
}

/** A word that may stand beside a head noun. */
export function isHeadingWord(word: string): boolean {
  return isModifier(foldWords(word));
}

/** "EXPERIENCE", "Professional": the first word of many headings */
export function mayBeginHeading(word: string): boolean {
  const folded = foldWords(word);
  return isModifier(folded) || wordKind(folded) !== null;
}

export function wordKind(word: string): HeadingKind | null {
  const kind = kindOfKey(word);
  if (kind !== null) return kind;
  // "taetigkeiten"
  const plain = withoutDigraphs(word);
  return plain === word ? null : kindOfKey(plain);
}

function kindOfKey(word: string): HeadingKind | null {
  const kind = exact.get(word);
  if (kind !== undefined) return kind;
  if (word.length < 8) return null;
  for (const [ending, endingKind] of prefixes) if (word.endsWith(ending)) return endingKind;
  return null;
}
