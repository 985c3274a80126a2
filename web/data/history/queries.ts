import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type HistoryEntry,
  type HistoryPage,
  type OperationPage,
  parseHistory,
  parseOperations,
  parseTrash,
  type TrashPage,
} from "#domain/history/entry.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { type PublishedTable, useTableChanges } from "#web/backend/table-changes.ts";
import { historyKeys, TEAM_SETTINGS_ID } from "./keys.ts";

const INTERVAL_MS = 1000;
const RUNNING_INTERVAL_MS = 5000;
const PAGE_ENTRIES = 50;

/** The changes of one row, newest first. Follows colleagues' changes. */
export function useRowHistory(tableName: PublishedTable, rowId: string) {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  useTableChanges(tableName, INTERVAL_MS, ({ changes, isIncomplete }) => {
    const isOwn = changes.some((change) => (change.type === "DELETE" ? change.id : change.row.id) === rowId);
    if (isOwn || isIncomplete) {
      void queryClient.invalidateQueries({ queryKey: historyKeys.row(tableName, rowId) });
    }
  });
  return useInfiniteQuery({
    queryKey: historyKeys.row(tableName, rowId),
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
      const page = { table_name: tableName, row_id: rowId, max_entries: PAGE_ENTRIES };
      const { data, error, status } = await client
        .rpc("row_history", pageParam === null ? page : { ...page, before: pageParam })
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseHistory(data);
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** The company's id in the database; null if it is not there. */
export function useCompanyId(url: string) {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = historyKeys.companyId(url);
  useTableChanges("company_facts", INTERVAL_MS, () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<string | null> => {
      const { data, error, status } = await client
        .from("company_facts")
        .select("id")
        .eq("only_screened", false)
        .eq("url", url)
        .abortSignal(signal)
        .maybeSingle();
      if (error) throw toTableError(error, status);
      return data?.id ?? null;
    },
  });
}

/** Deleted rows that are not there now, newest first. */
export function useTrash(search: string) {
  const { client } = useBackend();
  useRefetchTrash();
  return useInfiniteQuery({
    queryKey: historyKeys.trashOf(search),
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam, signal }): Promise<TrashPage> => {
      // A page may be empty although there is a next one.
      for (let before = pageParam; ; ) {
        const request = { search, max_entries: PAGE_ENTRIES };
        const { data, error, status } = await client
          .rpc("trash", before === null ? request : { ...request, before })
          .abortSignal(signal);
        if (error) throw toTableError(error, status);
        const page = parseTrash(data);
        if (page.entries.length > 0 || page.next === null) return page;
        before = page.next;
      }
    },
    getNextPageParam: ({ next }) => next,
  });
}

function useRefetchTrash(): void {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: historyKeys.trash });
  useTableChanges("company_facts", INTERVAL_MS, refetch);
  useTableChanges("company_files", INTERVAL_MS, refetch);
  useTableChanges("squad_hotlist_companies", INTERVAL_MS, refetch);
  useTableChanges("universities", INTERVAL_MS, refetch);
}

/** Newest first. Follows colleagues' operations. */
export function useOperations() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  useTableChanges(
    "operations",
    INTERVAL_MS,
    () => void queryClient.invalidateQueries({ queryKey: historyKeys.operations, exact: true }),
  );
  return useInfiniteQuery({
    queryKey: historyKeys.operations,
    refetchOnWindowFocus: true,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<OperationPage> => {
      const { data, error, status } = await client
        .rpc("recent_operations", { max_entries: PAGE_ENTRIES, ...(pageParam !== null && { before: pageParam }) })
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseOperations(data);
    },
    getNextPageParam: ({ next }) => next,
    // Its counts grow, and it may be interrupted.
    refetchInterval: ({ state }) => (hasRunning(state.data?.pages) ? RUNNING_INTERVAL_MS : false),
  });
}

function hasRunning(pages: readonly OperationPage[] = []): boolean {
  return pages.some(({ entries }) => entries.some(({ state }) => state === "running"));
}

export interface HistoryPeriod {
  /** For how many days changes and deleted rows are kept. */
  readonly days: number;
  /** Null if nobody changed it, or too long ago. */
  readonly lastChange: HistoryEntry | null;
}

/** Null until it is loaded. */
export function useHistoryPeriod(): HistoryPeriod | null {
  const { client } = useBackend();
  const { data } = useQuery({
    queryKey: historyKeys.days,
    queryFn: async ({ signal }): Promise<HistoryPeriod> => {
      const [settings, history] = await Promise.all([
        client.from("team_settings").select("history_days").abortSignal(signal).single(),
        client
          .rpc("row_history", { table_name: "team_settings", row_id: TEAM_SETTINGS_ID, max_entries: 1 })
          .abortSignal(signal),
      ]);
      if (settings.error) throw toTableError(settings.error, settings.status);
      if (history.error) throw toTableError(history.error, history.status);
      return { days: settings.data.history_days, lastChange: parseHistory(history.data).entries[0] ?? null };
    },
  });
  return data ?? null;
}
