import { formatRoundAmount } from "#domain/funding/amount.ts";

/** Texts of a company's profile (specification, sections 2 and 8). */
export const companyMessages = {
  /** `≥ $393M from known rounds` */
  known: (usd: number) => `≥ ${formatRoundAmount(usd).replace(".0", "")} from known rounds`,
  recorded: "From your team's record",
  copiedTitle: "Copied to clipboard",
  copied: "Company facts have been copied to your clipboard.",
  copyFailedTitle: "Failed to copy",
  copyFailed: "Could not copy facts to clipboard.",
  refreshedTitle: "Refreshed",
  refreshed: (name: string) => `${name} is up to date.`,
  refreshFailedTitle: "Error",
} as const;
