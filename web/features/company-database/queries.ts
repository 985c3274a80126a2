import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { searchFilter } from "#domain/company/search-text.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { tableFault } from "#web/backend/errors.ts";
import { useLiveTable } from "#web/backend/live-table.ts";
import { type PageRequest, usePagedRows } from "#web/backend/paged-rows.ts";
import { orderOf, type TableView } from "./table-view.ts";

/** What the table shows of a row of `company_facts`. */
export interface CompanyRow {
  readonly id: string;
  readonly url: string;
  readonly company_name: string;
  readonly founded_year: number | null;
  readonly employee_count: string | null;
  readonly total_funding: string | null;
  readonly aaa_investors: string | null;
  readonly created_at: string;
  /** The moment of the facts. */
  readonly updated_at: string;
}

const COLUMNS = "id,url,company_name,founded_year,employee_count,total_funding,aaa_investors,created_at,updated_at";
/** Everything this screen reads begins with it. */
export const companiesKey = ["companies"] as const;
/** Hosted Supabase answers at most so many rows at once. */
const EXPORT_PAGE = 1000;

export function useCompanyTable(view: TableView) {
  const backend = useBackend();
  return usePagedRows<CompanyRow>({
    queryKey: useMemo(() => [...companiesKey, "table", view], [view]),
    fetchPage: useCallback((request) => readPage(backend, view, request), [backend, view]),
    fetchCount: useCallback((signal) => countRows(backend, view, signal), [backend, view]),
  });
}

/** However much colleagues add, the rows on screen are read again no more often than this. */
const LIVE_GAP_MS = 3000;

/** Reads the rows on screen again when colleagues have changed companies, and draws the eye to what is new. */
export function useLiveCompanies(glow: (...ids: readonly string[]) => void): void {
  const queryClient = useQueryClient();
  useLiveTable("company_facts", LIVE_GAP_MS, async ({ changes }) => {
    await queryClient.invalidateQueries({ queryKey: companiesKey });
    const ids = changes.flatMap((change) => (change.type === "DELETE" ? [] : [String(change.row["id"])]));
    if (ids.length > 0) glow(...ids);
  });
}

/** Every row of the view, page after page. Fails with `BackendFault`. */
export async function readAllRows(backend: Backend, view: TableView): Promise<readonly CompanyRow[]> {
  const { signal } = new AbortController();
  const rows: CompanyRow[] = [];
  for (;;) {
    const page = await readPage(backend, view, { offset: rows.length, limit: EXPORT_PAGE, count: null, signal });
    rows.push(...page);
    if (page.length < EXPORT_PAGE) return rows;
  }
}

async function readPage(
  { client }: Backend,
  view: TableView,
  { offset, limit, count, signal }: PageRequest,
): Promise<readonly CompanyRow[]> {
  if (searchFilter(view.search).kind === "too-long") return [];
  // The database walks past all rows before a page: it has less to walk from the nearer end.
  const isFromEnd = count !== null && offset > count / 2 && offset < count;
  const length = isFromEnd ? Math.min(limit, count - offset) : limit;
  const start = isFromEnd ? count - offset - length : offset;
  let query = filtered(client.from("company_facts").select(COLUMNS), view);
  for (const { column, ascending, nullsFirst } of orderOf(view.sort, isFromEnd)) {
    query = query.order(column, { ascending, ...(nullsFirst === null ? {} : { nullsFirst }) });
  }
  const { data, error, status } = await query
    .range(start, start + length - 1)
    .abortSignal(signal)
    .overrideTypes<CompanyRow[], { merge: false }>();
  if (error) throw tableFault(error, status);
  return isFromEnd ? data.toReversed() : data;
}

async function countRows({ client }: Backend, view: TableView, signal: AbortSignal): Promise<number> {
  if (searchFilter(view.search).kind === "too-long") return 0;
  const query = filtered(client.from("company_facts").select("id", { count: "exact", head: true }), view);
  const { count, error, status } = await query.abortSignal(signal);
  if (error) throw tableFault(error, status);
  return count ?? 0;
}

interface Filters<Query> {
  filter(column: string, operator: string, value: string): Query;
  or(filters: string): Query;
  gt(column: string, value: string): Query;
}

function filtered<Query extends Filters<Query>>(query: Query, { search, newerThan }: TableView): Query {
  const condition = searchFilter(search);
  const searched =
    condition.kind === "indexed"
      ? query.filter("search_text", condition.operator, condition.value)
      : condition.kind === "short"
        ? query.or(`sort_name.match.${quoted(condition.folded)},aaa_investors.imatch.${quoted(condition.plain)}`)
        : query;
  return newerThan === null ? searched : searched.gt("created_at", newerThan);
}

/** A value inside `or=(…)`. */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
}
