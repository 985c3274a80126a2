/** Lower case, without accents. The database normalizes `sort_name` in the same way. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ς", "σ");
}

/** No name is longer; text pasted by mistake is not sent. */
export const SEARCH_LIMIT = 200;
/** The least length a trigram index can search. */
const MIN_INDEXED_LENGTH = 3;

export type SearchFilter =
  | { readonly kind: "none" }
  /** Cannot match anything. */
  | { readonly kind: "too-long" }
  | { readonly kind: "indexed"; readonly operator: "like" | "match"; readonly value: string }
  /** Regular expressions for `sort_name` (`folded`) and the investors (`plain`). */
  | { readonly kind: "short"; readonly folded: string; readonly plain: string };

/**
 * The PostgREST filter that finds exactly the typed text, without wildcards. `indexed` uses the trigram index on the folded
 * text; `short` cannot.
 */
export function searchFilter(typed: string): SearchFilter {
  const text = typed
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (text === "") return { kind: "none" };
  if (text.length > SEARCH_LIMIT) return { kind: "too-long" };
  const folded = normalizeForSearch(text);
  if (folded.length < MIN_INDEXED_LENGTH) {
    return { kind: "short", folded: escapeRegularExpression(folded), plain: escapeRegularExpression(text) };
  }
  // PostgREST reads `*` in `like` as `%` and has no escape for it.
  if (folded.includes("*")) return { kind: "indexed", operator: "match", value: escapeRegularExpression(folded) };
  return { kind: "indexed", operator: "like", value: `%${folded.replaceAll(/[\\%_]/g, "\\$&")}%` };
}

function escapeRegularExpression(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&");
}
