import { useQueryClient } from "@tanstack/react-query";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { companyFileKeys } from "./keys.ts";
import type { CompanyFile } from "./queries.ts";

const INTERVAL_MS = 250;

/** Refetches the files of a company when a colleague changes them. */
export function useLiveCompanyFiles(companyId: string): void {
  const queryClient = useQueryClient();
  const queryKey = companyFileKeys.ofCompany(companyId);
  useTableChanges("company_files", INTERVAL_MS, ({ changes, isIncomplete }) => {
    const files = queryClient.getQueryData<readonly CompanyFile[]>(queryKey);
    const isShown = changes.some((change) => {
      const id = change.type === "DELETE" ? change.id : change.row.id;
      // A merge gives a file another company.
      return (
        (change.type !== "DELETE" && change.row.company_id === companyId) ||
        files?.some((file) => file.id === id) === true
      );
    });
    if (isShown || isIncomplete) void queryClient.invalidateQueries({ queryKey });
  });
}

/** Refetches a company's record ID when companies are added. */
export function useLiveCompanyRecord(company: { readonly url: string | null; readonly entryId: string | null }): void {
  const queryClient = useQueryClient();
  const queryKey = companyFileKeys.record(company);
  useTableChanges("company_facts", 1000, () => {
    if (queryClient.getQueryData(queryKey) === null) void queryClient.invalidateQueries({ queryKey });
  });
}
