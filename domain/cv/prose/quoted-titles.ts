/** Titles in quotation marks. */
import type { Token } from "./prose-tokens.ts";

/** "mit dem Titel »Fachreferent Faserverbund-Strukturen«": all that is quoted; null without marks on both sides */
export function quotedSpan(sentence: readonly Token[], first: number, last: number): [number, number] | null {
  let open = first - 1;
  while (open > first - MAX_QUOTED && open >= 0 && sentence[open]?.isWord === true) open--;
  if (!QUOTE.test(sentence[open]?.text ?? "")) return null;
  let close = last + 1;
  while (close < last + MAX_QUOTED && sentence[close] !== undefined && !QUOTE.test((sentence[close] as Token).text))
    close++;
  if (!QUOTE.test(sentence[close]?.text ?? "") || close - open > MAX_QUOTED) return null;
  return sentence.slice(open + 1, close).some(({ text }) => QUOTED_END.test(text)) ? null : [open + 1, close - 1];
}

const QUOTE = /^["„“”«»‚‘›‹]$/;
const MAX_QUOTED = 9;
/** What no title has inside */
const QUOTED_END = /^[,.:?!]$|^(?:i|is|was|ist|war|est|es)$/i;
