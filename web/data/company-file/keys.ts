export const companyFileKeys = {
  all: ["company-files"] as const,
  ofCompany: (companyId: string) => ["company-files", "of-company", companyId] as const,
  record: (company: { readonly url: string | null; readonly entryId: string | null }) =>
    ["company-files", "record", company.entryId, company.url] as const,
};
