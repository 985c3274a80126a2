/** What belongs to a title behind its noun, and no word of a list says: a field, a region, a unit. */
import { isGivenName } from "../rows/people.ts";
import { COMPANY, FUNCTION, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { AND, skipDeterminer, stops } from "./prose-cues.ts";
import { isNextTo } from "./prose-names.ts";
import type { Token } from "./prose-tokens.ts";

const CUE =
  /^(?:as|als|comme|como|come|was|been|is|became|war|ist|bin|wurde|gewesen|ete|etait|est|suis|fue|fui|era|where|wo|erst|dann|puis|then|first|zunachst|zuerst|zuletzt|abord|ensuite|lang|zum|zur|tot|da|be|ab)$/;
const EMPLOYER =
  /^(?:at|with|bei|beim|chez|bij|presso|en|der|from|von|joined|hired|left|where|wo|ou|waar|there|dort|zu|zur|zum|naar|to|ab|eingestiegen|angefangen|begonnen|gestartet)$/;
const MAX_FIELD = 3;

/** The end of "Bereichsleiterin Leistungselektronik tätig", "Commodity Manager Asia in Shanghai"; `last` elsewhere */
export function namedFieldEnd(sentence: readonly Token[], first: number, last: number): number {
  const next = sentence[last + 1];
  if (next?.isName !== true || !isNextTo(sentence, last + 1)) return last;
  if (isGivenName(next.key) || !isBehindCue(sentence, first)) return last;
  let end = last + 1;
  while (sentence[end + 1]?.isName === true && isNextTo(sentence, end + 1)) end++;
  const words = sentence.slice(last + 1, end + 1);
  if (words.length > MAX_FIELD || words.some(isNamed)) return last;
  if (isSecondField(sentence, end + 2)) end += 2;
  if (/['’]s$/.test((sentence[end] as Token).text) || sentence[end + 1]?.text === "&") return last;
  // The employer is another name.
  return sentence.some(({ key }, index) => (index < first || index > end) && EMPLOYER.test(key)) ? end : last;
}

/** "et Communication" behind "Directrice Marketing" */
export function isSecondField(sentence: readonly Token[], index: number): boolean {
  const field = sentence[index];
  if (field?.isName !== true || !AND.test(sentence[index - 1]?.key ?? "") || sentence[index - 2]?.isName !== true)
    return false;
  return (field.classes & FUNCTION) !== 0 && (field.classes & NAMED) === 0 && sentence[index + 1]?.isName !== true;
}

/** A company or a person; "Leistungselektronik" and "Antriebstechnik" are none, though companies have such words. */
function isNamed({ key, classes }: Pick<Token, "key" | "classes">): boolean {
  return (classes & NAMED) !== 0 && !((classes & NAMED) === COMPANY && (GERMAN_FIELD.test(key) || SECTOR.test(key)));
}

/** "Vorentwicklung", "Fluidtechnik" */
export function isGermanField({ key, text, classes }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text) && (classes & NAMED & ~COMPANY) === 0 && GERMAN_FIELD.test(key);
}

const SECTOR = /^(?:automotive|retail|aerospace|industrial|healthcare|energy|mobility|packaging|pharma|food)$/;
const NAMED = COMPANY | LEGAL_FORM | SCHOOL | TITLE;

function isBehindCue(sentence: readonly Token[], first: number): boolean {
  return [first - 1, skipDeterminer(sentence, first)].some((at) => CUE.test(sentence[at]?.key ?? ""));
}

const WHERE = /^(?:where|there|wo|dort|ou|y)$/;
const MAX_WHERE = 8;

/** The end of "Vice President Finance, Healthcare" in "from Acme, where she was Vice President Finance, Healthcare, a position"; `last` elsewhere */
export function commaFieldEnd(sentence: readonly Token[], first: number, last: number): number {
  const [comma, field] = sentence.slice(last + 1, last + 3);
  if (comma?.text !== "," || field?.isName !== true || (field.classes & (NAMED ^ COMPANY)) !== 0) return last;
  if (sentence[first]?.isName !== true || !isBehindCue(sentence, first)) return last;
  let end = last + 2;
  while (end < last + 1 + MAX_FIELD && sentence[end + 1]?.isName === true && isNextTo(sentence, end + 1)) end++;
  const next = sentence[end + 1];
  if (next !== undefined && next.text !== ",") return last;
  const before = sentence.slice(Math.max(0, first - MAX_WHERE), first);
  return before.some(({ key }) => WHERE.test(key) || key === "title") ? end : last;
}

const REGION =
  /^(?:europe|europa|asia|asien|asie|africa|afrika|afrique|america|americas|amerika|amerique|emea|apac|asia-pacific|pacific|dach|latam|mena|nordics|benelux|iberia|osteuropa|westeuropa|nordeuropa|sudeuropa|suddeutschland|norddeutschland|east|west|north|south)$/;
const DIRECTION = /^(?:(?:north|south|east|west|central|latin|middle|southeast|asia)(?:ern)?|the)$/;
const POINT = /^(?:est|ouest|nord|sud|centrale|est|oeste|norte|sur)$/;

/** The end of "for Latin America", "pour l'Europe de l'Est" behind a title; -1 elsewhere */
export function regionEnd(sentence: readonly Token[], from: number): number {
  let index = from;
  if (/^(?:la|le|l|l'|the)$/.test(sentence[index]?.key ?? "")) index++;
  while (index < from + 3 && DIRECTION.test(sentence[index]?.key ?? "") && sentence[index + 1]?.isName === true)
    index++;
  if (sentence[index]?.isName !== true || !REGION.test((sentence[index] as Token).key)) return -1;
  // "Asia Pacific", "Europe du Nord", "Europe de l'Est"
  if (sentence[index + 1]?.isName === true && REGION.test(sentence[index + 1]?.key ?? "")) return index + 1;
  let point = index + 1;
  while (/^(?:de|du|del|d|l|l'|la)$/.test(sentence[point]?.key ?? "")) point++;
  return point > index + 1 && POINT.test(sentence[point]?.key ?? "") ? point : index;
}

export const GERMAN_FIELD =
  /(?:ung(?:en)?|[hk]eit|schaft(?:en)?|ik|tion(?:en)?|wesen|bau|arbeit|recht|management|kunde|lehre|logie|nomie|itat|sicherheit|systeme|anlagen|produkte|kunden|prozesse|medien|energien?|stoffe|methoden|politik|einkauf|vertrieb|antriebe?|betrieb|fragen|themen|projekte?|verfahren|technik|chemie|physik|fahrzeuge?|maschinen|netze|motoren|pumpen|ventile|ausbau|markte?)$/;

/** "als Leiterin für den Vertrieb zuständig": what the person does, and no part of the title */
export function isTask(sentence: readonly Token[], link: number): boolean {
  if (sentence[link]?.key !== "fur") return false;
  return sentence.slice(link + 1, link + MAX_TASK).some(({ key }) => key === "zustandig" || key === "verantwortlich");
}

const MAX_TASK = 7;

/** The end of "für Ertragskartierung", "für Presse und Öffentlichkeitsarbeit" behind a German title; -1 elsewhere */
export function germanForEnd(sentence: readonly Token[], from: number): number {
  let end = -1;
  for (let index = from; index < from + 5; index++) {
    const { key, isName, text, classes } = sentence[index] ?? { key: "", isName: false, text: "", classes: 0 };
    const isSecond = end !== -1 && end === index - 2 && sentence[index + 1]?.isName !== true;
    if (isName && /\p{Ll}/u.test(text) && !isNamed({ key, classes }) && (isSecond || GERMAN_FIELD.test(key)))
      end = index;
    else if (!(isName && (classes & NAMED) === 0) && !/^(?:und|&|\p{Ll}+e[nrs]?)$/u.test(key)) break;
    if (/^(?:bei|beim|der|die|das|in|im|an|am|von|vom)$/.test(key)) break;
  }
  return end;
}

/** "en qualité de", "in qualità di" */
const QUALITY = /^(?:qualite|qualita|calidad|tant|poste|titre|titolo)$/;
const SMALL_CUE = /^(?:als|comme|devient|devenue?|est|suis|etait|ete|puis|tant|abord|como|come)$/;
const BEHIND_FIELD = /^(?:bij|van|tot|tussen|puis|chez|a|au|aux|en|jusqu|avant|apres|depuis|ensuite)$/;
const MAX_WORDS = 2;

/** The end of "responsable grands comptes, puis", "ingénieure procédés et", "als hoofd inkoop bij" in small letters; -1 elsewhere */
export function smallFieldEnd(sentence: readonly Token[], first: number, last: number): number {
  const cue = skipDeterminer(sentence, first);
  const isCue =
    SMALL_CUE.test(sentence[cue]?.key ?? "") ||
    (/^(?:de|di|d)$/.test(sentence[cue]?.key ?? "") && QUALITY.test(sentence[cue - 1]?.key ?? ""));
  if (!isCue || sentence[last]?.isName === true) return -1;
  let end = last;
  while (end < last + MAX_WORDS && isSmallNoun(sentence, end + 1)) end++;
  if (end === last) return -1;
  const next = sentence[end + 1];
  return next === undefined || !next.isWord || AND.test(next.key) || BEHIND_FIELD.test(next.key) ? end : -1;
}

/** "als trainee begonnen bij", "als consultant begon" */
const DUTCH_VERB = /^(?:(?:be|ge|ver)[a-z]+(?:en|[dt])|begon|werkte|startte|binnen)$/;

function isSmallNoun(sentence: readonly Token[], index: number): boolean {
  const { key, text, classes } = sentence[index] ?? { key: "", text: "", classes: 0 };
  if (!isNextTo(sentence, index) || key.length < 5 || !/^\p{Ll}/u.test(text)) return false;
  return (classes & NAMED) === 0 && !stops.has(key) && !DUTCH_VERB.test(key);
}

const MAX_WARD = 3;

/** The end of "spoedeisende hulp" before "van het Acme"; -1 elsewhere */
export function dutchWardEnd(sentence: readonly Token[], from: number): number {
  for (let index = from; index <= from + MAX_WARD; index++) {
    const { key, isName, isWord } = sentence[index] ?? { key: "", isName: true, isWord: false };
    if (index > from && /^(?:van|bij|in)$/.test(key)) return index - 1;
    if (isName || !isWord) return -1;
  }
  return -1;
}

/** "a summer intern", "third engineer", but not "the second engineer at Acme": a word that elsewhere is none of a title */
export function hasRank(sentence: readonly Token[], first: number): boolean {
  const key = sentence[first - 1]?.key ?? "";
  if (!/^(?:summer|first|second|third|fourth)$/.test(key) || !isNextTo(sentence, first)) return false;
  const title = (sentence[first] as Token).key;
  if (key === "summer") return /^(?:interns?|associate|analyst|student|trainee)$/.test(title);
  const isOfShip = /^(?:engineer|officer|mate)$/.test(title);
  return isOfShip && !/^(?:the|its|their|our|a|'s)$/.test(sentence[first - 2]?.key ?? "the");
}
