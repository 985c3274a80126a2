/** Names in a sentence that are not employers of the person, but clients, investors or boards. */
import { MENTION_WORDS } from "#domain/lists/sentence-words.ts";
import { isOrdinary } from "../words/ordinary.ts";
import { tokens } from "../words/split-words.ts";
import { LEGAL_FORM, TITLE } from "../words/word-classes.ts";
import { AND, works } from "./prose-cues.ts";
import { isExecutive } from "./prose-executives.ts";
import { isNextTo } from "./prose-names.ts";
import type { Span, Token } from "./prose-tokens.ts";

const mentions = new Set(tokens(MENTION_WORDS));
const WORKS =
  /^(?:is|was|ist|war|est|es|intervient|enseigne|teaches|lectures|lehrt|unterrichtet|works|arbeitet|travaille)$/;
const STAFF = /^(?:faculty|staff)$/;

/** "clients such as Acme", "led by Acme", "acquired by Acme" */
export function hasMention(all: readonly Token[], span: Span, isAfterTitle: boolean): boolean {
  if (isOwner(all, span)) return true;
  if (isOfOther(all, span)) return true;
  for (let index = span.first - 1; index >= Math.max(0, span.first - 9); index--) {
    const { key, text } = all[index] as Token;
    // "engineer at Lumora (acquired by Acme) and at Vantelo"
    if (text === ")") {
      const open = all.findLastIndex((other, at) => at < index && other.text === "(");
      if (open === -1) return false;
      index = open;
      continue;
    }
    // "Together with her brother, she founded Acme"
    // "A customer talked her into joining Acme"
    if (span.cue === "verb" && index < span.cueAt && (SUBJECT.test(key) || OBJECT.test(key))) return false;
    // "serves on the board of Acme and is a partner at Lumora"
    if (AND.test(key) && WORKS.test(all[index + 1]?.key ?? "")) return false;
    // "roles including CFO of Acme", "a member of the faculty at Acme"
    const isOfStaff = /^members?$/.test(key) && all.slice(index, index + 5).some((word) => STAFF.test(word.key));
    // "sold copiers for Acme"
    const isSale = key === "sold" && all[span.cueAt]?.key === "for";
    const isNone = isSale || isOfStaff || (isAfterTitle && /^(?:including|include|includes|such)$/.test(key));
    if (
      mentions.has(key) &&
      !isNone &&
      !beginsTitle(all, index) &&
      !isOfSmallTitle(all, index) &&
      !isExecutive(all, index)
    )
      return true;
    if (key === "by" && index === span.cueAt && span.cue !== "verb") return true;
    if (text === "(" || (works.has(key) && !/^(?:is|was|are|been|be|est|ist|war)$/.test(key))) return false;
  }
  return false;
}

/** "a candidate at Acme", "her sister at Acme", but not "A kind man at Acme thought she could learn" */
function isOfOther(all: readonly Token[], { cue, cueAt, last }: Span): boolean {
  // "a thing called Acme"
  if (cue !== "at" || all[cueAt]?.key === "called" || !OTHERS.test(all[cueAt - 1]?.key ?? "")) return false;
  const next = all[last + 1];
  return next === undefined || !next.isWord || AND.test(next.key);
}

const OTHERS =
  /^(?:thing|dinner|event|talk|panel|party|concert|meeting|lunch|man|woman|guy|guys|people|person|candidates?|friends?|sister|brother|father|mother|husband|wife|uncle|aunt|cousin|somebody|someone|kollegen|bekannte[rn]?|freund(?:in)?|freunde|bruder|schwester|amie?|ami[eo]?s|amig[oa]s?|frere|soeur|hermano|hermana)$/;
const OBJECT = /^(?:her|him|me|mich|ihn)$/;
const SUBJECT = /^(?:i|he|she|we|ich|er|sie|wir|je|j|il|elle|nous|hij|zij|ze|ik|wij)$/;
/** "Customer Care Executive", "Client Manager" */
function beginsTitle(all: readonly Token[], index: number): boolean {
  const { key, isName } = all[index] as Token;
  return isName && OF_TITLES.test(key) && all[index + 1]?.isName === true;
}

/** "as a customer service adviser for" */
function isOfSmallTitle(all: readonly Token[], index: number): boolean {
  if (!OF_TITLES.test((all[index] as Token).key)) return false;
  for (let at = index + 1; at <= index + MAX_TITLE && isNextTo(all, at); at++)
    if (((all[at] as Token).classes & TITLE) !== 0) return true;
  return false;
}

const MAX_TITLE = 3;
const OF_TITLES = /^(?:clients?|customers?|investors?)$/;

const POSSESSIVE =
  /^(?:sein(?:e[nmrs]?)?|ihre[nmrs]?|meine[nmrs]?|unser(?:e[nmrs]?)?|its|their|our|my|his|leur|su|suo|sua|zijn)$/;
