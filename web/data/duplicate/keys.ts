export const duplicateKeys = {
  all: ["duplicates"] as const,
  count: ["duplicates", "count"] as const,
  pairs: ["duplicates", "pairs"] as const,
};
