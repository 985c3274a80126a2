import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
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

export interface StoredProfile {
  /** Normalized. */
  readonly url: string;
  readonly fullName: string | null;
  /** An ISO timestamp. */
  readonly fetchedAt: string;
}

export const SHOWN_PROFILES = 50;

/** The profiles that the team's profile service returned, newest first, by a part of the name or of the URL. */
export function useStoredProfiles(search: string) {
  const { client } = useBackend();
  return useQuery({
    queryKey: profileKeys.storedOf(search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      let query = client
        .from("linkedin_profiles")
        .select("url,full_name,fetched_at", { count: "exact" })
        .order("fetched_at", { ascending: false })
        .order("url")
        .limit(SHOWN_PROFILES);
      if (search !== "") {
        const pattern = quoted(`*${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}*`);
        query = query.or(`full_name.ilike.${pattern},url.ilike.${pattern}`);
      }
      const { data, error, status, count } = await query.abortSignal(signal);
      if (error) throw toTableError(error, status);
      const profiles = data.map(
        ({ url, full_name, fetched_at }): StoredProfile => ({ url, fullName: full_name, fetchedAt: fetched_at }),
      );
      return { profiles, count: count ?? profiles.length };
    },
  });
}

/** A value of PostgREST's `or`, in which commas and brackets are separators. */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
