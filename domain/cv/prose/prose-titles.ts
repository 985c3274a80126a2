/** Titles of several words in a sentence. */
import { DEGREE, FIELD, FUNCTION, TITLE } from "../words/word-classes.ts";
import { AND, determiners, employerNouns, stops, verbs } from "./prose-cues.ts";
import { APPOINTS } from "./prose-hires.ts";
import { isNextTo, isOnlyPlace, nameEnd } from "./prose-names.ts";
import { subjects } from "./prose-people.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { withoutPerson, withoutSubject } from "./title-subjects.ts";
import {
  commaFieldEnd,
  dutchWardEnd,
  germanForEnd,
  hasRank,
  isSecondField,
  namedFieldEnd,
  regionEnd,
  romanceFieldEnd,
} from "./title-tails.ts";
import { wholeEnd, wholeStart } from "./titles-before-employers.ts";
import { isPosts } from "./told-titles.ts";
import { unitNameEnd } from "./unit-names.ts";

/** The whole title around its noun: "senior product manager", "head of business development", "co-founder and CEO". */
export function titleSpan(sentence: readonly Token[], noun: number, free: number): Span {
  let first = noun;
  while (first > free && noun - first < 5 && isNextTo(sentence, first) && isTitlePart(sentence[first - 1] as Token)) {
    if (isOwning(sentence[first - 1] as Token)) break;
    first--;
  }
  if (
    first > free &&
    (isWorks(sentence, first - 1) ||
      isOfCounsel(sentence, first) ||
      hasRank(sentence, first) ||
      isRankOfLead(sentence, first - 1))
  )
    first--;
  // "has named Jo Example chief revenue officer", but not "was appointed Senior Analyst"
  if (APPOINTS.test(sentence[first - 1]?.key ?? "") && !BE.test(sentence[first - 2]?.key ?? ""))
    while (first < noun && (sentence[first] as Token).isName && (sentence[first] as Token).classes === 0) first++;
  first = withoutPerson(sentence, first, noun);
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
    if (next.text === "(" && isPay(sentence, last + 2)) {
      last += 3;
      continue;
    }
    const unit = unitEnd(sentence, last);
    if (unit > last) {
      last = unit;
      break;
    }
    const field = isBeforeChez(sentence, last + 1)
      ? last + 1
      : Math.max(germanFieldEnd(sentence, last), romanceFieldEnd(sentence, first, last));
    if (field > last) {
      last = field;
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
  first = withoutSubject(sentence, first);
  last = namedFieldEnd(sentence, first, last);
  last = commaFieldEnd(sentence, first, last);
  first = wholeStart(sentence, first);
  last = wholeEnd(sentence, first, last);
  last = withoutTask(sentence, noun, unitNameEnd(sentence, first, last));
  const before = sentence[first - 1];
  return { kind: "title", first, last, cue: before?.key === "," ? "comma" : "none", cueAt: first - 1 };
}

/** "als Produktmanagerin für den Vertrieb zuständig": what the person does, and no part of the title */
function withoutTask(sentence: readonly Token[], noun: number, last: number): number {
  if (!/^(?:zustandig|verantwortlich)$/.test(sentence[last + 1]?.key ?? "")) return last;
  const link = sentence.findIndex(({ key }, index) => index > noun && index <= last && key === "fur");
  return link === -1 ? last : link - 1;
}

const BE = /^(?:was|were|been|being|is|wurde|est|ete|fue)$/;

/** "Professorin (W3) für Optik" */
function isPay(sentence: readonly Token[], at: number): boolean {
  return sentence[at + 1]?.text === ")" && PAY.test(sentence[at]?.text ?? "");
}

const PAY = /^(?:[CW][1-4]|[AE]\d{1,2})$/;

/** Words that begin a title: "chief operating officer". */
const LEADING = /^(?:chief|executive|assistant|associate|deputy|general|head|lead|administrative)$/;

function isPhrase(sentence: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index <= to; index++)
    if (!isNextTo(sentence, index) || stops.has((sentence[index] as Token).key)) return false;
  return true;
}

