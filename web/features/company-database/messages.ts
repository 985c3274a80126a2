/** Texts of the Company Database (specification, sections 2, 5 and 8). */
export const databaseMessages = {
  add: "Add",
  addTitle: "Add New Company",
  addFirst: "Add a company",
  errorTitle: "Error",
  invalidUrl: "Invalid URL. Please enter a valid Crunchbase URL",
  failed: "Failed to fetch or save company data",
  savedTitle: "Success",
  saved: (company: string | null) =>
    company === null
      ? "Successfully fetched and saved company data"
      : `Successfully fetched and saved data for ${company}`,
  loading: "Loading companies...",
  printFailedTitle: "Couldn't print the companies",
  tooManyToPrint: (most: number) =>
    `At most ${most.toLocaleString("en")} companies can be printed. Search to print fewer, or export them as CSV.`,
  partOf: (loaded: number, all: number) =>
    `${loaded.toLocaleString("en")} of ${all.toLocaleString("en")} companies. The Print button of the table prints them all.`,
  deletedTitle: "Deleted",
  deleted: (company: string) => `${company} has been deleted from the company database.`,
  deleteFailed: (message: string) => `Failed to delete company: ${message}`,
  restoredTitle: "Restored",
  restored: (company: string) => `${company} has been restored to the company database.`,
  existsTitle: "Company already exists",
  exists: (company: string) =>
    `${company} has been added again since. Restore the deleted one under “Recently deleted”.`,
  addTo: (company: string) => `Add ${company} to a hotlist`,
  noUrl: "This company has no Crunchbase URL",
  cannotRefresh: (company: string) => `Cannot refresh ${company}: it has no Crunchbase URL`,
  selection: "Selected companies",
  select: (company: string) => `Select ${company}`,
  selected: (count: number) => `${count.toLocaleString("en")} selected`,
  selectAll: (count: number, isPart: boolean) =>
    isPart ? `Select the first ${count.toLocaleString("en")}` : `Select all ${count.toLocaleString("en")}`,
  clearSelection: "Clear selection",
  pinned: "Set by hand",
  exportLabel: "Company database",
  exportFilter: (search: string, isOnlyNew: boolean, filter: string) =>
    [
      ...(search.trim() === "" ? [] : [`search “${search.trim()}”`]),
      ...(isOnlyNew ? ["only new ones"] : []),
      ...(filter === "" ? [] : [`filter “${filter}”`]),
    ].join(", "),
  refreshedTitle: "Refreshed",
  refreshed: (company: string) => `${company} is up to date.`,
} as const;
