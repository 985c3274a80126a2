import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { profileKeys } from "./keys.ts";
import { fetchProfile } from "./linkedin.ts";
import { profileQuery } from "./queries.ts";

/** Fetches a profile from LinkedIn again, which counts as a request, and shows the new one. */
export function useRefreshProfile() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => fetchProfile(backend, queryClient, url, { refresh: true }),
    onSuccess: (profile, url) => queryClient.setQueryData(profileQuery(backend, url).queryKey, profile),
  });
}

/** Deletes a person's profile from the team's store. Call `useEvictProfile` when it is off the screen. */
export function useDeleteProfile() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (url: string) => {
      const { error, status } = await client.from("linkedin_profiles").delete().eq("url", url);
      if (error) throw toTableError(error, status);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKeys.stored }),
  });
}

/** A function that evicts a profile from this browser's cache. A mounted query would fetch it again. */
export function useEvictProfile() {
  const queryClient = useQueryClient();
  return useCallback((url: string) => queryClient.removeQueries({ queryKey: profileKeys.profile(url) }), [queryClient]);
}
