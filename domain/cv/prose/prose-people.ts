/** Whom a sentence is about, and who speaks in it. */
import { SPEECH_WORDS, SUBJECT_WORDS } from "#domain/lists/sentence-words.ts";
import { isGivenName } from "../rows/people.ts";
import { tokens } from "../words/split-words.ts";
import { COMPANY, LEGAL_FORM, SCHOOL, TITLE } from "../words/word-classes.ts";
import { stops } from "./prose-cues.ts";
import { APPOINTS } from "./prose-hires.ts";
import type { Token } from "./prose-tokens.ts";

const speech: ReadonlySet<string> = new Set(tokens(SPEECH_WORDS));
export const subjects: ReadonlySet<string> = new Set(tokens(SUBJECT_WORDS));

/** "She …", "Before that …", "Ich …": a sentence about one person, who is not named */
export function isPersonal(all: readonly Token[]): boolean {
  const [first] = all as readonly [Token, ...Token[]];
  if (subjects.has(first.key) && !isArticle(all, first)) return true;
  return all.some((token) => PERSON.test(token.key) && !isInitial(token) && !isArticle(all, token));
}

export function isInFirstPerson(all: readonly Token[]): boolean {
  return all.some((token) => FIRST_PERSON.test(token.key) && !isInitial(token));
}

/** In Spanish and Italian, the verb alone says who. */
const PERSON =
  /^(?:i|i'[mdv]e?|she(?:'[ds])?|he(?:'[ds])?|my|her|his|ich|sie|er|je|j|il|elle|me|mi|soy|fui|estudie|trabaje|funde|dirigi|obtuve|termine|sono|lavoro|studiai|ik|hij|ze|zij|mijn)$/;

/** "il fondo di Lumora", but not "il fonde Lumora" */
function isArticle(all: readonly Token[], { key }: Token): boolean {
  return key === "il" && all.some((token) => ITALIAN.test(token.key));
}

const ITALIAN =
  /^(?:di|del|dell|dell[aoe]|degli|dei|nel|nell|nell[aoe]|negli|nei|all[aoe]|agli|ai|dal|dall[aoe]|che|gli|con|per|una|uno|ha|sono|non)$/;

/** "Jo J. Example" is not "j'ai". */
function isInitial({ key, text }: Token): boolean {
  return key === "j" && (text === "J" || text === "J.");
}

const FIRST_PERSON = /^(?:i|ich|je|j|my|mein|mon|ma)$/;

/** "said Jo", but not "she says", as a portrait quotes its person */
export function isSpeech(all: readonly Token[], index: number): boolean {
  const { key, isName } = all[index] as Token;
  // "Saïd est directeur de Lumora"
  if (!speech.has(key) || isName) return false;
  if (key === "announced" && all.some((token) => APPOINTED.test(token.key))) return false;
  return ![index - 1, index + 1].some((at) => SPEAKER.test(all[at]?.key ?? ""));
}

/** "announced that its board has appointed Jo Example" */
const APPOINTED = /^(?:appointed|appointment|promoted|promotion|named|hired)$/;
const SPEAKER = /^(?:i|he|she|they|we|everyone|everybody|ich|er|sie|je|il|elle)$/;

/** "jo example" of "Kim met Jo Example" */
export function peopleIn(all: readonly Token[]): readonly string[] {
  return all.flatMap(({ isName, key }, index) => {
    const next = all[index + 1];
    const isPerson = isName && next?.isName === true && isGivenName(key) && (next.classes & NO_SURNAME) === 0;
    return isPerson ? [`${key} ${next.key}`] : [];
  });
}

const NO_SURNAME = COMPANY | LEGAL_FORM | SCHOOL;

/** Whom a sentence begins with: "Example" of "Ms. Example’s work" */
export function firstName(all: readonly Token[]): string {
  const at = all.findIndex(({ isName, key }) => isName && !HONORIFIC.test(key) && !PARTICLE.test(key));
  return (all[at > 3 ? 0 : Math.max(0, at)] as Token).key.replace(/['’]s$/, "");
}

const HONORIFIC = /^(?:mrs?|ms|dr|prof|professor|herr|frau|mme|monsieur|madame|sra?|dott|ing)$/;
/** "Kim van Example" */
const PARTICLE = /^(?:van|von|den|der|de|del|di|da|la|le|ten|ter|zu)$/;
const BE =
  /^(?:is|was|has|had|serves?|served|joined|works|worked|did|holds?|(?:co-?)?founded|(?:mit)?grundete|(?:co)?fonde|(?:co)?fundo|led|leads|spent|ist|war|arbeitet|est|etait|fut|travaille|es|fue|trabaja|e|lavora|was|werkt)$/;
const MAX_SUBJECT = 9;
const MAX_TITLE = 9;

/** "Jo Example" of "Prof. Jo Example left Acme in 2014" */
export function subjectNames(all: readonly Token[]): readonly string[] {
  const names: string[] = [];
  for (const { key, isName, text, classes } of all.slice(0, MAX_SUBJECT)) {
    if (text === "." || HONORIFIC.test(key) || PARTICLE.test(key)) continue;
    if (!isName || subjects.has(key) || stops.has(key) || (classes & NO_PERSON) !== 0) break;
    names.push(key);
  }
  return names.length <= MAX_NAMES ? names : [];
}

const MAX_NAMES = 4;

/** The subject before the verb and a title: "Jo Example is currently a professor at Acme", "Ms. Example, 52, has served as CFO" */
export function introducedNames(all: readonly Token[]): readonly string[] | null {
  const [first] = all;
  if (first?.isName !== true || subjects.has(first.key) || stops.has(first.key)) return null;
  const verb = all.slice(0, MAX_SUBJECT).findIndex(({ key, isName }) => !isName && BE.test(key));
  if (verb < 1) return null;
  // "Acme announced that it has appointed Jo Example as CFO"
  if (all.slice(0, verb + 2).some(({ key }) => APPOINTS.test(key))) return null;
  const remark = all.findIndex(({ text }) => /^[,(–—-]$/.test(text));
  const end = remark > 0 && remark < verb ? remark : verb;
  // Not "Trent" of "Jo joins from Trent, where she was", nor "why" of "Why I like her: Jo Example was"
  const after = all.findIndex(
    ({ isName, text, key }, index) => index > 0 && !isName && text !== "." && !PARTICLE.test(key),
  );
  const names = all.slice(0, Math.min(end, after)).filter(({ isName, key }) => isName && !HONORIFIC.test(key));
  if (names.some(({ key }) => stops.has(key) || key === "i")) return null;
  // "Outside work, Jo is"
  if (names.length === 1 && after < end && !isGivenName((names[0] as Token).key)) return null;
  if (names.length === 0 || names.length > 4 || names.some(({ classes }) => (classes & NO_PERSON) !== 0)) return null;
  const isTitled = all.slice(end, verb + 1 + MAX_TITLE).some(({ classes }) => (classes & TITLE) !== 0);
  return isTitled || FOUNDS.test((all[verb] as Token).key) ? names.map(({ key }) => key) : null;
}

const FOUNDS = /^(?:(?:co-?)?founded|(?:mit)?grundete|(?:co)?fonde|(?:co)?fundo)$/;
const NO_PERSON = COMPANY | LEGAL_FORM | SCHOOL | TITLE;
