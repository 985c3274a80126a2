import { KIND_ENDINGS } from "#domain/lists/sentence-words.ts";
import { tokens } from "../words/split-words.ts";
import { COMPANY, DEGREE, FUNCTION, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { DOCTOR, determiners, readCue, skipDeterminer, stops, verbs } from "./prose-cues.ts";
import { executiveEnd } from "./prose-executives.ts";
import { isNextTo, isOnlyPlace, nameEnd, withAbbreviation } from "./prose-names.ts";
import { subjects } from "./prose-people.ts";
import { titleSpan } from "./prose-titles.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { isBeforeSmallTitle, isLead, isTitleNoun } from "./title-nouns.ts";

const KIND = new RegExp(`(?:${tokens(KIND_ENDINGS).join("|")})$`);
/** "der Aufsichtsrat der Acme AG", but not "im Aufsichtsrat" */
function isAppointingBody(sentence: readonly Token[], index: number): boolean {
  return (
    /^(?:aufsichts|verwaltungs|bei)rat$/.test((sentence[index] as Token).key) &&
    /^(?:der|dem|den|vom)$/.test(sentence[index - 1]?.key ?? "")
  );
}

/** "Im Jahr 2014", beside "Freiwilliges Soziales Jahr" */
function isYear(sentence: readonly Token[], index: number): boolean {
  return (
    sentence[index]?.key === "jahr" &&
    /^(?:im|ein|pro|seit|\p{L}+(?:t|st)en|(?:19|20)\d\d)$/u.test(
      (sentence[index - 1] ?? sentence[index + 1])?.key ?? "",
    )
  );
}

/** The names and titles of a sentence, in order. */
export function findSpans(sentence: readonly Token[]): readonly Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < sentence.length; index++) {
    const token = sentence[index] as Token;
    const previous = spans.at(-1);
    const free = previous === undefined ? 0 : previous.last + 1;
    // "an Executive MBA"
    if (token.key === "executive" && ((sentence[index + 1]?.classes ?? 0) & DEGREE) !== 0) {
      index++;
      continue;
    }
    const trade =
      AS.test(token.key) || isDutchWas(sentence, index)
        ? Math.max(freeTradeEnd(sentence, index), unknownTradeEnd(sentence, index))
        : -1;
    if (trade > index) {
      const first = ARTICLE.test(sentence[index + 1]?.key ?? "") ? index + 2 : index + 1;
      spans.push({ kind: "title", first, last: trade, cue: "none", cueAt: index });
      index = trade;
      continue;
    }
    const seat = executiveEnd(sentence, index);
    if (seat > index) {
      spans.push({ kind: "title", first: index, last: seat, cue: "none", cueAt: index - 1 });
      index = seat;
    } else if (
      isTitleNoun(sentence, index) &&
      !isYear(sentence, index) &&
      !(token.text === "commercial" && /^(?:the|a|its|our|their)$/.test(sentence[index - 1]?.key ?? "")) &&
      !(token.text === "mayor" && sentence[index + 1]?.key === "parte") &&
      !DOCTOR.test(token.text) &&
      !isAppointingBody(sentence, index) &&
      !isInName(sentence, index)
    ) {
      const span = titleSpan(sentence, index, free);
      spans.push(span);
      index = span.last;
    } else if ((token.isName && !isSubject(sentence, index) && !TIME.test(token.key)) || isSmallName(sentence, index)) {
      // "an MBA of Lumora University"
      if (isDegreeOf(sentence, index)) continue;
      // "Zulieferer „Lumora GmbH“"
      const begin = isKindOnly(sentence, index) ? index + 2 : index;
      const last = withoutSite(sentence, begin, withAbbreviation(sentence, begin, nameEnd(sentence, begin)));
      // "Ex-Acme consultant"
      if (sentence[index - 1]?.key === "ex" && ((sentence[last + 1]?.classes ?? 0) & TITLE) !== 0) {
        spans.push({ kind: "name", first: index, last, cue: "at", cueAt: index - 1 });
        index = last;
        continue;
      }
      if (isOwner(sentence, index, last)) {
        spans.push({ kind: "name", first: index, last, cue: "at", cueAt: index - 1, isOwner: true });
        index = last;
        continue;
      }
      // "Senior Designer"
      const isBeforeTitle = ((sentence[last + 1]?.classes ?? 0) & TITLE) !== 0 || isLead(sentence, last + 1);
      // "war bei Acme Produktmanagerin"
      const isBehindBei = /^(?:bei|beim|bij|chez)$/.test(sentence[index - 1]?.key ?? "");
      if (isBeforeSmallTitle(sentence, index, last)) {
        index = last;
        continue;
      }
      if (isBeforeTitle && !isBehindBei && isNextTo(sentence, last + 1)) {
        index = last;
        continue;
      }
      if (isUnknownTitle(sentence, index, last)) {
        spans.push({ kind: "title", first: index, last, cue: "none", cueAt: index - 1 });
        index = last;
        continue;
      }
      const first = withoutKind(sentence, begin, last);
      const cue = readCue(sentence, index, previous);
      const small = isSmallSchool(sentence, index - 1) && index > free ? index - 1 : first;
      const isOfUnit = isUnitOwner(sentence, last) && (cue.cue === "at" || cue.cue === "verb" || cue.cue === "link");
      if (!isOnlyPlace(sentence, first, last) && !isPersonName(sentence, first, last))
        spans.push({ kind: "name", first: small, last, ...cue, ...(isOfUnit ? { isOwner: true } : {}) });
      index = last;
    }
  }
  return spans;
}

