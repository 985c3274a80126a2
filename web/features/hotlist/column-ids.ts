/** For views: the name and the columns that can be hidden. */
export const HOTLIST_COLUMN_IDS: readonly string[] = [
  "name",
  "priority",
  "status",
  "owner",
  "next",
  "sector",
  "location",
  "funding",
  "investors",
  "since",
  "notes",
  "added",
];
