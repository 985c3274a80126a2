import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ForYou, parseForYou } from "#domain/news/for-you.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";

const KEY = ["for-you"] as const;
const INTERVAL_MS = 2000;

/** What waits for the caller: the inbox, revisits that are due, this week's next steps. Follows changes. */
export function useForYou(today: string) {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: KEY });
  useTableChanges("inbox", INTERVAL_MS, refetch);
  useTableChanges("squad_hotlist_companies", INTERVAL_MS, refetch);
  return useQuery({
    queryKey: [...KEY, today],
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<ForYou> => {
      const { data, error, status } = await client.rpc("for_you", { today }).abortSignal(signal);
      if (error) throw toTableError(error, status);
      return parseForYou(data);
    },
  });
}

/** Marks items of the inbox as read; all of them without IDs. */
export function useMarkRead() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, readAt }: { readonly ids: readonly number[] | null; readonly readAt: string }) => {
      const unread = client.from("inbox").update({ read_at: readAt }).is("read_at", null);
      const { error, status } = await (ids === null ? unread : unread.in("id", [...ids]));
      if (error) throw toTableError(error, status);
    },
    onMutate: ({ ids }) => showAsRead(queryClient, ids),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

function showAsRead(queryClient: QueryClient, ids: readonly number[] | null): void {
  queryClient.setQueriesData<ForYou>({ queryKey: KEY }, (forYou) => {
    if (forYou === undefined) return undefined;
    const inbox = forYou.inbox.map((item) =>
      ids === null || ids.includes(item.id) ? { ...item, isRead: true } : item,
    );
    return { ...forYou, inbox, unread: ids === null ? 0 : inbox.filter(({ isRead }) => !isRead).length };
  });
}
