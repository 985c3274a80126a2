import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { parseComparison } from "#domain/company/comparison.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { companyKeys } from "./keys.ts";

/** Companies by permalink or id, in one request. Keeps those shown while another is added. */
export function useComparison(keys: readonly string[]) {
  const { client } = useBackend();
  return useQuery({
    queryKey: [...companyKeys.table, "comparison", keys],
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data, error, status } = await client.rpc("compare_companies", { keys: [...keys] }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseComparison(data);
    },
  });
}
