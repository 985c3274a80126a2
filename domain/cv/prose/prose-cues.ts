import {
  AT_WORDS,
  DETERMINERS,
  EMPLOYER_NOUNS,
  EMPLOYER_VERBS,
  LINK_WORDS,
  STUDY_WORDS,
  TITLE_CUES,
  TITLE_STOPS,
  WORK_VERBS,
} from "#domain/lists/sentence-words.ts";
import { tokens } from "../words/split-words.ts";
import { DEGREE } from "../words/word-classes.ts";
import type { Span, Token } from "./prose-tokens.ts";

const set = (list: string): ReadonlySet<string> => new Set(tokens(list));
const at = set(AT_WORDS);
export const verbs = set(EMPLOYER_VERBS);
const links = set(LINK_WORDS);
const studies = set(STUDY_WORDS);
export const works = set(WORK_VERBS);
export const determiners = set(DETERMINERS);
export const employerNouns = set(EMPLOYER_NOUNS);
export const stops: ReadonlySet<string> = new Set([
  ...tokens(TITLE_STOPS),
  ...tokens(TITLE_CUES),
  ...determiners,
  ...links,
  ...at,
]);
/** "joined the faculty of Acme" */
const MEMBERS = /^(?:faculty|staff|team|ranks|offices?|department|practice|board|direction|equipe)$/;
const PRONOUN = /^(?:er|sie|ich|he|she|i|il|elle|je|el|ella|hij|ze|zij|ik)$/;
/** "was hired by Acme" */
const HIRED =
  /^(?:hired|absorbed|recruited|employed|headhunted|poached|engagee?|recrutee?|embauchee?|eingestellt|abgeworben)$/;
const PASSIVE = /^(?:by|par|durch)$/;
export const AND = /^(?:and|und|et|y|e|en)$/;

/** The words before a name that say what it is. */
export function readCue(
  sentence: readonly Token[],
  first: number,
  previous: Span | undefined,
): Pick<Span, "cue" | "cueAt"> {
  if (previous?.kind === "name" && isNextInList(sentence, previous.last, first))
    return { cue: "list", cueAt: first - 1 };
  let link = -1;
  let others = 0;
  for (let index = first - 1; index >= Math.max(0, first - 6); index--) {
    const { key, isWord, isName } = sentence[index] as Token;
    if (previous !== undefined && index <= previous.last && previous.kind === "name") return toLink(link);
    if (at.has(key) || isWithEmployer(sentence, index) || isNaming(sentence, index, first))
      return { cue: "at", cueAt: index };
    if (PASSIVE.test(key)) {
      // "Recrutée ensuite par Acme"
      const verb = NEXT_IN_TIME.test(sentence[index - 1]?.key ?? "") ? index - 2 : index - 1;
      const isHired = HIRED.test(sentence[verb]?.key ?? "") || isHiredAs(sentence, index);
      return { cue: isHired ? "verb" : "none", cueAt: index };
    }
    // "set up Acme"
    if (
      verbs.has(key) ||
      (key === "found" && sentence[index - 1]?.key === "to") ||
      (key === "up" && index > 1 && /^set(?:ting)?$/.test(sentence[index - 1]?.key ?? ""))
    ) {
      const isDirect = link < 0 || isDeterminer(sentence[link] as Token) || MEMBERS.test(sentence[link - 1]?.key ?? "");
      return isDirect ? { cue: "verb", cueAt: index } : toLink(link);
    }
    if (!isWord) {
      if (key === ":" || key === '"' || key === "“" || key === "„" || key === "«") continue;
      return link >= 0 ? toLink(link) : { cue: key === "," ? "comma" : "none", cueAt: index };
    }
    // "rejoint en 2010 le groupe Acme"
    if (/^(?:19|20)\d\d$/.test(key)) {
      if (BEFORE_YEAR.test(sentence[index - 1]?.key ?? "")) index--;
      continue;
    }
    if (links.has(key) && (link < 0 || !isDeterminer(sentence[index] as Token))) {
      // "à la tête de Acme": "de" is no Dutch article there
      const isOfHead = HEAD.test(sentence[link - 1]?.key ?? "");
      if (link >= 0 && (isOfHead || !isDeterminer(sentence[link] as Token))) return toLink(link);
      link = index;
      continue;
    }
    if (determiners.has(key)) continue;
    if (PRONOUN.test(key)) continue;
    if (isName || (stops.has(key) && link >= 0) || ++others > 3) break;
  }
  return toLink(link);
}

