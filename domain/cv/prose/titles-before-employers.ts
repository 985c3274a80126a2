/** A title that is all between a cue and its employer: "as vice president, operations at Acme", "als Bauleiter Kanal- und Straßenbau bei Acme". */
import { isGivenName } from "../rows/people.ts";
import { DEGREE, FUNCTION, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { AND, skipDeterminer, stops, verbs } from "./prose-cues.ts";
import { subjects } from "./prose-people.ts";
import type { Token } from "./prose-tokens.ts";

const EMPLOYER_LINK = /^(?:at|bei|beim|chez|bij|presso)$/;
const CUE = /^(?:as|als|comme|come|como|was|became|war|wurde)$/;
/** Behind these, somebody's name may stand before the title. */
const BE = /^(?:is|been|ist)$/;
const AS = /^(?:as|als|comme|come|como)$/;
const GERMAN_CUE = /^(?:als|war|ist|wurde)$/;
/** Before what somebody leads as something: "leitet als Head of Sales ein Team" */
const OBJECT = /^(?:ein|eine|einen|das|den)$/;
const TIME_LINK = /^(?:in|im|en|since|seit|depuis|from|von|ab|desde|dal)$/;
/** Between the words of a title */
const MARK = /^[,&/–—-]$/;
const MAX_WORDS = 10;
/** "2014", "47-jährige", "als trainee begonnen bij", "(part-time)": no words of titles */
const NO_PART =
  /^(?:(?:19|20)\d\d.*|\d\d-?[Jj].*|(?:aange|aus|be|ein|er|ge|ver)\p{Ll}+(?:en|[dt])|remote|(?:part|full)-time|unpaid|ehrenamtlich|bénévole|[Tt]eilzeit|[Vv]ollzeit|voluntary)$/u;

/** Where the whole title begins; `first` without a cue right before it. */
export function wholeStart(sentence: readonly Token[], first: number): number {
  for (let index = first - 1; index >= Math.max(0, first - MAX_WORDS); index--) {
    const token = sentence[index] as Token;
    if (CUE.test(token.key)) return index + 1;
    if (skipDeterminer(sentence, index + 1) < index) return CUE.test(cueOf(sentence, index + 1)) ? index + 1 : first;
    if (!isPart(sentence, index, true)) return first;
  }
  return first;
}

/** Where the whole title ends; `last` if neither an employer nor, behind "as", a year or nothing follows it. */
export function wholeEnd(sentence: readonly Token[], first: number, last: number): number {
  const cue = cueOf(sentence, first);
  if (!CUE.test(cue) && !BE.test(cue)) return last;
  let isOpen = false;
  let hasOf = false;
  for (let index = last + 1; index <= last + MAX_WORDS; index++) {
    const { text, key } = sentence[index] ?? NOTHING;
    if (text === (isOpen ? ")" : "(")) isOpen = !isOpen;
    else if (!isOpen && isBeforeEmployer(sentence, index, cue))
      return isLoose(sentence, index - 1, cue) ? last : index - 1;
    else if (!isOpen && AS.test(cue) && isEnd(sentence, index))
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
  return (EMPLOYER_LINK.test(token.key) && next?.isName === true) || (cue === "als" && OBJECT.test(token.key));
}

/** A date, or nothing */
function isEnd(sentence: readonly Token[], index: number): boolean {
  const [token, next] = sentence.slice(index, index + 2);
  return token === undefined || (TIME_LINK.test(token.key) && /^(?:19|20)\d\d$/.test(next?.text ?? ""));
}

/** The word that a title follows, without determiners and pronouns between them */
function cueOf(sentence: readonly Token[], first: number): string {
  return sentence[skipDeterminer(sentence, first)]?.key ?? "";
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
