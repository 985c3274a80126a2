/** Text as names are compared by: without accents, in lower case. The database folds in the same way (`sort_name`). */
export function normalizeForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ς", "σ");
}

/** No name is longer; what is pasted by mistake is not sent. */
export const SEARCH_LIMIT = 200;
/** A trigram index knows nothing shorter. */
const SHORTEST_INDEXED = 3;

/** A condition of a table's filter: a column, PostgREST's operator for it, and its operand. */
export type SearchFilter =
  | { readonly kind: "none" }
  /** Longer than anything that could be found. */
  | { readonly kind: "too-long" }
  | { readonly kind: "indexed"; readonly operator: "like" | "match"; readonly value: string }
  /** Both columns are to be looked through: `sort_name` (folded) and the investors (as they are). */
  | { readonly kind: "short"; readonly folded: string; readonly plain: string };

/**
 * What to ask the database for so that exactly the typed text is found: nothing in it is a wildcard. `indexed` is for
 * the folded text under a trigram index, `short` are regular expressions without one.
 */
export function searchFilter(typed: string): SearchFilter {
  const text = typed
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (text === "") return { kind: "none" };
  if (text.length > SEARCH_LIMIT) return { kind: "too-long" };
  const folded = normalizeForSearch(text);
  if (folded.length < SHORTEST_INDEXED) {
    return { kind: "short", folded: escapeRegularExpression(folded), plain: escapeRegularExpression(text) };
  }
  // On the wire `*` stands for `%` in `like`, with no way to say that it does not.
  if (folded.includes("*")) return { kind: "indexed", operator: "match", value: escapeRegularExpression(folded) };
  return { kind: "indexed", operator: "like", value: `%${folded.replaceAll(/[\\%_]/g, "\\$&")}%` };
}

function escapeRegularExpression(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&");
}
