import type { Analysis } from "#domain/text/annotate.ts";

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
  errorTitle: "Error",
  empty: "Please enter some text to analyze.",
  failed: (reason: string) => `The text could not be analyzed: ${reason}`,
  summary: (universities: number, companies: number) =>
    `${counted(universities, "university", "universities")}, ${counted(companies, "company", "companies")}`,
  foundTitle: (matches: number) => `Found ${matches} matches`,
  found: (analysis: Analysis, universities: number, companies: number) =>
    `${universities} universities (${analysis === "basic" ? "yellow" : "amber"}) and ${companies} companies (blue) have been highlighted in bold.`,
  namesMissing: "The team's own names could not be loaded: only the built-in lists were searched for.",
  factsMissing: "The companies' facts could not be loaded, so that the notes say N/A.",
} as const;

export const unknownMessages = {
  title: (count: number) => (count === 1 ? "1 company without facts" : `${count || "No"} companies without facts`),
  explanation:
    "Their Crunchbase addresses are guessed from their names. What is found under the right name is kept in the Company Database and completes the notes above.",
  sample: "Without an API key, only the companies of the built-in sample are found.",
  fetch: (count: number) => (count === 1 ? "Fetch facts of 1 company" : `Fetch facts of ${count} companies`),
  noAddress: "No address can be guessed from this name.",
  otherCompany: (name: string) => `The guessed address belongs to “${name}”. Nothing was saved.`,
  completeTitle: "Facts fetched",
  cancelledTitle: "Fetching canceled",
  complete: (succeeded: number, failed: number) => `${succeeded} completed, ${failed} not found`,
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
