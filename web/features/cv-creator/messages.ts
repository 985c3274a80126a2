/** Texts of the CV creator (specification, sections 2, 8 and 9). */
export const cvMessages = {
  generate: "Generate CV",
  generating: "Fetching...",
  copiedTitle: "Copied!",
  copied: "The formatted text has been copied to your clipboard.",
  copyFailedTitle: "Error",
  copyFailed: "Failed to copy text to clipboard.",
  fileName: "linkedin-profile.txt",
} as const;
