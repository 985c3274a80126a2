import { KIND_ENDINGS, NAME_LINKS, SUBJECT_WORDS } from "../lists/sentence-words.ts";
import { isPlace } from "./phrases.ts";
import { AND, determiners, readCue, stops, verbs } from "./prose-cues.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { tokens } from "./split-words.ts";
import { COMPANY, DEGREE, FUNCTION, LEGAL_FORM, SCHOOL, TITLE } from "./word-classes.ts";

const nameLinks = new Set(tokens(NAME_LINKS));
const subjects = new Set(tokens(SUBJECT_WORDS));
const KIND = new RegExp(`(?:${tokens(KIND_ENDINGS).join("|")})$`);
/** Everyday words in lower case. */
const NO_TITLE =
  /^(?:employees?|members?|students?|mentors?|volunteers?|readers?|authors?|hosts?|users?|servers?|support|residents?|lead|guide|capital|agent|stage|jahr|patient)$/;

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
      const last = withAbbreviation(sentence, index, nameEnd(sentence, index));
      // "Senior Designer"
      if (((sentence[last + 1]?.classes ?? 0) & TITLE) !== 0 && isNextTo(sentence, last + 1)) {
        index = last;
        continue;
      }
      if (isUnknownTitle(sentence, index, last)) {
        spans.push({ kind: "title", first: index, last, cue: "none", cueAt: index - 1 });
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
  const before = sentence[index - 1];
  const next = sentence[index + 1];
  // "with Baker Tilly"
  if (
    before !== undefined &&
    /^(?:at|with|for|bei|beim|chez|joined)$/.test(before.key) &&
    next?.isName === true &&
    (next.classes & (TITLE | FUNCTION)) === 0
  )
    return isNextTo(sentence, index + 1);
  const end = nameEnd(sentence, index);
  return end > index && ((sentence[end] as Token).classes & LEGAL_FORM) !== 0;
}

/** "worked as Store Keeper at Acme": what is between "as" and "at". */
function isUnknownTitle(sentence: readonly Token[], first: number, last: number): boolean {
  const as = /^(?:an?|the|eine?)$/.test(sentence[first - 1]?.key ?? "") ? first - 2 : first - 1;
  if (sentence[as]?.key !== "as" && sentence[as]?.key !== "als") return false;
  if (!/^(?:at|in|with|for|bei)$/.test(sentence[last + 1]?.key ?? "") || sentence[last + 2]?.isName !== true)
    return false;
  return /^(?:work\w*|employed|gearbeitet|tatig|arbeite\w*)$/.test(sentence[as - 1]?.key ?? "");
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
    // "Dr. August Oetker KG"
    if (
      sentence[next]?.text === "." &&
      (sentence[last] as Token).key.length < 4 &&
      sentence[next]?.from === sentence[last]?.to &&
      sentence[next + 1]?.isName === true
    ) {
      last = next + 1;
      classes |= (sentence[last] as Token).classes;
      continue;
    }
    const isAmpersand = sentence[next]?.text === "&" || sentence[next]?.text === "+";
    if (isAmpersand) next++;
    else while (next < last + 4 && isNextTo(sentence, next) && isLink(sentence, next, classes)) next++;
    const token = sentence[next];
    if (token === undefined || !token.isName || !(isAmpersand || isNextTo(sentence, next))) return last;
    // "Institut für Akustik der RWTH Aachen" is two names.
    if (next > last + 1 && /^(?:der|des)$/.test((sentence[last + 1] as Token).key) && (token.classes & SCHOOL) !== 0)
      return last;
    const isTitle = (token.classes & TITLE) !== 0 && next === last + 1;
    if (isTitle && ((classes & (COMPANY | SCHOOL)) === 0 || sentence[next + 1]?.isName !== true)) return last;
    classes |= token.classes;
    last = next;
    if (last - index > 10) return last;
  }
}

/** "Karlsruher Institut für Technologie (KIT)", "École polytechnique", "Université de Rennes 1" */
function withAbbreviation(sentence: readonly Token[], first: number, last: number): number {
  const [open, name, close] = sentence.slice(last + 1, last + 4);
  const isShort = open?.text === "(" && close?.text === ")" && name !== undefined && /^\p{Lu}{2,8}$/u.test(name.text);
  if (isShort) return last + 3;
  if (open === undefined || !isNextTo(sentence, last + 1)) return last;
  const isNumber =
    /^\d$/.test(open.text) && sentence.slice(first, last).some(({ classes }) => (classes & SCHOOL) !== 0);
  return isNumber || PART_OF_SCHOOL.test(`${sentence[last]?.key} ${open.key}`) ? last + 1 : last;
}

const PART_OF_SCHOOL = /^ecole (?:polytechnique|normale|nationale|centrale|superieure)$/;

/** Whether a word in lower case may be inside a name with these classes of words. */
function isLink(sentence: readonly Token[], index: number, classes: number): boolean {
  const { key, isName } = sentence[index] as Token;
  if (isName) return false;
  // "Université libre de Bruxelles"
  if (
    (classes & SCHOOL) !== 0 &&
    /^d(?:e|i|u|ell[ao])$/.test(sentence[index + 1]?.key ?? "") &&
    /^\p{Ll}{4,}$/u.test(key)
  )
    return ((sentence[index - 1]?.classes ?? 0) & SCHOOL) !== 0;
  if (!nameLinks.has(key)) return false;
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

/** The whole title around its noun: "senior product manager", "head of business development", "co-founder and CEO". */
function titleSpan(sentence: readonly Token[], noun: number, free: number): Span {
  let first = noun;
  while (first > free && noun - first < 5 && isNextTo(sentence, first) && isTitlePart(sentence[first - 1] as Token))
    first--;
  let last = noun;
  for (;;) {
    const next = sentence[last + 1];
    if (next === undefined) break;
    const ahead = [last + 2, last + 3].find((index) => ((sentence[index]?.classes ?? 0) & TITLE) !== 0);
    if (
      last === noun &&
      LEADING.test((sentence[noun] as Token).key) &&
      ahead !== undefined &&
      isPhrase(sentence, last + 1, ahead)
    ) {
      last = ahead;
      continue;
    }
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

/** Words that begin a title: "chief operating officer". */
const LEADING = /^(?:chief|executive|assistant|associate|deputy|general|head|lead|administrative)$/;

function isPhrase(sentence: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index <= to; index++)
    if (!isNextTo(sentence, index) || stops.has((sentence[index] as Token).key)) return false;
  return true;
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
  const isTo = link.text === "à" || link.key === "au" || link.key === "aux";
  if (!isTo && !/^(?:of|for|de|du|des|d|der|fur|di|del|della|voor)$/.test(link.key)) return -1;
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
    const after = sentence[index + 1];
    const isJoin =
      index > first &&
      ((AND.test(token.key) && ((after?.classes ?? 0) & FUNCTION) !== 0) ||
        (/^(?:des|de|du|d)$/.test(token.key) &&
          after?.isWord === true &&
          !after.isName &&
          !stops.has(after.key) &&
          !/^\d/.test(after.key)));
    if (!isFunctionWord && !isPlain && !isJoin) break;
    index++;
  }
  const next = sentence[index];
  // "CEO of Growth Partners", "présidente de la coopérative Acme"
  if (index > first && next?.isName === true && isNextTo(sentence, index)) return -1;
  return index > first ? index - 1 : -1;
}