/** "was brought in as head of product by Acme" */
function isHiredAs(sentence: readonly Token[], by: number): boolean {
  const as = sentence.findLastIndex(({ key }, index) => index < by && /^(?:as|comme|als)$/.test(key));
  if (as < 1 || by - as > 8) return false;
  return sentence.slice(Math.max(0, as - 3), as).some(({ key }) => HIRED.test(key) || key === "brought");
}

const HEAD = /^(?:tete|frente|direction|direccion|commandes)$/;

/** Also "leitet seit 2021 die Acme GmbH" */
const BEFORE_YEAR = /^(?:en|in|im|nel|em|seit|since|depuis|desde|dal|sinds|ab)$/;

/** "she was with Acme", "his employer was Acme" */
function isWithEmployer(sentence: readonly Token[], index: number): boolean {
  const [before, word] = [sentence[index - 1]?.key ?? "", (sentence[index] as Token).key];
  if (word === "with") return /^(?:was|been|is|am|i'm|stayed|remained)$/.test(before);
  if (word === "sein") return before === "au";
  // "En Acme fue auditora", "In Acme è stata responsabile"
  if (index === 0 && /^(?:en|in|na|no|nella|nel|all|alla)$/.test(word)) {
    const verb = sentence.findIndex(({ isName }, at) => at > 0 && !isName);
    return verb > 1 && ROMANCE_BE.test((sentence[verb] as Token).key);
  }
  // "ha lavorato in Acme e in Lumora", "passò quindi alla Acme"
  if (ITALIAN_AT.test(word)) {
    const verb = THEN.test(before) ? (sentence[index - 2]?.key ?? "") : before;
    if (ITALIAN_WORK.test(verb)) return true;
    if (word === "in" && AND.test(before)) return sentence.slice(0, index).some(({ key }) => ITALIAN_WORK.test(key));
  }
  // "ha trabajado en Acme"
  if (word === "en" || word === "em")
    return (
      SPANISH_WORK.test(before) || (/^(?:19|20)\d\d$/.test(before) && SPANISH_WORK.test(sentence[index - 3]?.key ?? ""))
    );
  // "trabajó para Acme", "passou para a Acme", "fichó por Acme", "se unió a Acme"
  if (word === "para") return /^(?:traba[jl]|passou$|passei$|mudou$)/.test(before);
  // "foi auditora na Acme", "atuou como auditora no Acme"
  if (word === "na" || word === "no")
    return sentence.slice(Math.max(0, index - 6), index).some(({ key }) => PORTUGUESE_WORK.test(key));
  // "antes pasó por Acme", "è passata per Acme"
  if (word === "por" || word === "per") return /^(?:fich[oe]|paso|pase|pasado|passat[oa])$/.test(before);
  if (word === "a" && SPANISH_MOVE.test(before)) return true;
  // "passé par Acme puis par Lumora"
  if (word === "par")
    return /^(?:passee?|puis|et)$/.test(before) && sentence.slice(0, index).some(({ key }) => PASSED.test(key));
  return /^(?:employer|arbeitgeber|employeur)$/.test(before) && /^(?:was|is|war|ist|etait|fut|est)$/.test(word);
}

/** "by the name of Acme", "mit dem Namen Acme" */
function isNaming(sentence: readonly Token[], index: number, first: number): boolean {
  if (!/^(?:name|namen|nom|nombre|nome)$/.test((sentence[index] as Token).key)) return false;
  return index === first - 1 || (index === first - 2 && /^(?:of|de|di)$/.test((sentence[index + 1] as Token).key));
}

/** Before "en Acme" */
const SPANISH_WORK = /^(?:trabaj|entr[eo]$|carrera$|empez[oe]$|comen[zc][oe]$|ingres[oe]$|estuv[oe]$|inici[oe]$)/;

const ROMANCE_BE = /^(?:fue|fui|e|ha|trabajo|ejercio|ocupo|foi|fui|trabalhou|atuou|lavora|lavoro)$/;
const SPANISH_MOVE = /^(?:uni[oe]|incorpor[oe]|lleg[oe]|llegue|salt[oe]|juntou-se|juntou|se)$/;
const PORTUGUESE_WORK =
  /^(?:foi|fui|trabalh\p{L}+|atu(?:a|ou|ei)|ingress(?:ou|ei)|entr(?:ou|ei)|come(?:cou|cei)|inici(?:ou|ei))$/u;
const ITALIAN_AT = /^(?:in|alla|all|allo|al|nella|nell|nello|nel)$/;
const ITALIAN_WORK =
  /^(?:lavor(?:a|o|ai|at[oa]|ando)|assunt[oa]|entr(?:a|o|ai|at[oa])|approd(?:a|o|ai|at[oa])|arriv(?:a|o|ai|at[oa])|inizi(?:a|o|ai|at[oa])|cominci(?:a|o|ai|at[oa])|debutt(?:a|o|at[oa])|pass(?:a|o|ai|at[oa])|carriera|passi)$/;
const THEN = /^(?:quindi|poi|subito|infine|successivamente)$/;

const PASSED = /^passee?s?$/;

/** "at Google and Monzo", "at Google, Monzo and the Acme Group"; but not "at Google, Springfield". */
function isNextInList(sentence: readonly Token[], previous: number, first: number): boolean {
  let index = first - 1;
  if (index > previous && isDeterminer(sentence[index] as Token)) index--;
  // "at Google and later Monzo"
  if (index > previous && NEXT_IN_TIME.test((sentence[index] as Token).key)) index--;
  const isLast =
    index > previous &&
    AND.test((sentence[index] as Token).key) &&
    !((sentence[index] as Token).key === "en" && sentence.some(({ key }) => ROMANCE.test(key)));
  if (isLast) index--;
  if (index > previous && sentence[index]?.text === ",") index--;
  return index === previous && (isLast || (previous < first - 1 && hasListEnd(sentence, first)));
}

/** Words of French and Spanish, where "en" is no "and" */
const ROMANCE = /^(?:el|los|las|una|une|les|du|des|qui|que|et|y|como|comme|chez|dans|fue|donde|elle|il)$/;
const NEXT_IN_TIME = /^(?:later|then|subsequently|spater|dann|danach|puis|ensuite|luego|despues|poi)$/;
const MAX_LIST = 24;

function hasListEnd(sentence: readonly Token[], first: number): boolean {
  for (let index = first; index < Math.min(first + MAX_LIST, sentence.length - 1); index++) {
    const { key, isName, text } = sentence[index] as Token;
    if (AND.test(key)) {
      const next = determiners.has((sentence[index + 1] as Token).key) ? index + 2 : index + 1;
      return sentence[next]?.isName === true;
    }
    if (!isName && text !== "," && text !== "&" && !links.has(key) && !determiners.has(key)) return false;
  }
  return false;
}

/** "a" and "the", but not "à" */
function isDeterminer({ key, text }: Token): boolean {
  return determiners.has(key) && text !== "à";
}

function toLink(link: number): Pick<Span, "cue" | "cueAt"> {
  return { cue: link < 0 ? "none" : "link", cueAt: link };
}

/** "her M.D. from": elsewhere, "MD" is a title */
export const DOCTOR = /^(?:M\.D|J\.D|D\.D\.S|D\.V\.M|Pharm\.D|Ed\.D|Psy\.D)\.?$/;

/** What somebody has studied stands before it in German. */
export const STUDIED = /^(?:studiert|gestudeerd|absolviert|belegt)$/;

/** Behind a name of two words and "also" */
const MAX_VERB = 4;

/** "these" without its accent is another word. */
export function isStudy({ key, text, classes, isName }: Token, index: number, all?: readonly Token[]): boolean {
  // "the Lumora Graduate School", "the College of Education"
  if (index > 0 && isName && /^(?:graduate|education)$/.test(key)) return false;
  // "She read Economics at Acme University"
  if (key === "read") return index < MAX_VERB || /^(?:and|then|she|he)$/.test(all?.[index - 1]?.key ?? "");
  return studies.has(key) || (classes & DEGREE) !== 0 || DOCTOR.test(text) || /^thèse$/iu.test(text);
}

/** The token before the determiners, pronouns and adverbs that a title follows */
export function skipDeterminer(all: readonly Token[], first: number): number {
  let index = first - 1;
  while (
    index > 0 &&
    /^(?:an?|the|ein|eine|einen|un|une|la|le|l'|l|its|their|er|sie|ich|he|she|i|il|elle|je|dort|there|now|also|then|currently|later|y|auch|heute|aussi|egalement|ook|tambien|anche|still|today|(?:19|20)\d\d)$/.test(
      all[index]?.key ?? "",
    )
  )
    index--;
  return index;
}
