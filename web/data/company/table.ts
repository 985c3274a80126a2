import type { QueryData } from "@supabase/supabase-js";
import { useCallback, useMemo } from "react";
import { searchFilter } from "#domain/company/search-text.ts";
import { type Backend, useBackend } from "#web/backend/client.ts";
import { toTableError } from "#web/backend/errors.ts";
import { type PageRequest, usePagedRows } from "../rows/paged-rows.ts";
import { companyKeys } from "./keys.ts";
import { orderOf, type TableView } from "./table-view.ts";

const COLUMNS =
  "id,url,company_name,founded_year,employee_count,total_funding,aaa_investors,created_at,updated_at,as_of,pinned,categories,country,city,last_round_type,last_round_on";
const selectCompanies = ({ client }: Backend) =>
  client.from("company_facts").select(COLUMNS).eq("only_screened", false);
export type CompanyRow = QueryData<ReturnType<typeof selectCompanies>>[number];

/** PostgREST's row limit per response on hosted Supabase. */
export const EXPORT_PAGE_ROWS = 1000;

/** The rows that the view is taken from: all, those of an operation, or those that others changed. */
function companiesOf(backend: Backend, { operation, changedSince }: TableView) {
  if (operation === null && changedSince === null) return selectCompanies(backend);
  const { client } = backend;
  const rows =
    operation === null
      ? client.rpc("changed_companies", { since: changedSince ?? "" })
      : client.rpc("operation_companies", { operation_id: operation });
  return rows.select(COLUMNS).eq("only_screened", false) as unknown as ReturnType<typeof selectCompanies>;
}

export function useCompanyTable(view: TableView) {
  const backend = useBackend();
  return usePagedRows<CompanyRow>({
    queryKey: useMemo(() => companyKeys.tableOf(view), [view]),
    fetchPage: useCallback((request) => fetchPage(backend, view, request), [backend, view]),
    fetchCount: useCallback((signal) => fetchCount(backend, view, signal), [backend, view]),
  });
}

/** Every row of the view or its first `most`, page after page. Throws `BackendError`. */
export async function fetchAllCompanies(
  backend: Backend,
  view: TableView,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly CompanyRow[]> {
  const { signal } = new AbortController();
  const rows: CompanyRow[] = [];
  for (;;) {
    const limit = Math.min(EXPORT_PAGE_ROWS, most - rows.length);
    const page = await fetchPage(backend, view, { offset: rows.length, limit, count: null, signal });
    rows.push(...page);
    if (page.length < EXPORT_PAGE_ROWS || rows.length >= most) return rows;
  }
}

async function fetchPage(
  backend: Backend,
  view: TableView,
  { offset, limit, count, signal }: PageRequest,
): Promise<readonly CompanyRow[]> {
  if (searchFilter(view.search).kind === "too-long") return [];
  // Postgres scans all rows before the offset, so pages of the second half are read from the end.
  const isFromEnd = count !== null && offset > count / 2 && offset < count;
  const length = isFromEnd ? Math.min(limit, count - offset) : limit;
  const start = isFromEnd ? count - offset - length : offset;
  let query = filtered(companiesOf(backend, view), view);
  for (const { column, ascending, nullsFirst } of orderOf(view.sort, isFromEnd)) {
    query = query.order(column, { ascending, ...(nullsFirst === null ? {} : { nullsFirst }) });
  }
  const { data, error, status } = await query.range(start, start + length - 1).abortSignal(signal);
  if (error) throw toTableError(error, status);
  return isFromEnd ? data.toReversed() : data;
}

async function fetchCount({ client }: Backend, view: TableView, signal: AbortSignal): Promise<number> {
  if (searchFilter(view.search).kind === "too-long") return 0;
  const options = { count: "exact", head: true } as const;
  const rows =
    view.operation !== null
      ? client.rpc("operation_companies", { operation_id: view.operation }, options).eq("only_screened", false)
      : view.changedSince !== null
        ? client.rpc("changed_companies", { since: view.changedSince }, options).eq("only_screened", false)
        : client.from("company_facts").select("id", options).eq("only_screened", false);
  const { count, error, status } = await filtered(rows, view).abortSignal(signal);
  if (error) throw toTableError(error, status);
  return count ?? 0;
}

interface Filterable<Query> {
  filter(column: string, operator: string, value: string): Query;
  or(filters: string): Query;
  gt(column: string, value: string): Query;
}

function filtered<Query extends Filterable<Query>>(query: Query, { search, newerThan, filter }: TableView): Query {
  const condition = searchFilter(search);
  const searched =
    condition.kind === "indexed"
      ? query.filter("search_text", condition.operator, condition.value)
      : condition.kind === "short"
        ? query.or(
            `sort_name.match.${quoted(condition.folded)},${["aaa_investors", "other_names"].map((column) => `${column}.imatch.${quoted(condition.plain)}`).join()}`,
          )
        : query;
  const newer = newerThan === null ? searched : searched.gt("created_at", newerThan);
  return filter === null ? newer : newer.or(filter);
}

/** Quotes a value inside PostgREST's `or=(…)`. */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, "\\$&")}"`;
}
