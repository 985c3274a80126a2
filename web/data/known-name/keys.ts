export const knownNameKeys = {
  all: ["known-names"] as const,
  list: ["known-names", "list"] as const,
  /** Not below `all`: an analysis and its facts stay as they are when names change. */
  matches: (requestKey: string | number | undefined) => ["text-analysis", "matches", requestKey] as const,
  facts: (analyzedId: number | undefined) => ["text-analysis", "facts", analyzedId] as const,
};
