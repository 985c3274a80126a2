import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";

/** Ends another session of the user. Succeeds if it has ended already. */
export function useEndSession() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { error, status } = await client.rpc("end_session", { id });
      if (error) throw toTableError(error, status);
    },
    onSettled: () => invalidate(queryClient, "sessions"),
  });
}

/** Returns how many have ended. */
export function useEndOtherSessions() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<number> => {
      const { data, error, status } = await client.rpc("end_other_sessions");
      if (error) throw toTableError(error, status);
      return data;
    },
    onSettled: () => invalidate(queryClient, "sessions"),
  });
}
