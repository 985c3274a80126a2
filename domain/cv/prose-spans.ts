import {
  AT_WORDS,
  DETERMINERS,
  EMPLOYER_VERBS,
  KIND_ENDINGS,
  LINK_WORDS,
  NAME_LINKS,
  SUBJECT_WORDS,
  TITLE_CUES,
  TITLE_STOPS,
} from "../lists/sentence-words.ts";
import { isPlace } from "./phrases.ts";
import type { Token } from "./prose-tokens.ts";
import { COMPANY, DEGREE, FUNCTION, LEGAL_FORM, SCHOOL, TITLE, tokens } from "./words.ts";

/** How a sentence leads to a name. */
export type Cue = "at" | "verb" | "link" | "list" | "comma" | "none";

/** Words of a sentence that name something; `first` and `last` are token numbers. */
export interface Span {
  readonly kind: "name" | "title";
  readonly first: number;
  readonly last: number;
  /** The end of the department that follows a title. */
  readonly reach?: number;
  readonly cue: Cue;
  /** The word that leads to the name. */
  readonly cueAt: number;
}

const set = (list: string): ReadonlySet<string> => new Set(tokens(list));
const at = set(AT_WORDS);
const verbs = set(EMPLOYER_VERBS);
const links = set(LINK_WORDS);
const determiners = set(DETERMINERS);
const nameLinks = set(NAME_LINKS);
const subjects = set(SUBJECT_WORDS);
export const stops: ReadonlySet<string> = new Set([
  ...tokens(TITLE_STOPS),
  ...tokens(TITLE_CUES),
  ...determiners,
  ...links,
  ...at,
]);
const KIND = new RegExp(`(?:${tokens(KIND_ENDINGS).join("|")})$`);
/** "joined the faculty of Acme" */
const MEMBERS = /^(?:faculty|staff|team|ranks|offices?|department|practice|board|direction|equipe)$/;
const PRONOUN = /^(?:er|sie|ich|he|she|i|il|elle|je|el|ella)$/;
const PASSIVE = /^(?:by|par|durch)$/;
/** Everyday words in lower case. */
const NO_TITLE =
  /^(?:employees?|members?|students?|mentors?|volunteers?|readers?|authors?|hosts?|users?|servers?|support|residents?|lead|guide|capital|agent|stage|jahr|patient)$/;
const AND = /^(?:and|und|et|y|e|en)$/;

/** The names and titles of a sentence, in order. */
export function findSpans(sentence: readonly Token[]): readonly Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < sentence.length; index++) {
    const token = sentence[index] as Token;
    const previous = spans.at(-1);
    const free = previous === undefined ? 0 : previous.last + 1;
    if ((token.classes & TITLE) !== 0 && !NO_TITLE.test(token.text) && !isInName(sentence, index)) {
      const span = titleSpan(sentence, index, free);
      spans.push(span);
      index = span.last;
    } else if (token.isName && !isSubject(sentence, index)) {
      const last = nameEnd(sentence, index);
      // "Senior Designer"
      if (((sentence[last + 1]?.classes ?? 0) & TITLE) !== 0 && isNextTo(sentence, last + 1)) {
        index = last;
        continue;
      }
      const first = withoutKind(sentence, index, last);
      const cue = readCue(sentence, first, previous);
      if (!isOnlyPlace(sentence, first, last)) spans.push({ kind: "name", first, last, ...cue });
      index = last;
    }
  }
  return spans;
}

/** "Harvard Business Review Editor" is a title; in "General Motors" no word is one. A title word before a legal form is a name. */
function isInName(sentence: readonly Token[], index: number): boolean {
  const token = sentence[index] as Token;
  if (!token.isName) return false;
  const end = nameEnd(sentence, index);
  return end > index && ((sentence[end] as Token).classes & LEGAL_FORM) !== 0;
}

function isSubject(sentence: readonly Token[], index: number): boolean {
  const token = sentence[index] as Token;
  if (token.key === "i") return true;
  return index === 0 && (subjects.has(token.key) || stops.has(token.key) || verbs.has(token.key));
}

