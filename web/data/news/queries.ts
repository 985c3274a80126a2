import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { asList, asNonNegativeNumber, asText } from "#domain/company/parse-json.ts";
import { mergePages, type NewsPage, parseNews } from "#domain/news/news.ts";
import { useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { useTableChanges } from "#web/backend/table-changes.ts";
import { type NewsRequest, newsKeys } from "./keys.ts";
import { beginVisit, sinceForReading } from "./visit.ts";

/** Colleagues' batches of changes are read at most this often. */
const INTERVAL_MS = 5000;

/** What changed by company, newest first. Follows colleagues' changes. */
export function useNews(request: NewsRequest) {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: newsKeys.all });
  useTableChanges("company_facts", INTERVAL_MS, refetch);
  useTableChanges("squad_hotlist_companies", INTERVAL_MS, refetch);
  useTableChanges("hotlist_notes", INTERVAL_MS, refetch);
  return useInfiniteQuery({
    queryKey: newsKeys.of(request),
    initialPageParam: null as number | null,
    refetchOnWindowFocus: true,
    queryFn: async ({ pageParam, signal }): Promise<NewsPage> => {
      const { scope, includeOwn, maxCompanies, until } = request;
      const since = request.since ?? (await sinceForReading("all"));
      // A page may be empty although there is a next one.
      for (let before = pageParam; ; ) {
        const { data, error, status } = await client
          .rpc("what_changed", {
            scope,
            include_own: includeOwn,
            max_companies: maxCompanies,
            ...(since !== null && { since }),
            ...(before !== null && { before }),
            ...(until !== null && { until }),
          })
          .abortSignal(signal);
        if (error) throw toTableError(error, status);
        const page = parseNews(data);
        if (since === null) beginVisit("all", page.since);
        if (page.companies.length + page.operations.length > 0 || page.next === null) return page;
        before = page.next;
      }
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      ...mergePages(pages),
      since: pages[0]?.since ?? "",
      readAt: pages[0]?.readAt ?? "",
      hasMore: pages.at(-1)?.next != null,
    }),
  });
}

/** How many companies and operations have news on each of the last days, oldest first. */
export function useNewsDays(count: number) {
  const { client } = useBackend();
  return useQuery({
    queryKey: newsKeys.days(count),
    queryFn: async ({ signal }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { data, error, status } = await client
        .rpc("news_days", { days: count, zone: timeZone })
        .abortSignal(signal);
      if (error) throw toTableError(error, status);
      return asList(data, ({ day, news }) => ({ day: asText(day) ?? "", news: asNonNegativeNumber(news) ?? 0 })) ?? [];
    },
  });
}
