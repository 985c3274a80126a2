export const knownNameKeys = {
  all: ["known-names"] as const,
  list: ["known-names", "list"] as const,
  /** Facts of the companies of an analyzed text. */
  companies: (analyzedId: number | undefined) => ["known-names", "companies", analyzedId] as const,
  /** What open data says about companies of an analyzed text. */
  openData: (analyzedId: number | undefined) => ["open-data", analyzedId] as const,
  /** Not below `all`: changed names give another version, and the old result stays on screen until then. */
  analysis: (requestKey: string | number | undefined, analysis: string | undefined, namesVersion: number) =>
    ["text-analysis", requestKey, analysis, namesVersion] as const,
};
