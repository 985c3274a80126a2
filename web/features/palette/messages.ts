export const paletteMessages = {
  label: "Search everything",
  placeholder: "Search companies, hotlists, notes, universities…",
  /** A pasted Crunchbase URL. */
  screen: "Screen this company",
  createCv: "Make a CV",
  analyze: "Analyze this text",
  characters: (count: number) => `${count.toLocaleString("en")} characters`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingHint: "Check the spelling, or paste a Crunchbase URL to screen a new company.",
  failed: "The search failed.",
  results: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  searching: "Searching…",
  addTo: "Add to…",
  addToKeys: "Shift Enter",
  recent: "Recent",
  screens: "Screens and actions",
  pasted: "Pasted",
} as const;
