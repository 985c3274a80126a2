export const knownNameKeys = {
  all: ["known-names"] as const,
  list: ["known-names", "list"] as const,
  companies: (groups: readonly (readonly string[])[]) => ["known-names", "companies", groups] as const,
  /** An analysis with the names as fetched at `namesAtMs`; newer names have another key. */
  analysis: (text: string, namesAtMs: number) => ["text-analysis", text, namesAtMs] as const,
};
