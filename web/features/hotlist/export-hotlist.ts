import { toCsv } from "#domain/export/csv.ts";
import { hotlistCsvColumns } from "#domain/hotlist/csv-columns.ts";
import type { HotlistFilter } from "#domain/hotlist/filter.ts";
import type { HotlistCompany } from "#domain/hotlist/hotlist-company.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import type { Backend } from "#web/backend/client.ts";
import { recordExport } from "#web/data/history/exports.ts";

interface ExportedFilter extends HotlistFilter {
  /** The filter of a view as text; empty without one. */
  readonly view: string;
}

/** The shown entries as CSV, after the export is recorded. Throws `BackendError`. */
export async function exportHotlist(
  backend: Backend,
  squad: Squad,
  { search, sector, geography, view }: ExportedFilter,
  rows: readonly HotlistCompany[],
): Promise<{ readonly csv: string; readonly rows: number }> {
  const searched = search.trim() === "" ? null : `search “${search.trim()}”`;
  await recordExport(backend, {
    label: `${squad.name} hotlist`,
    rows: rows.length,
    filter: [searched, sector, geography, view === "" ? null : `filter “${view}”`]
      .filter((part) => part !== null)
      .join(", "),
  });
  return { csv: toCsv(hotlistCsvColumns, rows), rows: rows.length };
}
