/** "Lumora A digital assets platform", "Acme, an AI startup": what a company is, behind its name without a separator. */
const PURPOSE =
  /,?\s+[Aa]n?\s(?:[\p{Ll}\d][\p{L}\d-]*,?\s|[A-Z]{2,5}\s){1,9}(?:platform|company|firm|provider|start-?up|agency|consultancy|organi[sz]ation|non-?profit|marketplace|publisher|manufacturer|retailer|studio|brand|business|service|app)(?=\s*(?:$|\t|\s{3}|[.(|–—]))/u;
const MAX_TEXT = 160;
const MAX_NAME = 50;

/** Where that begins; the length of a text without it. */
export function purposeAt(text: string): number {
  if (text.length > MAX_TEXT || !/\s[Aa]n?\s/.test(text)) return text.length;
  const at = text.search(PURPOSE);
  return at > 1 && at < MAX_NAME && /^\p{Lu}/u.test(text) ? at : text.length;
}