/** "au lycée Lumora" */
function isSmallSchool(sentence: readonly Token[], index: number): boolean {
  return (
    /^(?:lycee|liceo|instituto|istituto|ecole|escuela|college)$/.test(sentence[index]?.key ?? "") &&
    isNextTo(sentence, index + 1)
  );
}

/** "sechs Jahre lang" */
const TIME = /^(?:jahren?|monaten?|wochen?|tagen?|stunden?)$/;

/** "was Acme's head of product", "served as the Acme Group's chief buyer": a company, whose officer the person was */
function isOwner(sentence: readonly Token[], first: number, last: number): boolean {
  if (!/['’]s$/.test((sentence[last] as Token).text)) return false;
  if (!OFFICER.test(sentence[skipDeterminer(sentence, first)]?.key ?? "")) return false;
  for (let index = last + 1; index < last + 5 && isNextTo(sentence, index); index++)
    if (((sentence[index] as Token).classes & TITLE) !== 0) return true;
  return false;
}

/** "at Acme's chemical engineering department" */
function isUnitOwner(sentence: readonly Token[], last: number): boolean {
  if (!/['’]s$/.test((sentence[last] as Token).text)) return false;
  for (let index = last + 1; index < last + 5 && isNextTo(sentence, index); index++)
    if (UNIT.test((sentence[index] as Token).key)) return sentence[index + 1]?.isName !== true;
  return false;
}

/** "Acme" of "Acme's Leeds mill" */
function withoutSite(sentence: readonly Token[], first: number, last: number): number {
  const owner = sentence.findIndex(({ text }, index) => index >= first && index < last && /['’]s$/.test(text));
  return owner !== -1 && UNIT.test(sentence[last + 1]?.key ?? "") ? owner : last;
}

const UNIT =
  /^(?:mill|mine|route|yard|refinery|terminal|brewery|bakery|newsroom|desk|bureau|department|faculty|lab|laboratory|school|institute|division|unit|arm|office|practice|team|business|work|investments|operations|site|plant|works|branch|factory|warehouse|depot|campus|studio|hub|store)$/;

const OFFICER = /^(?:is|was|been|be|became|become|becoming|as|am|i'm|he's|she's|named|appointed|promoted|made)$/;

const AS = /^(?:as|als|comme|como)$/;
const ARTICLE = /^(?:an?|eine?|une?)$/;
const AT = /^(?:at|with|bei|beim|chez|bij)$/;
export const NO_TRADE =
  /^(?:child|kid|boy|girl|teenager|student|undergraduate|postgraduate|pupil|part|result|whole|team|group|guest|member|client|customer|favou?r|matter|way|kind|frente|schuler(?:in)?|kunde|gast|teil|mitglied|jugendliche[rn]?|enfant|etudiante?|eleve|partie|cliente?|membre|leiter(?:in)?)$/;
const MAX_TRADE = 4;

/** The end of "as a bell hanger at Acme", "comme sélectionneuse maïs chez Acme": a trade that no list knows; -1 elsewhere */
function unknownTradeEnd(sentence: readonly Token[], as: number): number {
  const hasArticle = ARTICLE.test(sentence[as + 1]?.key ?? "");
  if (!hasArticle && sentence[as]?.key === "as") return -1;
  const first = hasArticle ? as + 2 : as + 1;
  for (let index = first; index <= first + MAX_TRADE; index++) {
    const { key, classes, isWord, text, isName } = sentence[index] ?? NO_TOKEN;
    if (index > first && AT.test(key)) return isNameAhead(sentence, index + 1) ? index - 1 : -1;
    if (!isWord || (index > first && !isNextTo(sentence, index)) || (classes & TITLE) !== 0) return -1;
    if (stops.has(key) || NO_TRADE.test(key) || /^\d/.test(text)) return -1;
    // In German, every noun has a capital.
    if (isName && sentence[as]?.key !== "als") return -1;
  }
  return -1;
}

/** "als freie Drohnenpilotin" */
function freeTradeEnd(sentence: readonly Token[], as: number): number {
  const first = ARTICLE.test(sentence[as + 1]?.key ?? "") ? as + 2 : as + 1;
  if (!/^(?:freie[rn]?|freiberufliche[rn]?|selbst?standige[rn]?)$/.test(sentence[first]?.key ?? "")) return -1;
  return sentence[first + 1]?.isName === true ? first + 1 : -1;
}

/** "was ik bakkersknecht bij Acme" */
function isDutchWas(sentence: readonly Token[], index: number): boolean {
  return (
    /^(?:ik|hij|ze|zij)$/.test((sentence[index] as Token).key) && /^(?:was|werd)$/.test(sentence[index - 1]?.key ?? "")
  );
}

const NO_TOKEN = { key: "", classes: 0, isWord: false, text: "", isName: false };

function isNameAhead(sentence: readonly Token[], index: number): boolean {
  const at = determiners.has(sentence[index]?.key ?? "") ? index + 1 : index;
  return sentence[at]?.isName === true;
}

/** "joined monzo", "Produktmanagerin bei wunderbar24, einem": a name in small letters, alone behind what leads to an employer */
function isSmallName(sentence: readonly Token[], index: number): boolean {
  const { text, key, classes, isWord } = sentence[index] as Token;
  if (!isWord || classes !== 0 || !SMALL.test(text) || NO_SMALL_NAME.test(key)) return false;
  if (stops.has(key) || verbs.has(key) || determiners.has(key) || NUMBER.test(key)) return false;
  const next = sentence[index + 1];
  // "bei der lumora AG"
  const isNamed = ((next?.classes ?? 0) & LEGAL_FORM) !== 0;
  const before = sentence[index - 1]?.key ?? "";
  // "die Revision der lumora AG"
  if (isNamed && determiners.has(before)) return true;
  if (!LEADS_TO_SMALL.test(before)) return false;
  return next === undefined || !next.isWord || next.isName || BEHIND_SMALL.test(next.key) || /^\d/.test(next.text);
}

/** "Dr. Jo Example", but not "Dr. Lumen KG" */
function isPersonName(sentence: readonly Token[], first: number, last: number): boolean {
  if (!PERSON.test((sentence[first] as Token).key)) return false;
  return !sentence.slice(first, last + 1).some(({ classes }) => (classes & (COMPANY | LEGAL_FORM | SCHOOL)) !== 0);
}

/** Begins the name of a person: "Mr Example" */
const PERSON = /^(?:mr|mrs|ms|herrn?|frau|mme|sir|prof|professor|dr|dr\.-ing)$/;

/** "went to sea at sixteen" */
const NUMBER = /^(?:eleven|twelve|\p{Ll}{3,5}(?:teen|ty)(?:-\p{Ll}{3,5})?|ten)$/u;
const SMALL = /^\p{Ll}[\p{Ll}\d.-]{2,}$/u;
const LEADS_TO_SMALL = /^(?:at|bei|chez|presso|bij|ex|joined|rejoint|cofounded|founded|called|namens)$/;
const BEHIND_SMALL =
  /^(?:as|in|and|for|from|until|til|till|since|where|before|after|als|und|von|bis|seit|wo|comme|et|de|depuis|puis|where|which|that|y|como|e|come)$/;
const NO_SMALL_NAME =
  /^(?:back|home|work|school|university|college|uni|high|night|sea|least|first|last|once|present|large|length|all|any|both|best|most|times?|lunch|forces|moi|nous|lui|elle|soi|eux|uns|mir|ihm|ihr|ihnen|einer|einem|meinem|meiner|seiner|ihrer|casa|me|voi|noi|ons|hem|haar|mij|up|out|together|several|two|three|four)$/;

/** "Harvard Business Review Editor" is a title; in "General Motors" no word is one. A title word before a legal form is a name. */
function isInName(sentence: readonly Token[], index: number): boolean {
  const token = sentence[index] as Token;
  if (!token.isName) return false;
  const before = sentence[index - 1];
  const next = sentence[index + 1];
  // "with Baker Tilly", "bei der Techniker Kasse"
  const at = /^(?:der|the|den|dem)$/.test(before?.key ?? "") ? sentence[index - 2] : before;
  if (
    at !== undefined &&
    /^(?:at|with|for|bei|beim|chez|joined)$/.test(at.key) &&
    next?.isName === true &&
    (next.classes & (TITLE | FUNCTION)) === 0
  )
    return isNextTo(sentence, index + 1);
  // "Direttore Generale di Acme S.p.A."
  if (next?.isName === true && /^(?:of|de|di|du|der|bei)$/.test(sentence[index + 2]?.key ?? "")) return false;
  // "CFO of Acme Ltd"
  if (/^(?:of|for|at|de|du|des|der|bei)$/.test(next?.key ?? "")) return false;
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
  // "zog es ihn weg: Bei Acme"
  const begins = index === 0 || sentence[index - 1]?.text === ":";
  return begins && (subjects.has(token.key) || stops.has(token.key) || verbs.has(token.key));
}

/** A degree, and the school behind "of" */
function isDegreeOf(sentence: readonly Token[], index: number): boolean {
  const [degree, of, school] = sentence.slice(index, index + 3);
  if (((degree?.classes ?? 0) & (DEGREE | SCHOOL)) !== DEGREE || of?.key !== "of" || school?.isName !== true)
    return false;
  const end = nameEnd(sentence, index + 2);
  return sentence.slice(index + 2, end + 1).some(({ classes }) => (classes & SCHOOL) !== 0);
}

/** What a company is, before its name in quotation marks */
function isKindOnly(sentence: readonly Token[], index: number): boolean {
  const [kind, mark, name] = sentence.slice(index, index + 3);
  return kind !== undefined && name?.isName === true && /^[„“"«]$/.test(mark?.text ?? "") && KIND.test(kind.key);
}

/** "gründete mit zwei Freunden Lumora": in German, every noun has a capital. */
export const COMPANIONS =
  /^(?:kolleg(?:en|in|innen)|freund(?:en|in|innen)|partnern|kommiliton(?:en|in|innen)|bekannten|geschwistern|bruder|schwester)$/;

const UNIT_OF =
  /^(?:werke?|niederlassung|filiale|tochter|sparte|standort|zweigstelle|entwicklung|produktion|vertrieb)$/;

/** "Zulieferer Bosch": the name alone. */
function withoutKind(sentence: readonly Token[], first: number, last: number): number {
  const { key } = sentence[first] as Token;
  // "der Berner Softwarefirma Acme AG"
  if (last > first + 1 && key.endsWith("er") && KIND.test((sentence[first + 1] as Token).key))
    return withoutKind(sentence, first + 1, last);
  // "das Werk der Acme AG"
  if (UNIT_OF.test(key) && /^(?:der|des|von)$/.test(sentence[first + 1]?.key ?? "") && last > first + 1)
    return first + 2;
  return last > first && (KIND.test(key) || COMPANIONS.test(key)) && (sentence[first + 1] as Token).isName
    ? first + 1
    : first;
}
