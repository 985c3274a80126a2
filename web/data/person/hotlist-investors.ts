import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { splitInvestors } from "#domain/company/top-investors.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { hotlistInvestorsKey } from "./keys.ts";

/** A company on a hotlist, with its top investors. */
export interface HotlistInvestors {
  /** Of the hotlist entry. */
  readonly id: string;
  readonly name: string;
  readonly investors: readonly string[];
}

const MAX_COMPANIES = 20;

/** Hotlist companies with top investors whose name contains the search, newest entries first. */
export function useHotlistInvestors(search: string) {
  const { client } = useBackend();
  return useQuery({
    queryKey: hotlistInvestorsKey(search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly HotlistInvestors[]> => {
      const { data, error, status } = await client
        .from("squad_hotlist_companies")
        .select("id,company_name,aaa_investors")
        .not("aaa_investors", "is", null)
        .ilike("company_name", `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
        .order("created_at", { ascending: false })
        .order("id")
        .limit(MAX_COMPANIES)
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return data.map(({ id, company_name, aaa_investors }) => ({
        id,
        name: company_name ?? "",
        investors: splitInvestors(aaa_investors),
      }));
    },
  });
}
