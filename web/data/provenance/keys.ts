export const provenanceKeys = {
  all: ["provenance"] as const,
  company: (url: string) => ["provenance", url] as const,
  openData: ["provenance", "open-data"] as const,
};
