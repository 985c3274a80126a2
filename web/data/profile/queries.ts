import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { profileKeys } from "./keys.ts";
import { fetchProfile } from "./linkedin.ts";

export interface RequestCount {
  readonly count: number;
  readonly max: number;
}

/** Shown if the table has no row (specification, section 3). */
const DEFAULT_MAX_REQUESTS = 100;

/** A person's profile by the normalized URL. Throws `BackendError`. */
export function profileQuery(backend: Backend, url: string) {
  return queryOptions({
    queryKey: profileKeys.profile(url),
    queryFn: ({ client }) => fetchProfile(backend, client, url),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useProfile(url: string | null) {
  const backend = useBackend();
  return useQuery({ ...profileQuery(backend, url ?? ""), enabled: url !== null });
}

/** A function that fetches a profile even if it is cached. */
export function useFetchProfile() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return (url: string) => queryClient.fetchQuery({ ...profileQuery(backend, url), staleTime: 0 });
}

/** How many LinkedIn requests the team has used, of how many. */
export function useRequestCount() {
  const { client } = useBackend();
  return useQuery({
    queryKey: profileKeys.requestCount,
    queryFn: async (): Promise<RequestCount> => {
      const { data, error, status } = await client
        .from("linkedin_request_count")
        .select("count,max_count")
        .order("id")
        .limit(1);
      if (error) throw toTableError(error, status);
      const [row] = data;
      return { count: row?.count ?? 0, max: row?.max_count ?? DEFAULT_MAX_REQUESTS };
    },
  });
}
