import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { SquadId } from "#domain/hotlist/squads.ts";
import { allRows } from "#web/backend/all-rows.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { tableFault } from "#web/backend/errors.ts";
import { useLiveList } from "#web/backend/live-list.ts";
import { useLiveTable } from "#web/backend/live-table.ts";

/** Everything read of the hotlists; a write invalidates all of it. */
export const HOTLIST_KEY = ["hotlist"] as const;

const TABLE = "squad_hotlist_companies";
const COUNTS_GAP_MS = 3000;
const COMPANY_GAP_MS = 250;
/** How often a company that is looked at is asked for again, so that a colleague's change shows where no live connection can be had. */
const LOOK_AGAIN_MS = 30_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function hotlistKey(squadId: string) {
  return [...HOTLIST_KEY, "of", squadId] as const;
}

/** How many companies each squad keeps, by the squad's id. */
export function useHotlistCounts() {
  const { client } = useBackend();
  useLiveHotlists(COUNTS_GAP_MS);
  return useQuery({
    queryKey: [...HOTLIST_KEY, "counts"],
    queryFn: async (): Promise<ReadonlyMap<string, number>> => {
      const { data, error, status } = await client.from("hotlist_counts").select("squad_id,companies");
      if (error) throw tableFault(error, status);
      return new Map(data.map(({ squad_id, companies }) => [String(squad_id), Number(companies)]));
    },
  });
}

/** A squad's companies, the newest first. */
export function useHotlist(squadId: SquadId) {
  const { client } = useBackend();
  return useQuery({
    queryKey: hotlistKey(squadId),
    refetchOnWindowFocus: true,
    queryFn: () =>
      allRows<HotlistCompany>((from, to) =>
        client
          .from(TABLE)
          .select("*", { count: "exact" })
          .eq("squad_id", squadId)
          .order("created_at", { ascending: false })
          .order("id")
          .range(from, to)
          .overrideTypes<HotlistCompany[], { merge: false }>(),
      ),
  });
}

/** Shows in a squad's hotlist what colleagues do to it. */
export function useLiveHotlist(squadId: SquadId, glow: (...ids: readonly string[]) => void): void {
  useLiveList<HotlistCompany>({
    table: TABLE,
    queryKey: hotlistKey(squadId),
    idOf: ({ id }) => id,
    belongs: ({ squad_id }) => squad_id === squadId,
    glow,
  });
}

/** Reads again what is on screen when any hotlist has changed. */
function useLiveHotlists(gapMs: number): void {
  const queryClient = useQueryClient();
  useLiveTable(TABLE, gapMs, () => void queryClient.invalidateQueries({ queryKey: HOTLIST_KEY }));
}

/** One company of a hotlist; null where there is none, or none any more. */
export function hotlistCompanyQuery({ client }: Backend, id: string) {
  return queryOptions({
    queryKey: [...HOTLIST_KEY, "company", id],
    queryFn: async (): Promise<HotlistCompany | null> => {
      // The database takes nothing else for a key, and would call it a fault.
      if (!UUID.test(id)) return null;
      const { data, error, status } = await client.from(TABLE).select("*").eq("id", id).maybeSingle<HotlistCompany>();
      if (error) throw tableFault(error, status);
      return data;
    },
  });
}

export function useHotlistCompany(id: string) {
  useLiveHotlists(COMPANY_GAP_MS);
  return useQuery({
    ...hotlistCompanyQuery(useBackend(), id),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
}
