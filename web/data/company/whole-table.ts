import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { companyKeys } from "./keys.ts";
import { type CompanyRow, EXPORT_PAGE_ROWS, fetchAllCompanies } from "./table.ts";
import type { TableView } from "./table-view.ts";

/** All rows of a view. A view that fits into one response is loaded in advance and follows changes. */
export function useWholeTable(view: TableView, count: number | null) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const isSmall = count !== null && count < EXPORT_PAGE_ROWS;
  const query = { queryKey: [...companyKeys.tableOf(view), "all"], queryFn: () => fetchAllCompanies(backend, view) };
  const { isSuccess } = useQuery({ ...query, enabled: isSmall && count > 0 });
  return {
    isLoaded: isSmall && isSuccess,
    /** Undefined until they are loaded. */
    read: () => queryClient.getQueryData<readonly CompanyRow[]>(query.queryKey),
    /** Throws `BackendError`. */
    load: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    /** Frees the rows of a large table. */
    discard: () => queryClient.removeQueries({ queryKey: query.queryKey }),
  };
}
