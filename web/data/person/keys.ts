export const personKeys = {
  all: ["people"] as const,
  list: ["people", "list"] as const,
  person: (id: string) => ["people", "person", id] as const,
  workedAt: (companyId: string) => ["people", "worked-at", companyId] as const,
};

/** Below the known names: facts that are fetched make them stale. */
export const careerCompaniesKey = (requests: unknown) => ["known-names", "career-companies", requests] as const;

/** Below the hotlists: changes of entries make them stale. */
export const hotlistInvestorsKey = (search: string) => ["hotlist", "investors", search] as const;
