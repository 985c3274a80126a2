/** Names of several words in a sentence. */
import { NAME_LINKS } from "#domain/lists/sentence-words.ts";
import { isPlace } from "../words/phrases.ts";
import { SERIES } from "../words/separators.ts";
import { tokens } from "../words/split-words.ts";
import { COMPANY, DEGREE, FIELD, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { longNameEnd } from "./long-names.ts";
import { AND, isStudy, STUDIED, stops } from "./prose-cues.ts";
import { subjects } from "./prose-people.ts";
import type { Token } from "./prose-tokens.ts";

const nameLinks = new Set(tokens(NAME_LINKS));

export function isNextTo(sentence: readonly Token[], index: number): boolean {
  const [before, token] = [sentence[index - 1], sentence[index]];
  return before !== undefined && token !== undefined && token.from - before.to <= 2 && before.isWord && token.isWord;
}

/** The last token of the name that begins at `index`. */
export function nameEnd(sentence: readonly Token[], index: number): number {
  let last = index;
  let classes = (sentence[index] as Token).classes;
  for (;;) {
    let next = last + 1;
    // "Dr. August Oetker KG"
    if (
      sentence[next]?.text === "." &&
      (sentence[last] as Token).key.length < 4 &&
      !subjects.has(sentence[next + 1]?.key ?? "") &&
      sentence[next]?.from === sentence[last]?.to &&
      sentence[next + 1]?.isName === true
    ) {
      last = next + 1;
      classes |= (sentence[last] as Token).classes;
      continue;
    }
    if (isDanishForm(sentence, next)) return next + 2;
    // "University of Lumora–Leeds"
    if ((classes & SCHOOL) !== 0 && sentence[next]?.text === "–" && isGlued(sentence, next)) {
      last = next + 1;
      continue;
    }
    // "Acme Pumps, Inc."
    if (sentence[next]?.text === "," && FORM_BEHIND_COMMA.test(sentence[next + 1]?.text ?? "")) return next + 1;
    if (SMALL_FORM.test(sentence[next]?.text ?? "") && isNextTo(sentence, next)) return next;
    const number = numberEnd(sentence, next);
    if (number >= next) return number;
    // "als Partner der Lumora AG Unternehmen"
    if (last > index && LAST_FORM.test((sentence[last] as Token).key) && !isFormPart(sentence[next])) return last;
    const isAmpersand = sentence[next]?.text === "&" || sentence[next]?.text === "+";
    if (isAmpersand) next += /^(?:de|du|von|van|la|le|di)$/.test(sentence[next + 1]?.key ?? "") ? 2 : 1;
    else while (next < last + 7 && isNextTo(sentence, next) && isLink(sentence, next, classes)) next++;
    const token = sentence[next];
    if (token === undefined || !token.isName || !(isAmpersand || isNextTo(sentence, next))) return last;
    // "la expansión en Portugal de Lumora"
    if (
      last === index &&
      next > last + 1 &&
      /^(?:en|in)$/.test(sentence[index - 1]?.key ?? "") &&
      isOnlyPlace(sentence, index, index)
    )
      return last;
    // "im Debt Capital Markets Team der Lumora AG"
    if (
      next === last + 2 &&
      TEAM.test((sentence[last] as Token).key) &&
      /^(?:der|des)$/.test((sentence[last + 1] as Token).key)
    )
      return last;
    // "at Lumora's Leeds site"
    if (/['’]s$/.test((sentence[last] as Token).text) && SITE.test(sentence[next + 1]?.key ?? "")) return last;
    // "before moving to New Zealand I spent"
    if (token.text === "I" && sentence[next + 1]?.isName === false) return last;
    // "Institut für Akustik der RWTH Aachen" is two names.
    if (next > last + 1 && /^(?:der|des)$/.test((sentence[last + 1] as Token).key) && (token.classes & SCHOOL) !== 0)
      return last;
    // "tiene un MBA del IESE"
    if (((sentence[index] as Token).classes & DEGREE) !== 0 && next > last + 1 && (token.classes & SCHOOL) !== 0)
      return last;
    // "hat an der Universität Lumora Psychologie studiert"
    if (isStudiedField(sentence, next, classes)) return last;
    // "Master in Foods and Pumps de la Lumora School"
    if ((classes & SCHOOL) === 0 && isOfSchool(sentence, last + 1, next)) return last;
    // "Universidad Mayor de Lumora"
    const isMayor = token.key === "mayor" && (classes & SCHOOL) !== 0;
    const isTitle = (token.classes & TITLE) !== 0 && next === last + 1 && !isMayor && !isBeforeForm(sentence, next);
    if (isTitle && ((classes & (COMPANY | SCHOOL)) === 0 || sentence[next + 1]?.isName !== true)) return last;
    classes |= token.classes;
    last = next;
    if (last - index > 10) return last;
  }
}

/** "Winter Gastronom GmbH", "Lumen Guide Dogs Association": the word of a title inside a name */
function isBeforeForm(sentence: readonly Token[], title: number): boolean {
  for (let index = title + 1; index < title + 3 && isNextTo(sentence, index); index++) {
    const { classes, key, isName } = sentence[index] as Token;
    if (!isName) return false;
    if ((classes & LEGAL_FORM) !== 0 || ASSOCIATION.test(key)) return true;
  }
  return false;
}

const ASSOCIATION = /^(?:association|society|foundation|union|guild|federation|club|trust|verein|verband|stiftung)$/;

const TEAM = /^(?:team|desk|abteilung|bereich|einheit)$/;
const SITE = /^(?:site|plant|works|office|branch|factory|warehouse|depot|campus|studio|lab|hub|store)$/;
const FORM_BEHIND_COMMA = /^(?:Inc|Ltd|LLC|LLP|PLC|Corp|S\.L|S\.A)$/;
const SMALL_FORM = /^(?:plc|gmbh|llc|ltd|srl|sarl)$/;
/** Legal forms that end a name */
const LAST_FORM = /^(?:gmbh|ggmbh|ag|se|kg|kgaa|ug|ohg|eg|plc|ltd|inc|llc|llp|sas|sarl|bv|nv)$/;

/** "GmbH & Co. KG", "Pvt Ltd" */
function isFormPart(next: Token | undefined): boolean {
  return next !== undefined && (next.text === "&" || next.text === "+" || (next.classes & LEGAL_FORM) !== 0);
}

const BEFORE_EMPLOYER = /^(?:at|for|with|of|joined|joins|left|chez|bei|zu|presso|bij)$/;

/** The end of "3 GmbH" in "Lumora 3 GmbH", and of "4" in "chez Lumora 4 avant", but not "at Lumora 4 years"; -1 elsewhere */
function numberEnd(sentence: readonly Token[], index: number): number {
  const [at, number, form] = [sentence[index - 2], sentence[index], sentence[index + 1]];
  if (number === undefined || !/^\d{1,3}$/.test(number.text) || !isNextTo(sentence, index)) return -1;
  const isLast = form === undefined || !form.isWord || stops.has(form.key);
  // "de Acme 34, un fondo"
  const isExplained = form?.text === "," && /^(?:an?|une?|una|eine?|een)$/.test(sentence[index + 2]?.key ?? "");
  if (isExplained) return index;
  if (isLast) return BEFORE_EMPLOYER.test(at?.key ?? "") ? index : -1;
  return (form.classes & LEGAL_FORM) !== 0 && isNextTo(sentence, index + 1) ? index + 1 : -1;
}

/** "Acme A/S": of companies in Denmark and Norway */
function isDanishForm(sentence: readonly Token[], index: number): boolean {
  const [first, slash, last] = sentence.slice(index, index + 3);
  return slash?.text === "/" && last?.text === "S" && /^[AIKP]$/.test(first?.text ?? "") && slash.from === first?.to;
}

/** Between two names without blanks */
function isGlued(sentence: readonly Token[], dash: number): boolean {
  const [before, mark, after] = sentence.slice(dash - 1, dash + 2);
  return after?.isName === true && before?.to === mark?.from && mark?.to === after.from;
}

function isOfSchool(sentence: readonly Token[], link: number, next: number): boolean {
  if (next < link + 2 || sentence[link]?.key !== "de") return false;
  for (let index = next; index < next + 4 && sentence[index]?.isName === true; index++)
    if (((sentence[index] as Token).classes & SCHOOL) !== 0) return true;
  return false;
}

/** A subject between the name of a school and the verb */
function isStudiedField(sentence: readonly Token[], index: number, classes: number): boolean {
  if ((classes & SCHOOL) === 0) return false;
  // "Universität Lumora studiert"
  const isTown = ((sentence[index - 1] as Token).classes & SCHOOL) !== 0 || isPlace((sentence[index] as Token).text);
  if (isTown && ((sentence[index] as Token).classes & FIELD) === 0) return false;
  return STUDIED.test(sentence[index + 1]?.key ?? "");
}

/** "University of California, Berkeley" */
function campusEnd(sentence: readonly Token[], first: number, last: number): number {
  const comma = last + 1;
  if (sentence[comma]?.text !== "," || sentence[comma + 1]?.isName !== true) return last;
  if (((sentence[first] as Token).classes & SCHOOL) === 0) return last;
  const name = sentence.slice(first, comma).map(({ text }) => text);
  if (!SERIES.test(name.join(" "))) return last;
  const end = sentence[comma + 2]?.isName === true && isNextTo(sentence, comma + 2) ? comma + 2 : comma + 1;
  return isOnlyPlace(sentence, comma + 1, end) ? end : isOnlyPlace(sentence, comma + 1, comma + 1) ? comma + 1 : last;
}

/** "University of Texas at Austin" */
function townEnd(sentence: readonly Token[], first: number, last: number): number {
  if (sentence[last + 1]?.key !== "at" || sentence[last + 2]?.isName !== true) return last;
  if (!(sentence[first] as Token).key.startsWith("univ") || sentence[first + 1]?.key !== "of") return last;
  return isOnlyPlace(sentence, last + 2, last + 2) ? last + 2 : last;
}

/** "LSM – Lumora School of Management": the short name of a school before its name */
function fullNameEnd(sentence: readonly Token[], first: number, last: number): number {
  if (first !== last || !/^[–—-]$/.test(sentence[last + 1]?.text ?? "") || sentence[last + 2]?.isName !== true)
    return last;
  if (!/^\p{Lu}{2,6}$/u.test((sentence[first] as Token).text)) return last;
  const end = nameEnd(sentence, last + 2);
  return sentence.slice(last + 2, end + 1).some(({ classes }) => (classes & SCHOOL) !== 0) ? end : last;
}

/** "studied at the Lumora School of Management at Vantelo University": of who works there, the university is the employer. */
function universityEnd(sentence: readonly Token[], first: number, last: number): number {
  if (sentence[last + 1]?.key !== "at" || !sentence.slice(first, last + 1).some(({ key }) => key === "school"))
    return last;
  if (!sentence.some(isStudy)) return last;
  const next = sentence[last + 2]?.key === "the" ? last + 3 : last + 2;
  if (sentence[next]?.isName !== true) return last;
  const end = nameEnd(sentence, next);
  return sentence.slice(next, end + 1).some(({ key }) => key === "university") ? end : last;
}

/** "Karlsruher Institut für Technologie (KIT)", "École polytechnique", "Université de Rennes 1" */
export function withAbbreviation(sentence: readonly Token[], first: number, last: number): number {
  const campus = Math.max(
    campusEnd(sentence, first, last),
    townEnd(sentence, first, last),
    universityEnd(sentence, first, last),
    fullNameEnd(sentence, first, last),
    longNameEnd(sentence, first, last),
  );
  if (campus > last) return campus;
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
  // "Université libre de Bruxelles", "École nationale supérieure agronomique de Toulouse"
  if ((classes & SCHOOL) !== 0 && /^(?:\p{Ll}{4,}|d)$/u.test(key))
    return (key === "d" && sentence[index + 1]?.isName === true) || isAdjectiveOfSchool(sentence, index);
  // "Dogs for Deaf People"
  if (key === "for" && sentence.slice(index + 1, index + 3).some((word) => PEOPLE.test(word.key))) return true;
  // "Internationales Komitee vom Roten Kreuz"
  if (key === "vom" && sentence[index + 1]?.key === "roten") return true;
  if (!nameLinks.has(key)) return isPublicBody(sentence, index);
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

/** "régionale de santé" of "Agence régionale de santé Bretagne": small words behind the adjective of a French public body */
function isPublicBody(sentence: readonly Token[], index: number): boolean {
  let from = index;
  while (index - from < MAX_INSIDE && SMALL_WORD.test(sentence[from - 1]?.text ?? "")) from--;
  if (
    !PUBLIC_BODY.test(sentence[from - 1]?.text ?? "") ||
    !/(?:ale?|ique|iere?|aire|ain|en)$/.test(sentence[from]?.key ?? "")
  )
    return false;
  let to = index;
  while (to - index < MAX_INSIDE && SMALL_WORD.test(sentence[to + 1]?.text ?? "")) to++;
  // "Agence régionale de santé qui"
  return sentence[to + 1]?.isName === true && to > from && OF_TOWN.test(sentence[from + 1]?.key ?? "");
}

const PUBLIC_BODY = /^(?:Agence|Conseil|Caisse|Centre|Chambre|Direction|Office|Institut|Ministère|Union|Observatoire)$/;

const PEOPLE =
  /^(?:people|children|women|kids|youth|animals|humanity|life|good|tomorrow|all|change|justice|peace|america|india|africa)$/;

/**
 * Between the word of a school and the "de" before its town, nothing but words in lower case: "supérieure" and "physique" of "École
 * supérieure de physique de Lyon".
 */
function isAdjectiveOfSchool(sentence: readonly Token[], index: number): boolean {
  let [from, to] = [index, index];
  while (index - from < MAX_INSIDE && SMALL_WORD.test(sentence[from - 1]?.text ?? "")) from--;
  while (to - index < MAX_INSIDE && SMALL_WORD.test(sentence[to + 1]?.text ?? "")) to++;
  const isAfterSchool = ((sentence[from - 1]?.classes ?? 0) & SCHOOL) !== 0;
  return isAfterSchool && sentence[to + 1]?.isName === true && OF_TOWN.test(sentence[to]?.key ?? "");
}

const MAX_INSIDE = 5;
const SMALL_WORD = /^(?:\p{Ll}{4,}|d(?:e|i|u|es|ell[aoe]|egli|ei|['’]))$/u;
const OF_TOWN = /^d(?:e|i|u|ell[aoe]|egli|ei|['’])$/;

export function isOnlyPlace(sentence: readonly Token[], first: number, last: number): boolean {
  return isPlace(
    sentence
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(" "),
  );
}
