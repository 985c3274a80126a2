/** A title that is all between a cue and its employer: "as vice president, operations at Acme", "als Bauleiter Kanal- und Straßenbau bei Acme". */
import { isGivenName } from "../rows/people.ts";
import { DEGREE, FUNCTION, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { AND, skipDeterminer, stops, verbs } from "./prose-cues.ts";
import { subjects } from "./prose-people.ts";
import type { Token } from "./prose-tokens.ts";

const EMPLOYER_LINK = /^(?:at|bei|beim|chez|bij|presso|zu|zur)$/;
/** In Spanish, before an employer; in Dutch, "and" */
const SPANISH_LINK = /^(?:en|em)$/;
const CUE = /^(?:as|als|comme|come|como|que|to|was|became|war|wurde|ete|etait)$/;
/** "en tant que", "promoted to" */
const BEFORE_CUE: Readonly<Record<string, RegExp>> = { que: /^tant$/, to: /^(?:promoted|up|rose|rising|advanced)$/ };
/** Behind these, somebody's name may stand before the title. */
const BE = /^(?:is|been|ist)$/;
const AS = /^(?:as|als|comme|come|como|que)$/;
const GERMAN_CUE = /^(?:als|war|ist|wurde)$/;
/** Before what somebody leads as something: "leitet als Head of Sales ein Team" */
const OBJECT = /^(?:ein|eine|einen|das|den)$/;
const TIME_LINK = /^(?:in|im|en|since|seit|depuis|from|von|ab|desde|dal|until|till|bis|hasta|jusqu)$/;
/** In German, the participle stands behind the title: "als Einkäuferin tätig" */
const GERMAN_END = /^(?:tatig|beschaftigt|angestellt|gearbeitet|eingestellt)$/;
/** Between the words of a title */
const MARK = /^[,&/–—-]$/;
const MAX_WORDS = 10;
/** "2014", "47-jährige", "als trainee begonnen bij", "(part-time)": no words of titles */
const NO_PART =
  /^(?:(?:19|20)\d\d.*|\d\d-?[Jj].*|(?:aange|aus|be|ein|er|ge|ver)\p{Ll}+(?:en|[dt])|remote|(?:part|full)-time|unpaid|ehrenamtlich|bénévole|[Tt]eilzeit|[Vv]ollzeit|voluntary)$/u;

/** Where the whole title begins; `first` without a cue right before it. */
export function wholeStart(sentence: readonly Token[], first: number): number {
  for (let index = first - 1; index >= Math.max(0, first - MAX_WORDS); index--) {
    if (isCue(sentence, index)) return index + 1;
    const cue = skipDeterminer(sentence, index + 1);
    if (cue < index) return isCue(sentence, cue) ? index + 1 : first;
    if (!isPart(sentence, index, true)) return first;
  }
  return first;
}

/** Where the whole title ends; `last` if neither an employer nor, behind "as", a year or nothing follows it. */
export function wholeEnd(sentence: readonly Token[], first: number, last: number): number {
  const at = skipDeterminer(sentence, first);
  const cue = sentence[at]?.key ?? "";
  if (!isCue(sentence, at) && !BE.test(cue)) return last;
  let isOpen = false;
  let hasOf = false;
  for (let index = last + 1; index <= last + MAX_WORDS; index++) {
    const { text, key } = sentence[index] ?? NOTHING;
    if (text === (isOpen ? ")" : "(")) isOpen = !isOpen;
    else if (!isOpen && isBeforeEmployer(sentence, index, cue))
      return isLoose(sentence, index - 1, cue) ? last : index - 1;
    else if (!isOpen && isEnd(sentence, index, AS.test(cue)))
      return hasOf || isLoose(sentence, index - 1, cue) ? last : index - 1;
    // "Head of Regulatory Affairs EMEA at Acme", but not "head of Acme in 2010"
    else if (key === "of" && isBeforePart(sentence, index + 1)) hasOf = true;
    else if (text === "" || !isPart(sentence, index, false)) return last;
  }
  return last;
}

const NOTHING = { text: "", key: "" };

function isBeforePart(sentence: readonly Token[], index: number): boolean {
  const { isName, classes } = sentence[index] ?? { isName: false, classes: 0 };
  return isName && (classes & (LEGAL_FORM | SCHOOL)) === 0;
}

/** Whether a title cannot end there: "Teamleiterin Data Science angefangen", "engineer and" */
function isLoose(sentence: readonly Token[], index: number, cue: string): boolean {
  const { key, text } = sentence[index] as Token;
  return AND.test(key) || MARK.test(text) || (GERMAN_CUE.test(cue) && /^\p{Ll}/u.test(text));
}

function isBeforeEmployer(sentence: readonly Token[], index: number, cue: string): boolean {
  const [token, next] = sentence.slice(index, index + 2);
  if (token === undefined) return false;
  if (cue === "als" && (OBJECT.test(token.key) || GERMAN_END.test(token.key))) return true;
  if (next?.isName !== true) return false;
  return EMPLOYER_LINK.test(token.key) || (cue === "como" && SPANISH_LINK.test(token.key));
}

/** A date, or nothing behind "as" */
function isEnd(sentence: readonly Token[], index: number, isAs: boolean): boolean {
  const [token, next] = sentence.slice(index, index + 2);
  if (token === undefined) return isAs;
  return TIME_LINK.test(token.key) && /^(?:19|20)\d\d$/.test(next?.text ?? "");
}

/** Whether a title follows that word, perhaps with determiners and pronouns between them */
function isCue(sentence: readonly Token[], at: number): boolean {
  const key = sentence[at]?.key ?? "";
  return CUE.test(key) && (BEFORE_CUE[key]?.test(sentence[at - 1]?.key ?? "") ?? true);
}

/** Behind the noun, a comma before another title begins that title. */
function isPart(sentence: readonly Token[], index: number, isBefore: boolean): boolean {
  const { key, text, isWord, classes } = sentence[index] as Token;
  if (MARK.test(text)) {
    const next = sentence[index + 1];
    return next?.isWord === true && !(text === "," && (isBefore || beginsOther(next)));
  }
  // "jefa de ventas en Acme"
  if (AND.test(key)) return key !== "en" && sentence[index + 1]?.isWord === true;
  if (!isWord || /['’]s$/.test(text) || NO_PART.test(text) || verbs.has(key) || subjects.has(key)) return false;
  if (stops.has(key) || isGivenName(key)) return false;
  return (classes & (DEGREE | SCHOOL | LEGAL_FORM)) === 0;
}

/** ", and section leader", ", leading a team" */
function beginsOther({ key, text, classes }: Token): boolean {
  return AND.test(key) || (classes & TITLE) !== 0 || (/^\p{Ll}{2,}ing$/u.test(text) && (classes & FUNCTION) === 0);
}
