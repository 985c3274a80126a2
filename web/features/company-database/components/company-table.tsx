import { Card } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { toCsv } from "#domain/export/csv.ts";
import { toQuery } from "#domain/views/to-query.ts";
import { useBackend } from "#web/backend/client.ts";
import { useLiveCompanies } from "#web/data/company/live.ts";
import { type CompanyRow, fetchAllCompanies, useCompanyTable } from "#web/data/company/table.ts";
import type { TableView } from "#web/data/company/table-view.ts";
import { useRefreshFacts } from "#web/data/company/writes.ts";
import { recordExport } from "#web/data/history/exports.ts";
import { useChangedRows } from "#web/data/news/changed-rows.ts";
import { useIsNew, useLoadedAt } from "#web/data/rows/new-rows.ts";
import type { AppliedView } from "#web/data/saved-view/applied-view.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { OnlyChangedButton } from "#web/ui/changed-rows.tsx";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { useRowHeight } from "#web/ui/data-table/density.ts";
import { DensityMenu } from "#web/ui/data-table/density-menu.tsx";
import { ExportButton } from "#web/ui/export-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { PrintButton } from "#web/ui/print-button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { csvColumns } from "../csv-columns.ts";
import { databaseMessages } from "../messages.ts";
import { useCompanyColumns } from "../use-company-columns.tsx";
import { useCompanySelection } from "../use-company-selection.ts";
import { useDeleteCompany } from "../use-delete-company.ts";
import { usePrint } from "../use-print.ts";
import { useTableView } from "../use-table-view.ts";
import { companyCard } from "./columns.tsx";
import { CompanyToolbar } from "./company-toolbar.tsx";
import { NoCompanies } from "./no-companies.tsx";

const SelectedCompanies = lazy(() =>
  loadPart(async () => ({ default: (await import("./selected-companies.tsx")).SelectedCompanies })),
);
const ROW_HEIGHT_PX = 44;
/** A profile opens beside the table. */
const never = () => false;

interface CompanyTableProps {
  readonly highlighted: ReadonlySet<string>;
  readonly highlight: (...ids: readonly string[]) => void;
  readonly onOpen: (row: CompanyRow) => void;
  /** Opens "Add to…" beside an element. Must be stable between renders. */
  readonly onAddTo: (row: CompanyRow, opener: HTMLElement) => void;
  /** What can be done with selected companies; `onDone` clears the selection. */
  readonly renderSelected: (rows: readonly CompanyRow[], onDone: () => void) => ReactNode;
  /** The view in the URL, and its controls. */
  readonly view: AppliedView;
  readonly viewParts: { readonly tabs: ReactNode; readonly filterButton: ReactNode; readonly chips: ReactNode };
  readonly onClearFilter: () => void;
  /** Opens "Add New Company". */
  readonly onAdd: () => void;
}

