/** Words that are titles only in some places of a sentence. */
import { isOrdinary } from "../words/ordinary.ts";
import { FUNCTION, TITLE } from "../words/word-classes.ts";
import { stops, verbs } from "./prose-cues.ts";
import { isNextTo } from "./prose-names.ts";
import type { Token } from "./prose-tokens.ts";

/** Everyday words in lower case. */
const NO_TITLE =
  /^(?:employees?|members?|students?|mentors?|volunteers?|readers?|authors?|hosts?|users?|servers?|support|residents?|lead|charge|guide|capital|agent|stage|jahr|patient)$/;

/** Whether a title has its noun there */
export function isTitleNoun(sentence: readonly Token[], index: number): boolean {
  if (isCuedNoun(sentence, index)) return true;
  const { key, text, classes } = sentence[index] as Token;
  if (!isLead(sentence, index) && (classes & TITLE) === 0) return false;
  // "her executive career"
  if (
    text === "executive" &&
    /^(?:career|education|experience|search|roles?|posts?|team|board|summary)$/.test(sentence[index + 1]?.key ?? "")
  )
    return false;
  if (isKindOfCompany(sentence, index)) return false;
  // "das operative Geschäft"
  if (text === "operative" && /^(?:das|die|den|dem|der|des)$/.test(sentence[index - 1]?.key ?? "")) return false;
  return !NO_TITLE.test(text) || key === "lead" || isWorkingStudent(sentence, index);
}

/** "at the publisher Acme", "with the paper maker Acme": what the employer does */
function isKindOfCompany(sentence: readonly Token[], index: number): boolean {
  if (!isMaker(sentence[index]) || sentence[index + 1]?.isName !== true || !isNextTo(sentence, index + 1)) return false;
  for (let at = index - 1; at > Math.max(0, index - MAX_BEFORE); at--)
    if (/^(?:the|an?)$/.test(sentence[at]?.key ?? ""))
      return /^(?:at|with|for|to|of|joined|joining|by)$/.test(sentence[at - 1]?.key ?? "");
  return false;
}

/** "publisher", "brewer": a company, or a person */
export function isMaker(token: Token | undefined): boolean {
  return MAKER.test(token?.text ?? "");
}

const MAKER =
  /^\p{Ll}*(?:maker|publisher|brewer|retailer|insurer|producer|manufacturer|distributor|supplier|operator|provider|developer|builder|carrier|printer|dealer|grower|processor|wholesaler|broadcaster|lender|grocer)$/u;

/** "as a team lead", but not "helped the team lead a change" */
export function isLead(sentence: readonly Token[], index: number): boolean {
  if (sentence[index]?.key !== "lead" || !LED.test(sentence[index - 1]?.key ?? "")) return false;
  if (/^(?:at|bei|chez)$/.test(sentence[index + 1]?.key ?? "") && sentence[index + 2]?.isName === true) return true;
  return /^(?:as|was|became|is|to|an?)$/.test(sentence[index - 2]?.key ?? "");
}

/** "as a clinical lead at Acme", "was a tour guide for Acme": nouns that are other words elsewhere */
function isCuedNoun(sentence: readonly Token[], index: number): boolean {
  if (!NOUN.test(sentence[index]?.text ?? "") || !BEHIND_NOUN.test(sentence[index + 1]?.key ?? ".")) return false;
  for (let at = index - 1; at >= Math.max(0, index - MAX_BEFORE); at--) {
    const { key, isWord } = sentence[at] as Token;
    if (/^(?:as|became)$/.test(key)) return true;
    if (/^an?$/.test(key)) return /^(?:as|was|became|is|been)$/.test(sentence[at - 1]?.key ?? "");
    if (!isWord || verbs.has(key) || stops.has(key)) return false;
  }
  return false;
}

const NOUN = /^(?:lead|resident|server|guide|agent)$/;
/** Or the end of the sentence */
const BEHIND_NOUN = /^(?:at|of|for|in|with|and|from|until|since|[,.(])$/;
const MAX_BEFORE = 4;

const LED =
  /^(?:growth|marketing|sales|operations|ops|engineering|team|tech|technical|squad|shift|project|practice|hardware|software|platform|data|research|design|product)$/;

/** "she was a co-op student at Acme" */
function isWorkingStudent(sentence: readonly Token[], index: number): boolean {
  return (
    sentence[index]?.key === "student" && /^(?:co-op|coop|working|placement)$/.test(sentence[index - 1]?.key ?? "")
  );
}

/** "Grid operations engineer": an ordinary word before a function and a title in small letters, where a sentence begins */
export function isBeforeSmallTitle(sentence: readonly Token[], first: number, last: number): boolean {
  const { text, isName, isWord } = sentence[first - 1] ?? NOTHING;
  if (first !== last || isWord || isName || text === ",") return false;
  let at = last + 1;
  while (
    at < last + 3 &&
    isNextTo(sentence, at) &&
    isSmall(sentence[at]) &&
    ((sentence[at] as Token).classes & FUNCTION) !== 0
  )
    at++;
  if (at === last + 1 || !isNextTo(sentence, at) || ((sentence[at]?.classes ?? 0) & TITLE) === 0) return false;
  return isOrdinary((sentence[first] as Token).text);
}

function isSmall(token: Token | undefined): boolean {
  return token?.isName === false;
}

const NOTHING = { text: "", isName: false, isWord: false };
