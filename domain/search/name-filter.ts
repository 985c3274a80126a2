import { normalizeForSearch } from "../company/search-text.ts";

/**
 * Answers whether a name contains what is searched for, whatever the case, the accents and the blanks around it: "munchen"
 * finds "TU München". Every sign stands for itself. An empty search finds all.
 */
export function createNameFilter(search: string): (name: string) => boolean {
  const wanted = normalizeForSearch(search.trim());
  return (name) => wanted === "" || normalizeForSearch(name).includes(wanted);
}
