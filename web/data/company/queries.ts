import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { provenanceKeys } from "../provenance/keys.ts";
import { fetchCompany } from "./crunchbase.ts";
import { companyKeys } from "./keys.ts";

/** A company's profile by its normalized URL. Throws `BackendError`. */
export function companyQuery(backend: Backend, url: string) {
  return queryOptions({
    queryKey: companyKeys.profile(url),
    queryFn: ({ client }) =>
      fetchCompany(backend, url).finally(() => {
        // What the source said, also that it failed.
        void client.invalidateQueries({ queryKey: provenanceKeys.company(url) });
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useCompany(url: string | null) {
  const backend = useBackend();
  return useQuery({ ...companyQuery(backend, url ?? ""), enabled: url !== null });
}
