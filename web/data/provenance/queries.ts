import { useIsFetching, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CompanySource } from "#domain/company/facts-row.ts";
import { type CompanyProvenance, parseProvenance } from "#domain/provenance/provenance.ts";
import { type RecordedFacts, recordedFacts } from "#domain/provenance/recorded-facts.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { companyKeys } from "../company/keys.ts";
import { provenanceKeys } from "./keys.ts";

const INTERVAL_MS = 1000;

/** By the record's id or by the normalized URL. */
export type CompanyKey = { readonly id: string } | { readonly url: string };

/** Where a company's facts come from; null if the team does not have the company. Follows colleagues' changes. */
export function useProvenance(company: CompanyKey) {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = provenanceKeys.company("url" in company ? company.url : company.id);
  useTableChanges("company_facts", INTERVAL_MS, () => void queryClient.invalidateQueries({ queryKey }));
  // A fetch that is running changes what the sources have said.
  const isFetching = useIsFetching({ queryKey: companyKeys.profile("url" in company ? company.url : "") }) > 0;
  return useQuery({
    queryKey,
    enabled: !isFetching,
    queryFn: async ({ signal }): Promise<CompanyProvenance | null> => {
      const { data, error, status } = await client.rpc("company_provenance", company).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseProvenance(data);
    },
  });
}

/** What the team's record has in place of the values of a provider's response. */
export function useRecordedFacts(url: string, provider: CompanySource): RecordedFacts {
  const { data } = useProvenance({ url });
  return useMemo(() => recordedFacts(data?.facts ?? [], provider), [data, provider]);
}
