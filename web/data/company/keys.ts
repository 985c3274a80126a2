/** `table` and `profile` are separate roots: saving facts invalidates all of the table, but only one profile. */
export const companyKeys = {
  table: ["company-table"] as const,
  tableOf: (view: unknown) => [...companyKeys.table, view] as const,
  record: (id: string) => [...companyKeys.table, "record", id] as const,
  profile: (url: string) => ["company-profile", url] as const,
};
