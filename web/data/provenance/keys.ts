export const provenanceKeys = {
  all: ["provenance"] as const,
  company: (url: string) => ["provenance", url] as const,
  /** Not below `all`: a setting of the server. */
  openData: ["open-data-setting"] as const,
};