export function CompanyTable(props: CompanyTableProps) {
  const {
    highlighted,
    highlight,
    onOpen,
    onAddTo,
    renderSelected,
    view: applied,
    viewParts,
    onClearFilter,
    onAdd,
  } = props;
  const backend = useBackend();
  const [openedAt] = useState(Date.now);
  const today = new Date(openedAt).toISOString().slice(0, 10);
  const [isOnlyNew, setOnlyNew] = useState(false);
  const { search, setSearch, isOnlyChanged, setOnlyChanged, operation, sort, setSort } = useTableView();
  const changed = useChangedRows("companies", never);
  const changedSince = isOnlyChanged && operation === null ? changed.since : null;
  const loadedAt = useLoadedAt();
  const isNew = useIsNew();
  const since = isOnlyNew ? loadedAt : null;
  const view = useMemo<TableView>(
    () => ({
      search,
      newerThan: since,
      operation,
      filter: applied.filter === null ? null : toQuery(applied.filter, today),
      changedSince,
      sort,
    }),
    [search, since, operation, applied.filter, changedSince, today, sort],
  );
  const table = useCompanyTable(view);
  useLiveCompanies(highlight);
  const refresh = useRefreshFacts();
  const { mutate } = refresh;
  const print = usePrint(view, table);
  const own = useRowHeight(ROW_HEIGHT_PX);
  const rowHeight = applied.rowHeight ?? own.rowHeight;
  const refreshing = refresh.isPending ? refresh.variables : null;

  const deleteCompany = useDeleteCompany(highlight);
  const viewKey = JSON.stringify(view);
  const selection = useCompanySelection(table.rows, viewKey);
  const { ids: selected, toggle } = selection;
  const context = useMemo(
    () => ({
      onDelete: (row: CompanyRow) => void deleteCompany(row),
      isNew,
      changedIds: changed.ids,
      nowMs: openedAt,
      refreshing,
      onAddTo,
      onOpen,
      selected,
      onSelect: toggle,
      onRefresh: (row: CompanyRow) => {
        if (row.url === null) return;
        mutate(row.url, {
          onSuccess: () => {
            toast.success(databaseMessages.refreshedTitle, databaseMessages.refreshed(row.company_name));
            highlight(row.id);
          },
          onError: (error) => toast.error(databaseMessages.errorTitle, error.message || databaseMessages.failed),
        });
      },
    }),
    [isNew, changed.ids, openedAt, refreshing, onAddTo, onOpen, selected, toggle, mutate, highlight, deleteCompany],
  );
  const { columns, button: columnsButton } = useCompanyColumns(context, applied);
  const card = useMemo(() => companyCard(context), [context]);

  const errorMessage = table.error?.message ?? null;
  useEffect(() => {
    // Specification, section 8.
    if (errorMessage !== null) console.warn(`Failed to load companies: ${errorMessage}`);
  }, [errorMessage]);

  return (
    <Card padding={0}>
      <CompanyToolbar
        tabs={viewParts.tabs}
        count={table.count}
        changed={
          operation === null && (
            <OnlyChangedButton
              count={changed.ids.size}
              isOnlyChanged={isOnlyChanged}
              onToggle={() => setOnlyChanged(!isOnlyChanged)}
            />
          )
        }
        search={search}
        onSearch={setSearch}
        isOnlyNew={isOnlyNew}
        onOnlyNew={() => setOnlyNew((only) => !only)}
        filterButton={viewParts.filterButton}
        tools={
          <>
            <ExportButton
              fileName="companies"
              count={table.rows.count}
              produce={async () => {
                const rows = await fetchAllCompanies(backend, view);
                await recordExport(backend, {
                  label: databaseMessages.exportLabel,
                  rows: rows.length,
                  filter: databaseMessages.exportFilter(view.search, isOnlyNew, applied.filterText),
                });
                return { csv: toCsv(csvColumns, rows), rows: rows.length };
              }}
            />
            <PrintButton isBusy={print.isBusy} isDisabled={table.rows.count === 0} onPrint={print.start} />
            <DensityMenu
              rowHeight={rowHeight}
              onChoose={(height) => {
                if (!applied.isSelected) own.setRowHeight(height);
                applied.changeRowHeight(height);
              }}
            />
            {columnsButton}
          </>
        }
      />
      {viewParts.chips}
      {errorMessage !== null && (
        <LoadFailed
          title="Couldn't load companies"
          message={errorMessage}
          isRetrying={table.isStale}
          onRetry={table.retry}
        />
      )}
      {(errorMessage === null || table.rows.count > 0) && (
        <DataTable
          label="Companies"
          columns={columns}
          rows={table.rows}
          rowId={({ id }) => id}
          isLoading={table.isLoading}
          loadingText={databaseMessages.loading}
          empty={
            <NoCompanies
              isOfOperation={operation !== null}
              isSearched={search.trim() !== ""}
              isOnlyNew={isOnlyNew}
              isFiltered={applied.filter !== null || isOnlyChanged}
              onClearFilter={onClearFilter}
              onClear={() => setSearch("")}
              onShowAll={() => setOnlyNew(false)}
              onAdd={onAdd}
            />
          }
          sort={sort}
          onSort={setSort}
          onRange={table.onRange}
          card={card}
          highlighted={highlighted}
          selected={selected}
          viewKey={viewKey}
          isStale={table.isStale}
          printed={print.printed}
          rowHeight={rowHeight}
          isWide
        />
      )}
      {selected.size > 0 && (
        <Suspense>
          <SelectedCompanies
            view={view}
            rows={[...selection.rows.values()]}
            count={table.count}
            onSelect={selection.select}
            onClear={selection.clear}
          >
            {renderSelected([...selection.rows.values()], selection.clear)}
          </SelectedCompanies>
        </Suspense>
      )}
    </Card>
  );
}
