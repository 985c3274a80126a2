/** Texts of the list of company names (specification, sections 2, 5 and 8). */
export const companyNameMessages = {
  placeholder: "Enter new company name",
  add: "Add Company",
  search: "Search companies...",
  loading: "Loading companies...",
  none: "No companies found",
  addSearched: (name: string) => `Add “${name}”`,
  errorTitle: "Error",
  nameErrors: {
    empty: "Please enter a company name.",
    exists: "This company already exists in the list.",
  },
  isOtherName: (otherName: string, name: string) => `“${otherName}” is another name of ${name}.`,
  show: (name: string) => `Show ${name}`,
  addedTitle: "Success",
  added: (name: string) => `${name} has been added to the company list.`,
  removedTitle: "Removed",
  removed: (name: string) => `${name} has been removed from the company list.`,
  restoredTitle: "Restored",
  restored: (name: string) => `${name} has been restored to the company list.`,
} as const;
