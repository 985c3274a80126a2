import { useQuery } from "@tanstack/react-query";
import type { RecordForEntry } from "#domain/hotlist/record-entry.ts";
import type { Tables } from "#supabase/database.types.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { companyKeys } from "./keys.ts";

const COLUMNS =
  "company_name,url,founded_year,employee_count,total_funding,aaa_investors,categories,country,last_round_type";

export type CompanyRecord = Pick<
  Tables<"company_facts">,
  | "id"
  | "company_name"
  | "url"
  | "website_domain"
  | "founded_year"
  | "employee_count"
  | "total_funding"
  | "aaa_investors"
  | "last_round_type"
>;

/** A company's record by its id; null if there is none, or not any longer. */
export function useRecord(id: string) {
  const { client } = useBackend();
  return useQuery({
    queryKey: companyKeys.record(id),
    queryFn: async ({ signal }): Promise<CompanyRecord | null> => {
      const { data, error, status } = await client
        .from("company_facts")
        .select(
          "id,company_name,url,website_domain,founded_year,employee_count,total_funding,aaa_investors,last_round_type",
        )
        .eq("id", id)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw toTableError(error, status);
      return data;
    },
  });
}

interface RecordKey {
  /** Normalized. */
  readonly url: string | null;
  readonly companyId: string | null;
}

/** A company's record, by its id or its URL; null if there is none. Throws `BackendError`. */
export async function fetchRecord({ client }: Backend, { url, companyId }: RecordKey): Promise<RecordForEntry | null> {
  if (url === null && companyId === null) return null;
  const query = client.from("company_facts").select(COLUMNS);
  const { data, error, status } = await (companyId === null ? query.eq("url", url ?? "") : query.eq("id", companyId))
    .limit(1)
    .maybeSingle();
  if (error) throw toTableError(error, status);
  return data;
}
