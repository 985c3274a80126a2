export const knownNameKeys = {
  all: ["known-names"] as const,
  list: ["known-names", "list"] as const,
  /** Facts of the companies of an analyzed text. */
  companies: (analyzedId: number | undefined) => ["known-names", "companies", analyzedId] as const,
  /** Not below `all`: a result stays as it is when names change. */
  analysis: (requestKey: string | number | undefined) => ["text-analysis", requestKey] as const,
};
