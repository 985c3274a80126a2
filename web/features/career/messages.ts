/** Texts of the career summary. */
export const careerMessages = {
  title: "Career summary",
  explanation: "Click a statement to see where it comes from. There is no score.",
  noScore: "Every statement follows from the dates and titles. There is no score.",
  copy: "Copy as text",
  copiedTitle: "Copied!",
  copied: "The career summary has been copied to your clipboard.",
  copyFailedTitle: "Couldn't copy",
  copyFailed: "Your browser doesn't allow copying here. Select the text instead.",
  loading: "Reading the career",
  readFailed: "Couldn't read the career",
  factsFailed: "Couldn't load facts and rounds",
  roles: "Titles that count",
  founderWords: "Founder",
  leadWords: "Lead role",
  whichCompany: (name: string) => `Which company is ${name}?`,
  oneCompany: (name: string, founded: string) =>
    `${name} was founded after this position (${founded}). Is it the same company?`,
  none: "None of these",
  employerOf: (people: readonly string[]) =>
    `Employer of ${people.slice(0, 3).join(", ")}${people.length > 3 ? ` and ${people.length - 3} more` : ""}`,
  employers: "Funding while there",
  investors: "Top investors",
  ownFund: "your fund",
  rounds: "Funding rounds",
  because: "Follows from",
  items: "Positions and educations",
  compare: "Compare with a hotlist company",
  stopComparing: "Stop comparing",
  comparing: "Searching…",
  nothingToCompare: "No hotlist company with top investors has this name",
  alsoBehind: (company: string) => `also behind ${company}`,
  inCommon: (count: number, company: string) =>
    count === 0
      ? `None of them is behind ${company}`
      : `${count} of them ${count === 1 ? "is" : "are"} also behind ${company}`,
} as const;

export const REASONS = {
  linkedin: "Linked by its LinkedIn page",
  name: "Linked by name",
  other_name: "Linked by another name",
  chosen: "You chose this company",
} as const;

export const TIMINGS = {
  before: "before",
  during: "while there",
  after: "after",
  open: "time not certain",
} as const;