function isNextTo(sentence: readonly Token[], index: number): boolean {
  const [before, token] = [sentence[index - 1], sentence[index]];
  return before !== undefined && token !== undefined && token.from - before.to <= 2 && before.isWord && token.isWord;
}

/** The last token of the name that begins at `index`. */
function nameEnd(sentence: readonly Token[], index: number): number {
  let last = index;
  let classes = (sentence[index] as Token).classes;
  for (;;) {
    let next = last + 1;
    const isAmpersand = sentence[next]?.text === "&" || sentence[next]?.text === "+";
    if (isAmpersand) next++;
    else while (next < last + 4 && isNextTo(sentence, next) && isLink(sentence, next, classes)) next++;
    const token = sentence[next];
    if (token === undefined || !token.isName || !(isAmpersand || isNextTo(sentence, next))) return last;
    const isTitle = (token.classes & TITLE) !== 0 && next === last + 1;
    if (isTitle && ((classes & (COMPANY | SCHOOL)) === 0 || sentence[next + 1]?.isName !== true)) return last;
    classes |= token.classes;
    last = next;
    if (last - index > 10) return last;
  }
}

/** Whether a word in lower case may be inside a name with these classes of words. */
function isLink(sentence: readonly Token[], index: number, classes: number): boolean {
  const { key, isName } = sentence[index] as Token;
  if (isName || !nameLinks.has(key)) return false;
  if (key === "of" || key === "de" || key === "di" || key === "del") return true;
  if (key === "the" || key === "la" || key === "le")
    return index > 0 && /^(?:of|de)$/.test((sentence[index - 1] as Token).key);
  if ((classes & (COMPANY | SCHOOL)) === 0) return false;
  if (!AND.test(key)) return key === "zu" ? (classes & SCHOOL) !== 0 : key !== "am" && key !== "an";
  // "Ministry of Health and Sport", but not "Bosch Group and Siemens"
  const [before, last, next] = [sentence[index - 2], sentence[index - 1], sentence[index + 1]];
  if (before === undefined || !nameLinks.has(before.key) || next === undefined || (next.classes & TITLE) !== 0)
    return false;
  return (classes & SCHOOL) === 0 || !isPlace(last?.text ?? "");
}

/** "Zulieferer Bosch": the name alone. */
function withoutKind(sentence: readonly Token[], first: number, last: number): number {
  return last > first && KIND.test((sentence[first] as Token).key) && (sentence[first + 1] as Token).isName
    ? first + 1
    : first;
}

function isOnlyPlace(sentence: readonly Token[], first: number, last: number): boolean {
  return isPlace(
    sentence
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(" "),
  );
}

function readCue(sentence: readonly Token[], first: number, previous: Span | undefined): Pick<Span, "cue" | "cueAt"> {
  let link = -1;
  let others = 0;
  for (let index = first - 1; index >= Math.max(0, first - 6); index--) {
    const { key, isWord, isName } = sentence[index] as Token;
    if (previous !== undefined && index <= previous.last && previous.kind === "name") {
      // "at Google and Monzo"
      const isList = index === first - 2 && AND.test((sentence[first - 1] as Token).key);
      return isList ? { cue: "list", cueAt: first - 1 } : toLink(link);
    }
    if (at.has(key)) return { cue: "at", cueAt: index };
    if (PASSIVE.test(key)) return { cue: "none", cueAt: index };
    if (verbs.has(key)) {
      const isDirect =
        link < 0 || determiners.has((sentence[link] as Token).key) || MEMBERS.test(sentence[link - 1]?.key ?? "");
      return isDirect ? { cue: "verb", cueAt: index } : toLink(link);
    }
    if (!isWord) {
      if (key === ":" || key === '"' || key === "“" || key === "„" || key === "«") continue;
      return link >= 0 ? toLink(link) : { cue: key === "," ? "comma" : "none", cueAt: index };
    }
    if (links.has(key) && (link < 0 || !determiners.has(key))) {
      if (link >= 0 && !determiners.has((sentence[link] as Token).key)) return toLink(link);
      link = index;
      continue;
    }
    if (determiners.has(key)) continue;
    if (PRONOUN.test(key)) continue;
    if (isName || (stops.has(key) && link >= 0) || ++others > 3) break;
  }
  return toLink(link);
}

