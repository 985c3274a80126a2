import { useQuery } from "@tanstack/react-query";
import { parseSimilarCompanies } from "#domain/company/similar.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { companyKeys } from "./keys.ts";

/** By the id of the record, or by the normalized URL. */
export type CompanyReference = { readonly id: string } | { readonly url: string };

/** Companies of the database that resemble one; null if it has no record. */
export function useSimilarCompanies(company: CompanyReference) {
  const { client } = useBackend();
  return useQuery({
    queryKey: [...companyKeys.table, "similar", company],
    queryFn: async ({ signal }) => {
      const args = "id" in company ? { company: company.id } : { url: company.url };
      const { data, error, status } = await client.rpc("similar_companies", args).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseSimilarCompanies(data);
    },
  });
}
