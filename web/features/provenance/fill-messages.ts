const number = (count: number) => count.toLocaleString("en");
const plural = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const companies = (count: number) => plural(count, "company", "companies");

export const fillMessages = {
  action: "Fill what is missing",
  title: "Fill what is missing",
  what: (count: number) => `Wikidata is asked about ${companies(count)}. What it knows fills blanks.`,
  kept: "Values from Crunchbase, imports and colleagues stay as they are.",
  noUrl: (count: number) => `${companies(count)} without a Crunchbase URL can't be looked up.`,
  requests: "Requests to Wikidata",
  atMost: (count: number) => `at most ${number(count)}`,
  duration: "Duration",
  about(seconds: number): string {
    return seconds < 90 ? `about ${seconds} seconds` : `about ${Math.round(seconds / 60)} minutes`;
  },
  recent: "Companies that were looked up in the last 24 hours need no request.",
  start: (count: number) => `Fill ${companies(count)}`,
  cancel: "Cancel",
  busy: "Another batch is running. Wait for its end, or cancel it.",
  nothing: "None of these companies has a Crunchbase URL. Wikidata finds companies by it.",
  tooMany: (most: number) => `Select at most ${number(most)} companies.`,
  off: "Open data is off. Ask your administrator to set OPEN_DATA_CONTACT.",
  failedTitle: "Couldn't fill the blanks",
} as const;
