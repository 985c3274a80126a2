/** The part of an employer that a leader leads, where no list knows its name: "Director of Expansion", "Manager, Data Science". */
import { isGivenName } from "../rows/people.ts";
import { COMPANY, FIELD, FUNCTION, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { AND, determiners, skipDeterminer, stops } from "./prose-cues.ts";
import { isNextTo, isOnlyPlace } from "./prose-names.ts";
import type { Token } from "./prose-tokens.ts";
import { GERMAN_FIELD, isTask } from "./title-tails.ts";

/** Of a part; a founder, a president and a chief executive lead the whole. */
const LEADER =
  /^(?:head|lead|leader|manager|director|vp|(?:team|gruppen|abteilungs|bereichs|haupt|projekt)?leiter(?:in)?|(?:sub)?director[a]?|directeur|directrice|responsable|responsabile|jef[ae]|gerente|cheff?e?|referent(?:in)?|hoofd|direttore|direttrice)$/;
const OF_WHOLE = /^(?:managing|executive|general|generale?|generaldirektor)$/;
const ENGLISH_FIELD =
  /.{2}(?:ing|tion|sion|ment|ity|ics|ance|ence|ency|logy|graphy|ships|sales|operations|solutions|services|products|programs|programmes|projects|affairs|systems|relations|success|support|excellence|insights|markets|accounts|channels|platforms?|networks?|assets?|binders|linehaul)$/;
const ROMANCE_FIELD = /.{2}(?:cion|ciones|zione|zioni|tique|tiques|mento|mentos|menti|dad|ta|ciale?|ercial|erciale)$/;
/** Says that the person works for the employer of another sentence, or of another part of this one */
const POSTED =
  /^(?:brought|served|serving|serves|founded|co-founded|cofounded|promoted|made|named|appointed|hired|recruited|became|become|including|title|titled|titel|titre|titolo|titulo|position|role|positions|roles|befordert|ernannt|kam|stieg|wurde|nommee?|promue?|devenue?|recrutee?|nombrad[oa]|ascendid[oa]|nominat[oa]|promoss[oa]|joined|joining|rejoined|rose|rising|moved|moving|went|ging|left|there|dort|where|wo|ou|donde|dove)$/;
const CUE =
  /^(?:first|initially|eventually|as|als|comme|como|come|from|to|zum|zur|was|been|is|became|become|war|wurde|ist|me|him|her|named|appointed|made|including|and|und|et|y|e|then|now|later|dann|puis|poi|luego|title|titled|devenue?|nommee?|nombrad[oa]|fue|es|est|etait|ete|its|our|their|currently|most|recently|of|de|di|:|,|\()$/;
const LINK = /^(?:of|for|de|des|der|du|di|del|della|van|voor|fur)$/;
const UNIT =
  /^(?:business|unit|division|divisione|direction|direccion|departamento|service|pole|branche|abteilung|bu)$/;
const MAX_UNIT = 5;

function isUnit(token: Token | undefined): boolean {
  if (token === undefined || token.isName) return false;
  const { key, classes } = token;
  return UNIT.test(key) || ((classes & FUNCTION) !== 0 && !stops.has(key));
}

/** The end of "of Farmer Operations", ", Data Science" behind a title; `last` elsewhere */
export function unitNameEnd(sentence: readonly Token[], first: number, last: number): number {
  const next = sentence[last + 1];
  if (next === undefined) return last;
  if (next.text === ",") return commaUnitEnd(sentence, first, last);
  if (next.isName) return joinedUnitEnd(sentence, first, last);
  return LINK.test(next.key) ? ofUnitEnd(sentence, first, last) : last;
}

/** "zum Leiter Sponsoring & Events befördert" */
function joinedUnitEnd(sentence: readonly Token[], first: number, last: number): number {
  if (!LEADER.test((sentence[last] as Token).key) || sentence[last + 2]?.text !== "&") return last;
  const end = runEnd(sentence, last + 1);
  const words = sentence.slice(last + 1, end + 1);
  if (end < last + 3 || words.some(({ classes }) => (classes & (LEGAL_FORM | SCHOOL | TITLE)) !== 0)) return last;
  return isField(words.at(-1) as Token) && isPostedElsewhere(sentence, first, end) ? end : last;
}

function ofUnitEnd(sentence: readonly Token[], first: number, last: number): number {
  const { key } = sentence[last] as Token;
  if (!LEADER.test(key) && !isVicePresident(sentence, last)) return last;
  if (OF_WHOLE.test(sentence[last - 1]?.key ?? "")) return last;
  let from = last + 2;
  while (determiners.has(sentence[from]?.key ?? "")) from++;
  const unit = from;
  // "head of product Marketplace"
  while (isUnit(sentence[from])) from++;
  const end = runEnd(sentence, from);
  if (end < from || isTask(sentence, last + 1)) return last;
  const words = sentence.slice(from, end + 1);
  if (words.some(({ classes }) => (classes & (LEGAL_FORM | SCHOOL)) !== 0)) return last;
  const isPosted = isPostedElsewhere(sentence, first, end);
  if (from > unit) return isPosted ? end : last;
  if (words.every(isField) && words.some(({ classes }) => (classes & (FUNCTION | FIELD)) !== 0)) return end;
  if (!isPosted || !isField(words.at(-1) as Token)) return last;
  return isGivenName((words[0] as Token).key) ? last : end;
}

function commaUnitEnd(sentence: readonly Token[], first: number, last: number): number {
  if (sentence[first]?.isName !== true || sentence[last]?.isName !== true) return last;
  const from = last + 2;
  const end = runEnd(sentence, from);
  if (end < from) return last;
  const words = sentence.slice(from, end + 1);
  if (words.some(({ classes }) => (classes & (LEGAL_FORM | SCHOOL)) !== 0)) return last;
  if (
    words.some(
      ({ classes, key }, index) => (classes & TITLE) !== 0 && !(WHOSE.test(key) && isFieldName(words[index + 1])),
    )
  )
    return last;
  if (isGivenName((words[0] as Token).key)) return last;
  // "Head of Sales, UK & Ireland", but not "Head of Sales, London"
  const areRegions = words.length === 3 && words[1]?.text === "&" && isOnlyPlace(sentence, from, from);
  if (!areRegions && isOnlyPlace(sentence, from, end)) return last;
  const next = sentence[end + 1];
  const isAtEmployer =
    /^(?:at|with|for|bei|beim|chez|bij)$/.test(next?.key ?? "") && sentence[end + 2]?.isName === true;
  if (isAtEmployer) return end;
  if (next !== undefined && !BEHIND.test(next.key)) return last;
  if (!CUE.test(sentence[skipDeterminer(sentence, first)]?.key ?? sentence[first - 1]?.key ?? "")) return last;
  const isLeader = LEADER.test(sentence[last].key) || isVicePresident(sentence, last);
  if (!isLeader && !areRegions && !isField(words.at(-1) as Token)) return last;
  return isPostedElsewhere(sentence, first, end) ? end : last;
}

/** "Senior Manager, Merchant Risk": for whom, and no title of its own */
const WHOSE = /^(?:merchant|partner|driver|seller|buyer|developer|courier|host|agent|producer|student|member)$/;
const BEHIND =
  /^(?:[,(–—:]|in|to|by|and|until|till|from|since|a|where|before|after|und|bis|von|seit|wo|et|jusqu|puis)$/;

function isVicePresident(sentence: readonly Token[], last: number): boolean {
  return (sentence[last] as Token).key === "president" && sentence[last - 1]?.key === "vice";
}

/** The last of some words with capitals, "&" or "and" between them; before `from` where there are none or too many */
function runEnd(sentence: readonly Token[], from: number): number {
  if (sentence[from]?.isName !== true) return from - 1;
  let end = from;
  for (;;) {
    const next = sentence[end + 1];
    const isJoin = next?.text === "&" || (next !== undefined && AND.test(next.key) && isFieldName(sentence[end + 2]));
    const at = isJoin ? end + 2 : end + 1;
    if (sentence[at]?.isName !== true || !(isJoin || isNextTo(sentence, at)) || stops.has(sentence[at].key)) break;
    end = at;
  }
  return end - from < MAX_UNIT ? end : from - 1;
}

function isFieldName(token: Token | undefined): boolean {
  return token?.isName === true && (token.classes & (FUNCTION | FIELD)) !== 0;
}

function isField({ key, text, classes }: Token): boolean {
  if (text === "&" || (classes & (FUNCTION | FIELD)) !== 0) return true;
  if ((classes & COMPANY) !== 0) return false;
  return ENGLISH_FIELD.test(key) || ROMANCE_FIELD.test(key) || GERMAN_FIELD.test(key.replace(/e?s$/, ""));
}

function isPostedElsewhere(sentence: readonly Token[], first: number, end: number): boolean {
  if (sentence[first - 1]?.text === ":") return true;
  return sentence.some(({ key }, index) => {
    if (index >= first && index <= end) return false;
    // "From 2010 to 2016"
    return POSTED.test(key) || (AT.test(key) && !/^\d/.test(sentence[index + 1]?.text ?? ""));
  });
}

const AT = /^(?:at|with|bei|beim|chez|en|presso|bij|from)$/;
