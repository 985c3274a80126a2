export const hotlistKeys = {
  all: ["hotlist"] as const,
  counts: ["hotlist", "counts"] as const,
  ofSquad: (squadId: string) => ["hotlist", "squad", squadId] as const,
  reasons: (squadId: string) => ["hotlist", "reasons", squadId] as const,
  ofCompany: (companyId: string) => ["hotlist", "company", companyId] as const,
  entry: (id: string) => ["hotlist", "entry", id] as const,
};
