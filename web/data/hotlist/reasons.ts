import { useQuery } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { hotlistKeys } from "./keys.ts";

const SHOWN = 5;
/** Enough to find five different ones. */
const READ = 50;

/** The last five different reasons for which a squad passed or parked a company, newest first. */
export function useLastReasons(squadId: string) {
  const { client } = useBackend();
  return useQuery({
    queryKey: hotlistKeys.reasons(squadId),
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { data, error, status } = await client
        .from("squad_hotlist_companies")
        .select("pass_reason")
        .eq("squad_id", squadId)
        .in("status", ["passed", "parked"])
        .not("pass_reason", "is", null)
        .order("status_since", { ascending: false })
        .limit(READ)
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return [...new Set(data.flatMap(({ pass_reason }) => pass_reason ?? []))].slice(0, SHOWN);
    },
  });
}
