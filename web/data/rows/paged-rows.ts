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
  /** The number of rows in the list; null until it is loaded. */
  readonly count: number | null;
  readonly signal: AbortSignal;
}

interface PagedSource<Row> {
  /** Identifies the list as searched, filtered and sorted. Memoize it. */
  readonly queryKey: QueryKey;
  readonly fetchPage: (request: PageRequest) => Promise<readonly Row[]>;
  readonly fetchCount: (signal: AbortSignal) => Promise<number>;
}

const PAGE_ROWS = 100;
/** Pages that are scrolled past faster than this are not fetched. */
const SCROLL_REST_MS = 90;
/** Pages off screen are evicted, so that the browser does not hold 100,000 rows. */
const OFFSCREEN_PAGE_MS = 20_000;

/**
 * A list of any length, fetched in pages as they are scrolled into view: one request for the first page and one for the
 * count, then one per page. The previous list is shown while a changed one is loading (`isStale`).
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
  const loaded = useQueries({
    queries: pages.map((page) => ({
      queryKey: [...queryKey, "page", page],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchPage({
          offset: page * PAGE_ROWS,
          limit: PAGE_ROWS,
          count: queryClient.getQueryData<number>(countKey) ?? null,
          signal,
        }),
      gcTime: OFFSCREEN_PAGE_MS,
    })),
    combine: combinePages<Row>,
  });

  const current = useMemo<Shown<Row> | null>(() => {
    const byPage = new Map(loaded.data.flatMap((rows, index) => (rows ? [[pages[index] ?? 0, rows] as const] : [])));
    if (byPage.size === 0) return null;
    return { queryKey, pages: byPage, count: rowCount(byPage, count.isPlaceholderData ? undefined : count.data) };
  }, [loaded, pages, queryKey, count.data, count.isPlaceholderData]);
  const [previous, setPrevious] = useState<Shown<Row> | null>(null);
  if (current !== null && current !== previous) setPrevious(current);
  const isSameList = current === null && previous !== null && previous.queryKey === queryKey;
  const shown = current ?? previous;

  const rows = useMemo(() => {
    // A page that was scrolled out of view may still be cached.
    const cached = (page: number) =>
      shown && queryClient.getQueryData<readonly Row[]>([...shown.queryKey, "page", page]);
    return {
      count: shown?.count ?? 0,
      at: (index: number) => {
        const page = Math.floor(index / PAGE_ROWS);
        return (shown?.pages.get(page) ?? cached(page))?.[index % PAGE_ROWS];
      },
    };
  }, [shown, queryClient]);

  return {
    rows,
    /** Null until it is loaded. */
    count: count.isPlaceholderData ? null : (count.data ?? null),
    onRange,
    isLoading: shown === null && loaded.error === null,
    /** The rows shown are the previous list's. */
    isStale: current === null && previous !== null && !isSameList && loaded.error === null,
    error: loaded.error,
    retry: () => void queryClient.refetchQueries({ queryKey, type: "active" }),
  };
}

/** Defined once: React Query memoizes the result of `combine` only for the same function. */
function combinePages<Row>(results: UseQueryResult<readonly Row[]>[]) {
  return { data: results.map(({ data }) => data), error: results.find(({ error }) => error !== null)?.error ?? null };
}

interface Shown<Row> {
  readonly queryKey: QueryKey;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly count: number;
}

/** The loaded rows until the count is loaded. */
function rowCount(pages: ReadonlyMap<number, readonly unknown[]>, count: number | undefined): number {
  const loaded = Math.max(
    ...[...pages].map(([page, rows]) => (rows.length === 0 ? 0 : page * PAGE_ROWS + rows.length)),
  );
  return count === undefined ? loaded : Math.max(count, loaded);
}

/** The pages on screen once scrolling rests; only the first one after the list changes. */
function usePagesOnScreen(listKey: string) {
  const [onScreen, setOnScreen] = useState({ listKey, pages: FIRST_PAGE });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRange = useCallback(
    (first: number, last: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const from = Math.floor(first / PAGE_ROWS);
        const to = Math.floor(last / PAGE_ROWS);
        const pages = Array.from({ length: to - from + 1 }, (_page, index) => from + index);
        setOnScreen((current) =>
          current.listKey === listKey && current.pages.join() === pages.join() ? current : { listKey, pages },
        );
      }, SCROLL_REST_MS);
    },
    [listKey],
  );
  return { pages: onScreen.listKey === listKey ? onScreen.pages : FIRST_PAGE, onRange };
}

const FIRST_PAGE: readonly number[] = [0];
