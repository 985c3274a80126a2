import {
  keepPreviousData,
  type QueryKey,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
  /** How many rows the list is known to have; null before that is known. */
  readonly count: number | null;
  readonly signal: AbortSignal;
}

interface PagedSource<Row> {
  /** Names the list as it is searched, filtered and sorted; the same array while that stays. */
  readonly queryKey: QueryKey;
  readonly fetchPage: (request: PageRequest) => Promise<readonly Row[]>;
  readonly fetchCount: (signal: AbortSignal) => Promise<number>;
}

const PAGE_ROWS = 100;
/** So long the rows on screen have to rest before they are asked for, that flying past costs nothing. */
const REST_MS = 90;
/** Pages that nobody sees any more are let go: 100,000 rows need not be held. */
const UNSEEN_PAGE_MS = 20_000;

/**
 * A list of any length, read in pages as they come on screen: one request for the first page and one for the count,
 * then one a page. While a changed list is on its way, the one before is shown (`isStale`).
 */
export function usePagedRows<Row>({ queryKey, fetchPage, fetchCount }: PagedSource<Row>) {
  const queryClient = useQueryClient();
  const { pages, onRange } = usePagesOnScreen(JSON.stringify(queryKey));
  const countKey = [...queryKey, "count"];
  const count = useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => fetchCount(signal),
    placeholderData: keepPreviousData,
  });
  const read = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...queryKey, "page", page],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchPage({
          offset: page * PAGE_ROWS,
          limit: PAGE_ROWS,
          count: queryClient.getQueryData<number>(countKey) ?? null,
          signal,
        }),
      gcTime: UNSEEN_PAGE_MS,
    })),
    combine: together<Row>,
  });

  const current = useMemo<Shown<Row> | null>(() => {
    const known = new Map(read.data.flatMap((rows, index) => (rows ? [[pages[index] ?? 0, rows] as const] : [])));
    if (known.size === 0) return null;
    return { queryKey, pages: known, count: knownCount(known, count.isPlaceholderData ? undefined : count.data) };
  }, [read, pages, queryKey, count.data, count.isPlaceholderData]);
  const [before, setBefore] = useState<Shown<Row> | null>(null);
  if (current !== null && current !== before) setBefore(current);
  const isSameList = current === null && before !== null && before.queryKey === queryKey;
  const shown = current ?? before;

  const rows = useMemo(() => {
    // A page that was on screen a moment ago may be here still.
    const kept = (page: number) => shown && queryClient.getQueryData<readonly Row[]>([...shown.queryKey, "page", page]);
    return {
      count: shown?.count ?? 0,
      at: (index: number) => {
        const page = Math.floor(index / PAGE_ROWS);
        return (shown?.pages.get(page) ?? kept(page))?.[index % PAGE_ROWS];
      },
    };
  }, [shown, queryClient]);

  return {
    rows,
    /** Null until it is known. */
    count: count.isPlaceholderData ? null : (count.data ?? null),
    onRange,
    isLoading: shown === null && read.error === null,
    /** The rows shown belong to the list before, and those asked for are on their way. */
    isStale: current === null && before !== null && !isSameList && read.error === null,
    error: read.error,
    retry: () => void queryClient.refetchQueries({ queryKey, type: "active" }),
  };
}

/** Stays the same function, so that its answer stays the same object while nothing changes. */
function together<Row>(results: UseQueryResult<readonly Row[]>[]) {
  return { data: results.map(({ data }) => data), error: results.find(({ error }) => error !== null)?.error ?? null };
}

interface Shown<Row> {
  readonly queryKey: QueryKey;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly count: number;
}

/** Until the count has come, there are as many rows as have. */
function knownCount(pages: ReadonlyMap<number, readonly unknown[]>, count: number | undefined): number {
  const seen = Math.max(...[...pages].map(([page, rows]) => (rows.length === 0 ? 0 : page * PAGE_ROWS + rows.length)));
  return count === undefined ? seen : Math.max(count, seen);
}

/** The pages on screen, at rest; the first one alone when the list changes. */
function usePagesOnScreen(listKey: string) {
  const [seen, setSeen] = useState({ listKey, pages: FIRST_PAGE });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRange = useCallback(
    (first: number, last: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const from = Math.floor(first / PAGE_ROWS);
        const to = Math.floor(last / PAGE_ROWS);
        const pages = Array.from({ length: to - from + 1 }, (_page, index) => from + index);
        setSeen((now) => (now.listKey === listKey && now.pages.join() === pages.join() ? now : { listKey, pages }));
      }, REST_MS);
    },
    [listKey],
  );
  return { pages: seen.listKey === listKey ? seen.pages : FIRST_PAGE, onRange };
}

const FIRST_PAGE: readonly number[] = [0];
