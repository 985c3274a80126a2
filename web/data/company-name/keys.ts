export const companyNameKeys = { all: ["company-names"] as const };
