import { AT_WORDS, DETERMINERS, EMPLOYER_VERBS, LINK_WORDS, TITLE_CUES, TITLE_STOPS } from "../lists/sentence-words.ts";
import type { Span, Token } from "./prose-tokens.ts";
import { tokens } from "./split-words.ts";

const set = (list: string): ReadonlySet<string> => new Set(tokens(list));
const at = set(AT_WORDS);
export const verbs = set(EMPLOYER_VERBS);
const links = set(LINK_WORDS);
export const determiners = set(DETERMINERS);
export const stops: ReadonlySet<string> = new Set([
  ...tokens(TITLE_STOPS),
  ...tokens(TITLE_CUES),
  ...determiners,
  ...links,
  ...at,
]);
/** "joined the faculty of Acme" */
const MEMBERS = /^(?:faculty|staff|team|ranks|offices?|department|practice|board|direction|equipe)$/;
const PRONOUN = /^(?:er|sie|ich|he|she|i|il|elle|je|el|ella)$/;
/** "was hired by Acme" */
const HIRED = /^(?:hired|recruited|employed|headhunted|poached|engagee?|recrutee?|embauchee?|eingestellt|abgeworben)$/;
const PASSIVE = /^(?:by|par|durch)$/;
export const AND = /^(?:and|und|et|y|e|en)$/;

/** The words before a name that say what it is. */
export function readCue(
  sentence: readonly Token[],
  first: number,
  previous: Span | undefined,
): Pick<Span, "cue" | "cueAt"> {
  let link = -1;
  let others = 0;
  for (let index = first - 1; index >= Math.max(0, first - 6); index--) {
    const { key, isWord, isName } = sentence[index] as Token;
    if (previous !== undefined && index <= previous.last && previous.kind === "name") {
      // "at Google and Monzo"
      const isList = index === first - 2 && AND.test((sentence[first - 1] as Token).key);
      return isList ? { cue: "list", cueAt: first - 1 } : toLink(link);
    }
    if (at.has(key)) return { cue: "at", cueAt: index };
    if (PASSIVE.test(key)) return { cue: HIRED.test(sentence[index - 1]?.key ?? "") ? "verb" : "none", cueAt: index };
    if (verbs.has(key)) {
      const isDirect = link < 0 || isDeterminer(sentence[link] as Token) || MEMBERS.test(sentence[link - 1]?.key ?? "");
      return isDirect ? { cue: "verb", cueAt: index } : toLink(link);
    }
    if (!isWord) {
      if (key === ":" || key === '"' || key === "“" || key === "„" || key === "«") continue;
      return link >= 0 ? toLink(link) : { cue: key === "," ? "comma" : "none", cueAt: index };
    }
    // "rejoint en 2010 le groupe Acme"
    if (/^(?:19|20)\d\d$/.test(key)) {
      if (/^(?:en|in|im)$/.test(sentence[index - 1]?.key ?? "")) index--;
      continue;
    }
    if (links.has(key) && (link < 0 || !isDeterminer(sentence[index] as Token))) {
      if (link >= 0 && !isDeterminer(sentence[link] as Token)) return toLink(link);
      link = index;
      continue;
    }
    if (determiners.has(key)) continue;
    if (PRONOUN.test(key)) continue;
    if (isName || (stops.has(key) && link >= 0) || ++others > 3) break;
  }
  return toLink(link);
}

/** "a" and "the", but not "à" */
function isDeterminer({ key, text }: Token): boolean {
  return determiners.has(key) && text !== "à";
}

function toLink(link: number): Pick<Span, "cue" | "cueAt"> {
  return { cue: link < 0 ? "none" : "link", cueAt: link };
}
