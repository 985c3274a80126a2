export const hotlistKeys = {
  all: ["hotlist"] as const,
  counts: ["hotlist", "counts"] as const,
  ofSquad: (squadId: string) => ["hotlist", "squad", squadId] as const,
  entry: (id: string) => ["hotlist", "entry", id] as const,
};
