import type { DatedPart } from "../dates/dated-part.ts";
import { DEPARTMENT } from "../pieces/company-name.ts";
import { isGivenName } from "../rows/people.ts";
import { COMPANY, DEGREE, FIELD, FUNCTION, LEGAL_FORM, SCHOOL } from "../words/word-classes.ts";
import { isBracketedPost } from "./bracketed-posts.ts";
import { isBehindKind, isMemberOf, isServed, isWorkAt } from "./members.ts";
import { hasContext, isBeforeWhere, isOfUnit, isPlantOf, TASK } from "./prose-context.ts";
import { AND, determiners, employerNouns, stops, verbs, works } from "./prose-cues.ts";
import { isKindOfSchool, isShortCourse } from "./prose-diplomas.ts";
import {
  appoints,
  hiresPerson,
  isBroughtTo,
  isFoundedBehind,
  isFoundedFirst,
  isLedByPerson,
  isOfAppointingBody,
  isStation,
} from "./prose-hires.ts";
import { hasMention, isNoName, isTown } from "./prose-mentions.ts";
import { isCounted, isNounBehindYear, isObject, isObjectAlone, RAN } from "./prose-objects.ts";
import { type Span, type Token, textOf } from "./prose-tokens.ts";

const THRESHOLD = 3;

/** Whether the sentence names an employer of the person: by the words before it, its own words and what follows. */
export function isEmployer(
  all: readonly Token[],
  span: Span,
  previous: Span | undefined,
  employers: readonly Span[],
  dates: readonly DatedPart[],
): boolean {
  return employerScore(all, span, previous, employers, dates) >= THRESHOLD;
}

/** Whether a rule says that the name is no employer, and not only that nothing says it is one. */
export function isNoEmployer(
  all: readonly Token[],
  span: Span,
  previous: Span | undefined,
  employers: readonly Span[],
): boolean {
  const words = all.slice(span.first, span.last + 1);
  const classes = allClasses(words);
  return (
    isKindOfSchool(words) ||
    isCounted(all, span) ||
    isShortCourse(all, span) ||
    isNoName(all, span, classes) ||
    isTown(all, span, previous, employers) ||
    isPlaceOf(all, span, previous, employers, classes) ||
    isPlantOf(all, span, employers, classes) ||
    isObjectAlone(all, span, classes) ||
    hasMention(all, span, isBehindTitle(span, titleEndOf(previous))) ||
    (isPerson(all, span, classes) && !isOfUnit(all, span)) ||
    DEPARTMENT.test(textOf(all, span))
  );
}