/** The end of "Vice President, Operations at Acme", "Leiterin Finanzen und Controlling der Acme", "Director (Sales)" */
function unitEnd(sentence: readonly Token[], last: number): number {
  const mark = sentence[last + 1]?.text ?? "";
  if (mark === "(") return bracketEnd(sentence, last);
  if (mark === "," && isRegion(sentence, last)) return last + 2;
  const first = /^[,–—-]$/.test(mark) ? last + 2 : last + 1;
  let end = first;
  while (end < first + 6 && isUnitPart(sentence, end, end > first)) end++;
  const words = sentence.slice(first, end);
  if (words.length === 0 || !words.every(({ classes, isName }) => !isName || (classes & (FUNCTION | FIELD)) !== 0))
    return last;
  return words.at(-1)?.isName === true &&
    /^(?:at|of|with|bei|der|di|de|chez|for|presso)$/.test(sentence[end]?.key ?? "")
    ? end - 1
    : last;
}

/** "as Vice President, Midwest." where nothing follows but the year */
function isRegion(sentence: readonly Token[], last: number): boolean {
  const [region, next, year] = sentence.slice(last + 2, last + 5);
  if (region?.isName !== true || (region.classes & ~FUNCTION) !== 0) return false;
  if (next !== undefined && !(next.key === "in" && /^\d{4}$/.test(year?.text ?? ""))) return false;
  for (let index = last; index > Math.max(0, last - 6); index--) if (sentence[index]?.key === "as") return true;
  return false;
}

/** The end of a function in brackets */
function bracketEnd(sentence: readonly Token[], last: number): number {
  const close = sentence.findIndex(({ text }, index) => index > last + 1 && text === ")");
  const words = close === -1 ? [] : sentence.slice(last + 2, close);
  if (words.length === 0 || words.length > 4 || !words.every(({ isName, text }) => isName || text === "&")) return last;
  return ((words.at(-1) as Token).classes & FUNCTION) !== 0 ? close : last;
}

function isUnitPart(sentence: readonly Token[], index: number, isInside: boolean): boolean {
  const token = sentence[index];
  if (token === undefined) return false;
  return token.isName || (isInside && (AND.test(token.key) || token.text === "&"));
}

/** The end of "Bereichsleiterin Konzerncontrolling", "Gruppenleiter Klinische Forschung" before "der Acme AG"; -1 without one */
function germanFieldEnd(sentence: readonly Token[], last: number): number {
  if (!GERMAN_LEADER.test((sentence[last] as Token).key)) return -1;
  for (let index = last + 1; index < last + 5; index++) {
    const token = sentence[index];
    if (token === undefined || !isNextTo(sentence, index)) return -1;
    const isJoin = AND.test(token.key) || token.text === "&";
    if (index > last + 1 && !isJoin && /^(?:der|bei|beim|im|am)$/.test(token.key)) return index - 1;
    if (!isJoin && (!token.isName || (token.classes & ~(FUNCTION | FIELD)) !== 0)) return -1;
  }
  return -1;
}

const GERMAN_LEADER = /(?:leiter|leiterin|chef|chefin|referent|referentin|manager|managerin|vorstand)$/;

/** "chercheuse senior chez Acme", "ingénieur structure chez Acme", "hoofd inkoop bij Acme" */
function isBeforeChez(sentence: readonly Token[], index: number): boolean {
  const [word, chez, name] = sentence.slice(index, index + 3);
  if (word === undefined || !/^(?:chez|bij)$/.test(chez?.key ?? "") || name?.isName !== true) return false;
  if (word.key === "groupe") return true;
  if (chez?.key === "bij" && PARTICIPLE.test(word.key)) return false;
  return isNextTo(sentence, index) && !word.isName && word.classes === 0 && word.key.length > 4 && !stops.has(word.key);
}

