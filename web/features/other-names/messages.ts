import type { NamedEntry } from "#domain/match-rules/other-names.ts";

/** Texts of the editor of other names. */
export const otherNameMessages = {
  open: (name: string) => `Other names of ${name}`,
  hint: "Text analysis and searches find it by these names, too.",
  none: "No other names yet.",
  field: "Another name",
  placeholder: "Such as an abbreviation",
  add: "Add",
  remove: (otherName: string) => `Remove ${otherName}`,
  builtIn: "Comes with the list or from Crunchbase",
  addedTitle: "Other name added",
  removedTitle: "Other name removed",
  restoredTitle: "Other name restored",
  isOtherName: (otherName: string, name: string) => `“${otherName}” is another name of ${name}.`,
  isNoOtherName: (otherName: string, name: string) => `“${otherName}” is no longer another name of ${name}.`,
  missing: "Enter a name.",
  ofThis: (otherName: string) => `“${otherName}” is already in this list of names.`,
  ofOther: (otherName: string, { name }: NamedEntry) => `“${otherName}” is already another name of ${name}.`,
  isListed: (otherName: string) => `“${otherName}” is an entry itself. Delete that entry first.`,
  exists: (otherName: string) => `“${otherName}” is already another name.`,
  errorTitle: "Error",
  failed: "The name could not be saved. Try again.",
} as const;