function employerScore(
  all: readonly Token[],
  span: Span,
  previous: Span | undefined,
  employers: readonly Span[],
  dates: readonly DatedPart[],
): number {
  const words = all.slice(span.first, span.last + 1);
  const classes = allClasses(words);
  if (words.every((word) => (word.classes & DEGREE) !== 0) || isKindOfSchool(words)) return 0;
  // "a Master of Water Resources"
  if (((words[0] as Token).classes & DEGREE) !== 0 && words[1]?.key === "of" && (classes & SCHOOL) === 0) return 0;
  if (
    words.length === 1 &&
    employerNouns.has((words[0] as Token).key) &&
    determiners.has(all[span.first - 1]?.key ?? "")
  )
    return 0;
  if (isCounted(all, span) || isNoName(all, span, classes) || isTown(all, span, previous, employers)) return 0;
  // "fighter pilot on MiG-29s"
  if (all[span.first - 1]?.key === "on" || isShortCourse(all, span)) return 0;
  let score =
    (classes & LEGAL_FORM) !== 0
      ? all.some(({ key }) => FOUNDED.test(key))
        ? 3
        : 2
      : (classes & (COMPANY | SCHOOL)) !== 0
        ? 1
        : 0;
  const titleEnd = titleEndOf(previous);
  const isAfterTitle = isBehindTitle(span, titleEnd);
  if (span.cue === "at") score += 3;
  else if (span.cue === "verb") score += isObject(all, span) || isNounBehindYear(all, span, classes) ? 0 : 3;
  else if (span.cue === "list") score += employers.includes(previous as Span) ? 3 : 0;
  else if (span.cue === "link" && isNextLink(all, span, previous, employers)) score += 3;
  else if (span.cue === "link")
    score +=
      isAfterTitle && span.cueAt - titleEnd <= 2
        ? 3
        : Math.max(workScore(all, span, dates), rangeScore(all, span, dates));
  else if (span.cue === "comma" && isAfterTitle) score += 2;
  if (isServed(all, span) || isBehindKind(all, span)) score += 3;
  if (score < THRESHOLD && (hasContext(all, span, dates) || isBracketedPost(all, span, previous, employers)))
    score += 3;
  // "Treasurer of the combined company, Acme Inc."
  if (span.cue === "comma" && (classes & LEGAL_FORM) !== 0 && employerNouns.has(all[span.first - 2]?.key ?? ""))
    score += 1;
  // "in Berlin", "in German": only an institution, or after "working as Engineer"
  if (span.cue === "link" && all[span.cueAt]?.key === "in" && !isServed(all, span)) {
    const isField = words.some((word) => (word.classes & (FUNCTION | FIELD)) !== 0);
    if ((classes & (COMPANY | SCHOOL | LEGAL_FORM)) === 0 && !(isWorkingAs(all, span, previous) && !isField))
      score -= 3;
  }
  if (
    /^[([]$/.test(all[span.last + 1]?.text ?? "") &&
    all[span.last + 2]?.isWord === true &&
    /^(?:19|20)\d\d/.test(all[span.last + 2]?.text ?? "")
  )
    score += 2;
  if (isBeforeWhere(all, span)) score += 3;
  // "the Acme Agency's venture arm"
  if (span.isOwner !== true && /['’]s$/.test((all[span.last] as Token).text) && isOwned(all[span.last + 1])) score -= 3;
  if (isPlaceOf(all, span, previous, employers, classes) || isPlantOf(all, span, employers, classes)) score -= 4;
  if (isObjectAlone(all, span, classes)) score -= 4;
  // "the Berlin Kafka meetup"
  const next = all[span.last + 1];
  if (
    span.cue === "link" &&
    span.isOwner !== true &&
    next?.isWord === true &&
    !next.isName &&
    next.classes === 0 &&
    next.key.length > 4 &&
    !works.has(next.key) &&
    !stops.has(next.key)
  )
    score -= 1;
  // "en la división Lumora"
  if (/^(?:division|planta|mina|sucursal|usine|mine)$/.test(all[span.first - 1]?.key ?? "")) score -= 3;
  // "at a Series B startup"
  if (next !== undefined && /^(?:startup|start-up|company|firm|fund|bank|agency|scale-up|unicorn)$/.test(next.key))
    score -= 3;
  if (hiresPerson(all, span) || isLedByPerson(all, span) || appoints(all, span) || isStation(all, span)) return 3;
  if (
    isFoundedFirst(all, span) ||
    isFoundedBehind(all, span) ||
    isOfAppointingBody(all, span) ||
    isBroughtTo(all, span, dates)
  )
    return 3;
  if (hasMention(all, span, isAfterTitle)) score -= 4;
  if (isPerson(all, span, classes) && !isOfUnit(all, span)) score -= 4;
  if (DEPARTMENT.test(textOf(all, span))) score -= 3;
  return score;
}

function allClasses(words: readonly Token[]): number {
  return words.reduce((found, { classes }) => found | classes, 0);
}

/** The last token of the title before a name; -1 without one */
function titleEndOf(previous: Span | undefined): number {
  return previous?.kind === "title" ? (previous.reach ?? previous.last) : -1;
}

function isBehindTitle({ first }: Span, titleEnd: number): boolean {
  return titleEnd >= 0 && first - titleEnd <= 5;
}

/** "the Acme Agency's venture arm", but not "at St. Umbra's until 2015" */
function isOwned(next: Token | undefined): boolean {
  return next?.isWord === true && !/^\d/.test(next.text) && !BEHIND_OWNER.test(next.key);
}

const BEHIND_OWNER = /^(?:in|at|from|to|until|till|since|for|as|and|or|where|before|after|between|on|with|then|while)$/;

/** "Jo Example", but not "joined Jo Example" */
function isPerson(all: readonly Token[], { first, last, cue, cueAt }: Span, classes: number): boolean {
  // "hat Jo Example (44) berufen"
  const [open, age, close] = all.slice(last + 1, last + 4);
  if (cue !== "at" && open?.text === "(" && close?.text === ")" && /^[2-7]\d$/.test(age?.text ?? "")) return true;
  // "Seit 2021 führt Jo Example die Acme GmbH"
  if (cue === "verb" && first !== last && first === cueAt + 1 && /^(?:19|20)\d\d$/.test(all[cueAt - 1]?.text ?? ""))
    return isGivenName((all[first] as Token).key);
  if (SUCCEEDED.test(all[first - 1]?.key ?? "") || SUCCEEDED.test(all[first - 2]?.key ?? ""))
    return isGivenName((all[first] as Token).key);
  if (cue !== "none" && cue !== "comma" && !(cue === "link" && OF.test(all[cueAt]?.key ?? ""))) return false;
  if (first === last || (classes & (COMPANY | LEGAL_FORM | SCHOOL)) !== 0) return false;
  return isGivenName((all[first] as Token).key);
}

/** "succède à Jo Example", "replaced Jo Example" */
const SUCCEEDED =
  /^(?:succede[er]?|succeeded|succeeding|replaced|replacing|remplace[er]?|folgte|loste|sucedio|sustituyo|sostituisce|opvolgde)$/;

/** "worked for Acme and for Lumora" */
function isNextLink(
  all: readonly Token[],
  { cueAt }: Span,
  previous: Span | undefined,
  employers: readonly Span[],
): boolean {
  if (previous?.cue !== "link" || !employers.includes(previous) || !FOR_WORK.test(all[cueAt]?.key ?? "")) return false;
  // "für Acme und ab 2014 für Lumora"
  const and = /^(?:19|20)\d\d$/.test(all[cueAt - 1]?.text ?? "") ? cueAt - 3 : cueAt - 1;
  return AND.test(all[and]?.key ?? "") && all[previous.cueAt]?.key === all[cueAt]?.key;
}

/** "chez Acme, à Mont-Saint-Michel, où": where the employer before it is */
function isPlaceOf(
  all: readonly Token[],
  { cue, cueAt }: Span,
  previous: Span | undefined,
  employers: readonly Span[],
  classes: number,
): boolean {
  if (cue !== "link" || previous === undefined || cueAt > previous.last + 2 || !employers.includes(previous))
    return false;
  return /^(?:in|a|en)$/.test(all[cueAt]?.key ?? "") && (classes & (COMPANY | SCHOOL | LEGAL_FORM)) === 0;
}

/** "gründete er mit zwei Kollegen die Acme GmbH" */
const FOUNDED = /^(?:(?:mit)?(?:ge)?grundete?|founded|co-?founded|cofonde|fonde|fundo|funde|cofundo|fondato)$/;

/** "worked as Test Engineer in Acme" */
function isWorkingAs(all: readonly Token[], span: Span, title: Span | undefined): boolean {
  if (title?.kind !== "title" || span.cueAt !== title.last + 1) return false;
  const before = all.slice(Math.max(0, title.first - 4), title.first).map(({ key }) => key);
  // "lavorato come ingegnere in Acme", "stata responsabile in Acme"
  if (before.some((key) => /^(?:stat[oa]|ruolo|carica|incarico)$/.test(key))) return true;
  return (
    before.some((key) => /^(?:as|come)$/.test(key)) && before.some((key) => works.has(key) || key === "experience")
  );
}

const OF = /^(?:of|der|des|de|von|vom|du|d|da|del|di|dell|della?|van)$/;
/** "responsible for", "has run the", "took charge of", "a pris la tête de", "pasó a dirigir", "verantwortete" */
const RESPONSIBLE =
  /^(?:responsible|verantwortlich|zustandig|responsable|responsabile|run|charge|tete|frente|spitze|capo|dirigir|diretto|guida|guidato|guido|diresse|direzione|direction|direccion|verantwortete?|ubernahm|ubernommen|leitung|leidt|leidde|leiding|helm|llevo|lidero|encabezo|gestiono|coordino|pilote|gere)$/;
/** Characters between a name and its range: ", from " */
const MAX_GAP = 8;

/** "the power desk of Acme from 2012 to 2014" */
function rangeScore(all: readonly Token[], { cueAt, last }: Span, dates: readonly DatedPart[]): number {
  if (!OF.test(all[cueAt]?.key ?? "")) return 0;
  const end = (all[last] as Token).to;
  return dates.some(({ from, start, isRange }) => isRange && start !== null && from > end && from - end <= MAX_GAP)
    ? 3
    : 0;
}

const FOR_WORK =
  /^(?:ans|ins|for|with|fur|pour|para|zu|zur|zum|to|naar|a|from|by|von|vom|de|d|da|do|of|bei|im|am|an|der|di|dell|della|del|van)$/;
/** "joins from Acme" */
const CAME = /^(?:joins|joined|comes|came|kommt|kam|vient|venait|viene)$/;
const MOVED =
  /^(?:seconded|assigned|moved|moving|headed|relocated|returning|shifted|went|came|come|switched|transferred|returned|back|over|wechselte|zog|stieg|fuhrte|ging|kam|kehrte|wechsel|wechselt|stapte|overgestapt|vertrok|passe|passee)$/;
const WORKED =
  /^(?:trained|work(?:ed|ing|s)?|associated|spent|employed|interned|arbeite\p{L}*|gearbeitet|tatig|travaill\p{L}*|trabaj\p{L}*|lavor\p{L}*|consulted|stints?)$/u;

const LED = /^(?:gefuhrt|geleitet|verantwortet|aufgebaut|ubernommen)$/;

/** "moved to Acme", "worked for Acme" */
function workScore(all: readonly Token[], span: Span, dates: readonly DatedPart[]): number {
  const link = all[span.cueAt]?.key ?? "";
  if (!FOR_WORK.test(link)) return 0;
  // "elle a dirigé, en tant que directrice technique, l'usine de Acme"
  const reach = /^(?:de|d|du)$/.test(link) ? 13 : 10;
  let score = 0;
  // "hat den Einkauf von Acme geleitet"
  if (dates.length > 0 && OF.test(link) && all.slice(span.last + 1, span.last + 7).some(({ key }) => LED.test(key)))
    return 3;
  if ((/^(?:der|dem|des)$/.test(link) && isMemberOf(all, span)) || isWorkAt(all, span)) return 3;
  for (let index = span.cueAt - 1; index >= Math.max(0, span.cueAt - reach); index--) {
    const { key } = all[index] as Token;
    const isNear = index >= span.cueAt - 6;
    if (isNear && /^(?:to|zu|zur|zum|naar|ans)$/.test(link) && MOVED.test(key)) return 3;
    // "kehrte ins Weingut Lumora zurück", but not "ging ins Ausland"
    if (isNear && link === "ins" && MOVED.test(key) && span.last > span.first) return 3;
    if (isNear && link === "a" && /^(?:passat[oa]|paso)$/.test(key)) return 3;
    // "retired from Acme as a professor"
    if (index === span.cueAt - 1 && link === "from" && key === "retired") return 3;
    // "Jo Example, who came from Acme"
    if (isNear && /^(?:from|von|de|du)$/.test(link) && CAME.test(key)) return all[index - 1]?.key === "who" ? 0 : 3;
    if (isNear && /^(?:for|with|fur|pour|para)$/.test(link) && WORKED.test(key))
      return all.slice(index + 1, span.cueAt).some((word) => TASK.test(word.key)) ? 0 : 3;
    // "ran purchasing for Acme from 2014 to 2017"
    if (link === "for" && RAN.test(key) && dates.some(({ isRange }) => isRange)) return 3;
    if (works.has(key)) score = 1;
    // "leads the controlling of Acme Group"
    if (OF.test(link) && (verbs.has(key) || RESPONSIBLE.test(key))) return dates.length > 0 ? 3 : 2;
  }
  return score;
}
