import type { Analysis } from "#domain/text/annotation.ts";

/** Specification, section 8. */
export const copyMessages = {
  copiedTitle: "Copied!",
  copied: "The formatted text has been copied to your clipboard.",
  errorTitle: "Error",
  copyFailed: "Failed to copy text to clipboard.",
} as const;

/** Specification, sections 2, 5 and 8. */
export const analysisMessages = {
  placeholder: "Paste your text here...",
  highlight: "Highlight Companies & Universities",
  resultTitle: "Analysis Result",
  copy: "Copy Result",
  clear: "Clear",
  clearedTitle: "Text cleared",
  cleared: "The text and its result were removed from this browser.",
  errorTitle: "Error",
  empty: "Please enter some text to analyze.",
  failed: (reason: string) => `Couldn't analyze the text: ${reason}`,
  summary: (universities: number, companies: number) =>
    `${counted(universities, "university", "universities")}, ${counted(companies, "company", "companies")}`,
  foundTitle: (matches: number) => `Found ${matches} matches`,
  found: (analysis: Analysis, universities: number, companies: number) =>
    `${universities} universities (${analysis === "basic" ? "yellow" : "amber"}) and ${companies} companies (blue) have been highlighted in bold.`,
  namesMissing: "Couldn't load your team's companies and universities. Only the built-in lists were searched.",
  factsMissing: "Couldn't load company facts, so the notes show N/A.",
} as const;

export const unknownMessages = {
  title: (count: number) => {
    if (count === 0) return "All companies have facts";
    return count === 1 ? "1 company without facts" : `${count} companies without facts`;
  },
  explanation:
    "We guess each Crunchbase URL from the company's name. If the name matches, its facts are saved to the Company Database and added to the notes above.",
  sample: "You're using sample data, so only its 100 companies can be found.",
  tick: (name: string) => `Fetch ${name}`,
  tickAll: "All companies",
  fetch: (count: number) => (count === 1 ? "Fetch facts for 1 company" : `Fetch facts for ${count} companies`),
  noUrl: "Couldn't guess a Crunchbase URL from this name.",
  otherCompany: (name: string) => `Found ${name} instead; not kept`,
  youngerCompany: (name: string, foundedYear: number, since: number) =>
    `Found ${name}, founded in ${foundedYear}, but the text mentions a job there in ${since}; not kept`,
  unnamedCompany: "Found a company without a name; not kept",
  completeTitle: "Facts fetched",
  noneTitle: "No facts found",
  canceledTitle: "Fetching canceled",
  complete: (succeeded: number, failed: number) => `${succeeded} added, ${failed} failed`,
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
