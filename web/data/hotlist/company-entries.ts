import { useQuery } from "@tanstack/react-query";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { toHotlistEntry } from "./entry.ts";
import { hotlistKeys } from "./keys.ts";

/** More than there are squads. */
const MAX_ENTRIES = 50;

/** A company's entries on all hotlists, oldest first. None for an entry without a record. */
export function useEntriesOfCompany(companyId: string | null) {
  const { client } = useBackend();
  return useQuery({
    queryKey: hotlistKeys.ofCompany(companyId ?? ""),
    enabled: companyId !== null,
    queryFn: async ({ signal }): Promise<readonly HotlistCompany[]> => {
      const { data, error, status } = await client
        .from("squad_hotlist_companies")
        .select("*")
        .eq("company_id", companyId ?? "")
        .order("created_at")
        .limit(MAX_ENTRIES)
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data.map(toHotlistEntry);
    },
  });
}