/** "als trainee begonnen bij Acme" */
const PARTICIPLE = /^(?:be|ge)[a-z]+(?:en|[dt])$/;

/** "directrice générale", "director comercial" */
function isAdjective({ key, isName }: Token): boolean {
  // "Amministratore Delegato", "directora general adjunta"
  if (/^(?:delega[dt][oa]|generale|adjointe?|adjunt[oa]|aggiunt[oa])$/.test(key)) return true;
  return (
    !isName &&
    key.length > 5 &&
    /(?:^senior$|ier[eoa]?|iels?|gato|gata|ales?|iques?|ives?|aires?|elles?|ic[oa]|iv[oa]|ari[oa]|cial|ional|eral)$/.test(
      key,
    )
  );
}

/** "the works manager" */
function isWorks(sentence: readonly Token[], index: number): boolean {
  return sentence[index]?.key === "works" && determiners.has(sentence[index - 1]?.key ?? "");
}

/** "as lead structural engineer", but not "helped lead engineers" */
function isRankOfLead(sentence: readonly Token[], index: number): boolean {
  return (
    sentence[index]?.key === "lead" && /^(?:as|was|is|became|been|an?|the|its)$/.test(sentence[index - 1]?.key ?? "")
  );
}

/** "was of counsel at Acme": the rank of a lawyer */
function isOfCounsel(sentence: readonly Token[], at: number): boolean {
  return sentence[at]?.key === "counsel" && sentence[at - 1]?.key === "of" && !sentence[at - 2]?.isName;
}

function isTitlePart({ key, isWord, isName, classes }: Token): boolean {
  if (POST.test(key)) return false;
  // "First Officer", "Key Account Manager"
  if (isName && /^(?:first|second|key)$/.test(key)) return true;
  if (!isWord || stops.has(key) || verbs.has(key) || subjects.has(key) || /^\d/.test(key)) return false;
  return (classes & DEGREE) === 0 || isName;
}

