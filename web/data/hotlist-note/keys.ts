export const noteKeys = {
  all: ["hotlist-note"] as const,
  ofEntry: (entryId: string) => ["hotlist-note", "entry", entryId] as const,
  counts: (squadId: string) => ["hotlist-note", "counts", squadId] as const,
};
