export interface NewsRequest {
  /** ISO timestamp; null since the caller's last visit. */
  readonly since: string | null;
  /** ISO timestamp; null for until now. */
  readonly until: string | null;
  readonly scope: string;
  readonly includeOwn: boolean;
  readonly maxCompanies: number;
}

export const newsKeys = {
  all: ["news"] as const,
  /** Not below `all`, which is removed when the list of news is left. */
  changedRows: (scope: string) => ["changed-rows", scope] as const,
  days: (count: number) => ["news", "days", count] as const,
  of: (request: NewsRequest) => ["news", "list", request] as const,
};