/** "Acme's head of product": the company */
function isOwning({ text, isName }: Token): boolean {
  return isName && /['’]s$/.test(text);
}

/** "General Manager of the building": where, and no part of the title */
const PLACE = /^(?:building|house|place|shop|site|plant|mill|whole|lot|business)$/;

/** "die Position Gruppenleiter" */
const POST = /^(?:position|stelle|funktion|posten|rolle|poste|puesto|cargo|role)$/;

/** The end of "of business development", "de la stratégie" or "and CEO" after a title's noun; -1 without one. */
function titleTail(sentence: readonly Token[], from: number): number {
  const link = sentence[from] as Token;
  // "entrepreneuse en résidence"
  if (link.key === "en" && sentence[from + 1]?.key === "residence") return from + 1;
  if (AND.test(link.key) || link.key === "&" || link.key === "/") {
    const next = sentence[from + 1];
    if (next === undefined) return -1;
    // "founder and Chief Scientific Officer"
    if (LEADING.test(next.key) && ((sentence[from + 2]?.classes ?? 0) & TITLE) === 0) {
      const end = [from + 3, from + 4].find((index) => ((sentence[index]?.classes ?? 0) & TITLE) !== 0);
      if (end !== undefined && isPhrase(sentence, from + 2, end)) return end;
    }
    // "roles including analyst and head of product": two titles
    if (sentence.slice(0, from).some(isPosts)) return -1;
    if ((next.classes & TITLE) !== 0) return from + 1;
    if (isSecondField(sentence, from + 1)) return from + 1;
    const after = sentence[from + 2];
    return link.key !== "/" && after !== undefined && (after.classes & TITLE) !== 0 && isTitlePart(next)
      ? from + 2
      : -1;
  }
  // "Ingénieure de formation"
  if (/^(?:de|di)$/.test(link.key) && /^(?:formation|formacion|formazione)$/.test(sentence[from + 1]?.key ?? ""))
    return -1;
  // "verpleegkundige op de spoedeisende hulp van"
  if (link.key === "op" && sentence[from + 1]?.key === "de") return dutchWardEnd(sentence, from + 2);
  // "lecturer in music at Acme"
  if (link.key === "in") return Math.max(fieldEnd(sentence, from + 1), germanUnitEnd(sentence, from));
  if (link.key === "im") return germanUnitEnd(sentence, from);
  if (/^(?:for|of|fur|pour|para|per|voor|de)$/.test(link.key)) {
    const region = regionEnd(sentence, from + 1);
    if (region > from) return region;
    const german = link.key === "fur" ? germanForEnd(sentence, from + 1) : -1;
    if (german > from) return german;
  }
  const isTo = link.text === "à" || link.key === "au" || link.key === "aux";
  if (!isTo && !/^(?:of|for|de|du|des|d|der|fur|di|del|della|voor)$/.test(link.key)) return -1;
  // "VP Sales of a small company"
  if (/^(?:an?|une?|einer|eines|einem)$/.test(sentence[from + 1]?.key ?? "") && link.key !== "fur") return -1;
  let index = from + 1;
  if (/^(?:geschaftsfuhrung|geschaftsleitung|direktion)$/.test(sentence[index]?.key ?? "")) return index;
  while (index < from + 3 && determiners.has(sentence[index]?.key ?? "")) index++;
  // "COO of the Group"
  if (index > from + 1 && (employerNouns.has(sentence[index]?.key ?? "") || PLACE.test(sentence[index]?.key ?? "")))
    return -1;
  const first = index;
  if (sentence[index]?.isName === true) {
    // "ingénieure au Gabon"
    if (isTo) return -1;
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
      ((AND.test(token.key) && ((after?.classes ?? 0) & FUNCTION) !== 0 && !stops.has(after?.key ?? "")) ||
        (/^(?:des|de|du|d)$/.test(token.key) &&
          after?.isWord === true &&
          !after.isName &&
          !stops.has(after.key) &&
          !/^\d/.test(after.key)));
    if (!isFunctionWord && !isPlain && !isJoin) break;
    index++;
  }
  const next = sentence[index];
  // "directrice du développement RH de Acme"
  if (
    index > first &&
    /^\p{Lu}{2,3}$/u.test(next?.text ?? "") &&
    /^(?:de|d|chez|du)$/.test(sentence[index + 1]?.key ?? "")
  )
    return index;
  // "CEO of Growth Partners", "présidente de la coopérative Acme"
  if (index > first && next?.isName === true && isNextTo(sentence, index)) return -1;
  // "Materials Manager for the northern plant"
  if (first > from + 1 && PLACE.test(sentence[index - 1]?.key ?? "")) return -1;
  return index > first ? index - 1 : -1;
}

/** The end of "im Vertrieb", "in der Produktion" where no other name follows; -1 elsewhere */
function germanUnitEnd(sentence: readonly Token[], link: number): number {
  const unit = sentence[link]?.key === "im" ? link + 1 : link + 2;
  if (unit > link + 1 && sentence[link + 1]?.key !== "der") return -1;
  const [field, next] = sentence.slice(unit, unit + 2);
  if (field?.isName !== true || (field.classes & (FUNCTION | TITLE)) !== FUNCTION || next?.isName === true) return -1;
  return unit;
}

/** The end of a field in lower case before "at"; -1 for other words. */
function fieldEnd(sentence: readonly Token[], from: number): number {
  for (let index = from; index < from + 5; index++) {
    const token = sentence[index];
    if (token === undefined || !isNextTo(sentence, index)) return -1;
    if (index > from && token.key === "at") return index - 1;
    const isJoin = index > from && AND.test(token.key);
    if (!isJoin && (token.isName || token.classes & TITLE || stops.has(token.key) || /^\d/.test(token.key))) return -1;
  }
  return -1;
}
