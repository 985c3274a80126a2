export const otherNameKeys = {
  all: ["other-names"] as const,
  builtInCompanies: ["built-in-company-names"] as const,
};
