import { normalizeForSearch } from "../company/search-text.ts";

/**
 * A predicate for names that contain the search text, ignoring case, accents and surrounding spaces: "munchen" finds "TU
 * München". No wildcards. An empty search matches every name.
 */
export function createNameFilter(search: string): (name: string) => boolean {
  const wanted = normalizeForSearch(search.trim());
  return (name) => wanted === "" || normalizeForSearch(name).includes(wanted);
}
