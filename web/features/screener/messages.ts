/** Texts of the screener (specification, sections 4, 5 and 8). */
export const screenerMessages = {
  fetch: "Fetch",
  fetching: "Fetching...",
  invalidTitle: "Invalid URL",
  invalid: "Please enter a valid Crunchbase URL",
} as const;
