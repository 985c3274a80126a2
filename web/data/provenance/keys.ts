export const provenanceKeys = {
  all: ["provenance"] as const,
  /** By its normalized URL or its record's id. */
  company: (urlOrId: string) => ["provenance", urlOrId] as const,
  /** Not below `all`: a setting of the server. */
  openData: ["open-data-setting"] as const,
};