const EVENT = /^(?:seit|bis|nach|vor)$/;
const OFFICE = /^(?:buro|office|standort|niederlassung|team|bureau|oficina|ufficio|kantoor|werk)$/;
const NO_NAME =
  /^(?:beklagten?|klagers?|klagerin|empfanger(?:in|s)?|ende|anfang|year|jahres|annee|ano|anno|million(?:s|en)?|milliarden?|billion|euro|dollars?|mio|laufbahn|karriere|reife|abitur|konkurrenz|wettbewerb|ausland|(?:quartals|jahres|monats)ende)$/;

/** "ihrer Vorgängergesellschaft", "seine berufliche Laufbahn", "220 Millionen Euro", "Founder of the Year" */
export function isNoName(all: readonly Token[], { first, last }: Span, classes: number): boolean {
  if (first === last || /^\d/.test(all[first - 1]?.text ?? "")) {
    if (NO_NAME.test((all[first] as Token).key)) return true;
  }
  // "Sind mehrere Geschäftsführer bestellt"
  if (last === 0 && classes === 0 && isOrdinary((all[0] as Token).text)) return true;
  // "at an ISP called Acme"
  if (/^(?:called|named|namens)$/.test(all[last + 1]?.key ?? "") && all[last + 2]?.isName === true) return true;
  // "with 8 FTEs"
  if (first === last && /^\d{1,3}$/.test(all[first - 1]?.text ?? "") && classes === 0) return true;
  // "seit der Gründung"
  if (first === last && first > 1 && (all[last] as Token).key.endsWith("ung") && EVENT.test(all[first - 2]?.key ?? ""))
    return true;
  // "Juror beim Lumenpreis"
  if (/.(?:preis|award|prize)$/.test((all[last] as Token).key)) return true;
  // "unser Wiener Büro"
  if (first > 0 && OFFICE.test((all[last] as Token).key) && POSSESSIVE.test((all[first - 1] as Token).key)) return true;
  if (first !== last || (classes & LEGAL_FORM) !== 0 || first === 0) return false;
  const before = all[first - 1] as Token;
  const isInflected = /^\p{Ll}+e[nrs]?$/u.test(before.text) && before.classes === 0;
  return POSSESSIVE.test((isInflected && !POSSESSIVE.test(before.key) ? all[first - 2] : before)?.key ?? "");
}

/** ", la filiale de Acme", ", a subsidiary of Acme": the owner of the employer */
function isOwner(all: readonly Token[], { cueAt }: Span): boolean {
  if (!SUBSIDIARY.test(all[cueAt - 1]?.key ?? "")) return false;
  for (let at = cueAt - 2; at >= Math.max(0, cueAt - 4); at--) if (all[at]?.text === ",") return true;
  return false;
}

/** "chez Acme, d'abord comme chef d'équipe à Saran": where the person worked, as another name is the employer */
export function isTown(
  all: readonly Token[],
  { first, last, cue, cueAt }: Span,
  previous: Span | undefined,
  employers: readonly Span[],
): boolean {
  if (cue !== "link" || first !== last || cueAt !== first - 1 || previous?.kind !== "title") return false;
  if (cueAt !== previous.last + 1 || !/^(?:à|a|in|en)$/.test(all[cueAt]?.text ?? "")) return false;
  if ((all[first] as Token).classes !== 0) return false;
  // "con Acme, donde fue jefa de centro en Lumora"
  const employer = employers.at(-1);
  if (employer !== undefined && all.slice(employer.last + 1, employer.last + 4).some(({ key }) => WHERE.test(key)))
    return true;
  if (!employers.some((one) => one.cue === "at" || one.cue === "verb")) return false;
  return all.slice(Math.max(0, previous.first - 2), previous.first).some(({ key }) => AS_OR_TURN.test(key));
}

const WHERE = /^(?:where|wo|ou|donde|dove|waar)$/;
const AS_OR_TURN =
  /^(?:as|als|comme|como|come|first|then|later|abord|puis|ensuite|zunachst|zuerst|erst|dann|spater|luego|primero|poi)$/;
const SUBSIDIARY = /^(?:subsidiary|filiale|tochter|tochtergesellschaft|filial|filiaal|division|owned)$/;

/** "I am writing about the position of CFO at Acme", "saw your post about the CFO role at Acme" */
export function isAdvertised(all: readonly Token[], at: number): boolean {
  const { key } = all[at] as Token;
  if (!OF_ADVERTISEMENT.test(key)) return false;
  return WRITING.test(key) ? all.some((token) => POST.test(token.key)) : ADVERTISEMENT.test(all[at + 1]?.key ?? "");
}

const WRITING = /^(?:writing|schreibe|ecris|escribo|scrivo)$/;
const OF_ADVERTISEMENT = /^(?:writing|schreibe|ecris|escribo|scrivo|your|ihre|eure|votre|vos|su|vostr[ao])$/;
const POST = /^(?:position|role|post|vacancy|opening|job|stelle|poste|offre|puesto|vacante|posizione)$/;
const ADVERTISEMENT =
  /^(?:posts?|posting|advertisement|advert|ad|vacancy|job|anzeige|ausschreibung|annonce|offre|anuncio|oferta|annuncio|offerta)$/;
