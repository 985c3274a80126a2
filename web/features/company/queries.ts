import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type CompanyProfile, readCompanyProfile } from "#domain/company/profile.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { functionFault } from "#web/backend/errors.ts";

export interface FetchedCompany {
  readonly profile: CompanyProfile;
  /** The day of the built-in sample the answer comes from, `YYYY-MM-DD`; null for live data. */
  readonly sampleAsOf: string | null;
  /** ISO moment at which the data service gave this answer. */
  readonly fetchedAt: string;
  /** Served from the team's store, without a call to the data service. */
  readonly isStored: boolean;
}

/** A company as the data service knows it, by its normalized address. Fails with `BackendFault`. */
export function companyQuery(backend: Backend, url: string) {
  return queryOptions({
    queryKey: ["company", url],
    queryFn: () => fetchCompany(backend, { url }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useCompany(url: string | null) {
  const backend = useBackend();
  return useQuery({ ...companyQuery(backend, url ?? ""), enabled: url !== null });
}

/** Asks the data service anew and shows the new answer in place of the old. */
export function useRefreshCompany() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => fetchCompany(backend, { url, refresh: true }),
    onSuccess: (company, url) => queryClient.setQueryData(companyQuery(backend, url).queryKey, company),
  });
}

async function fetchCompany({ client }: Backend, body: { url: string; refresh?: boolean }): Promise<FetchedCompany> {
  const { data, error } = await client.functions.invoke<Record<string, unknown>>("fetch-crunchbase", { body });
  if (error) throw await functionFault(error);
  return {
    profile: readCompanyProfile(data),
    sampleAsOf: data?.source === "sample" ? asText(data.as_of) : null,
    fetchedAt: asText(data?.fetched_at),
    isStored: data?.cached === true,
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
