import { useQuery, useQueryClient } from "@tanstack/react-query";
import { asObject, asText, asTexts } from "#domain/company/parse-json.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { newsKeys } from "./keys.ts";
import { beginVisit, continueVisit, type SeenScope, sinceForReading, useMarkSeenOnLeaving } from "./visit.ts";

/** Colleagues' batches of changes are read at most this often. */
const INTERVAL_MS = 5000;
const NONE: ReadonlySet<string> = new Set();

/**
 * The rows of a table that others changed since this person looked. They stay until the person leaves: `isListAt` says which other
 * screens belong to the visit. Without a connection there are none.
 */
export function useChangedRows(scope: Exclude<SeenScope, "all">, isListAt: (pathname: string) => boolean) {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = newsKeys.changedRows(scope);
  const refetch = () => void queryClient.invalidateQueries({ queryKey });
  useTableChanges(scope === "companies" ? "company_facts" : "squad_hotlist_companies", INTERVAL_MS, refetch);
  useTableChanges("hotlist_notes", INTERVAL_MS, () => {
    if (scope !== "companies") refetch();
  });
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const since = await sinceForReading(scope);
      const {
        data: result,
        error,
        status,
      } = await client.rpc("changed_rows", { scope, ...(since !== null && { since }) }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      const { since: from, read_at: readAt, ids } = asObject(result);
      const changed = { since: asText(from) ?? "", readAt: asText(readAt) ?? "", ids: new Set(asTexts(ids)) };
      if (since === null) beginVisit(scope, changed.since);
      continueVisit(scope, changed.readAt);
      return changed;
    },
  });
  useMarkSeenOnLeaving(scope, data?.readAt ?? null, isListAt);
  return { ids: data?.ids ?? NONE, since: data?.since ?? null };
}
