/** Texts about kept people. */
export const personMessages = {
  keep: "Keep this person…",
  update: "Update kept profile…",
  keepTitle: (name: string) => `Keep ${name}`,
  keepExplanation: "The career is stored for your whole team until it expires. The file or text it comes from is not.",
  purpose: "Purpose",
  purposeHint: "Why the team needs this person, such as a role or a company.",
  purposeShort: "Enter at least 3 characters.",
  squad: "Squad",
  noSquad: "No squad",
  expires: "Expires",
  expiresHint: "At most two years.",
  name: "Name",
  keptTitle: "Person kept",
  kept: (name: string, expires: string) => `${name} is kept for your team until ${expires}.`,
  keepFailed: "Couldn't keep this person",
  keptSince: (when: string, purpose: string) => `Kept since ${when}: ${purpose}`,
  changes: (since: string, changes: readonly string[]) => `Since ${since}: ${changes.join(", ")}`,
  noChanges: (since: string) => `Nothing has changed since ${since}.`,
  erase: "Erase…",
  eraseTitle: (name: string) => `Erase ${name}?`,
  eraseExplanation:
    "This deletes the person and the CVs with this name for your whole team. They can't be restored, and later backups don't contain them.",
  eraseNothing: "The database has nothing of this person.",
  eraseCount: (count: number) => (count === 1 ? "Erase 1 record" : `Erase ${count} records`),
  erasedTitle: "Person erased",
  erased: (count: number) => (count === 1 ? "1 record has been deleted." : `${count} records have been deleted.`),
  eraseFailed: "Couldn't erase this person",
  loadFailed: "Couldn't load the kept people",
  search: "Search people…",
  empty: "No people kept yet",
  emptyHint:
    "Read a profile or a CV, then choose “Keep this person…”. Kept people expire and are visible to your team.",
  notFound: "No person matches your search",
  workedHere: (count: number) => `People we have read who worked here (${count})`,
} as const;

export const TRACE_KINDS = {
  person: "Kept profile",
  profile: "Saved LinkedIn response",
  file: "CV on a company",
} as const;

export const SOURCES: Readonly<Record<string, string>> = {
  service: "LinkedIn service",
  linkedin_pdf: "LinkedIn PDF",
  linkedin_archive: "LinkedIn archive",
  json_resume: "JSON Resume",
  pdf: "PDF",
  docx: "Word file",
  text: "text",
};
