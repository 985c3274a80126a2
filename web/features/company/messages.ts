/** Texts of a company's profile (specification, sections 2 and 8). */
export const companyMessages = {
  copiedTitle: "Copied to clipboard",
  copied: "Company facts have been copied to your clipboard.",
  copyFailedTitle: "Failed to copy",
  copyFailed: "Could not copy facts to clipboard.",
  refreshedTitle: "Refreshed",
  refreshed: (name: string) => `${name} is up to date.`,
  refreshFailedTitle: "Error",
} as const;