function toLink(link: number): Pick<Span, "cue" | "cueAt"> {
  return { cue: link < 0 ? "none" : "link", cueAt: link };
}

/** The whole title around its noun: "senior product manager", "head of business development", "co-founder and CEO". */
function titleSpan(sentence: readonly Token[], noun: number, free: number): Span {
  let first = noun;
  while (first > free && noun - first < 5 && isNextTo(sentence, first) && isTitlePart(sentence[first - 1] as Token))
    first--;
  let last = noun;
  for (;;) {
    const next = sentence[last + 1];
    if (next === undefined) break;
    if (
      isNextTo(sentence, last + 1) &&
      ((next.classes & (FUNCTION | TITLE)) !== 0 || isAdjective(next)) &&
      !stops.has(next.key)
    )
      last++;
    else {
      const end = titleTail(sentence, last + 1);
      if (end < 0) break;
      last = end;
    }
    if (last - noun > 9) break;
  }
  const before = sentence[first - 1];
  return { kind: "title", first, last, cue: before?.key === "," ? "comma" : "none", cueAt: first - 1 };
}

/** "directrice générale", "director comercial" */
function isAdjective({ key, isName }: Token): boolean {
  return (
    !isName &&
    key.length > 5 &&
    /(?:iere?|ales?|iques?|ives?|aires?|elles?|ic[oa]|iv[oa]|ari[oa]|cial|ional|eral)$/.test(key)
  );
}

function isTitlePart({ key, isWord, isName, classes }: Token): boolean {
  if (!isWord || stops.has(key) || verbs.has(key) || subjects.has(key) || /^\d/.test(key)) return false;
  return (classes & DEGREE) === 0 || isName;
}

/** The end of "of business development", "de la stratégie" or "and CEO" after a title's noun; -1 without one. */
function titleTail(sentence: readonly Token[], from: number): number {
  const link = sentence[from] as Token;
  if (AND.test(link.key) || link.key === "&" || link.key === "/") {
    const next = sentence[from + 1];
    if (next === undefined) return -1;
    if ((next.classes & TITLE) !== 0) return from + 1;
    const after = sentence[from + 2];
    return link.key !== "/" && after !== undefined && (after.classes & TITLE) !== 0 && isTitlePart(next)
      ? from + 2
      : -1;
  }
  if (!/^(?:of|for|de|du|des|d'|d’|der|fur|di|del|della|voor)$/.test(link.key)) return -1;
  let index = from + 1;
  while (index < from + 3 && determiners.has(sentence[index]?.key ?? "")) index++;
  const first = index;
  if (sentence[index]?.isName === true) {
    const end = nameEnd(sentence, index);
    if (isOnlyPlace(sentence, index, end)) return end;
  }
  while (index < first + 5 && index < sentence.length) {
    const token = sentence[index] as Token;
    const isFunctionWord = (token.classes & FUNCTION) !== 0 && !stops.has(token.key);
    const isPlain =
      !token.isName && token.isWord && !stops.has(token.key) && !/^\d/.test(token.key) && (token.classes & TITLE) === 0;
    const isJoin = index > first && AND.test(token.key) && ((sentence[index + 1]?.classes ?? 0) & FUNCTION) !== 0;
    if (!isFunctionWord && !isPlain && !isJoin) break;
    index++;
  }
  const next = sentence[index];
  // "CEO of Growth Partners"
  if (index > first && next?.isName === true && (sentence[index - 1] as Token).isName && isNextTo(sentence, index))
    return -1;
  return index > first ? index - 1 : -1;
}
