/** Names in a sentence that are not employers of the person, but clients, investors or boards. */
import { MENTION_WORDS, WORK_VERBS } from "#domain/lists/sentence-words.ts";
import { tokens } from "../words/split-words.ts";
import { AND } from "./prose-cues.ts";
import { isExecutive } from "./prose-executives.ts";
import type { Span, Token } from "./prose-tokens.ts";

const mentions = new Set(tokens(MENTION_WORDS));
const works = new Set(tokens(WORK_VERBS));
const STAFF = /^(?:faculty|staff)$/;

/** "clients such as Acme", "led by Acme", "acquired by Acme" */
export function hasMention(all: readonly Token[], span: Span, isAfterTitle: boolean): boolean {
  for (let index = span.first - 1; index >= Math.max(0, span.first - 9); index--) {
    const { key, text } = all[index] as Token;
    // "engineer at Lumora (acquired by Acme) and at Vantelo"
    if (text === ")") {
      const open = all.findLastIndex((other, at) => at < index && other.text === "(");
      if (open === -1) return false;
      index = open;
      continue;
    }
    // "serves on the board of Acme and is a partner at Lumora"
    if (AND.test(key) && /^(?:is|was|ist|war|est|es)$/.test(all[index + 1]?.key ?? "")) return false;
    // "roles including CFO of Acme", "a member of the faculty at Acme"
    const isOfStaff = /^members?$/.test(key) && all.slice(index, index + 5).some((word) => STAFF.test(word.key));
    // "sold copiers for Acme"
    const isSale = key === "sold" && all[span.cueAt]?.key === "for";
    const isNone = isSale || isOfStaff || (isAfterTitle && /^(?:including|include|includes|such)$/.test(key));
    if (mentions.has(key) && !isNone && !beginsTitle(all, index) && !isExecutive(all, index)) return true;
    if (key === "by" && index === span.cueAt && span.cue !== "verb") return true;
    if (text === "(" || (works.has(key) && !/^(?:is|was|are|been|be|est|ist|war)$/.test(key))) return false;
  }
  return false;
}

/** "Customer Care Executive", "Client Manager" */
function beginsTitle(all: readonly Token[], index: number): boolean {
  const { key, isName } = all[index] as Token;
  return isName && OF_TITLES.test(key) && all[index + 1]?.isName === true;
}

const OF_TITLES = /^(?:clients?|customers?|investors?)$/;
