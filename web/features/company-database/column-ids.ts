/** Columns that are shown where a user or a view chooses them. */
export const OPTIONAL_COLUMNS: readonly string[] = ["categories", "country", "city", "round", "round_on", "added"];

/** For views: the name and the columns that can be hidden. */
export const COMPANY_COLUMN_IDS: readonly string[] = [
  "name",
  "founded",
  "employees",
  "funding",
  "investors",
  "categories",
  "country",
  "city",
  "round",
  "round_on",
  "added",
  "url",
  "facts",
];
