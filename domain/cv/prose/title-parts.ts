/** Words of a title in a sentence. */
import { DEGREE } from "../words/word-classes.ts";
import { stops, verbs } from "./prose-cues.ts";
import { isNextTo } from "./prose-names.ts";
import { subjects } from "./prose-people.ts";
import type { Token } from "./prose-tokens.ts";

/** Words that begin a title: "chief operating officer". */
export const LEADING = /^(?:chief|executive|assistant|associate|deputy|general|head|lead|administrative)$/;

export function isPhrase(sentence: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index <= to; index++)
    if (!isNextTo(sentence, index) || stops.has((sentence[index] as Token).key)) return false;
  return true;
}

export function isTitlePart({ key, isWord, isName, classes }: Token): boolean {
  if (POST.test(key)) return false;
  // "First Officer", "Key Account Manager"
  if (isName && /^(?:first|second|key)$/.test(key)) return true;
  if (!isWord || stops.has(key) || verbs.has(key) || subjects.has(key) || /^\d/.test(key)) return false;
  return (classes & DEGREE) === 0 || isName;
}

/** "die Position Gruppenleiter" */
const POST = /^(?:position|stelle|funktion|posten|rolle|poste|puesto|cargo|role)$/;
