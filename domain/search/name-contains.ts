/**
 * Answers whether a name contains what is searched for, whatever the case, the accents and the blanks around it: "munchen"
 * finds "TU München". Every sign stands for itself. An empty search finds all.
 */
export function nameContains(search: string): (name: string) => boolean {
  const wanted = fold(search.trim());
  return (name) => wanted === "" || fold(name).includes(wanted);
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
