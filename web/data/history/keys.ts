/** The only row of `team_settings`. */
export const TEAM_SETTINGS_ID = "00000000-0000-0000-0000-000000000000";

export const historyKeys = {
  all: ["history"] as const,
  row: (tableName: string, rowId: string) => ["history", "row", tableName, rowId] as const,
  companyId: (url: string) => ["history", "company", url] as const,
  trash: ["history", "trash"] as const,
  trashOf: (search: string) => ["history", "trash", search] as const,
  days: ["history", "days"] as const,
  operation: (id: string) => ["history", "operation", id] as const,
  operations: ["history", "operations"] as const,
};
