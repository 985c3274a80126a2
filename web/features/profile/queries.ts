import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { isObject } from "#domain/company/read-json.ts";
import { type PersonProfile, readProfile } from "#domain/profile/read-profile.ts";
import { unwrapProfile } from "#domain/profile/unwrap.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { BackendFault, functionFault, tableFault } from "#web/backend/errors.ts";
import { profileFaultCodes } from "./messages.ts";

export interface FetchedProfile {
  readonly profile: PersonProfile;
  /** The profile as text, as the function wrote it; null where the answer holds none. */
  readonly formatted: string | null;
  readonly isSample: boolean;
  /** ISO moment at which the data service gave this answer; empty where the answer does not say. */
  readonly fetchedAt: string;
  /** Served from the team's store, without a request counted. */
  readonly isStored: boolean;
}

export interface RequestCount {
  readonly count: number;
  readonly max: number;
}

/** What is shown as the cap where the table does not say (specification, section 3). */
const FALLBACK_MAX = 100;
const COUNT_KEY = ["linkedin-request-count"] as const;

/** A person's profile by its normalized address. Every fetch reads the count anew. Fails with `BackendFault`. */
export function profileQuery(backend: Backend, url: string) {
  return queryOptions({
    queryKey: ["profile", url],
    queryFn: ({ client }) => fetchProfile(backend, client, { url }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useProfile(url: string | null) {
  const backend = useBackend();
  return useQuery({ ...profileQuery(backend, url ?? ""), enabled: url !== null });
}

/** Asks for a profile now, even where it is known already, and answers when it is there. */
export function useAskForProfile() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return (url: string) => queryClient.fetchQuery({ ...profileQuery(backend, url), staleTime: 0 });
}

/** Asks the data service anew, which counts, and shows the new answer in place of the old. */
export function useRefreshProfile() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => fetchProfile(backend, queryClient, { url, refresh: true }),
    onSuccess: (profile, url) => queryClient.setQueryData(profileQuery(backend, url).queryKey, profile),
  });
}

/** Deletes a person from the team's store, for everyone. */
export function useEraseProfile() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (url: string) => {
      const { error, status } = await client.from("linkedin_profiles").delete().eq("url", url);
      if (error) throw tableFault(error, status);
    },
  });
}

/** Forgets a profile in this browser too, once it is off the screen. */
export function useForgetProfile() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useCallback(
    (url: string) => queryClient.removeQueries({ queryKey: profileQuery(backend, url).queryKey }),
    [backend, queryClient],
  );
}

/** The first row of the count: how many requests are used of how many. */
export function useRequestCount() {
  const { client } = useBackend();
  return useQuery({
    queryKey: COUNT_KEY,
    queryFn: async (): Promise<RequestCount> => {
      const { data, error, status } = await client
        .from("linkedin_request_count")
        .select("count,max_count")
        .order("id")
        .limit(1);
      if (error) throw tableFault(error, status);
      const [row] = data as readonly { count: number | null; max_count: number | null }[];
      return { count: row?.count ?? 0, max: row?.max_count ?? FALLBACK_MAX };
    },
  });
}

async function fetchProfile(
  { client }: Backend,
  queryClient: QueryClient,
  body: { url: string; refresh?: boolean },
): Promise<FetchedProfile> {
  const { data, error } = await client.functions.invoke<unknown>("fetch-linkedin", { body });
  void readCountAnew(queryClient);
  if (error) throw await functionFault(error);
  return readAnswer(data);
}

/** A count that is on its way may be older than the fetch: without data yet, it would be taken for the new one. */
async function readCountAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: COUNT_KEY });
  await queryClient.invalidateQueries({ queryKey: COUNT_KEY });
}

function readAnswer(answer: unknown): FetchedProfile {
  if (!isObject(answer)) throw new BackendFault(profileFaultCodes.noData, "The answer is empty", false);
  if (typeof answer.error === "string") throw new BackendFault(profileFaultCodes.refused, answer.error, false);
  const profile = unwrapProfile(answer);
  if (profile === null) throw new BackendFault(profileFaultCodes.noData, "The answer holds no profile", false);
  return {
    profile: readProfile(profile),
    formatted: typeof answer.formatted === "string" && answer.formatted.trim() !== "" ? answer.formatted : null,
    isSample: answer.source === "sample",
    fetchedAt: typeof answer.fetched_at === "string" ? answer.fetched_at : "",
    isStored: answer.cached === true,
  };
}
